/** Splits a text into tokens: the external tokenizers of the grammar. */
import { ExternalTokenizer, type InputStream, type Stack } from "@lezer/lr";
import { isFull, isTooDeep } from "./bracket-depth.js";
import { Char, continuesWord, isCurlyQuote, isDigit, isLetter, startsWord } from "./characters.js";
import {
  closedLength,
  colorLength,
  curlyLength,
  needsQuotes,
  rawRunLength,
  significantOffset,
  wordLength,
} from "./measure-input.js";
import {
  Bareword,
  MissingCallClose,
  MissingClose,
  MissingListClose,
  MissingObjectClose,
  MissingValue,
  RawRun,
} from "./parser.terms.js";
import {
  acceptRun,
  readCarefulString,
  readLineString,
  readString,
  readToken,
} from "./read-token.js";

/**
 * Ends open blocks at the end of the text. Extends the other tokens rather than taking precedence over them, since the
 * end of the text also ends the document.
 */
export const plannedBraces = new ExternalTokenizer(
  (input) => {
    if (input.next < 0) input.acceptToken(MissingClose);
  },
  { extend: true },
);

/** Ends objects at the end of the text, and before the end of a list around them. */
export const objectEnds = new ExternalTokenizer(
  (input, stack) => {
    if (input.next >= 0 && (input.next !== Char.ListClose || isTooDeep(stack))) return;
    if (stack.canShift(MissingObjectClose)) input.acceptToken(MissingObjectClose);
  },
  { contextual: true },
);

function endsList(input: InputStream, stack: Stack): boolean {
  const { next } = input;
  if (next < 0) return true;
  if (isTooDeep(stack)) return false;
  if (next === Char.BlockClose) return true;
  if (!isLetter(next)) return false;
  return input.peek(significantOffset(input, wordLength(input))) === Char.Equals;
}

/** Ends lists before anything that they cannot contain. */
export const listEnds = new ExternalTokenizer(
  (input, stack) => {
    if (endsList(input, stack) && stack.canShift(MissingListClose))
      input.acceptToken(MissingListClose);
  },
  { contextual: true },
);

/** Ends parentheses before anything that they cannot contain. */
export const callEnds = new ExternalTokenizer(
  (input, stack) => {
    const ends = endsList(input, stack) || (input.next === Char.BlockOpen && !isFull(stack));
    if (ends && stack.canShift(MissingCallClose)) input.acceptToken(MissingCallClose);
  },
  { contextual: true },
);

/** Marks a missing value after a separator. */
export const missingValues = new ExternalTokenizer((input) => {
  const at = significantOffset(input, 0);
  const unit = input.peek(at);
  const following = input.peek(at + 1);
  let isValue: boolean;
  if (startsWord(unit)) {
    let end = at + 1;
    while (continuesWord(input.peek(end))) end++;
    isValue = input.peek(significantOffset(input, end)) !== Char.Equals;
  } else if (unit === Char.Dash) {
    isValue = isDigit(following) || (following === Char.Dot && isDigit(input.peek(at + 2)));
  } else if (unit === Char.Dot) {
    isValue = following !== Char.Dot || input.peek(at + 2) === Char.Dot;
  } else {
    isValue =
      isDigit(unit) ||
      (isCurlyQuote(unit) && curlyLength(input, at) > 0) ||
      unit === Char.Quote ||
      unit === Char.Apostrophe ||
      unit === Char.Hash ||
      unit === Char.ListOpen ||
      unit === Char.BlockOpen ||
      (unit !== Char.Colon && unit >= 0 && needsQuotes(unit, following));
  }
  if (!isValue) input.acceptToken(MissingValue);
});

/** Reads unquoted values: a bareword, or a run of characters that needs quotes. */
export const barewords = new ExternalTokenizer((input) => {
  const { next } = input;
  if (startsWord(next)) {
    let length = 0;
    let isForeign = false;
    for (let unit = next; continuesWord(unit); unit = input.peek(++length)) {
      if (unit >= 0x80) isForeign = true;
    }
    const called = input.peek(length) === Char.CallOpen ? closedLength(input, length) : 0;
    if (called > 0) {
      acceptRun(input, RawRun, called);
    } else if (isForeign || needsQuotes(input.peek(length), input.peek(length + 1))) {
      acceptRun(input, RawRun, rawRunLength(input, length));
    } else if (input.peek(significantOffset(input, length)) !== Char.Equals) {
      acceptRun(input, Bareword, length);
    }
  } else if (isDigit(next)) {
    let length = 1;
    let unit = input.peek(length);
    while (isDigit(unit) || isLetter(unit)) unit = input.peek(++length);
    const isDate = unit === Char.Dash && isDigit(input.peek(length + 1));
    const isRun =
      unit !== Char.Percent && unit !== Char.Dot && needsQuotes(unit, input.peek(length + 1));
    if (isDate || isRun) acceptRun(input, RawRun, rawRunLength(input, length));
  } else if (next === Char.BlockOpen) {
    const inner = input.peek(significantOffset(input, 1));
    const isCode = inner === Char.CallOpen || inner === Char.BlockOpen;
    const length = isCode ? closedLength(input, 0) : 0;
    if (length > 0) acceptRun(input, RawRun, length);
  } else if (next === Char.Hash) {
    if (colorLength(input) === 0) acceptRun(input, RawRun, rawRunLength(input, 1));
  } else if (next >= 0 && needsQuotes(next, input.peek(1)) && next !== Char.Colon) {
    if (next !== Char.Dot || !isDigit(input.peek(1))) {
      acceptRun(input, RawRun, rawRunLength(input, 1));
    }
  }
});

/** Reads all tokens that are not empty. */
export const tokens = new ExternalTokenizer((input, stack) => readToken(input, stack, readString));

/** The tokens of a second reading, in which strings end at the end of their line unless more lines are clearly meant. */
export const carefulTokens = new ExternalTokenizer((input, stack) =>
  readToken(input, stack, readCarefulString),
);

/** The tokens of a third reading, in which all strings end at the end of their line. */
export const lineTokens = new ExternalTokenizer((input, stack) =>
  readToken(input, stack, readLineString),
);

/** Reads the token at the current position of the input, chosen by its first unit. */
import type { InputStream, Stack } from "@lezer/lr";
import { isFull, isTooDeep } from "./bracket-depth.js";
import {
  Char,
  continuesWord,
  isBlank,
  isCurlyQuote,
  isDigit,
  isForeignLetter,
  isLetter,
  isUnicodeSpace,
} from "./characters.js";
import {
  colorLength,
  curlyLength,
  digitsLength,
  lineLength,
  unitLength,
  wordLength,
} from "./measure-input.js";
import {
  BlockClose,
  BlockComment,
  BlockOpen,
  blank,
  CallClose,
  CallOpen,
  Colon,
  Color,
  Comma,
  CurlyString,
  Deep,
  Equals,
  HashLine,
  LineComment,
  ListClose,
  ListOpen,
  Markup,
  More,
  Number as NumberToken,
  Semicolon,
  Stray,
  String as StringToken,
  UnclosedComment,
  UnclosedString,
  UnicodeSpace,
  Word,
} from "./parser.terms.js";
import { carefulStringLength, lineStringLength } from "./string-length.js";

/** Consumes this many units as a token. */
export function acceptRun(input: InputStream, token: number, length: number): void {
  input.advance(length);
  input.acceptToken(token);
}

/**
 * Reads a number with the letters that directly follow it: units, size words, mistakes. Letters that are the name of an
 * attribute (`w=50%h=3`) are not consumed. Returns false if there is no number.
 */
function readNumber(input: InputStream): boolean {
  const digits = digitsLength(input);
  if (digits === 0) return false;
  let length = digits;
  while (continuesWord(input.peek(length)) || input.peek(length) === Char.Percent) {
    if (input.peek(length) === Char.Dash) break;
    length++;
  }
  if (length > digits && input.peek(length) === Char.Equals) {
    length = digits + unitLength(input, digits);
  }
  acceptRun(input, NumberToken, length);
  return true;
}

function readCurlyString(input: InputStream): void {
  const length = curlyLength(input, 0);
  if (length > 0) acceptRun(input, CurlyString, length);
  else acceptRun(input, Stray, 1);
}

type ReadString = (input: InputStream, quote: number) => void;

/** Reads a string that may span lines. */
export function readString(input: InputStream, quote: number): void {
  let length = 1;
  for (let unit = input.peek(length); unit >= 0; unit = input.peek(length)) {
    length++;
    if (unit === quote) {
      acceptRun(input, StringToken, length);
      return;
    }
    if (unit === Char.Backslash && input.peek(length) >= 0) length++;
  }
  acceptRun(input, UnclosedString, length);
}

/** Reads a string that ends at its line if the next quote seems to open another one: the second reading. */
export function readCarefulString(input: InputStream, quote: number): void {
  acceptString(input, carefulStringLength(input, quote));
}

/** Reads a string that ends at its line: the third reading. */
export function readLineString(input: InputStream, quote: number): void {
  acceptString(input, lineStringLength(input, quote));
}

function acceptString(input: InputStream, length: number): void {
  if (length > 0) acceptRun(input, StringToken, length);
  else acceptRun(input, UnclosedString, -length);
}

function readSlash(input: InputStream): void {
  const second = input.peek(1);
  if (second === Char.Slash) {
    acceptRun(input, LineComment, lineLength(input));
  } else if (second === Char.Star) {
    let before = input.advance(2);
    for (let unit = before; unit >= 0; unit = input.advance()) {
      if (before === Char.Star && unit === Char.Slash) {
        input.advance();
        input.acceptToken(BlockComment);
        return;
      }
      before = unit;
    }
    input.acceptToken(UnclosedComment);
  } else {
    acceptRun(input, Stray, 1);
  }
}

/** Reads `<tags>` of another language up to the last `>` of the line. */
function readMarkup(input: InputStream): void {
  const second = input.peek(1);
  if (
    !isLetter(second) &&
    second !== Char.Slash &&
    second !== Char.Bang &&
    second !== Char.Greater
  ) {
    acceptRun(input, Stray, 1);
    return;
  }
  const line = lineLength(input);
  let length = line;
  while (length > 2 && input.peek(length - 1) !== Char.Greater) length--;
  acceptRun(input, Markup, length > 2 ? length : line);
}

function readBlank(input: InputStream): void {
  let length = 1;
  while (isBlank(input.peek(length))) length++;
  acceptRun(input, blank, length);
}

function readWord(input: InputStream): void {
  acceptRun(input, Word, wordLength(input));
}

/** Tokens of one unit. */
const punctuation: Readonly<Record<number, number>> = {
  [Char.BlockOpen]: BlockOpen,
  [Char.BlockClose]: BlockClose,
  [Char.ListOpen]: ListOpen,
  [Char.ListClose]: ListClose,
  [Char.CallOpen]: CallOpen,
  [Char.CallClose]: CallClose,
  [Char.Equals]: Equals,
  [Char.Colon]: Colon,
  [Char.Comma]: Comma,
  [Char.Semicolon]: Semicolon,
};

/** Reads one token; `readQuoted` reads strings. */
export function readToken(input: InputStream, stack: Stack, readQuoted: ReadString): void {
  const { next } = input;
  const single = punctuation[next];
  if (isBlank(next)) readBlank(input);
  else if (isLetter(next)) readWord(input);
  else if (next === Char.Quote || next === Char.Apostrophe) readQuoted(input, next);
  else if (single !== undefined) acceptRun(input, isDeep(single, stack) ? Deep : single, 1);
  else if (next >= 0) readRareToken(input);
}

function isDeep(bracket: number, stack: Stack): boolean {
  switch (bracket) {
    case BlockOpen:
    case ListOpen:
      return isFull(stack);
    case BlockClose:
    case ListClose:
      return isTooDeep(stack);
    default:
      return false;
  }
}

function readRareToken(input: InputStream): void {
  const { next } = input;
  const mayBeNumber = isDigit(next) || next === Char.Dash || next === Char.Dot;
  if (mayBeNumber && readNumber(input)) return;
  if (next === Char.Slash) readSlash(input);
  else if (next === Char.Hash) readHash(input);
  else if (next === Char.Less) readMarkup(input);
  else if (startsMore(input)) acceptRun(input, More, 3);
  else if (isUnicodeSpace(next)) acceptRun(input, UnicodeSpace, 1);
  else if (isCurlyQuote(next)) readCurlyString(input);
  else if (isForeignLetter(next)) readWord(input);
  else acceptRun(input, Stray, 1);
}

function startsMore(input: InputStream): boolean {
  return input.next === Char.Dot && input.peek(1) === Char.Dot && input.peek(2) === Char.Dot;
}

/** Reads a color, or a comment of another language up to the end of its line. */
function readHash(input: InputStream): void {
  const color = colorLength(input);
  if (color > 0) acceptRun(input, Color, color);
  else acceptRun(input, HashLine, lineLength(input));
}

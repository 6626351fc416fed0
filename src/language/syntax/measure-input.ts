/** Measures tokens at the current position of the input, in UTF-16 units, without moving it. */
import type { InputStream } from "@lezer/lr";
import {
  Char,
  continuesWord,
  isBlank,
  isCurlyDouble,
  isCurlyQuote,
  isDigit,
  isHexDigit,
  isLetter,
  isUnicodeSpace,
} from "./characters.js";
import type { Ahead } from "./string-length.js";

/** Offset from the current position of the next unit after spaces and comments. */
export function significantOffset(input: Ahead, start: number): number {
  let offset = start;
  for (;;) {
    const unit = input.peek(offset);
    if (isBlank(unit) || (unit >= 0 && isUnicodeSpace(unit))) {
      offset++;
    } else if (unit === Char.Slash && input.peek(offset + 1) === Char.Slash) {
      offset += 2;
      for (let at = input.peek(offset); at >= 0 && at !== Char.NewLine && at !== Char.Return; ) {
        at = input.peek(++offset);
      }
    } else if (unit === Char.Slash && input.peek(offset + 1) === Char.Star) {
      offset += 2;
      for (let at = input.peek(offset); at >= 0; at = input.peek(++offset)) {
        if (at === Char.Star && input.peek(offset + 1) === Char.Slash) break;
      }
      offset += 2;
    } else {
      return offset;
    }
  }
}

/** Length of the word at the current position. */
export function wordLength(input: Ahead): number {
  let length = 1;
  while (continuesWord(input.peek(length))) length++;
  return length;
}

/** Units that may be in a URL, a path or a time, but not in a bareword. */
export function needsQuotes(unit: number, following: number): boolean {
  if (unit === Char.Slash) return following !== Char.Slash && following !== Char.Star;
  if (unit === Char.Dot) return following !== Char.Dot;
  return (
    unit === Char.Colon ||
    unit === Char.At ||
    unit === Char.Question ||
    unit === Char.Ampersand ||
    unit === Char.Percent ||
    unit === Char.Plus
  );
}

/** Length of the run up to the next space, without the brackets and commas that end it. */
export function rawRunLength(input: InputStream, start: number): number {
  let length = start;
  for (let unit = input.peek(length); unit >= 0 && !isBlank(unit); unit = input.peek(length))
    length++;
  const closing = new Set([
    Char.Comma,
    Char.ListClose,
    Char.BlockClose,
    Char.CallClose,
    Char.BlockOpen,
  ]);
  while (length > 1 && closing.has(input.peek(length - 1))) length--;
  return length;
}

/** Length of the number at the current position; 0 when there is none. */
export function digitsLength(input: InputStream): number {
  let length = input.next === Char.Dash ? 1 : 0;
  const start = length;
  while (isDigit(input.peek(length))) length++;
  if (input.peek(length) === Char.Dot && isDigit(input.peek(length + 1))) {
    length += 2;
    while (isDigit(input.peek(length))) length++;
  }
  return length > start ? length : 0;
}

/** Length of the unit at an offset; 0 when there is none. */
export function unitLength(input: InputStream, offset: number): number {
  if (input.peek(offset) === Char.Percent) return 1;
  const two = String.fromCharCode(input.peek(offset), input.peek(offset + 1));
  if (two === "re" && input.peek(offset + 2) === 109) return 3;
  return two === "px" || two === "em" || two === "vh" || two === "vw" ? 2 : 0;
}

/** Length of a string in typographic quotes at an offset; 0 when the line has no closing one. */
export function curlyLength(input: InputStream, offset: number): number {
  const isDouble = isCurlyDouble(input.peek(offset));
  for (let length = 1; ; length++) {
    const unit = input.peek(offset + length);
    if (unit < 0 || unit === Char.NewLine || unit === Char.Return) return 0;
    if (!isCurlyQuote(unit) || isCurlyDouble(unit) !== isDouble) continue;
    // A single one before a letter is an apostrophe.
    if (isDouble || !isLetter(input.peek(offset + length + 1))) return length + 1;
  }
}

/** Length of the color literal at the current position, 0 when there is none. */
export function colorLength(input: InputStream): number {
  let length = 1;
  while (isHexDigit(input.peek(length))) length++;
  const isColor = length === 4 || length === 5 || length === 7 || length === 9;
  return isColor && !continuesWord(input.peek(length)) ? length : 0;
}

/** Length of the rest of the line. */
export function lineLength(input: InputStream): number {
  let length = 1;
  for (
    let unit = input.peek(length);
    unit >= 0 && unit !== Char.NewLine && unit !== Char.Return;
  ) {
    unit = input.peek(++length);
  }
  return length;
}

/** Maximum distance at which closing brackets are searched; code of another language is rarely longer. */
const longestCode = 500;

/**
 * Maximum nesting of brackets in such code. For each token with a long lookahead, Lezer keeps a node of its own, which
 * takes twenty times the memory; thousands of brackets that never close would each be one.
 */
const deepestCode = 8;

/**
 * Length from the current position to the end of the bracket at an offset; 0 if it has no end. A call must end on its
 * line, because the next line is not code of another language.
 */
export function closedLength(input: InputStream, offset: number): number {
  const isCall = input.peek(offset) === Char.CallOpen;
  let depth = 0;
  for (let length = offset; length < offset + longestCode; length++) {
    const unit = input.peek(length);
    if (unit < 0 || (isCall && (unit === Char.NewLine || unit === Char.Return))) return 0;
    if (unit === Char.CallOpen || unit === Char.BlockOpen) {
      if (++depth > deepestCode) return 0;
    } else if ((unit === Char.CallClose || unit === Char.BlockClose) && --depth === 0) {
      return length + 1;
    }
  }
  return 0;
}

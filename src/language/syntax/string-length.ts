/** Measures strings that may end at their line, in UTF-16 units. */
import { Char, isBlank } from "./characters.js";

/** A text that can be read ahead of its current position. */
export interface Ahead {
  /** The unit at an offset from the current position; negative after the end of the text. */
  peek(offset: number): number;
}

/** With so many escaped quotes a string ends at its line, so that a text of nothing else is read in linear time. */
const mostEscapedQuotes = 16;

/**
 * The length of a string that ends at its line if the next quote seems to open another string: the second reading of a
 * source in which quotes do not match. Negative if the string has no end.
 */
export function carefulStringLength(input: Ahead, quote: number): number {
  let escaped = 0;
  for (let length = 1; escaped < mostEscapedQuotes; length++) {
    const unit = input.peek(length);
    if (unit < 0) break;
    if (unit === quote) {
      if (!endsString(input.peek(length + 1))) break;
      return length + 1;
    }
    if (unit === Char.Backslash && input.peek(++length) === quote) escaped++;
  }
  return lineStringLength(input, quote);
}

/** Whether what is directly behind a quote may follow a string; at the end of a text, the block around it has no end. */
function endsString(next: number): boolean {
  return isBlank(next) || closing.has(next);
}

const closing: ReadonlySet<number> = new Set([
  Char.BlockClose,
  Char.ListClose,
  Char.CallClose,
  Char.BlockOpen,
  Char.Comma,
  Char.Semicolon,
]);

/** The length of a string that ends at its line: the third reading. Negative if it has no end. */
export function lineStringLength(input: Ahead, quote: number): number {
  let length = 1;
  let end = 1;
  let beforeBrace = 0;
  for (;;) {
    const unit = input.peek(length);
    if (unit < 0 || unit === Char.NewLine || unit === Char.Return) break;
    length++;
    if (unit === quote) return length;
    if (unit === Char.Backslash) {
      const escaped = input.peek(length);
      if (escaped >= 0 && escaped !== Char.NewLine && escaped !== Char.Return) length++;
    }
    // A brace at the end of the line opens a block, even if the quote before it is not closed.
    if (unit === Char.BlockOpen) beforeBrace = end;
    else if (!isBlank(unit)) {
      end = length;
      beforeBrace = 0;
    }
  }
  return -(beforeBrace > 0 ? beforeBrace : end);
}

/** Splits a text without line breaks into pieces between which a line may break. */
import { breaksBetweenAscii } from "./ascii-breaks.js";
import { breaksAt, isCombining } from "./unicode-breaks.js";

const space = 0x20;
const zeroWidthSpace = 0x200b;

/** Pieces of a text, by UTF-16 indices; the space after a piece is not part of it. */
export interface Pieces {
  starts: number[];
  ends: number[];
}

/**
 * The pieces of a text whose runs of spaces are collapsed.
 *
 * @param into cleared and filled, instead of a new object
 * @param isChinese whether to use the rules of Chinese, in which curly quotes are like those of ideographs
 */
export function findPieces(
  text: string,
  into: Pieces = { starts: [], ends: [] },
  isChinese = false,
): Pieces {
  const { starts, ends } = into;
  starts.length = 0;
  ends.length = 0;
  starts.push(0);
  // Index of the last character that is not a combining mark.
  let base = 0;
  for (let at = 1; at < text.length; at++) {
    const after = text.charCodeAt(at);
    if (after !== space) {
      const before = text.charCodeAt(at - 1);
      if (before === space) {
        ends.push(at - 1);
        starts.push(at);
      } else if (mayBreak(text, at, before, after, base, starts.at(-1)!, isChinese)) {
        ends.push(at);
        starts.push(at);
      }
    }
    if (after < 128) base = at;
    else if (!isLowSurrogate(after)) {
      if (startsAnew(text.charCodeAt(at - 1)) || !isCombining(text.codePointAt(at)!)) base = at;
    }
  }
  ends.push(text.length);
  return into;
}

function mayBreak(
  text: string,
  at: number,
  before: number,
  after: number,
  base: number,
  from: number,
  isChinese: boolean,
): boolean {
  if (before < 128 && after < 128) {
    return breaksBetweenAscii(at > 1 ? text.charCodeAt(at - 2) : 0, before, after);
  }
  if (isLowSurrogate(after)) return false;
  return breaksAt({ text, at, base, from, isChinese });
}

/** Whether a character is certainly not a combining mark. */
function startsAnew(unit: number): boolean {
  return unit === space || unit === zeroWidthSpace;
}

/** Whether a code unit is the second half of a surrogate pair. */
export function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Turns a text without line ends into the pieces between the places where a line may break. */
import { breaksBetweenAscii } from "./ascii-breaks.js";
import { breaksBetween } from "./unicode-breaks.js";

const space = 0x20;

/** Pieces of a text by the indices of their UTF-16 units; the space after a piece is not part of it. */
export interface Pieces {
  starts: number[];
  ends: number[];
}

/**
 * The pieces of a text whose runs of spaces are collapsed.
 *
 * @param into emptied and filled, instead of new ones
 */
export function findPieces(text: string, into: Pieces = { starts: [], ends: [] }): Pieces {
  const { starts, ends } = into;
  starts.length = 0;
  ends.length = 0;
  starts.push(0);
  // The last character so far that does not combine with the one before it.
  let base = text.codePointAt(0) ?? 0;
  for (let at = 1; at < text.length; at++) {
    const after = text.charCodeAt(at);
    if (after !== space) {
      const before = text.charCodeAt(at - 1);
      if (before === space) {
        ends.push(at - 1);
        starts.push(at);
      } else if (mayBreak(text, at, before, after, base)) {
        ends.push(at);
        starts.push(at);
      }
    }
    if (after < 128) base = after;
    else if (!isLowSurrogate(after)) {
      const codePoint = text.codePointAt(at)!;
      if (!isMark(codePoint)) base = codePoint;
    }
  }
  ends.push(text.length);
  return into;
}

function mayBreak(text: string, at: number, before: number, after: number, base: number): boolean {
  if (before < 128 && after < 128) {
    return breaksBetweenAscii(at > 1 ? text.charCodeAt(at - 2) : 0, before, after);
  }
  if (isLowSurrogate(after)) return false;
  return breaksBetween(base, codePointBefore(text, at), text.codePointAt(at)!);
}

function codePointBefore(text: string, at: number): number {
  const unit = text.charCodeAt(at - 1);
  return isLowSurrogate(unit) && at > 1 ? text.codePointAt(at - 2)! : unit;
}

function isMark(codePoint: number): boolean {
  return (
    (codePoint >= 0x300 && codePoint <= 0x36f) ||
    (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
    (codePoint >= 0x1f3fb && codePoint <= 0x1f3ff)
  );
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

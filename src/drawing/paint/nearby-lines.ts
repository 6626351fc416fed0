/** Leaves out lines of text, and parts of long lines, that are far outside of a picture. */
import type { TextStyle } from "../../model/box/style.js";
import type { Line } from "../layout/passage.js";
import { isCovered, textWidth } from "../layout/text-width.js";
import { faceOf, type Typeface, typefaceOf } from "../layout/typeface.js";
import type { Extent } from "./extent.js";
import type { PaintedPassage } from "./shapes.js";

/** Number of characters from which a line is long: rasterizers take minutes for a line of half a million. */
const longLine = 1000;

/** The lines of a passage that are near; letters reach no further than their size. */
export function nearbyLines(
  passage: PaintedPassage,
  style: TextStyle,
  near: Extent,
): PaintedPassage {
  const { lines = [] } = passage;
  const isNear = ({ y }: Line) => y + style.size >= near.top && y - style.size <= near.bottom;
  if (lines.every((line) => isNear(line) && line.text.length < longLine)) return passage;
  const kept = lines.filter(isNear).map((line) => nearbyPart(line, style, near));
  return { ...passage, lines: kept };
}

/** The part of a long line that is near. Only letters with fixed places are cut, so that the others keep theirs. */
function nearbyPart(line: Line, style: TextStyle, near: Extent): Line {
  const { text, x, y, wordSpacing, isReversed } = line;
  const isFixed = wordSpacing === undefined && !isReversed && isCovered(text, faceOf(style));
  if (text.length < longLine || !isFixed) return line;
  const typeface = typefaceOf(style);
  const from = Math.max(0, charactersIn(text, near.left - style.size - x, typeface));
  const to = charactersIn(text, near.right + style.size - x, typeface) + 1;
  const left = x + textWidth(text.slice(0, from), typeface);
  const part = text.slice(from, to);
  return { text: part, x: left, y, width: textWidth(part, typeface) };
}

/** How many characters of a text fit into a width. */
function charactersIn(text: string, width: number, typeface: Typeface): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (textWidth(text.slice(0, middle), typeface) <= width) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Turns a text style into what measuring needs: a face, a size and the metrics of a line. */
import { lineHeightOf } from "../box/geometry.js";
import type { TextStyle } from "../box/style.js";
import { FONT_METRICS, type FontFace, faceFor } from "../fonts/faces.js";
import { floorStep } from "./subpixel.js";

/** A face at a size. */
export interface Typeface {
  readonly face: FontFace;
  /** Whether figures are of one width. */
  readonly isTabular: boolean;
  /** px. */
  readonly size: number;
  /** px after each character. */
  readonly spacing: number;
  /** px from the top of one line to the top of the next. */
  readonly lineHeight: number;
  /** px from the top of a line to its baseline. */
  readonly ascent: number;
}

/** The faces that were asked for, by weight: upright, italic. */
const known: readonly [Map<number, FontFace>, Map<number, FontFace>] = [new Map(), new Map()];

/** The face of a text style. */
export function faceOf({ weight = 400, italic = false }: TextStyle): FontFace {
  const faces = known[italic ? 1 : 0];
  let face = faces.get(weight);
  if (face === undefined) {
    face = faceFor({ weight, italic });
    faces.set(weight, face);
  }
  return face;
}

/** The typefaces that were asked for last, each with its relative line height. */
const recent: { typeface: Typeface; ratio: number | undefined }[] = [];
const mostRecent = 16;
let oldest = 0;

/** The typeface of a text style; a document has few. */
export function typefaceOf(style: TextStyle): Typeface {
  const { size, letterSpacing: spacing = 0, lineHeight: ratio } = style;
  const face = faceOf(style);
  const isTabular = style.figures === "tabular";
  for (const { typeface: each, ratio: eachRatio } of recent) {
    if (each.size !== size || each.face !== face) continue;
    if (each.isTabular !== isTabular) continue;
    if (each.spacing === spacing && eachRatio === ratio) return each;
  }
  const lineHeight = floorStep(lineHeightOf(style));
  const ascent = baselineIn(size, lineHeight);
  const typeface = { face, isTabular, size, spacing, lineHeight, ascent };
  recent[oldest] = { typeface, ratio };
  oldest = (oldest + 1) % mostRecent;
  return typeface;
}

/** Blink rounds ascent and descent to whole px, and half of the leading down. */
function baselineIn(size: number, lineHeight: number): number {
  const ascent = Math.round((FONT_METRICS.ascent / FONT_METRICS.unitsPerEm) * size);
  const descent = Math.round((FONT_METRICS.descent / FONT_METRICS.unitsPerEm) * size);
  return Math.floor((lineHeight - (ascent + descent)) / 2) + ascent;
}

/** Turns a text style into what measuring needs: a face, a size and the metrics of a line. */
import { lineHeightOf } from "../box/geometry.js";
import type { TextStyle } from "../box/style.js";
import { FONT_METRICS, type FontFace, faceFor } from "../fonts/faces.js";
import { floorStep } from "./subpixel.js";

/** A face at a size. */
export interface Typeface {
  face: FontFace;
  /** px. */
  size: number;
  /** px after each character. */
  spacing: number;
  /** px from the top of one line to the top of the next. */
  lineHeight: number;
  /** px from the top of a line to its baseline. */
  ascent: number;
}

/** The face of a text style. */
export function faceOf(style: TextStyle): FontFace {
  return faceFor({ weight: style.weight ?? 400, italic: style.italic ?? false });
}

/** The typeface of a text style. */
export function typefaceOf(style: TextStyle): Typeface {
  const { size } = style;
  const lineHeight = floorStep(lineHeightOf(style));
  return {
    face: faceOf(style),
    size,
    spacing: style.letterSpacing ?? 0,
    lineHeight,
    ascent: baselineIn(size, lineHeight),
  };
}

/** Blink rounds ascent and descent to whole px, and half of the leading down. */
function baselineIn(size: number, lineHeight: number): number {
  const ascent = Math.round((FONT_METRICS.ascent / FONT_METRICS.unitsPerEm) * size);
  const descent = Math.round((FONT_METRICS.descent / FONT_METRICS.unitsPerEm) * size);
  return Math.floor((lineHeight - (ascent + descent)) / 2) + ascent;
}

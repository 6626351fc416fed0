/** Derives the face, size and line metrics of a text style for measuring. */
import { type FontFace, faceFor } from "../../base/fonts/faces.js";
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { lineHeightOf } from "../../model/box/geometry.js";
import type { TextStyle } from "../../model/box/style.js";
import { floorStep } from "./subpixel.js";

/** A face at a size. */
export interface Typeface {
  readonly face: FontFace;
  /** Whether figures are tabular. */
  readonly isTabular: boolean;
  /** px. */
  readonly size: number;
  /** Additional space in px after each character. */
  readonly spacing: number;
  /** Distance in px between the tops of consecutive lines. */
  readonly lineHeight: number;
  /** Distance in px from the top of a line to its baseline. */
  readonly ascent: number;
  /** The user fonts for characters that the face lacks. */
  readonly given: Given | undefined;
}

/** User fonts for the style of a text. */
export interface Given {
  readonly fonts: GivenFonts;
  readonly weight: number;
  readonly italic: boolean;
  /** The family that takes precedence over our face. */
  readonly family: string | undefined;
}

/** The faces used so far, by weight: upright, italic, monospaced, handwritten. */
const known = [new Map<number, FontFace>(), new Map(), new Map(), new Map()] as const;

/** The face of a text style. */
export function faceOf(style: TextStyle): FontFace {
  const { weight = 400, italic = false, mono = false, hand = false } = style;
  const faces = known[mono ? 2 : hand ? 3 : italic ? 1 : 0];
  let face = faces.get(weight);
  if (face === undefined) {
    face = faceFor({ weight, italic, mono, hand });
    faces.set(weight, face);
  }
  return face;
}

/** The most recent typefaces, each with its relative line height. */
const recent: { typeface: Typeface; ratio: number | undefined }[] = [];
const mostRecent = 16;
let oldest = 0;

/**
 * The typeface of a text style; a document has few.
 *
 * @param fonts those of the user
 */
export function typefaceOf(style: TextStyle, fonts?: GivenFonts): Typeface {
  const typeface = plainTypeface(style);
  if (fonts === undefined) return typeface;
  const { weight = 400, italic = false, family } = style;
  return { ...typeface, given: { fonts, weight, italic, family } };
}

function plainTypeface(style: TextStyle): Typeface {
  const { size, letterSpacing: spacing = 0, lineHeight: ratio } = style;
  const face = faceOf(style);
  const isTabular = style.figures === "tabular" && !style.mono && !style.hand;
  for (let at = 0; at < recent.length; at++) {
    const { typeface: each, ratio: eachRatio } = recent[at]!;
    if (each.size !== size || each.face !== face) continue;
    if (each.isTabular !== isTabular) continue;
    if (each.spacing === spacing && eachRatio === ratio) return each;
  }
  const lineHeight = floorStep(lineHeightOf(style));
  const ascent = baselineIn(face, size, lineHeight);
  const given = undefined;
  const typeface = { face, isTabular, size, spacing, lineHeight, ascent, given };
  recent[oldest] = { typeface, ratio };
  oldest = (oldest + 1) % mostRecent;
  return typeface;
}

/** Blink rounds ascent and descent to whole px, and half of the leading down. */
function baselineIn({ metrics }: FontFace, size: number, lineHeight: number): number {
  const ascent = Math.round((metrics.ascent / metrics.unitsPerEm) * size);
  const descent = Math.round((metrics.descent / metrics.unitsPerEm) * size);
  return Math.floor((lineHeight - (ascent + descent)) / 2) + ascent;
}

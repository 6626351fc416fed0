/** Writes lines of text as `text` elements that keep their width in any font. */
import { hasEmoji } from "../../base/fonts/advance.js";
import { familyList } from "../../base/fonts/family-list.js";
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { escapeText } from "../../base/markup/escape.js";
import { markupBytes } from "../../base/text/markup-bytes.js";
import { handStroke, isHand } from "../../model/box/hand-letters.js";
import type { TextStyle } from "../../model/box/style.js";
import { isMeasured } from "../layout/face-runs.js";
import type { Line } from "../layout/passage.js";
import { isCovered } from "../layout/text-width.js";
import { faceOf, typefaceOf } from "../layout/typeface.js";
import type { Ink } from "../paint/ink.js";
import { numberBytes, rounded, shortNumber } from "../paint/number.js";
import type { PaintedPassage } from "../paint/shapes.js";
import type { TextAnchor } from "../paint/text-anchor.js";
import { fillMarkup, strokeMarkup } from "./ink-markup.js";

/**
 * One element for each line of a passage.
 *
 * @param fonts the user fonts with which the lines were measured
 */
export function paintText(
  { lines, width: room, anchor }: PaintedPassage,
  style: TextStyle,
  ink: Ink,
  fonts?: GivenFonts,
): string {
  if (lines === undefined) return "";
  let elements = "";
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.text === "") continue;
    const { isReversed, wordSpacing } = line;
    const { fitted, free } = lookOf(style, ink, fonts, hasEmoji(line.text));
    const length = lengthOf(line, style, room, fonts);
    const held =
      wordSpacing === undefined ? (anchor ?? (isReversed && "end")) : isReversed && "end";
    // Each attribute is closed by the following piece: the fewer pieces, the faster.
    let start = `<text x="${shortNumber(placeOf(line, held, length))}" y="${Math.round(line.y) || 0}`;
    let end = free;
    if (length !== undefined) {
      start += `" textLength="${shortNumber(length)}`;
      end = fitted;
    }
    if (held || wordSpacing !== undefined) {
      if (length !== undefined) start += fitting;
      if (held) start += `" text-anchor="${held}`;
      if (wordSpacing !== undefined) start += `" word-spacing="${rounded(wordSpacing)}`;
      end = free;
    }
    const text = escapeText(line.text);
    elements += `${start}${end}${isReversed ? embedded(text) : text}</text>`;
  }
  return elements;
}

/** Maximum bytes of these elements, without writing them. */
export function textBytes(
  { lines = [], anchor }: PaintedPassage,
  style: TextStyle,
  ink: Ink,
  fonts?: GivenFonts,
): number {
  let bytes = 0;
  for (let at = 0; at < lines.length; at++) {
    const { text, x, y, width, isReversed, wordSpacing } = lines[at]!;
    if (text === "") continue;
    const own = markupBytes(text);
    // A text without characters of several bytes has no emoji.
    const { free } = lookOf(style, ink, fonts, own !== text.length && hasEmoji(text));
    bytes += bytesOfLine + numberBytes(x + width) + numberBytes(y) + free.length + own;
    if (text.length > 1) bytes += bytesOfLength + numberBytes(width);
    if (anchor !== undefined || isReversed) bytes += bytesOfAnchor;
    if (wordSpacing !== undefined) bytes += bytesOfSpacing;
  }
  return bytes;
}

/** Bytes of parts of these elements; an anchor comes with the marks around a text from right to left. */
const bytesOfLine = '<text x="" y=""></text>'.length;
const bytesOfLength = ' textLength="" lengthAdjust="spacingAndGlyphs"'.length;
const bytesOfAnchor = ' text-anchor="middle"'.length + 6;
const bytesOfSpacing = ' word-spacing="-123.45"'.length;

/** The position in px of the point that anchors a line. */
function placeOf(
  { x, width, isReversed }: Line,
  held: TextAnchor | false | undefined,
  length = width,
): number {
  if (held === "middle") return (isReversed ? x + width - length : x) + length / 2;
  return held === "end" ? x + (isReversed ? width : length) : x;
}

/**
 * Adds the characters that make a text run from right to left: many viewers ignore `direction`, but all viewers that
 * order mixed text support these.
 */
function embedded(text: string): string {
  return `\u202b${text}\u202c`;
}

const fitting = '" lengthAdjust="spacingAndGlyphs';

/** Selects tabular figures. */
export const tabularAttribute = ' font-variant="tabular-nums"';

/** The common part of all lines in a style: the end of their start tag, after the value of another attribute. */
interface Look {
  free: string;
  /** For lines that keep their width. */
  fitted: string;
}

/** A cache for recent styles: a document has few. */
const recent: {
  style: TextStyle;
  ink: Ink;
  fonts: GivenFonts | undefined;
  withEmoji: boolean;
  look: Look;
}[] = [];
const mostRecent = 16;
let oldest = 0;

function lookOf(
  style: TextStyle,
  ink: Ink,
  fonts: GivenFonts | undefined,
  withEmoji: boolean,
): Look {
  for (let at = 0; at < recent.length; at++) {
    const known = recent[at]!;
    if (known.ink !== ink || known.fonts !== fonts || known.withEmoji !== withEmoji) continue;
    if (looksAlike(known.style, style)) return known.look;
  }
  const free = `"${describe(style, ink, fonts, withEmoji)}>`;
  const look = { free, fitted: fitting + free };
  recent[oldest] = { style: { ...style }, ink, fonts, withEmoji, look };
  oldest = (oldest + 1) % mostRecent;
  return look;
}

function looksAlike(one: TextStyle, other: TextStyle): boolean {
  return (
    one.size === other.size &&
    one.weight === other.weight &&
    one.mono === other.mono &&
    one.hand === other.hand &&
    one.family === other.family &&
    one.italic === other.italic &&
    one.letterSpacing === other.letterSpacing &&
    one.figures === other.figures &&
    one.underline === other.underline &&
    one.strike === other.strike
  );
}

/** Writes attributes as markup, each preceded by a space. */
function describe(
  style: TextStyle,
  ink: Ink,
  fonts: GivenFonts | undefined,
  withEmoji: boolean,
): string {
  const { weight, letterSpacing, underline, strike } = style;
  let look = ` font-size="${rounded(style.size)}"`;
  const { family } = style;
  const isByHand = isHand(style);
  if (weight !== undefined && weight !== 400 && !isByHand) look += ` font-weight="${weight}"`;
  const kind = style.mono ? "mono" : isByHand ? "hand" : "text";
  if (kind !== "text" || family !== undefined || withEmoji)
    look += ` font-family="${familyList(kind, fonts, family, withEmoji)}"`;
  if (style.italic && kind === "text") look += ' font-style="italic"';
  if (style.figures && kind === "text") look += tabularAttribute;
  const stroke = isByHand ? handStroke(style) : 0;
  if (stroke > 0) look += `${strokeMarkup(ink)} stroke-width="${stroke}"`;
  if (letterSpacing) look += ` letter-spacing="${letterSpacing}"`;
  if (underline || strike) {
    const both = underline && strike ? " " : "";
    look += ` text-decoration="${underline ? "underline" : ""}${both}${strike ? "line-through" : ""}"`;
  }
  return look + fillMarkup(ink);
}

/**
 * Keeps the width of a line in any font that the viewer has. If our font lacks a glyph, the width is estimated: then
 * only a line that would overflow its box is squeezed.
 */
function lengthOf(
  { text, width }: Line,
  style: TextStyle,
  room: number,
  fonts: GivenFonts | undefined,
): number | undefined {
  if (text.length < 2) return undefined;
  if (isCovered(text, faceOf(style))) return width;
  if ((fonts || hasEmoji(text)) && isMeasured(text, typefaceOf(style, fonts))) return width;
  return width <= room ? undefined : room;
}

/** Turns lines of text into `text` elements that keep their width in any font. */
import type { TextStyle } from "../box/style.js";
import type { Frame } from "../layout/frame.js";
import type { Line } from "../layout/passage.js";
import { isCovered } from "../layout/text-width.js";
import { faceOf } from "../layout/typeface.js";
import { escapeText } from "../markup/escape.js";
import type { Theme } from "../theme/tokens.js";
import { fillMarkup } from "./color.js";
import { rounded } from "./number.js";

const ink = { token: "ink" } as const;

/** One element for each line of a frame. */
export function paintText(frame: Frame, style: TextStyle, theme: Theme): string {
  const { lines } = frame;
  if (lines === undefined) return "";
  const look = lookOf(style, theme);
  let elements = "";
  for (const line of lines) {
    if (line.text === "") continue;
    const { isReversed, wordSpacing } = line;
    const x = rounded(isReversed ? line.x + line.width : line.x);
    const direction = isReversed ? ' direction="rtl"' : "";
    const spacing = wordSpacing === undefined ? "" : ` word-spacing="${rounded(wordSpacing)}"`;
    const place = `<text x="${x}" y="${Math.round(line.y) || 0}"${lengthOf(line, style, frame.width)}`;
    elements += `${place}${direction}${spacing}${look}>${escapeText(line.text)}</text>`;
  }
  return elements;
}

/** The looks of the styles that were painted last: a document has few. */
const recent: { style: TextStyle; theme: Theme; look: string }[] = [];
const mostRecent = 16;
let oldest = 0;

/** What all lines of a style share: attributes as markup, a space before each. */
function lookOf(style: TextStyle, theme: Theme): string {
  for (const known of recent) {
    if (known.theme === theme && looksAlike(known.style, style)) return known.look;
  }
  const look = describe(style, theme);
  recent[oldest] = { style: { ...style }, theme, look };
  oldest = (oldest + 1) % mostRecent;
  return look;
}

function looksAlike(one: TextStyle, other: TextStyle): boolean {
  return (
    one.size === other.size &&
    one.color === other.color &&
    one.weight === other.weight &&
    one.italic === other.italic &&
    one.letterSpacing === other.letterSpacing &&
    one.underline === other.underline &&
    one.strike === other.strike
  );
}

function describe(style: TextStyle, theme: Theme): string {
  const { weight, letterSpacing, underline, strike } = style;
  let look = ` font-size="${rounded(style.size)}"`;
  if (weight !== undefined && weight !== 400) look += ` font-weight="${weight}"`;
  if (style.italic) look += ' font-style="italic"';
  if (letterSpacing) look += ` letter-spacing="${letterSpacing}"`;
  if (underline || strike) {
    const both = underline && strike ? " " : "";
    look += ` text-decoration="${underline ? "underline" : ""}${both}${strike ? "line-through" : ""}"`;
  }
  return look + fillMarkup(style.color ?? ink, theme);
}

/**
 * Keeps the width of a line in any font the viewer has. If our font has no glyph for a character, the width is
 * a guess: then only a line that would stick out of its box is squeezed.
 */
function lengthOf(line: Line, style: TextStyle, room: number): string {
  if (line.text.length < 2) return "";
  let { width } = line;
  if (!isCovered(line.text, faceOf(style))) {
    if (width <= room) return "";
    width = room;
  }
  return ` textLength="${rounded(width)}" lengthAdjust="spacingAndGlyphs"`;
}

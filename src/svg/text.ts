/** Turns lines of text into `text` elements that keep their width in any font. */
import type { TextStyle } from "../box/style.js";
import type { Frame } from "../layout/frame.js";
import type { Line } from "../layout/passage.js";
import { isCovered } from "../layout/text-width.js";
import { faceOf } from "../layout/typeface.js";
import { escapeText } from "../markup/escape.js";
import type { Theme } from "../theme/tokens.js";
import { fillMarkup } from "./color.js";
import { rounded, shortNumber } from "./number.js";

const ink = { token: "ink" } as const;

/** One element for each line of a frame. */
export function paintText(frame: Frame, style: TextStyle, theme: Theme): string {
  const { lines } = frame;
  if (lines === undefined) return "";
  const { fitted, free } = lookOf(style, theme);
  let elements = "";
  for (const line of lines) {
    if (line.text === "") continue;
    const { isReversed, wordSpacing } = line;
    const x = shortNumber(isReversed ? line.x + line.width : line.x);
    // Each attribute is closed by what follows it: the fewer pieces, the faster.
    let start = `<text x="${x}" y="${Math.round(line.y) || 0}`;
    let end = free;
    const length = lengthOf(line, style, frame.width);
    if (length !== undefined) {
      start += `" textLength="${shortNumber(length)}`;
      end = fitted;
    }
    if (isReversed || wordSpacing !== undefined) {
      if (length !== undefined) start += fitting;
      if (isReversed) start += '" direction="rtl';
      if (wordSpacing !== undefined) start += `" word-spacing="${rounded(wordSpacing)}`;
      end = free;
    }
    elements += `${start}${end}${escapeText(line.text)}</text>`;
  }
  return elements;
}

const fitting = '" lengthAdjust="spacingAndGlyphs';

/** Asks for figures of one width. */
export const tabularAttribute = ' font-variant="tabular-nums"';

/** What all lines of a style share: the end of their start tag, after the value of another attribute. */
interface Look {
  free: string;
  /** Of those that keep their width. */
  fitted: string;
}

/** The looks of the styles that were painted last: a document has few. */
const recent: { style: TextStyle; theme: Theme; look: Look }[] = [];
const mostRecent = 16;
let oldest = 0;

function lookOf(style: TextStyle, theme: Theme): Look {
  for (const known of recent) {
    if (known.theme === theme && looksAlike(known.style, style)) return known.look;
  }
  const free = `"${describe(style, theme)}>`;
  const look = { free, fitted: fitting + free };
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
    one.figures === other.figures &&
    one.underline === other.underline &&
    one.strike === other.strike
  );
}

/** Attributes as markup, a space before each. */
function describe(style: TextStyle, theme: Theme): string {
  const { weight, letterSpacing, underline, strike } = style;
  let look = ` font-size="${rounded(style.size)}"`;
  if (weight !== undefined && weight !== 400) look += ` font-weight="${weight}"`;
  if (style.italic) look += ' font-style="italic"';
  if (style.figures) look += tabularAttribute;
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
function lengthOf({ text, width }: Line, style: TextStyle, room: number): number | undefined {
  if (text.length < 2) return undefined;
  if (isCovered(text, faceOf(style))) return width;
  return width <= room ? undefined : room;
}

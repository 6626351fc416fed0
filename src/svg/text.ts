/** Turns lines of text into `text` elements that keep their width in any font. */
import type { TextStyle } from "../box/style.js";
import { isRightToLeft } from "../layout/class-width.js";
import type { Frame } from "../layout/frame.js";
import type { Line } from "../layout/passage.js";
import { isCovered } from "../layout/text-width.js";
import { typefaceOf } from "../layout/typeface.js";
import { xmlElement } from "../markup/element.js";
import { escapeText } from "../markup/escape.js";
import type { Theme } from "../theme/tokens.js";
import { fillOf } from "./color.js";
import { rounded } from "./number.js";

const ink = { token: "ink" } as const;

/** One element for each line of a frame. */
export function paintText(frame: Frame, style: TextStyle, theme: Theme): string {
  const { lines } = frame;
  if (lines === undefined) return "";
  const decoration = [style.underline && "underline", style.strike && "line-through"];
  const attributes = {
    "font-size": rounded(style.size),
    "font-weight": style.weight === undefined || style.weight === 400 ? undefined : style.weight,
    "font-style": style.italic ? "italic" : undefined,
    "letter-spacing": style.letterSpacing || undefined,
    "text-decoration": decoration.filter(Boolean).join(" ") || undefined,
    ...fillOf(style.color ?? ink, theme),
  };
  let elements = "";
  for (const line of lines) {
    if (line.text === "") continue;
    const isReversed = isRightToLeft(line.text);
    elements += xmlElement(
      "text",
      {
        x: rounded(isReversed ? line.x + line.width : line.x),
        y: rounded(line.y),
        ...lengthOf(line, style, frame.width),
        direction: isReversed ? "rtl" : undefined,
        "word-spacing": line.wordSpacing === undefined ? undefined : rounded(line.wordSpacing),
        ...attributes,
      },
      escapeText(line.text),
    );
  }
  return elements;
}

/**
 * Holds a line in its width whatever font the viewer has. Where our font lacks glyphs the width is
 * a guess: then only a line that would stand out of its box is squeezed.
 */
function lengthOf(line: Line, style: TextStyle, room: number) {
  if (line.text.length < 2) return undefined;
  if (line.width <= room && !isCovered(line.text, typefaceOf(style))) return undefined;
  const width = line.width > room && !isCovered(line.text, typefaceOf(style)) ? room : line.width;
  return { textLength: rounded(width), lengthAdjust: "spacingAndGlyphs" };
}

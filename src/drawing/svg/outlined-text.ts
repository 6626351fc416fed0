/** Draws lines of text as outlines, for viewers without the fonts of a picture. */
import { isEmoji } from "../../base/fonts/advance.js";
import { EMOJI_FACE, type FontFace } from "../../base/fonts/faces.js";
import { xmlElement } from "../../base/markup/element.js";
import { shortId } from "../../base/text/content-id.js";
import { handStroke, isHand } from "../../model/box/hand-letters.js";
import type { TextStyle } from "../../model/box/style.js";
import { clustersOf } from "../layout/class-width.js";
import type { Line } from "../layout/passage.js";
import { isCovered, textPositions } from "../layout/text-width.js";
import { faceOf, typefaceOf } from "../layout/typeface.js";
import type { Ink } from "../paint/ink.js";
import { rounded } from "../paint/number.js";
import type { PaintedPassage } from "../paint/shapes.js";
import type { Definitions } from "./definitions.js";
import { fillAttributes } from "./ink-markup.js";
import { paintText } from "./text.js";

/**
 * Returns the path data of a code point in a face, in font units with y upward; empty for a blank, undefined if the
 * face has no glyph for it.
 */
export type OutlineSource = (
  face: FontFace,
  codePoint: number,
  isTabular: boolean,
) => string | undefined;

/** Underlines and strikethrough lines in em: distance below the baseline, and thickness. */
const underline = { below: 278 / 2048, thickness: 140 / 2048 };
const strike = { below: -671 / 2048, thickness: 140 / 2048 };

/** One group for each line of a passage, labeled with its text. Lines with letters that the face lacks stay text. */
export function outlinedText(
  passage: PaintedPassage,
  style: TextStyle,
  ink: Ink,
  source: OutlineSource,
  definitions: Definitions,
): string {
  let markup = "";
  for (const line of passage.lines ?? []) {
    if (line.text.trim() === "") continue;
    const face = faceOfLine(line, style);
    const letters = face && lettersOf(line, style, face, source, definitions);
    if (letters === undefined) markup += paintText({ ...passage, lines: [line] }, style, ink);
    else {
      const { unitsPerEm } = face!.metrics;
      const scale = Number((style.size / unitsPerEm).toPrecision(5));
      const place = `${rounded(line.x)} ${Math.round(line.y) || 0}`;
      const look = {
        "aria-label": line.text,
        transform: `matrix(${scale} 0 0 ${-scale} ${place})`,
        ...fillAttributes(ink),
        ...strokeOf(style, ink, scale),
      };
      markup += xmlElement("g", look, letters + rulesOf(line, style, unitsPerEm));
    }
  }
  return markup;
}

/** The outline of heavier handwritten text. */
function strokeOf(style: TextStyle, { color, opacity }: Ink, scale: number) {
  const width = isHand(style) ? handStroke(style) : 0;
  if (width === 0) return {};
  return { stroke: color, "stroke-opacity": opacity, "stroke-width": Math.round(width / scale) };
}

/** The face that has all characters of a line; undefined if there is none. */
function faceOfLine({ text, isReversed }: Line, style: TextStyle): FontFace | undefined {
  // Viewers handle text that runs from right to left best.
  if (isReversed) return undefined;
  const face = faceOf(style);
  if (isCovered(text, face)) return face;
  return clustersOf(text).every(isEmoji) ? EMOJI_FACE : undefined;
}

/** The letters of a line, in font units from its start; undefined if no face has some of them. */
function lettersOf(
  { text, wordSpacing = 0 }: Line,
  style: TextStyle,
  face: FontFace,
  source: OutlineSource,
  definitions: Definitions,
): string | undefined {
  const isTabular = style.figures !== undefined && !style.mono && !style.hand;
  const unitsPerPx = face.metrics.unitsPerEm / style.size;
  const positions = textPositions(text, typefaceOf(style));
  let spaced = 0;
  let markup = "";
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at)!;
    const letter = source(face, codePoint, isTabular);
    if (letter === undefined) return undefined;
    if (codePoint === 0x20) spaced += wordSpacing;
    const start = at;
    if (codePoint > 0xffff) at++;
    if (letter === "") continue;
    const id = shortId(letter);
    definitions.addLetter(id, letter);
    const x = Math.round((positions[start]! + spaced) * unitsPerPx);
    // The older name of the attribute, which more programs support.
    markup += `<use xlink:href="#${id}"${x === 0 ? "" : ` x="${x}"`}/>`;
  }
  return markup;
}

/** The underlines and strikethrough lines of a text. */
function rulesOf({ width }: Line, style: TextStyle, unitsPerEm: number): string {
  const rule = ({ below, thickness }: typeof underline) =>
    xmlElement("rect", {
      y: Math.round(-(below + thickness) * unitsPerEm),
      width: Math.round((width * unitsPerEm) / style.size),
      height: Math.round(thickness * unitsPerEm),
    });
  return (style.underline ? rule(underline) : "") + (style.strike ? rule(strike) : "");
}

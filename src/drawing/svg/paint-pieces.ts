/** Draws lines that need other faces than ours as outlines beside `text` elements, for painters without other fonts. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { xmlElement } from "../../base/markup/element.js";
import type { TextStyle } from "../../model/box/style.js";
import { isOwn, textWidth } from "../layout/text-width.js";
import { typefaceOf } from "../layout/typeface.js";
import { isOurs, visualPieces } from "../layout/visual-pieces.js";
import type { Ink } from "../paint/ink.js";
import { rounded } from "../paint/number.js";
import type { PaintedPassage } from "../paint/shapes.js";
import { boxedCharacters, tofuPath } from "../paint/tofu.js";
import type { Definitions } from "./definitions.js";
import { glyphUses } from "./glyph-uses.js";
import { fillAttributes } from "./ink-markup.js";

/** The settings for painting pieces. */
interface PieceSetting {
  /** Fonts of the user. */
  fonts: GivenFonts | undefined;
  /** Receives the characters that are replaced by boxes. */
  missing: Set<string> | undefined;
  /** Whether lines are labeled with their text. */
  isLabeled: boolean;
  /** Receives the glyphs of other faces. */
  definitions: Definitions;
  /** Paints lines that our faces have completely. */
  paintOwn(passage: PaintedPassage, style: TextStyle): string;
}

/** The elements of all lines of a passage. */
export function paintPieces(
  passage: PaintedPassage,
  style: TextStyle,
  ink: Ink,
  { fonts, missing, isLabeled, definitions, paintOwn }: PieceSetting,
): string {
  const { lines, width: room } = passage;
  if (lines === undefined) return "";
  const typeface = typefaceOf(style, fonts);
  if (lines.every(({ text }) => isOwn(text, typeface))) return paintOwn(passage, style);
  const { size, letterSpacing = 0 } = style;
  const fill = fillAttributes(ink);
  let elements = "";
  for (const line of lines) {
    if (isOwn(line.text, typeface)) {
      elements += paintOwn({ ...passage, lines: [line] }, style);
      continue;
    }
    const y = Math.round(line.y);
    // A line with an estimated width is squeezed into its space.
    const share = line.width > room && room > 0 ? room / line.width : 1;
    const isGuessed = share < 1;
    const { wordSpacing } = line;
    const widthOf = (text: string) =>
      textWidth(text, typeface) + (wordSpacing ?? 0) * (text.split(" ").length - 1);
    const spaced = wordSpacing === undefined ? {} : { wordSpacing };
    let figures = "";
    for (const { text, x: from, width, face, isReversed } of visualPieces(line, typeface)) {
      const x = line.x + from;
      if (text.trim() === "") continue;
      if (face === "none") {
        const boxed = boxedCharacters(text);
        for (const codePoint of isReversed ? boxed.toReversed() : boxed)
          missing?.add(String.fromCodePoint(codePoint));
        figures += boxes(text, x, y, width, size, fill, definitions);
      } else if (isOurs(face)) {
        // SVG drops spaces at both ends.
        const shown = text.trim();
        const start = x + widthOf(text.slice(0, text.indexOf(shown)));
        const piece = { text: shown, x: start, y, width: widthOf(shown), ...spaced };
        // Its line has the decoration.
        const plain = { ...style, underline: false, strike: false };
        figures += paintOwn({ width: room, lines: [piece] }, plain);
      } else {
        const place = { x, y, size, spacing: letterSpacing };
        figures += glyphUses(face, text, place, fill, definitions);
      }
    }
    figures += decoration(line, y, style, fill);
    const squeeze = `translate(${rounded(line.x * (1 - share))} 0) scale(${Math.round(share * 1e4) / 1e4} 1)`;
    const look = {
      ...(isLabeled && { "aria-label": line.text }),
      ...(isGuessed && { transform: squeeze }),
    };
    elements += isLabeled || isGuessed ? xmlElement("g", look, figures) : figures;
  }
  return elements;
}

/** A box for each character, side by side in the space of their text. */
function boxes(
  text: string,
  x: number,
  y: number,
  width: number,
  size: number,
  fill: ReturnType<typeof fillAttributes>,
  definitions: Definitions,
): string {
  const characters = boxedCharacters(text);
  if (characters.length === 0) return "";
  const each = width / characters.length;
  const boxWidth = rounded(each);
  let uses = "";
  for (let at = 0; at < characters.length; at++) {
    const codePoint = characters[at]!;
    const id = definitions.letterBox(tofuPath, `${codePoint} ${boxWidth} ${size}`, (isNamed) =>
      tofuPath(isNamed ? codePoint : undefined, 0, 0, boxWidth, size),
    );
    uses += `<use xlink:href="#${id}" x="${rounded(x + at * each)}" y="${y}"/>`;
  }
  return xmlElement("g", { "fill-rule": "evenodd", ...fill }, uses);
}

/** As multiples of the font size: distance of the middle from the baseline, and thickness. */
const lineUnder = { distance: 348 / 2048, thickness: 140 / 2048 };
const lineThrough = { distance: -601 / 2048, thickness: 140 / 2048 };

function decoration(
  { x, width }: { x: number; width: number },
  y: number,
  { size, underline, strike }: TextStyle,
  fill: ReturnType<typeof fillAttributes>,
): string {
  let rects = "";
  for (const [isDrawn, { distance, thickness }] of [
    [underline, lineUnder],
    [strike, lineThrough],
  ] as const) {
    if (!isDrawn) continue;
    const top = y + (distance - thickness / 2) * size;
    const place = {
      x: rounded(x),
      y: rounded(top),
      width: rounded(width),
      height: rounded(thickness * size),
    };
    rects += xmlElement("rect", { ...place, ...fill });
  }
  return rects;
}

/** Splits a line by the families of our fonts: characters missing in its own family are drawn with the other one. */
import { advanceOf } from "../../base/fonts/advance.js";
import {
  FONT_FAMILY,
  type FontFace,
  faceFor,
  HAND_FAMILY,
  MONO_FAMILY,
} from "../../base/fonts/faces.js";
import { textWidth } from "../../drawing/layout/text-width.js";
import { faceOf, typefaceOf } from "../../drawing/layout/typeface.js";
import { rounded } from "../../drawing/paint/number.js";
import type { TextStyle } from "../../model/box/style.js";

/** A part of a line in one face. */
export interface FamilyRun {
  face: FontFace;
  text: string;
}

/** The parts of a line; characters that neither family has stay with its own. */
export function familyRuns(line: string, face: FontFace): FamilyRun[] {
  const { weight, italic, family } = face;
  const other = faceFor({ weight, italic, mono: family === FONT_FAMILY });
  const runs: FamilyRun[] = [];
  for (const character of line) {
    const isOthers = !has(face, character) && has(other, character);
    const drawn = isOthers ? other : face;
    const last = runs.at(-1);
    if (last?.face === drawn) last.text += character;
    else runs.push({ face: drawn, text: character });
  }
  return runs;
}

function has(face: FontFace, character: string): boolean {
  return advanceOf(face, character.codePointAt(0)!) !== undefined;
}

const line = /(<text x="([^" ]*)"[^>]*>)([^<]*[^\0-\u024f<][^<]*)</g;

/**
 * A picture whose lines mark where the other family begins and ends. For a missing character, resvg would search all
 * other fonts, and use the result for the whole line.
 */
export function withFamilies(svg: string): string {
  return svg.replace(line, (whole, tag: string, x: string, words: string) => {
    const style = styleOfTag(tag);
    const face = faceOf(style);
    const runs = familyRuns(words, face);
    if (runs.every((run) => run.face === face)) return whole;
    // Each part gets a position; otherwise, resvg would measure all of them together.
    let at = Number(x);
    const pieces = runs.map(({ face: { family }, text }) => {
      const piece = `<tspan x="${rounded(at)}" font-family="${family}">${text}</tspan>`;
      at += textWidth(text.replace(entity, "&"), typefaceOf(style));
      return piece;
    });
    return `${tag}${pieces.join("")}<`;
  });
}

const entity = /&[^;]*;/g;

/** The text style in the attributes of a line. */
export function styleOfTag(tag: string): TextStyle {
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return {
    size: Number(read("font-size")),
    weight: Number(read("font-weight") ?? 400) as NonNullable<TextStyle["weight"]>,
    italic: read("font-style") === "italic",
    mono: tag.includes(` font-family="${MONO_FAMILY}`),
    hand: tag.includes(` font-family="${HAND_FAMILY}`),
  };
}

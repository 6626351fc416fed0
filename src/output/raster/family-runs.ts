/** Parts a line between the families of our fonts: what its own lacks is drawn with the other. */
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

/** A piece of a line in one face. */
export interface FamilyRun {
  face: FontFace;
  text: string;
}

/** The pieces of a line; characters that neither family has stay with its own. */
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
 * A picture whose lines say where the other family begins and ends. resvg would look for what one lacks in all
 * others, and take for the whole line what it finds.
 */
export function withFamilies(svg: string): string {
  return svg.replace(line, (whole, tag: string, x: string, words: string) => {
    const style = styleOfTag(tag);
    const face = faceOf(style);
    const runs = familyRuns(words, face);
    if (runs.every((run) => run.face === face)) return whole;
    // Where each piece begins is said, or all of them would be measured together.
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

/** The style that the attributes of a line say. */
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

/** Draws a text in a user font: uses of glyphs, each of which the picture defines once. */
import type { GivenFace } from "../../base/fonts/given-fonts.js";
import { xmlElement } from "../../base/markup/element.js";
import { clustersOf } from "../layout/class-width.js";
import { rounded, shortNumber } from "../paint/number.js";
import { tofuPath } from "../paint/tofu.js";
import type { Definitions } from "./definitions.js";
import type { fillAttributes } from "./ink-markup.js";

/** Units of outlines per em. */
const unitsPerEm = 1000;

/** Width of a box for a letter that has no room, in units. */
const boxWidth = 600;

/**
 * The uses of all glyphs; empty if nothing of the text is visible. Outlines at each place would make a picture with
 * many letters larger than a text can be.
 *
 * @param x start of the text, with `y` as its baseline, in px
 * @param spacing space in px after each character
 */
export function glyphUses(
  face: GivenFace,
  text: string,
  { x, y, size, spacing = 0 }: { x: number; y: number; size: number; spacing?: number },
  fill: ReturnType<typeof fillAttributes>,
  definitions: Definitions,
): string {
  const glyphs = face.glyphs(text);
  const places = spacing === 0 ? [] : placesOf(text);
  const count = places.at(-1) ?? 0;
  const isReversed = glyphs.length > 1 && glyphs[0]!.at > glyphs.at(-1)!.at;
  const unitsPerPx = unitsPerEm / size;
  let uses = "";
  for (const glyph of glyphs) {
    const id = definitions.otherLetter(face, glyph.id, () =>
      definitions.hasRoom
        ? outlineOf(face, glyph.id)
        : tofuPath(text.codePointAt(glyph.at)!, 0, 0, boxWidth, unitsPerEm),
    );
    if (id === undefined) continue;
    // Each preceding character adds one spacing; marks belong to their character.
    const place = places[glyph.at] ?? 0;
    const moved = spacing * (isReversed ? count - place : place);
    const left = Math.round(glyph.x * unitsPerEm + moved * unitsPerPx);
    const below = Math.round(glyph.y * unitsPerEm);
    // The older name of the attribute, which more programs support.
    uses += `<use xlink:href="#${id}"${left === 0 ? "" : ` x="${left}"`}${below === 0 ? "" : ` y="${below}"`}/>`;
  }
  if (uses === "") return "";
  const scale = Number((size / unitsPerEm).toPrecision(5));
  const transform = `matrix(${scale} 0 0 ${scale} ${rounded(x)} ${rounded(y)})`;
  return xmlElement("g", { transform, ...fill }, uses);
}

/** The path data of a glyph in units; y counts downward. */
function outlineOf(face: GivenFace, glyph: number): string {
  let path = "";
  for (const step of face.outline(glyph)) {
    path += step[0];
    for (let at = 1; at < step.length; at++) {
      if (at > 1) path += " ";
      path += shortNumber((step[at] as number) * unitsPerEm);
    }
  }
  return path;
}

/** For each UTF-16 unit, the number of characters before the one that it belongs to. */
function placesOf(text: string): number[] {
  return clustersOf(text).flatMap((cluster, place) =>
    new Array<number>(cluster.length).fill(place),
  );
}

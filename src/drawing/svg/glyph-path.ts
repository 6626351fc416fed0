/** Converts a text in a user font to the path of its glyphs. */
import type { GivenFace } from "../../base/fonts/given-fonts.js";
import { clustersOf } from "../layout/class-width.js";
import { shortNumber } from "../paint/number.js";

/**
 * The path of all glyphs.
 *
 * @param x start of the text, with `y` as its baseline, in px
 * @param spacing space in px after each character
 */
export function glyphPath(
  face: GivenFace,
  text: string,
  { x, y, size, spacing = 0 }: { x: number; y: number; size: number; spacing?: number },
): string {
  let path = "";
  const glyphs = face.glyphs(text);
  const places = spacing === 0 ? [] : placesOf(text);
  const count = places.at(-1) ?? 0;
  const isReversed = glyphs.length > 1 && glyphs[0]!.at > glyphs.at(-1)!.at;
  for (const glyph of glyphs) {
    // Each preceding character adds one spacing; marks belong to their character.
    const place = places[glyph.at] ?? 0;
    const moved = spacing * (isReversed ? count - place : place);
    const left = x + glyph.x * size + moved;
    const base = y + glyph.y * size;
    for (const [letter, ...values] of face.outline(glyph.id)) {
      path += letter;
      for (const [at, value] of values.entries()) {
        if (at > 0) path += " ";
        path += shortNumber(value * size + (at % 2 === 0 ? left : base));
      }
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

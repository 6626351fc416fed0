/** Turns what a font says of a glyph into a width and an outline: of what is damaged, into none. */
import type { Font, Glyph, PathCommand } from "fontkit";
import { within } from "./bound-font.js";

/** Glyphs that an outline may be put together from, with those of their parts: real ones are of a dozen. */
const mostParts = 1000;

/** The glyph of a character; the one for missing ones where the font cannot say. */
export function glyphFor(font: Font, codePoint: number): Glyph {
  try {
    return font.glyphForCodePoint(codePoint);
  } catch {
    return font.getGlyph(0);
  }
}

/** How far a glyph moves what follows, in units of the font; `undefined` where that is damaged. */
export function advanceOf(glyph: Glyph): number | undefined {
  // fontkit reads it when it is asked for, together with the table of places.
  try {
    const { advanceWidth } = glyph;
    return Number.isFinite(advanceWidth) ? advanceWidth : undefined;
  } catch {
    return undefined;
  }
}

/** The steps of a glyph's outline, in units of the font; `undefined` where they are damaged. */
export function commandsOf(glyph: Glyph): readonly PathCommand[] | undefined {
  try {
    const { commands } = within(mostParts, () => glyph.path);
    return commands?.every(({ args }) => args.every(Number.isFinite)) ? commands : undefined;
  } catch {
    return undefined;
  }
}

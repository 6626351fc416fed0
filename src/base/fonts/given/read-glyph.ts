/** Reads the advance and outline of a glyph; damaged ones count as missing. */
import type { Font, Glyph, PathCommand } from "fontkit";
import { within } from "./count-steps.js";

/** Maximum number of parts of a composite glyph, including nested ones: real ones have up to a dozen. */
const mostParts = 1000;

/** The glyph of a character; the one for missing characters if the font is damaged. */
export function glyphFor(font: Font, codePoint: number): Glyph {
  try {
    return font.glyphForCodePoint(codePoint);
  } catch {
    return font.getGlyph(0);
  }
}

/** The advance of a glyph, in units of the font; `undefined` if it is damaged. */
export function advanceOf(glyph: Glyph): number | undefined {
  // fontkit reads it on access, together with the metrics table, and in some variable fonts with the outline.
  try {
    const advanceWidth = within(mostParts, () => glyph.advanceWidth);
    return Number.isFinite(advanceWidth) ? advanceWidth : undefined;
  } catch {
    return undefined;
  }
}

/** The outline of a glyph, in units of the font; `undefined` if it is damaged. */
export function commandsOf(glyph: Glyph): readonly PathCommand[] | undefined {
  try {
    const { commands } = within(mostParts, () => glyph.path);
    return commands?.every(({ args }) => args.every(Number.isFinite)) ? commands : undefined;
  } catch {
    return undefined;
  }
}

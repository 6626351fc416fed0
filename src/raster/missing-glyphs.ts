/** Turns texts into the characters that our fonts lack, which a painted picture leaves blank. */
import { advanceOf } from "../fonts/advance.js";
import { FONT_FACES } from "../fonts/faces.js";

/** What is never seen by itself: spaces, accents, joiners. */
const unseen = /[\s\p{M}\p{Cf}]/u;

/** The characters without a glyph, each once, in the order in which they come; all faces have the same. */
export function missingGlyphs(texts: Iterable<string>): string {
  const missing = new Set<string>();
  const [face] = FONT_FACES;
  for (const text of texts) {
    for (const character of text) {
      const isThere = advanceOf(face!, character.codePointAt(0)!) !== undefined;
      if (!isThere && !unseen.test(character)) missing.add(character);
    }
  }
  return [...missing].join("");
}

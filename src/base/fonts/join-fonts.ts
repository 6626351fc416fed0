/** Combines several lists of fonts into one that is searched in their order. */
import type { GivenFonts } from "./given-fonts.js";

/** The fonts of all lists; earlier lists take precedence. */
export function joinFonts(lists: readonly GivenFonts[]): GivenFonts {
  return {
    families: [...new Set(lists.flatMap(({ families }) => families))],
    faceFor(cluster, weight, italic, family) {
      for (const list of lists) {
        if (family !== undefined && !list.families.includes(family)) continue;
        const face = list.faceFor(cluster, weight, italic, family);
        if (face !== undefined) return face;
      }
      return undefined;
    },
    renew() {
      for (const list of lists) list.renew?.();
    },
  };
}

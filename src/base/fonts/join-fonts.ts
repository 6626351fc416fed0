/** Turns several lists of fonts into one that is asked in their order. */
import type { GivenFonts } from "./given-fonts.js";

/** Fonts of all lists; those of an earlier one win. */
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
  };
}

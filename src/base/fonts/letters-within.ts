/** Bounds what the letters of one picture cost in fonts of the user, however many a hostile font has. */
import type { GivenFace, GivenFonts } from "./given-fonts.js";

/**
 * Maximum number of steps in the outlines of all different letters of a picture. 20,000 ideographs have fewer; each of
 * them is read, measured and written once.
 */
export const mostStepsOfLetters = 2_000_000;

/** The style of a text, in which most texts of a picture agree. */
interface Style {
  weight?: number;
  italic?: boolean;
  family?: string | undefined;
}

/** The same fonts for one picture; letters past its bound have no face, as those that no font has. */
export function lettersWithin(fonts: GivenFonts, most = mostStepsOfLetters): GivenFonts {
  fonts.renew?.();
  const counted = new Map<GivenFace, Set<number>>();
  /** The faces of clusters that were looked up, by weight, slant and family. */
  const found = new Map<string, Map<string, GivenFace | undefined>>();
  let last: Style & { known: Map<string, GivenFace | undefined> } = { known: new Map() };
  const knownIn = (style: Style) => {
    const { weight, italic, family } = style;
    if (weight === last.weight && italic === last.italic && family === last.family) {
      return last.known;
    }
    const key = `${weight} ${italic} ${family ?? ""}`;
    const known = found.get(key) ?? new Map<string, GivenFace | undefined>();
    found.set(key, known);
    last = { ...style, known };
    return known;
  };
  let left = most;
  const isWithin = (face: GivenFace, cluster: string): boolean => {
    const glyphs = counted.get(face) ?? new Set();
    counted.set(face, glyphs);
    left -= face.steps(cluster, glyphs);
    return left >= 0;
  };
  return {
    families: fonts.families,
    faceFor(cluster, weight, italic, family) {
      const known = knownIn({ weight, italic, family });
      if (known.has(cluster)) return known.get(cluster);
      // Even to find out whether a font has a letter, its outline is read.
      if (left < 0) return undefined;
      const face = fonts.faceFor(cluster, weight, italic, family);
      const chosen = face && isWithin(face, cluster) ? face : undefined;
      known.set(cluster, chosen);
      return chosen;
    },
  };
}

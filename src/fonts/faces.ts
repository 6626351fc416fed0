/** Turns a weight and a slant into one of the six Inter faces that come with the package. */

/** A face of the font: which cut of Inter it is, and what its files are called. */
export interface FontFace {
  /** Names the face in the advance tables. */
  readonly key: FaceKey;
  /** The CSS weight. */
  readonly weight: 400 | 500 | 600 | 700;
  /** Whether the face is the italic of its weight. */
  readonly italic: boolean;
  /** Base name of the TrueType file in `files/`. */
  readonly ttf: string;
  /** Base name of the WOFF2 file in `files/`. */
  readonly woff2: string;
}

/** The name of a face: its weight, and its slant when it has one. */
export type FaceKey = "400" | "500" | "600" | "700" | "400-italic" | "600-italic";

/** The weight and slant that a text asks for. */
export interface FaceRequest {
  /** A CSS weight; one between two faces is matched as in CSS. */
  readonly weight: number;
  /** Whether the text is italic. */
  readonly italic: boolean;
}

/** The family name that the font files carry. */
export const FONT_FAMILY = "Inter";

/** The measures that all six faces share, in font units; `descent` counts downward. */
export const FONT_METRICS = { unitsPerEm: 2048, ascent: 1984, descent: 494 } as const;

/** All faces: upright ones by weight, then the italics by weight. */
export const FONT_FACES: readonly FontFace[] = [
  face("400", 400, false),
  face("500", 500, false),
  face("600", 600, false),
  face("700", 700, false),
  face("400-italic", 400, true),
  face("600-italic", 600, true),
];

const UPRIGHT = FONT_FACES.filter((candidate) => !candidate.italic);
const ITALIC = FONT_FACES.filter((candidate) => candidate.italic);

/**
 * The face that a browser picks for this weight and slant when it has exactly our six faces.
 * Every renderer has to agree with it, or texts are measured with other widths than they are
 * drawn with.
 */
export function faceFor({ weight, italic }: FaceRequest): FontFace {
  const [lightest, ...heavier] = italic ? ITALIC : UPRIGHT;
  if (lightest === undefined) throw new Error("no faces");
  let best = lightest;
  for (const candidate of heavier) {
    if (isBetter(candidate.weight, best.weight, weight)) best = candidate;
  }
  return best;
}

/** Whether CSS font matching prefers `candidate` to the lighter `current`. */
function isBetter(candidate: number, current: number, wanted: number): boolean {
  if (current >= wanted) return false;
  // From 400 to 500 a heavier face serves only up to 500, above it any heavier one does.
  if (wanted >= 400 && wanted <= 500) return candidate <= 500;
  return wanted > 500;
}

function face(key: FaceKey, weight: FontFace["weight"], italic: boolean): FontFace {
  return { key, weight, italic, ttf: `inter-${key}.ttf`, woff2: `inter-${key}.woff2` };
}

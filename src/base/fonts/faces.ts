/** Picks one of the faces in the package by weight and slant: Inter, a monospaced, a handwritten and an emoji font. */

/** A face: a style of a family, with its file. */
export interface FontFace {
  /** The family name in its file. */
  readonly family: string;
  /** Its metrics. */
  readonly metrics: FontMetrics;
  /** Its key in the advance tables. */
  readonly key: FaceKey;
  /** The CSS weight. */
  readonly weight: 400 | 500 | 600 | 700;
  /** The weights for which it is used, in CSS syntax. */
  readonly serves: string;
  /** Whether the face is the italic of its weight. */
  readonly italic: boolean;
  /** Base name of the TrueType file in `files/`. */
  readonly ttf: string;
}

/** The key of a face: its weight, and its slant if it is not upright. */
export type FaceKey =
  | "400"
  | "500"
  | "600"
  | "700"
  | "400-italic"
  | "600-italic"
  | "mono-400"
  | "mono-600"
  | "hand-400"
  | "emoji";

/** The metrics of a family, in font units; `descent` counts downward. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
}

/** The requested style of a text. */
export interface FaceRequest {
  /** A CSS weight; one between two faces is matched as in CSS. */
  readonly weight: number;
  /** Whether the text is italic. */
  readonly italic: boolean;
  /** Whether it is monospaced; these faces have no italics. */
  readonly mono?: boolean;
  /** Whether it is handwritten, which has only one upright weight; ignored for monospaced text. */
  readonly hand?: boolean;
}

/** The default family. */
export const FONT_FAMILY = "Inter";

/** The monospaced family. */
export const MONO_FAMILY = "JetBrains Mono";

/** The family of emoji, in one weight. */
export const EMOJI_FAMILY = "Noto Emoji";

/** The monospaced family with its fallbacks, for CSS. */
export const MONO_FAMILIES: string = `${MONO_FAMILY},ui-monospace,Consolas,monospace`;

/** The handwritten family. */
export const HAND_FAMILY = "Patrick Hand";

/** The metrics of the six faces of Inter. */
export const FONT_METRICS: FontMetrics = { unitsPerEm: 2048, ascent: 1984, descent: 494 };

/** Those of the monospaced faces, with the same baseline (scripts/build-fonts.mjs). */
export const MONO_METRICS: FontMetrics = { unitsPerEm: 1000, ascent: 969, descent: 241 };

/** Those of the handwritten face, with letters of the same size and the same baseline. */
export const HAND_METRICS: FontMetrics = { unitsPerEm: 880, ascent: 853, descent: 212 };

/** The face of emoji. */
export const EMOJI_FACE: FontFace = {
  family: EMOJI_FAMILY,
  metrics: FONT_METRICS,
  key: "emoji",
  weight: 400,
  serves: "1 1000",
  italic: false,
  ttf: "noto-emoji.ttf",
};

/**
 * All faces of letters: upright ones by weight, then italics by weight, then monospaced ones, then the handwritten one.
 */
export const FONT_FACES: readonly FontFace[] = [
  face("400", 400, false),
  face("500", 500, false),
  face("600", 600, false),
  face("700", 700, false),
  face("400-italic", 400, true),
  face("600-italic", 600, true),
  monoFace("mono-400", 400),
  monoFace("mono-600", 600),
  handFace("hand-400"),
];

/** All faces, including emoji. */
export const ALL_FACES: readonly FontFace[] = [...FONT_FACES, EMOJI_FACE];

const HAND = FONT_FACES.filter(({ family }) => family === HAND_FAMILY);
const MONO = FONT_FACES.filter(({ family }) => family === MONO_FAMILY);
const UPRIGHT = FONT_FACES.filter(({ italic, family }) => !italic && family === FONT_FAMILY);
const ITALIC = FONT_FACES.filter(({ italic }) => italic);

/**
 * The face that a browser picks for a weight and slant if it has exactly our faces. All renderers must agree with it;
 * otherwise, texts would be measured with other widths than they are drawn with.
 */
export function faceFor({ weight, italic, mono = false, hand = false }: FaceRequest): FontFace {
  const [lightest, ...heavier] = mono ? MONO : hand ? HAND : italic ? ITALIC : UPRIGHT;
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
  // From 400 to 500, a heavier face is used only up to 500; above that, any heavier one is.
  if (wanted >= 400 && wanted <= 500) return candidate <= 500;
  return wanted > 500;
}

function face(key: FaceKey, weight: FontFace["weight"], italic: boolean): FontFace {
  return {
    family: FONT_FAMILY,
    metrics: FONT_METRICS,
    key,
    weight,
    serves: `${weight}`,
    italic,
    ttf: `inter-${key}.ttf`,
  };
}

function monoFace(key: FaceKey, weight: FontFace["weight"]): FontFace {
  return {
    family: MONO_FAMILY,
    metrics: MONO_METRICS,
    key,
    weight,
    serves: `${weight}`,
    italic: false,
    ttf: `jetbrains-${key}.ttf`,
  };
}

function handFace(key: FaceKey): FontFace {
  return {
    family: HAND_FAMILY,
    metrics: HAND_METRICS,
    key,
    weight: 400,
    serves: "1 1000",
    italic: false,
    ttf: `patrick-${key}.ttf`,
  };
}

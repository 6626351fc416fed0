/** The interface of user fonts for layout and painters; these fonts provide characters that ours lack. */

/** User fonts, in the order in which they are searched for a character. */
export interface GivenFonts {
  /** The names of their families in CSS, without duplicates. */
  readonly families: readonly string[];
  /**
   * The first face with glyphs for a whole cluster: within its family, the nearest to a weight and slant.
   *
   * @param family limits the search to the faces of this family, one of `families`
   */
  faceFor(cluster: string, weight: number, italic: boolean, family?: string): GivenFace | undefined;
  /** Lets the next picture take as much for shaping words as the first one. */
  renew?(): void;
}

/** A face of a user font. */
export interface GivenFace {
  /** The name of its family in CSS. */
  readonly family: string;
  /**
   * Where a text in this face ends after each UTF-16 unit, in em; begins with 0, and so has one entry more than units.
   */
  ends(text: string): Float64Array;
  /** The glyphs of a text from left to right, shaped as in browsers without kerning and ligatures. */
  glyphs(text: string): readonly PlacedGlyph[];
  /**
   * The number of steps in the outlines of a cluster.
   *
   * @param counted glyphs that do not count, to which those of the cluster are added
   */
  steps(cluster: string, counted: Set<number>): number;
  /** The outline of a glyph, in em, relative to its origin on the baseline; y counts downward. */
  outline(glyph: number): readonly OutlineStep[];
  /** A TrueType file with only the glyphs for these texts, named after the family. */
  cut(texts: Iterable<string>): CutFace;
}

/** A subset font as a file. */
export interface CutFace {
  data: Uint8Array;
  /** Whether it contains the tables for shaping its texts; otherwise, each character has a single glyph. */
  isShaped: boolean;
}

/** A positioned glyph in a text; lengths in em, y counts downward. */
export interface PlacedGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Index of the first UTF-16 unit of its cluster. */
  readonly at: number;
}

/** A step of an outline: a move, a line, a quadratic or cubic curve, or its end. */
export type OutlineStep = readonly ["M" | "L" | "Q" | "C" | "Z", ...number[]];

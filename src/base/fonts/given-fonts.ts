/** Says what layout and painters know of the fonts that a user brings for what ours lack. */

/** Fonts in the order in which they are asked for a character that our own faces lack. */
export interface GivenFonts {
  /** Their families, as CSS calls them, each once. */
  readonly families: readonly string[];
  /**
   * The first face with glyphs for all of a cluster: of its family, the nearest to a weight and a slant.
   *
   * @param family asks only the faces of this family, which is one of `families`
   */
  faceFor(cluster: string, weight: number, italic: boolean, family?: string): GivenFace | undefined;
}

/** A face of a given font. */
export interface GivenFace {
  /** What CSS calls its family. */
  readonly family: string;
  /** Where a text of this face ends after each UTF-16 unit, from 0, in em; one entry more than units. */
  ends(text: string): Float64Array;
  /** The glyphs of a text from left to right, shaped as browsers do without kerning and ligatures. */
  glyphs(text: string): readonly PlacedGlyph[];
  /** The outline of a glyph, in em, from its origin on the baseline; y counts downward. */
  outline(glyph: number): readonly OutlineStep[];
  /** A TrueType file with no more than these texts need, named after the family. */
  cut(texts: Iterable<string>): CutFace;
}

/** A part of a font as a file. */
export interface CutFace {
  data: Uint8Array;
  /** Whether it has what shapes its texts; otherwise each character has its one glyph. */
  isShaped: boolean;
}

/** A glyph at its place in a text; lengths in em, y counts downward. */
export interface PlacedGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** UTF-16 unit of the text that it stands for, the first of its cluster. */
  readonly at: number;
}

/** A step of an outline: where the pen moves, a line, a quadratic or a cubic curve, or its end. */
export type OutlineStep = readonly ["M" | "L" | "Q" | "C" | "Z", ...number[]];

/** The part of fontkit's API that is used here. */
declare module "fontkit" {
  /** A step of a glyph's outline. */
  export interface PathCommand {
    readonly command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
    readonly args: readonly number[];
  }

  /** A glyph of a font. */
  export interface Glyph {
    readonly id: number;
    /** Which kind of outline it has, such as TTF or CFF. */
    readonly type: string;
    codePoints: readonly number[];
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly PathCommand[]; toSVG(): string };
    readonly _font: Font;
    /** Reads the outline. */
    _getPath: () => unknown;
    /** Reads the points of a TrueType glyph that is not composite. */
    _decodeSimple?: (
      glyph: { readonly numberOfContours: number; readonly points?: readonly unknown[] },
      stream: unknown,
    ) => void;
  }

  /** The positioned glyphs of a text. */
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
    readonly direction: "ltr" | "rtl";
    readonly advanceWidth: number;
  }

  /** Applies the rules of a table that replaces or moves glyphs. */
  export interface LookupProcessor {
    /** The glyphs to which they are applied. */
    readonly glyphs: readonly unknown[];
    applyLookup: (type: number, table: unknown) => boolean;
  }

  /** An opened font. */
  export interface Font {
    readonly type: string;
    readonly postscriptName: string | null;
    readonly familyName: string;
    readonly subfamilyName: string | null;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly underlinePosition: number;
    readonly italicAngle: number;
    readonly numGlyphs: number;
    readonly characterSet: readonly number[];
    readonly availableFeatures: readonly string[];
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly default: number; readonly max: number }>
    >;
    readonly directory: {
      readonly tables: Readonly<
        Record<
          string,
          { readonly length: number; readonly offset: number; readonly transformLength?: number }
        >
      >;
    };
    /** The tables with programs that draw glyphs. */
    readonly CFF2?: { stream: unknown };
    readonly "CFF "?: { stream: unknown };
    readonly cmap?: object;
    readonly head?: object;
    readonly hhea?: object;
    readonly hmtx?: object;
    readonly maxp?: { readonly numGlyphs: number };
    readonly "OS/2": {
      readonly usWeightClass: number;
      readonly fsType?: Readonly<Record<string, boolean>>;
      readonly fsSelection?: Readonly<Record<string, boolean>>;
    };
    getName(key: string): string | null;
    getVariation(settings: Readonly<Record<string, number>>): Font;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    /** The glyphs that were asked for. */
    _glyphs: Record<number, Glyph>;
    getGlyph: (id: number, characters?: readonly number[]) => Glyph;
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
      script?: string,
      language?: string,
      direction?: "ltr" | "rtl",
    ): GlyphRun;
    /** Shapes texts according to the tables of the font. */
    readonly _layoutEngine: {
      readonly engine: {
        readonly GSUBProcessor?: LookupProcessor | null;
        readonly GPOSProcessor?: LookupProcessor | null;
      } | null;
    };
    _getTableStream(tag: string): { pos: number; readonly buffer: Uint8Array } | null;
  }

  /** Several fonts in one file. */
  export interface FontCollection {
    readonly type: "TTC" | "DFont";
    readonly fonts: readonly Font[];
  }

  /** Reads a font file from memory; for a collection, all of its fonts. */
  export function create(bytes: Uint8Array): Font;
}

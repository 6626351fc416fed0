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
    readonly glyphIterator: { readonly cur: { readonly id: number } | null };
    readonly table: RuleTable;
    script: object | null;
    scriptTag: string | null;
    language: object | null;
    languageTag: string | null;
    direction?: string;
    /** The features of the language. */
    features: Readonly<Record<string, FeatureTable>>;
    /** Finds the features of a script, and of a language; some scripts have several names. Returns the name. */
    selectScript: (
      this: LookupProcessor,
      script?: string | readonly string[],
      language?: string,
      direction?: string,
    ) => string | null;
    /** The rules of features, in their order. */
    lookupsForFeatures: (
      this: LookupProcessor,
      features?: readonly string[],
      exclude?: readonly number[],
    ) => readonly unknown[];
    applyLookup: (this: LookupProcessor, type: number, table: LookupTable) => boolean;
    /** The place of a glyph, or of the current one, in a table. */
    coverageIndex: (this: LookupProcessor, coverage: GlyphTable, glyph?: number) => number;
    getClassID: ClassFinder["getClassID"];
    /** Compares glyphs from a distance to the current one on; each rule of a set does so once or more. */
    match: (
      this: LookupProcessor,
      distance: number,
      glyphs: unknown,
      isEqual: unknown,
      matched?: unknown,
    ) => unknown;
    applyLookups: (
      this: LookupProcessor,
      lookups: readonly unknown[],
      glyphs: readonly unknown[],
      positions: unknown,
    ) => void;
    /** Applies other rules to the glyphs at distances from the current one. */
    applyLookupList: (
      this: LookupProcessor,
      records: readonly { readonly sequenceIndex: number }[],
    ) => boolean;
  }

  /** Finds the class of a glyph; fontkit's processors inherit from it. */
  export interface ClassFinder {
    getClassID: (glyph: number, classes: GlyphTable) => number;
  }

  /** The features of scripts and languages, and what replaces some of them in a variable font. */
  export interface RuleTable {
    readonly scriptList?: readonly { readonly script: ScriptTable | null }[] | null;
    readonly featureList?: readonly { readonly feature: FeatureTable | null }[] | null;
    readonly featureVariations?: {
      readonly featureVariationRecords: readonly {
        readonly featureTableSubstitution?: { readonly substitutions: readonly unknown[] } | null;
      }[];
    } | null;
  }

  export interface ScriptTable {
    readonly defaultLangSys?: LanguageTable | null;
    readonly langSysRecords: readonly { readonly langSys: LanguageTable | null }[];
  }

  export interface LanguageTable {
    readonly featureIndexes: readonly number[];
  }

  /** Which rules a feature applies. */
  export interface FeatureTable {
    readonly lookupListIndexes: readonly number[];
  }

  /** A table of rules, of which one kind has pairs for each glyph, and another what replaces it. */
  export interface LookupTable {
    pairSets?: LookupSets;
    sequences?: LookupSets;
  }

  export interface LookupSets {
    get: (index: number) => readonly unknown[];
  }

  /** A table of glyphs: each of them, or ranges. */
  export interface GlyphTable {
    readonly glyphs?: readonly unknown[];
    readonly rangeRecords?: readonly (GlyphRange & { readonly startCoverageIndex: number })[];
    readonly classRangeRecord?: readonly (GlyphRange & { readonly class: number })[];
  }

  export interface GlyphRange {
    readonly start: number;
    readonly end: number;
  }

  /** Applies the state machines of Apple's table that replaces glyphs. */
  export interface StateProcessor {
    readonly glyphs: readonly unknown[];
    readonly morx: {
      readonly chains: readonly {
        readonly features: readonly unknown[];
        readonly subtables: readonly unknown[];
      }[];
    };
    process: (this: StateProcessor, glyphs: readonly unknown[], features?: unknown) => unknown;
    getStateMachine(subtable: object): { readonly stateTable: { readonly stateArray: StateArray } };
    processSubtable: (
      this: StateProcessor,
      subtable: { readonly type: number },
      glyphs: readonly unknown[],
    ) => unknown;
  }

  /** The states of a machine. */
  export interface StateArray {
    getItem: (state: number) => unknown;
  }

  /** Moves the points of glyphs in a variable font. */
  export interface VariationProcessor {
    transformPoints: (glyph: number, points: readonly unknown[]) => void;
    /** How much a variation counts. */
    tupleFactor: (
      index: number,
      peak: readonly number[],
      start?: readonly number[],
      end?: readonly number[],
    ) => number;
    decodePoints: () => { readonly length: number };
    decodeDeltas: (length: number) => unknown;
    getBlendVector: (store: VariationStore, index: number) => readonly number[];
  }

  /** The characters that select a variant of another. */
  export interface VariantTable {
    readonly varSelectors: { readonly length: number; toArray: () => readonly unknown[] };
  }

  /** What varies in which regions. */
  export interface VariationStore {
    readonly variationRegionList: { readonly axisCount: number };
    readonly itemVariationData: readonly { readonly regionIndexCount: number }[];
  }

  /** Reads the bytes of a font. */
  export interface TableStream {
    pos: number;
    readonly buffer: Uint8Array;
    readUInt8: () => number;
    readUInt16BE: () => number;
    readUInt32BE: () => number;
    readInt8: () => number;
    readInt16BE: () => number;
    readInt32BE: () => number;
    readBuffer: (length: number) => Uint8Array;
  }

  /** Where a table is. */
  export interface TableEntry {
    readonly tag: string;
    readonly length: number;
    readonly offset: number;
    readonly transformLength?: number;
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
      readonly tables: Readonly<Record<string, TableEntry>>;
    };
    /** The tables with programs that draw glyphs. */
    readonly CFF2?: { stream: unknown };
    readonly "CFF "?: { stream: unknown };
    /** What varies; null if nothing does. */
    readonly _variationProcessor: VariationProcessor | null;
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
    /** Finds the glyphs of characters, some of which have a variant that another character selects. */
    readonly _cmapProcessor: { uvs: VariantTable | null };
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
        readonly morxProcessor?: StateProcessor;
      } | null;
    };
    readonly GSUB?: RuleTable;
    readonly GPOS?: RuleTable;
    readonly GDEF?: {
      readonly glyphClassDef?: GlyphTable | null;
      readonly markAttachClassDef?: GlyphTable | null;
    };
    _getTableStream: (tag: string) => TableStream | null;
    _decodeTable: (entry: TableEntry) => unknown;
    readonly stream: TableStream;
    /** Unpacks a WOFF2 file. */
    readonly _decompress?: () => void;
    /** Reads all glyphs of a WOFF2 file. */
    _transformGlyfTable?: () => void;
  }

  /** Several fonts in one file. */
  export interface FontCollection {
    readonly type: "TTC" | "DFont";
    readonly fonts: readonly Font[];
  }

  /** Reads a font file from memory; for a collection, all of its fonts. */
  export function create(bytes: Uint8Array): Font;
}

/** The part of fontkit's interface that the tests use. */
declare module "fontkit" {
  /** An opened font file. */
  export interface Font {
    readonly familyName: string;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly italicAngle: number;
    readonly availableFeatures: readonly string[];
    readonly "OS/2": { readonly usWeightClass: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
    layout(text: string, features: Record<string, boolean>): { readonly advanceWidth: number };
  }

  /** Reads a font file from memory. */
  export function create(bytes: Uint8Array): Font;
}

/** Limits the size of font files. */

/** Maximum size of a font file in bytes, compressed or not. */
export const largestFont = 64 * 1024 * 1024;

/** The message about a larger one. */
export const tooLarge: string = `the font is larger than ${largestFont / 1024 / 1024} MB`;

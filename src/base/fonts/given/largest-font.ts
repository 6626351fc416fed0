/** Says how large a font file may be. */

/** Bytes that a font file may have, compressed or not. */
export const largestFont = 64 * 1024 * 1024;

/** What is said of a larger one. */
export const tooLarge: string = `the font is larger than ${largestFont / 1024 / 1024} MB`;

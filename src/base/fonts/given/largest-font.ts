/** Limits the size of font files. */

/** Maximum size of a font file in bytes, compressed or not. */
export const largestFont = 64 * 1024 * 1024;

/** Maximum size in bytes of all fonts together, and their number: a small file may unpack to a large one, and be named often. */
export const mostInAll: { readonly bytes: number; readonly files: number } = {
  bytes: 4 * largestFont,
  files: 1_000,
};

/**
 * Maximum size in bytes of all WOFF2 files together. One whose data begins anew every few bytes takes 1.5 seconds for each
 * megabyte to unpack, which cannot be known before.
 */
export const mostWoff2: number = 10 * 1024 * 1024;

/** The message about more of them. */
export const tooMuchWoff2: string = `there are more than ${mostWoff2 / 1024 / 1024} MB of WOFF2 fonts; unpack some to TTF or OTF`;

/** The message about more of them. */
export const tooMany: string = `there are more than ${mostInAll.files} fonts, or they have more than ${mostInAll.bytes / 1024 / 1024} MB together`;

/** The message about a larger one. */
export const tooLarge: string = `the font is larger than ${largestFont / 1024 / 1024} MB`;

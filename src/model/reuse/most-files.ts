/** Limits how many files a source may import, and how large they may be together. */

/** Maximum number of files, including those that imported files import. */
export const mostFiles = 200;

/** Maximum number of characters of imported files together, and of data files. */
export const mostText = { source: 4_000_000, data: 10_000_000 };

/** What a file is read for. */
export type FileUse = keyof typeof mostText;

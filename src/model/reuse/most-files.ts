/** Limits the number of files that a source may import. */

/** Maximum number of files, including those that imported files import. */
export const mostFiles = 200;

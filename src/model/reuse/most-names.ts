/** Says how many names the imports of one source may bring. */

/** Most names that come with files that are imported as a whole. */
export const mostNames = 5_000;

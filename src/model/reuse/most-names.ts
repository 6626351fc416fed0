/** Limits the number of names that a source may import. */

/** Maximum number of names from files that are imported as a whole. */
export const mostNames = 5_000;

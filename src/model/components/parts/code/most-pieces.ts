/** Limits the number of colored pieces in code. */

/** The rest of the code is plain. */
export const mostPieces = 2_000;

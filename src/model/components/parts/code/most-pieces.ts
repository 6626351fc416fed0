/** Says into how many pieces of one color the lines of a code are parted at most. */

/** What follows is plain. */
export const mostPieces = 2_000;

/** Says how many files one source may bring. */

/** Most files, those that files bring included. */
export const mostFiles = 200;

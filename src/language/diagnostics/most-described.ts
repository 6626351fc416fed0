/** Says from when on diagnostics of a source are only counted. */

/**
 * How many diagnostics of a code are described. Reports show a tenth of that, and a source with more is no wireframe:
 * to work out what each of its lines was meant to be takes time and memory, and nobody reads it.
 */
export const mostDescribed = 1000;

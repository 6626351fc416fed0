/** Sets the number of diagnostics of a code after which more are only counted. */

/**
 * Maximum number of diagnostics of a code that are described. Reports show a tenth of that, and a source with more is
 * not a wireframe: working out what was meant takes time and memory, and nobody reads it.
 */
export const mostDescribed = 1000;

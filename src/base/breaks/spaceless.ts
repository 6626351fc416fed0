/** Turns a text into whether it has letters of a script without spaces between words. */

/** Thai, Lao, Burmese, Khmer and their relatives, to which UAX #14 gives the class SA. */
const spaceless =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u1950-\u19df\u1a20-\u1aaf\ua9e0-\ua9ff\uaa60-\uaadf]/;

/**
 * Whether a browser would look up in a dictionary where the words of a text end. Nobody else has its dictionary,
 * so where lines may break is decided here, and written into the document.
 */
export function isSpaceless(text: string): boolean {
  return spaceless.test(text);
}

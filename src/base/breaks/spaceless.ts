/** Checks whether a text contains a script without spaces between words. */

/** Thai, Lao, Burmese, Khmer and their relatives, to which UAX #14 gives the class SA. */
const spaceless =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u1950-\u19df\u1a20-\u1aaf\ua9e0-\ua9ff\uaa60-\uaadf]/;

/**
 * Whether a browser would use a dictionary to find word boundaries in a text. Since no one else has its dictionary,
 * breaks are determined here, and written into the document.
 */
export function isSpaceless(text: string): boolean {
  return spaceless.test(text);
}

/** Writes a text as a string of the language. */

/** The text in quotes, with escapes as needed. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** Writes a text as a string of the language. */

/** The text in quotes, with escapes where it needs them. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

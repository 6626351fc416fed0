/** Converts a text in the tree to the characters that are shown. */

/** The text with `\[` as a plain bracket: the tree keeps both characters, since a bracket may start markup. */
export function plainText(written: string): string {
  return written.includes("\\[") ? written.replaceAll("\\[", "[") : written;
}

/** Turns a text as it stands in the tree into the letters that are shown. */

/** The text with `\[` as a plain bracket: the tree keeps both characters, for a bracket may start a mark. */
export function plainText(written: string): string {
  return written.includes("\\[") ? written.replaceAll("\\[", "[") : written;
}

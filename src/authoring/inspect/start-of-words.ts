/** Joins texts into one line, and reads only as much of them as it shows. */

/** What is between words, or takes no room in a long one; or else characters of a word. */
const pieces = /([\s\u00ad\u200b]+)|[^\s\u00ad\u200b]{1,64}/g;
const space = /\s/;

/**
 * Texts in one line, with one space between them and in place of each gap, and without the break marks in long words.
 * An ellipsis is the last of `most` characters if there are more.
 */
export function startOfWords(texts: readonly string[], most: number): string {
  let line = "";
  for (const text of texts) {
    let isApart = true;
    for (const [piece, between] of text.matchAll(pieces)) {
      if (between !== undefined) {
        isApart ||= space.test(between);
        continue;
      }
      line += isApart && line !== "" ? ` ${piece}` : piece;
      isApart = false;
      if (line.length > most) return `${line.slice(0, most - 1).trimEnd()}…`;
    }
  }
  return line;
}

/** Gives several words of other libraries the same example. */

/** @param words separated by spaces */
export function sameForm(words: string, example: string): Readonly<Record<string, string>> {
  return Object.fromEntries(words.split(" ").map((word) => [word, example]));
}

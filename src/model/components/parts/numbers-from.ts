/** Turns a text into numbers that look like chance and are the same each time. */

/** Gives the next of the numbers from 0 to 1 that belong to a text, with each call. */
export function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

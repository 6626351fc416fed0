/** Generates pseudorandom numbers from a text: the same text gives the same numbers. */

/** Returns a function that returns the next of the numbers between 0 and 1 for a text. */
export function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

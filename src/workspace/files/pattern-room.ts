/** Counts what ignore patterns take in a search: each of them is tried on each path. */

/** Maximum number of characters to match in a search: those of its paths, once for each pattern that is tried on them. */
const mostMatched = 1_000_000_000;

/** What is left for the patterns of a search. */
export class PatternRoom {
  #left: number;

  constructor(left: number = mostMatched) {
    this.#left = left;
  }

  /**
   * Whether there is enough left to try patterns on a path, which are taken from it.
   *
   * @param weight how many patterns there are
   */
  take(path: string, weight: number): boolean {
    this.#left -= path.length * weight;
    return this.#left >= 0;
  }
}

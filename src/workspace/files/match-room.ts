/** Counts what ignore patterns take in a search, or in a run. */

/** Maximum number of characters to match: those of the paths, once for each pattern that is tried on them. */
const mostMatched = 1_000_000_000;

/** What is left for patterns. */
export class MatchRoom {
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

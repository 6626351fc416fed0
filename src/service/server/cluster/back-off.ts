/** Decides how long to wait before a worker that ended is replaced, by how long it lived. */

/** How long a worker must live, in milliseconds, to count as working. */
const calm = 60_000;
/** The first wait above 0, and the longest, in milliseconds. */
const first = 500;
const longest = 30_000;

/** Doubles the wait as long as workers end soon after they start. */
export class BackOff {
  #ends = 0;

  /** Milliseconds to wait after a worker that lived for `lived` milliseconds; 0 after the first end. */
  waitAfter(lived: number): number {
    if (lived >= calm) this.#ends = 0;
    const wait = this.#ends === 0 ? 0 : Math.min(longest, first * 2 ** (this.#ends - 1));
    this.#ends++;
    return wait;
  }
}

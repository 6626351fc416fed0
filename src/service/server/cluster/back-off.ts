/** Turns how long workers lived into how long to wait before the next one is started. */

/** How long a worker must live to count as one that works, in milliseconds. */
const calm = 60_000;
/** The first wait that is none, and the longest, in milliseconds. */
const first = 500;
const longest = 30_000;

/** Waits that double while workers end soon after their start. */
export class BackOff {
  #ends = 0;

  /** Milliseconds to wait after a worker has ended that lived for some; none for the first. */
  waitAfter(lived: number): number {
    if (lived >= calm) this.#ends = 0;
    const wait = this.#ends === 0 ? 0 : Math.min(longest, first * 2 ** (this.#ends - 1));
    this.#ends++;
    return wait;
  }
}

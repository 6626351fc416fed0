/** A random generator that gives the same values for the same seed on every machine. */

/** Random choices from a seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to but not including 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to but not including `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** True with a certain probability. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of several values. */
  pick<const T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }

  /** A list of random values. */
  list<T>(length: number, make: () => T): T[] {
    return Array.from({ length }, make);
  }
}

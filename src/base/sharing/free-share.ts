/** Divides what each of many may have in any case: it is little, but a repository may have ever so many. */

/** How much each has, and all of them together. */
export interface FreeAmounts {
  readonly each: number;
  readonly inAll: number;
}

/** What each may have in any case, until all of them have had a sum. */
export class FreeShare {
  readonly #amounts: FreeAmounts;
  #left: number;

  constructor(amounts: FreeAmounts) {
    this.#amounts = amounts;
    this.#left = amounts.inAll;
  }

  /** How much the next one has. */
  get next(): number {
    return Math.min(this.#amounts.each, this.#left);
  }

  /** Takes what one of them came to, and returns how much of it is not free. */
  take(amount: number): number {
    const free = Math.max(0, Math.min(amount, this.next));
    this.#left -= free;
    return amount - free;
  }
}

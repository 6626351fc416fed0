/** Lets a limited number of tasks run at a time; the others wait in order, before their time limits begin. */

/** The places of running tasks. */
export class Seats {
  #free: number;
  readonly #waiting = new Set<() => void>();

  /** @param count how many tasks may run at a time */
  constructor(count: number) {
    this.#free = count;
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Waits for a seat, which must be given back; false if the signal came first. */
  async take(canceled?: AbortSignal): Promise<boolean> {
    if (canceled?.aborted) return false;
    if (this.#free > 0) {
      this.#free--;
      return true;
    }
    return await new Promise((resolve) => {
      const leave = (): void => {
        this.#waiting.delete(enter);
        resolve(false);
      };
      const enter = (): void => {
        canceled?.removeEventListener("abort", leave);
        resolve(true);
      };
      this.#waiting.add(enter);
      canceled?.addEventListener("abort", leave, { once: true });
    });
  }

  /** Gives a seat to the next task. */
  give(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free++;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

/** Lets accounts take turns in the main thread, and reads new requests in between. */
import { RecentEntries } from "../recent-entries.js";

/** Milliseconds of work before new requests are read. */
const slice = 2;

/** The waiting tasks of an account. */
type Line = (() => void)[];

/** Small tasks. They run immediately, or in turn by account if there are too many. */
export class InlineTurns {
  /** Accounts with waiting tasks; the first one is next. */
  readonly #waiting: Line[] = [];
  readonly #lines = new RecentEntries<Line>();
  readonly #now: () => number;
  /** Milliseconds of work since requests were last read. */
  #used = 0;
  #isScheduled = false;

  /** `now` returns milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Runs a task of an account when it is its turn.
   * @param isNext whether it goes before other tasks of the account, because its request keeps memory until then
   */
  run<T>(account: string, work: () => T, isNext = false): T | Promise<T> {
    if (this.#waiting.length === 0 && this.#used < slice) return this.#perform(work);
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(account) ?? [];
      if (line.length === 0) {
        this.#lines.set(account, line);
        this.#waiting.push(line);
      }
      const task = (): void => {
        try {
          resolve(this.#perform(work));
        } catch (error) {
          reject(error as Error);
        }
      };
      if (isNext) line.unshift(task);
      else line.push(task);
    });
  }

  #perform<T>(work: () => T): T {
    const began = this.#now();
    try {
      return work();
    } finally {
      this.#used += this.#now() - began;
      this.#schedule();
    }
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // Immediates run after sockets were read.
    setImmediate(() => {
      this.#isScheduled = false;
      this.#used = 0;
      while (this.#used < slice && this.#waiting.length > 0) this.#runNext();
    });
  }

  #runNext(): void {
    const line = this.#waiting.shift()!;
    const task = line.shift()!;
    if (line.length > 0) this.#waiting.push(line);
    task();
  }
}

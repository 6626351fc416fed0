/** Lets accounts take turns in the thread that answers, and reads new requests in between. */

/** Milliseconds of work after which new requests are read. */
const slice = 2;

/** Small tasks. They run at once; when there are too many, one account after the other. */
export class InlineTurns {
  /** What waits, by account; the first account is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #now: () => number;
  /** Milliseconds of work since requests were read. */
  #used = 0;
  #isScheduled = false;

  /** `now` returns milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Runs work of an account when it is its turn. */
  run<T>(account: string, work: () => T): T | Promise<T> {
    if (this.#waiting.size === 0 && this.#used < slice) return this.#perform(work);
    return new Promise((resolve, reject) => {
      const tasks = this.#waiting.get(account) ?? [];
      this.#waiting.set(account, tasks);
      tasks.push(() => {
        try {
          resolve(this.#perform(work));
        } catch (error) {
          reject(error as Error);
        }
      });
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
    // Immediates run after the sockets that have something to read.
    setImmediate(() => {
      this.#isScheduled = false;
      this.#used = 0;
      while (this.#used < slice && this.#waiting.size > 0) this.#runNext();
    });
  }

  #runNext(): void {
    const [next] = this.#waiting;
    const [account, tasks] = next!;
    this.#waiting.delete(account);
    const task = tasks.shift()!;
    if (tasks.length > 0) this.#waiting.set(account, tasks);
    task();
  }
}

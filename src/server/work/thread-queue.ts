/** Shares a few threads among many tasks: who waits, in which order, and for how long. */

/** No thread was available, and none was used. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

/** How many tasks may wait at once, in total and for one owner; and for how many milliseconds. */
const longestQueue = 64;
const longestOfOwner = 8;
const longestWait = 10_000;

interface Waiting {
  owner: string;
  start(): void;
}

/** Slots for tasks; waiting tasks get them in order. */
export class ThreadQueue {
  #free: number;
  readonly #waiting: Waiting[] = [];

  constructor(threads: number) {
    this.#free = threads;
  }

  /** Runs work when there is a free slot; rejects with a BusyError when there is none in time. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await this.#wait(owner);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#free++;
    }
  }

  #wait(owner: string): Promise<void> {
    const own = this.#waiting.filter((each) => each.owner === owner).length;
    if (own >= longestOfOwner || this.#waiting.length >= longestQueue) {
      return Promise.reject(new BusyError("too many tasks are waiting"));
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new BusyError(`no thread was free within ${longestWait} ms`));
      }, longestWait);
      const waiting: Waiting = {
        owner,
        start() {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.push(waiting);
    });
  }
}

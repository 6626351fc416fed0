/** Estimates how long an account's next tasks will take from how long its earlier ones took. */
import { RecentEntries } from "../recent-entries.js";

/** Expected milliseconds in a thread. */
interface Average {
  task: number;
  request: number;
}

/** The estimate for an account that has sent nothing yet. */
const unknown: Average = { task: 20, request: 1 };

/** Weights of the newest measurement. Tasks vary less than requests, most of which need no thread. */
const weights = { task: 0.2, request: 0.05 };

/** A measurement counts as at most this many times the average: the machine may have been slow. */
const mostAtOnce = 8;

/**
 * An account counts as slow if its tasks take at least this many milliseconds, and this many times as long as those of
 * others.
 */
const slowAfter = 500;
const slowFactor = 4;

/** Milliseconds for which an account serves as the comparison. */
const comparable = 60_000;

/** Moving averages for the accounts that were active most recently. */
export class TaskTimes {
  readonly #averages = new RecentEntries<Average>();
  readonly #now: () => number;
  /** The account with the fastest tasks recently. */
  #quickest = { account: "", task: 0, at: Number.NEGATIVE_INFINITY };

  /** `now` returns milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Expected milliseconds in a thread for a task that needs one. */
  ofTask(account: string): number {
    return (this.#averages.get(account) ?? unknown).task;
  }

  /** Expected milliseconds in a thread for a request that is not known yet. */
  ofRequest(account: string): number {
    return (this.#averages.get(account) ?? unknown).request;
  }

  /** Whether an account's tasks take long, and longer than those of others: on a slow machine, all tasks take long. */
  isSlow(account: string): boolean {
    const task = this.ofTask(account);
    return task > slowAfter && task > slowFactor * this.#quickest.task;
  }

  /** Records how long a task was in a thread. */
  noteTask(account: string, ms: number): void {
    const average = this.#of(account);
    const counted = Math.min(ms, mostAtOnce * average.task);
    average.task += weights.task * (counted - average.task);
    const now = this.#now();
    const { account: quickest, task: least, at } = this.#quickest;
    if (average.task <= least || account === quickest || now - at > comparable) {
      this.#quickest = { account, task: average.task, at: now };
    }
  }

  /** Records how long a request was in a thread in total: 0 if it needed none. */
  noteRequest(account: string, ms: number): void {
    const average = this.#of(account);
    average.request += weights.request * (ms - average.request);
  }

  #of(account: string): Average {
    let average = this.#averages.get(account);
    if (!average) {
      average = { ...unknown };
      this.#averages.set(account, average);
    }
    return average;
  }
}

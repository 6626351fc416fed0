/** Turns how long an account's tasks took into how long its next ones are expected to take. */
import { RecentEntries } from "../recent-entries.js";

/** Expected milliseconds in a thread. */
interface Average {
  task: number;
  request: number;
}

/** What is expected of an account that has sent nothing yet. */
const unknown: Average = { task: 20, request: 1 };

/** Weights of the newest time. Tasks differ less than requests, most of which need no thread. */
const weights = { task: 0.2, request: 0.05 };

/** A time counts as at most this many times the average: it may be the machine that was slow. */
const mostAtOnce = 8;

/** How slow an account's tasks are at least if it counts as slow: in milliseconds, and times those of others. */
const slowAfter = 500;
const slowFactor = 4;

/** Milliseconds for which an account is compared with. */
const comparable = 60_000;

/** Moving averages of the accounts that were active last. */
export class TaskTimes {
  readonly #averages = new RecentEntries<Average>();
  readonly #now: () => number;
  /** The account whose tasks were quickest of late. */
  #quickest = { account: "", task: 0, at: Number.NEGATIVE_INFINITY };

  /** `now` returns milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Expected milliseconds that a task which needs a thread takes in it. */
  ofTask(account: string): number {
    return (this.#averages.get(account) ?? unknown).task;
  }

  /** Expected milliseconds that a request, of which nothing is known yet, takes in a thread. */
  ofRequest(account: string): number {
    return (this.#averages.get(account) ?? unknown).request;
  }

  /** Whether an account's tasks take long, and longer than those of others: on a slow machine, all take long. */
  isSlow(account: string): boolean {
    const task = this.ofTask(account);
    return task > slowAfter && task > slowFactor * this.#quickest.task;
  }

  /** Notes how long a task was in a thread. */
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

  /** Notes how long a request was in a thread altogether: 0 when it needed none. */
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

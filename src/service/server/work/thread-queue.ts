/** Shares a few threads fairly among accounts: decides who is next, how long others wait, and what to refuse. */
import type { Peers } from "../peers.js";
import { RecentEntries } from "../recent-entries.js";
import { AbandonedError } from "./abandoned-error.js";
import { BusyError } from "./busy-error.js";
import type { Penalties } from "./penalties.js";
import type { TaskTimes } from "./task-times.js";
import { WorkTimeout } from "./work-timeout.js";

/** What a queue needs. Times are in milliseconds. */
export interface ThreadQueueOptions {
  /** At least 2, so that one account can never use all of them. */
  threads: number;
  times: TaskTimes;
  penalties: Penalties;
  /** How long a request may be expected to wait, and how long a task may actually wait. */
  longestExpected: number;
  longestWait: number;
  now: () => number;
  /** The other workers, which have queues of their own for the same accounts. */
  peers: Peers;
}

/** A waiting task. */
interface Waiting {
  start(): void;
  refuse(error: Error): void;
}

/** The tasks of an account in the queue. */
interface Share {
  readonly account: string;
  readonly waiting: Waiting[];
  /** The start times of its running tasks. */
  readonly running: { began: number }[];
  /** The time charged to the account so far. The account with the lowest charge is next. */
  charged: number;
}

/** Accounts with at least this penalty count as slow. A single timeout may be the machine's fault. */
const slowPenalty = 2;

/**
 * Threads that accounts take turns in. Each account is charged for the time of its tasks, more if it has a penalty, and
 * the account with the lowest charge is next. While others wait, an account may use at most half of the threads. Slow
 * accounts together may use half of them, and no account may ever use all of them: the next account must not have to
 * wait for a long task.
 */
export class ThreadQueue {
  readonly #options: ThreadQueueOptions;
  readonly #half: number;
  /** Includes accounts without tasks: leaving for a moment must not reset the charge. */
  readonly #known = new RecentEntries<Share>();
  /** The shares of accounts that have tasks here. */
  readonly #active: Share[] = [];
  /** The charge of the account whose task started last; new accounts start at this level. */
  #level = 0;
  #free: number;

  constructor(options: ThreadQueueOptions) {
    this.#options = options;
    this.#free = options.threads;
    this.#half = Math.max(1, Math.floor(options.threads / 2));
    options.peers.hear((notice) => {
      if (notice.kind === "task") this.#noteElsewhere(notice.account, notice.ms, notice.isStopped);
    });
  }

  /**
   * Runs work when it is its account's turn. Rejects with a BusyError if the wait is, or is expected to be, too long,
   * and with an AbandonedError if the signal aborts during the wait.
   */
  async run<T>(account: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { now, times, penalties, peers } = this.#options;
    const { task, share } = await this.#wait(account, signal);
    const expected = times.ofTask(account);
    let isStopped = false;
    try {
      return await work();
    } catch (error) {
      if (error instanceof WorkTimeout) {
        isStopped = true;
        penalties.add(account);
        error.retryAfter = Math.ceil(penalties.remaining(account) / 1000);
      }
      throw error;
    } finally {
      const took = now() - task.began;
      times.noteTask(account, took);
      peers.tell({ kind: "task", account, ms: took, isStopped });
      this.#charge(share, took - expected);
      remove(share.running, task);
      this.#free++;
      this.#dismiss(share);
      this.#startNext();
    }
  }

  /**
   * How long another task of an account would wait, if requests of the same account that are still arriving are
   * expected to take `arriving` milliseconds.
   */
  expectedWait(account: string, arriving = 0): number {
    const { threads, times } = this.#options;
    const own = this.#backlog(account) + arriving;
    const isSlow = this.#isSlow(account);
    // Until then, each other account gets as much time as this one, or less if it has less left.
    const reach = (own + times.ofTask(account)) * this.#weight(account);
    let all = own;
    let slow = own;
    let isCrowded = false;
    for (const { account: other } of this.#active) {
      if (other === account) continue;
      isCrowded = true;
      const ahead = Math.min(this.#backlog(other), reach / this.#weight(other));
      all += ahead;
      if (this.#isSlow(other)) slow += ahead;
    }
    const most = isCrowded || isSlow ? this.#half : threads - 1;
    return Math.max(own / most, all / threads, isSlow ? slow / this.#half : 0);
  }

  /** Refuses all waiting tasks. */
  close(): void {
    for (const { waiting } of [...this.#active]) {
      for (const task of [...waiting]) task.refuse(new BusyError("the server is shutting down", 0));
    }
  }

  #wait(
    account: string,
    signal: AbortSignal | undefined,
  ): Promise<{ task: { began: number }; share: Share }> {
    const { longestWait, now, times } = this.#options;
    if (this.expectedWait(account) > longestWait) {
      return Promise.reject(this.#busy(account, "too many tasks are waiting"));
    }
    if (signal?.aborted) return Promise.reject(new AbandonedError());
    const share = this.#shareOf(account);
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abandon);
        remove(share.waiting, waiting);
      };
      const waiting: Waiting = {
        start: () => {
          end();
          const task = { began: now() };
          share.running.push(task);
          this.#free--;
          this.#level = Math.max(this.#level, share.charged);
          this.#charge(share, times.ofTask(account));
          resolve({ task, share });
        },
        refuse: (error) => {
          end();
          this.#dismiss(share);
          reject(error);
        },
      };
      const abandon = () => waiting.refuse(new AbandonedError());
      const timer = setTimeout(() => {
        waiting.refuse(this.#busy(account, `no thread was free within ${longestWait} ms`));
      }, longestWait);
      signal?.addEventListener("abort", abandon);
      share.waiting.push(waiting);
      this.#startNext();
    });
  }

  #busy(account: string, reason: string): BusyError {
    return new BusyError(reason, this.expectedWait(account) - this.#options.longestExpected);
  }

  #startNext(): void {
    while (this.#free > 0) {
      const next = this.#next();
      if (!next) return;
      const [task] = next.waiting;
      task!.start();
    }
  }

  /** The account with the lowest charge among those that may use another thread. */
  #next(): Share | undefined {
    const waiting = this.#active.filter((share) => share.waiting.length > 0);
    const most = waiting.length > 1 ? this.#half : this.#options.threads - 1;
    const slowTasks = this.#active
      .filter(({ account }) => this.#isSlow(account))
      .reduce((sum, { running }) => sum + running.length, 0);
    let next: Share | undefined;
    for (const share of waiting) {
      if (next && share.charged >= next.charged) continue;
      const isSlowFull = slowTasks >= this.#half && this.#isSlow(share.account);
      if (share.running.length < most && !isSlowFull) next = share;
    }
    return next;
  }

  /** The time that the tasks of an account are still expected to take. */
  #backlog(account: string): number {
    const share = this.#known.get(account);
    if (!share) return 0;
    const { now, times } = this.#options;
    const expected = times.ofTask(account);
    let sum = share.waiting.length * expected;
    for (const { began } of share.running) {
      const ran = now() - began;
      // A task that has run longer than expected is expected to run for as long again.
      sum += ran < expected ? expected - ran : ran;
    }
    return sum;
  }

  #isSlow(account: string): boolean {
    const { times, penalties } = this.#options;
    return times.isSlow(account) || penalties.of(account) >= slowPenalty;
  }

  /** Records a task in another worker's thread: its account is charged as if the task had run here. */
  #noteElsewhere(account: string, ms: number, isStopped: boolean): void {
    const { times, penalties } = this.#options;
    times.noteTask(account, ms);
    if (isStopped) penalties.add(account);
    const share = this.#known.get(account) ?? { account, waiting: [], running: [], charged: 0 };
    this.#known.set(account, share);
    share.charged = Math.max(this.#level, share.charged);
    this.#level = share.charged;
    this.#charge(share, ms);
  }

  #weight(account: string): number {
    return 2 ** this.#options.penalties.of(account);
  }

  #charge(share: Share, ms: number): void {
    share.charged += ms * this.#weight(share.account);
  }

  #shareOf(account: string): Share {
    const share = this.#known.get(account) ?? { account, waiting: [], running: [], charged: 0 };
    this.#known.set(account, share);
    if (!this.#active.includes(share)) {
      share.charged = Math.max(this.#level, share.charged);
      this.#active.push(share);
    }
    return share;
  }

  /** Removes an account without tasks from the active ones. */
  #dismiss(share: Share): void {
    if (share.waiting.length === 0 && share.running.length === 0) remove(this.#active, share);
  }
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

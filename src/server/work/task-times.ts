/** Turns how long an account's tasks took into how long its next ones are expected to take. */
import { LRUCache } from "lru-cache";

/** Expected milliseconds in a thread. */
interface Average {
  task: number;
  request: number;
}

/** What is expected of an account that has sent nothing yet. */
const unknown: Average = { task: 20, request: 1 };

/** Weights of the newest time. Tasks differ less than requests, most of which need no thread. */
const weights = { task: 0.2, request: 0.05 };

/** Moving averages of the accounts that were active last. */
export class TaskTimes {
  readonly #averages = new LRUCache<string, Average>({ max: 10_000 });

  /** Expected milliseconds that a task which needs a thread takes in it. */
  ofTask(account: string): number {
    return (this.#averages.get(account) ?? unknown).task;
  }

  /** Expected milliseconds that a request, of which nothing is known yet, takes in a thread. */
  ofRequest(account: string): number {
    return (this.#averages.get(account) ?? unknown).request;
  }

  /** Notes how long a task was in a thread, or a request altogether: 0 when it needed none. */
  note(account: string, kind: keyof Average, ms: number): void {
    const before = this.#averages.get(account) ?? unknown;
    const after = before[kind] + weights[kind] * (ms - before[kind]);
    this.#averages.set(account, { ...before, [kind]: after });
  }
}

/** Caches the answers to sources for clients that send them again; no account can displace those of an active one. */
import { LRUCache } from "lru-cache";
import type { Answer } from "./task.js";

/** The answers to an account, and when it was last active. */
interface Shelf {
  readonly answers: LRUCache<string, Answer>;
  usedAt: number;
}

/** Milliseconds without activity after which the answers to an account may be dropped for those of others. */
const idleTime = 60_000;

/**
 * Answers by account and task. Accounts share nothing: response times must not reveal what another account has sent,
 * and an account that sends much must not slow others down. An account may use as much space as it leaves free.
 */
export class OutcomeCache {
  readonly #units: number;
  readonly #now: () => number;
  readonly #shelves = new Map<string, Shelf>();

  /** `units` is the total size, in bytes of answers and code units of tasks. `now` returns milliseconds. */
  constructor(units: number, now: () => number) {
    this.#units = units;
    this.#now = now;
  }

  /** The answer to an account's task, if it is cached. */
  get(account: string, task: string): Answer | undefined {
    const shelf = this.#shelves.get(account);
    if (!shelf) return undefined;
    shelf.usedAt = this.#now();
    return shelf.answers.get(task);
  }

  /** Caches an answer unless it is too large. */
  set(account: string, task: string, answer: Answer): void {
    const size = sizeOf(answer, task);
    if (size > this.#units / 16) return;
    const { answers } = this.#shelf(account);
    answers.delete(task);
    while (answers.calculatedSize + size > this.#free()) {
      if (this.#dropIdle()) continue;
      if (answers.size === 0) return;
      answers.pop();
    }
    answers.set(task, answer);
  }

  #shelf(account: string): Shelf {
    const usedAt = this.#now();
    let shelf = this.#shelves.get(account);
    if (shelf) shelf.usedAt = usedAt;
    else {
      const answers = new LRUCache<string, Answer>({
        maxSize: this.#units,
        sizeCalculation: sizeOf,
      });
      shelf = { answers, usedAt };
      this.#shelves.set(account, shelf);
    }
    return shelf;
  }

  #free(): number {
    let used = 0;
    for (const { answers } of this.#shelves.values()) used += answers.calculatedSize;
    return this.#units - used;
  }

  /** Forgets the account that has been inactive longest, if that is long enough. */
  #dropIdle(): boolean {
    const [oldest] = [...this.#shelves].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (!oldest || this.#now() - oldest[1].usedAt < idleTime) return false;
    return this.#shelves.delete(oldest[0]);
  }
}

function sizeOf({ bytes }: Answer, task: string): number {
  return bytes.length + task.length;
}

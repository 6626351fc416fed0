/** Caches the outcomes of sources for clients that send them again; no account can displace the outcomes of an active one. */
import { LRUCache } from "lru-cache";
import type { Outcome } from "./task.js";

/** The outcomes of an account, and when it was last active. */
interface Shelf {
  readonly outcomes: LRUCache<string, Outcome>;
  usedAt: number;
}

/** Milliseconds without activity after which an account's outcomes may be dropped for those of others. */
const idleTime = 60_000;

/**
 * Outcomes by account and task. Accounts share nothing: response times must not reveal what another account has sent,
 * and an account that sends much must not slow others down. An account may use as much space as it leaves free.
 */
export class OutcomeCache {
  readonly #units: number;
  readonly #now: () => number;
  readonly #shelves = new Map<string, Shelf>();

  /** `units` is the total size in UTF-16 code units. `now` returns milliseconds. */
  constructor(units: number, now: () => number) {
    this.#units = units;
    this.#now = now;
  }

  /** The outcome of an account's task, if it is cached. */
  get(account: string, task: string): Outcome | undefined {
    const shelf = this.#shelves.get(account);
    if (!shelf) return undefined;
    shelf.usedAt = this.#now();
    return shelf.outcomes.get(task);
  }

  /** Caches an outcome unless it is too large. */
  set(account: string, task: string, outcome: Outcome): void {
    const size = sizeOf(outcome, task);
    if (size > this.#units / 16) return;
    const { outcomes } = this.#shelf(account);
    outcomes.delete(task);
    while (outcomes.calculatedSize + size > this.#free()) {
      if (this.#dropIdle()) continue;
      if (outcomes.size === 0) return;
      outcomes.pop();
    }
    outcomes.set(task, outcome);
  }

  #shelf(account: string): Shelf {
    const usedAt = this.#now();
    let shelf = this.#shelves.get(account);
    if (shelf) shelf.usedAt = usedAt;
    else {
      const outcomes = new LRUCache<string, Outcome>({
        maxSize: this.#units,
        sizeCalculation: sizeOf,
      });
      shelf = { outcomes, usedAt };
      this.#shelves.set(account, shelf);
    }
    return shelf;
  }

  #free(): number {
    let used = 0;
    for (const { outcomes } of this.#shelves.values()) used += outcomes.calculatedSize;
    return this.#units - used;
  }

  /** Forgets the account that has been inactive longest, if that is long enough. */
  #dropIdle(): boolean {
    const [oldest] = [...this.#shelves].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (!oldest || this.#now() - oldest[1].usedAt < idleTime) return false;
    return this.#shelves.delete(oldest[0]);
  }
}

function sizeOf({ json }: Outcome, task: string): number {
  return json.length + task.length;
}

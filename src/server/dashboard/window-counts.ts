/** Counts what happens in a window of time, by whoever does it; in memory. */
import { LRUCache } from "lru-cache";

interface Count {
  count: number;
  /** When it is forgotten, in epoch milliseconds. */
  until: number;
}

/** Counts of at most 10,000 keys, those that were counted last. A window begins with the first count. */
export class WindowCounts {
  readonly #counts = new LRUCache<string, Count>({ max: 10_000 });
  readonly #window: number;

  /** `window` is in milliseconds. */
  constructor(window: number) {
    this.#window = window;
  }

  /** What was counted, and for how many milliseconds it still counts. */
  read(key: string, now: number): { count: number; wait: number } {
    const found = this.#counts.get(key);
    return found && found.until > now
      ? { count: found.count, wait: found.until - now }
      : { count: 0, wait: 0 };
  }

  add(key: string, now: number): void {
    const { count, wait } = this.read(key, now);
    this.#counts.set(key, { count: count + 1, until: now + (wait || this.#window) });
  }
}

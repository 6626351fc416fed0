/** Counts occurrences in a time window per key, in memory. */
import { LRUCache } from "lru-cache";

interface Count {
  count: number;
  /** When it is forgotten, in epoch milliseconds. */
  until: number;
}

/** Counts for the 10,000 most recent keys. A window starts with the first count. */
export class WindowCounts {
  readonly #counts = new LRUCache<string, Count>({ max: 10_000 });
  readonly #window: number;

  /** `window` is in milliseconds. */
  constructor(window: number) {
    this.#window = window;
  }

  /** The count, and how many milliseconds it remains valid. */
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

/** Counts occurrences in a time window per key, in memory. */
import type { Peers, SharedCount } from "../peers.js";
import { RecentEntries } from "../recent-entries.js";

interface Count {
  count: number;
  /** When it expires, in epoch milliseconds. */
  until: number;
}

/** Counts for the 10,000 most recent keys. A window starts with the first count. */
export class WindowCounts {
  readonly #counts = new RecentEntries<Count>();
  readonly #window: number;
  readonly #tell: (key: string, at: number) => void;

  /** `window` is in milliseconds. With `shared`, counts include those of all workers. */
  constructor(window: number, shared?: { of: SharedCount; peers: Peers }) {
    this.#window = window;
    this.#tell = (key, at) => shared?.peers.tell({ kind: "count", of: shared.of, key, at });
    shared?.peers.hear((notice) => {
      if (notice.kind === "count" && notice.of === shared.of) this.#note(notice.key, notice.at);
    });
  }

  /** The count, and how many milliseconds it remains valid: never longer than a window, even if the clock was set back. */
  read(key: string, now: number): { count: number; wait: number } {
    const found = this.#counts.get(key);
    const wait = found ? found.until - now : 0;
    return found && wait > 0 && wait <= this.#window
      ? { count: found.count, wait }
      : { count: 0, wait: 0 };
  }

  add(key: string, now: number): void {
    this.#note(key, now);
    this.#tell(key, now);
  }

  #note(key: string, now: number): void {
    const { count, wait } = this.read(key, now);
    this.#counts.set(key, { count: count + 1, until: now + (wait || this.#window) });
  }
}

/** Penalties for timeouts: each timeout of an account raises its penalty, which fades with time. */
import { RecentEntries } from "../recent-entries.js";

/** A penalty of five makes an account's time count 32 times. */
const highest = 5;

/** Milliseconds after which a penalty drops by one. */
const step = 60_000;

/** The penalties of accounts whose tasks took too long. */
export class Penalties {
  readonly #penalties = new RecentEntries<{ level: number; since: number }>();
  readonly #now: () => number;

  /** `now` returns milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Raises an account's penalty. */
  add(account: string): void {
    const level = Math.min(highest, this.of(account) + 1);
    this.#penalties.set(account, { level, since: this.#now() });
  }

  /** The penalty; 0 if there is none. */
  of(account: string): number {
    const found = this.#penalties.get(account);
    if (!found) return 0;
    const level = found.level - Math.floor((this.#now() - found.since) / step);
    if (level > 0) return level;
    this.#penalties.delete(account);
    return 0;
  }

  /** Milliseconds until the penalty has faded. */
  remaining(account: string): number {
    const found = this.#penalties.get(account);
    return found ? Math.max(0, found.since + found.level * step - this.#now()) : 0;
  }
}

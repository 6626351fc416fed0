/** Turns an account's timeouts into a penalty that grows with each of them and fades with time. */
import { RecentEntries } from "../recent-entries.js";

/** A penalty of five makes an account's time count 32 times. */
const highest = 5;

/** Milliseconds after which a penalty is one lower. */
const step = 60_000;

/** The penalties of the accounts whose work took too long. */
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

  /** The penalty, from 0 on. */
  of(account: string): number {
    const found = this.#penalties.get(account);
    if (!found) return 0;
    const level = found.level - Math.floor((this.#now() - found.since) / step);
    if (level > 0) return level;
    this.#penalties.delete(account);
    return 0;
  }

  /** Milliseconds until the penalty is over. */
  remaining(account: string): number {
    const found = this.#penalties.get(account);
    return found ? Math.max(0, found.since + found.level * step - this.#now()) : 0;
  }
}

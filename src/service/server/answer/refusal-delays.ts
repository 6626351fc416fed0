/** Delays the answers to an account that is refused repeatedly, by up to a second. */
import { type Peers, shareOf } from "../peers.js";
import { WindowCounts } from "./window-counts.js";

/** How many requests of an account may be refused without a delay per second. */
const freeRefusals = 10;

/** Milliseconds that each further refusal in a second adds. */
const step = 20;

/** Longest delay in milliseconds. */
const longest = 1_000;

/** The refusals of the last second: a client that retries at once would keep the server busy with them. */
export class RefusalDelays {
  readonly #refusals = new WindowCounts(1_000);
  readonly #free: number;

  /** Each worker counts its own refusals, and allows a share of the free ones. */
  constructor(peers: Peers) {
    this.#free = shareOf(freeRefusals, peers);
  }

  /** Counts a refusal of an account, and returns by how many milliseconds to delay it. */
  next(account: string, now: number): number {
    const { count } = this.#refusals.read(account, now);
    this.#refusals.add(account, now);
    const delayed = Math.max(0, count - this.#free + 1);
    return Math.min(longest, (delayed * step * freeRefusals) / this.#free);
  }
}

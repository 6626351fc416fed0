/** Counts failed sign-ins, so that tokens cannot be guessed by trying. */
import { WindowCounts } from "../answer/window-counts.js";
import { alone, type Peers } from "../peers.js";
import { networkOf } from "../request/network-of.js";

/** How many failures a client may have in a window. */
const perClient = 10;
/** When all clients together reach this many failures, each may have only one. */
const ofAll = 1_000;
/** Milliseconds. */
const window = 15 * 60_000;

/** All clients together. */
const everybody = "all";

/** Failed sign-ins by client. */
export class FailedSignIns {
  readonly #failures: WindowCounts;

  /** Those of all workers of a server. */
  constructor(peers: Peers = alone) {
    this.#failures = new WindowCounts(window, { of: "sign-ins", peers });
  }

  /** Milliseconds that a client has to wait; 0 when it may try. */
  waitFor(address: string, now: number): number {
    const { count, wait } = this.#failures.read(networkOf(address), now);
    const allowed = this.#failures.read(everybody, now).count >= ofAll ? 1 : perClient;
    return count < allowed ? 0 : wait;
  }

  /** Records a failure. */
  add(address: string, now: number): void {
    this.#failures.add(networkOf(address), now);
    this.#failures.add(everybody, now);
  }
}

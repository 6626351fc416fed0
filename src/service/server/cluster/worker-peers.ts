/** Tells the other workers of a server what happens in this one, a few times per second. */
import type { Notice, Peers } from "../peers.js";

/** Milliseconds for which notices are collected. */
const pause = 20;

/** The peers of a worker, as its link to the supervisor shows them. */
export class WorkerPeers implements Peers {
  readonly count: number;
  readonly #send: (notices: Notice[]) => void;
  readonly #listeners: ((notice: Notice) => void)[] = [];
  #waiting: Notice[] = [];

  constructor(count: number, send: (notices: Notice[]) => void) {
    this.count = count;
    this.#send = send;
  }

  tell(notice: Notice): void {
    if (this.#waiting.push(notice) === 1) setTimeout(() => this.#flush(), pause).unref();
  }

  hear(listener: (notice: Notice) => void): void {
    this.#listeners.push(listener);
  }

  /** Others have told something. */
  receive(notices: readonly Notice[]): void {
    for (const notice of notices) for (const listener of this.#listeners) listener(notice);
  }

  #flush(): void {
    const notices = this.#waiting;
    this.#waiting = [];
    this.#send(notices);
  }
}

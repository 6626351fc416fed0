/** Sends a worker's notices to the other workers, in batches. */
import type { Notice, Peers } from "../peers.js";

/** Milliseconds for which notices are collected before they are sent. */
const pause = 20;

/** A worker's view of the others, through its supervisor. */
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

  /** Delivers notices from other workers to the listeners. */
  receive(notices: readonly Notice[]): void {
    for (const notice of notices) for (const listener of this.#listeners) listener(notice);
  }

  #flush(): void {
    const notices = this.#waiting;
    this.#waiting = [];
    this.#send(notices);
  }
}

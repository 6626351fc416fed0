/** Keeps what workers have counted, for workers that start later. */
import type { Notice } from "../peers.js";

/** How many notices are kept. */
const most = 10_000;
/** How long, in milliseconds: the longest window that counts for all workers. */
const longest = 3_600_000;

/** The counts of the last hour, at most 10,000: without them, whoever waits could hope for the next restart. */
export class NoticeBoard {
  #kept: (Notice & { kind: "count" })[] = [];

  add(notices: readonly Notice[]): void {
    for (const notice of notices) if (notice.kind === "count") this.#kept.push(notice);
    // Cut rarely, since that copies.
    if (this.#kept.length > 2 * most) this.#kept = this.#kept.slice(-most);
  }

  /** What a worker that starts now has to know, oldest first. */
  read(now: number): Notice[] {
    this.#kept = this.#kept.filter(({ at }) => at > now - longest).slice(-most);
    return [...this.#kept];
  }
}

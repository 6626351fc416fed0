/** Keeps the counts of all workers for workers that start later. */
import type { Notice } from "../peers.js";

/** Maximum number of notices. */
const most = 10_000;
/** How long notices are kept, in milliseconds: as long as the longest window shared by all workers. */
const longest = 3_600_000;

/** The counts of the last hour, at most 10,000. Without them, a blocked client could wait for the next restart. */
export class NoticeBoard {
  #kept: (Notice & { kind: "count" })[] = [];

  add(notices: readonly Notice[]): void {
    for (const notice of notices) if (notice.kind === "count") this.#kept.push(notice);
    // Trimmed rarely, because that copies the array.
    if (this.#kept.length > 2 * most) this.#kept = this.#kept.slice(-most);
  }

  /** The notices for a new worker, oldest first. */
  read(now: number): Notice[] {
    this.#kept = this.#kept.filter(({ at }) => at > now - longest).slice(-most);
    return [...this.#kept];
  }
}

/** Makes sure that there is room on a disk before LMDB writes to it. */
import { statfsSync } from "node:fs";

/** Free bytes below which nothing is written: more than a transaction usually takes. */
const reserve = 256 << 10;

/** How long a reading of the free space is reused, in ms; a reading costs as much as the rest of a request. */
const kept = 10;

/**
 * The room on the disk of a folder. LMDB must not be the one that finds a disk full: it describes the
 * failure in more bytes than it has taken for that, which can end the process.
 */
export class DiskRoom {
  readonly #folder: string;
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Throws an error unless there is room for some bytes and the reserve. */
  check(bytes = 0): void {
    const now = performance.now();
    if (bytes === 0 && now - this.#seenAt < kept) return;
    const { bavail, bsize } = statfsSync(this.#folder);
    if (bavail * bsize < reserve + bytes) throw new Error("no space left on the disk");
    this.#seenAt = now;
  }

  /** Looks again next time, since something has failed. */
  forget(): void {
    this.#seenAt = Number.NEGATIVE_INFINITY;
  }
}

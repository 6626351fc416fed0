/** Makes sure that a disk has room before LMDB writes to it. */
import { statfsSync } from "node:fs";

/** Free bytes below which nothing is written: more than a transaction usually needs. */
const reserve = 256 << 10;

/** How long a reading of the free space is reused, in ms; a reading takes as long as the rest of a request. */
const kept = 10;

/**
 * The free space on the disk of a folder. LMDB must not be the one to discover that a disk is full: its error message
 * overflows a buffer, which can crash the process.
 */
export class DiskRoom {
  readonly #folder: string;
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Throws an error unless there is room for the bytes plus the reserve. */
  check(bytes = 0): void {
    const now = performance.now();
    if (bytes === 0 && now - this.#seenAt < kept) return;
    const { bavail, bsize } = statfsSync(this.#folder);
    if (bavail * bsize < reserve + bytes) throw new Error("no space left on the disk");
    this.#seenAt = now;
  }

  /** Forces a new reading next time, because a write has failed. */
  forget(): void {
    this.#seenAt = Number.NEGATIVE_INFINITY;
  }
}

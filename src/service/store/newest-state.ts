/** Makes sure that each transaction of an LMDB file starts from what was committed last. */
import { closeSync, constants, openSync, writeSync } from "node:fs";
import { lockOf } from "./damaged-data.js";
import { headerSize, readAt, readWide } from "./lmdb-file/page-file.js";

/** Where a meta page has the id of its transaction. */
const idAt = headerSize + 128;

/** Where the first meta page has the size of a page. */
const pageSizeAt = headerSize + 24;

/** Where the lock file has the id of the last transaction, which the next one starts from. */
const lastIdAt = 8;

/**
 * What was committed last to a file that this process has open in LMDB.
 *
 * Whoever opens a file reads the id of its last transaction and, a moment later, writes that id to the lock
 * file for all processes (ITS#9496: mended in LMDB, not in the copy that `lmdb` builds). If another process
 * commits in that moment, the id is too old: the next transaction would start from the state before that
 * commit, and its pages would be overwritten. So each transaction has to ask whether it starts from the
 * newest state; the two meta pages of the file always know.
 */
export class NewestState {
  readonly #data: number;
  /** Closing a lock file releases the locks that LMDB has on it: open before LMDB and closed after it. */
  readonly #lock: number;
  readonly #pageSize: number;
  readonly #bytes = Buffer.alloc(8);

  /** Call it before LMDB opens the file, which has to exist. */
  constructor(path: string) {
    this.#data = openSync(path, "r");
    this.#lock = openSync(lockOf(path), constants.O_RDWR | constants.O_CREAT, 0o600);
    readAt(this.#data, this.#bytes, pageSizeAt);
    this.#pageSize = this.#bytes.readUInt32LE(0);
  }

  /** Whether the lock file has the id of the newest state; only a look, since processes may commit. */
  isRecorded(): boolean {
    return this.#read(this.#lock, lastIdAt) === this.#newest();
  }

  /**
   * Whether a transaction starts from the newest state. If not, it must write nothing, and the next one
   * does. To be called inside the transaction: until it ends, no process commits.
   */
  isStartOf(transaction: number): boolean {
    const newest = this.#newest();
    if (transaction === newest + 1) return true;
    this.#bytes.writeBigUInt64LE(BigInt(newest));
    writeSync(this.#lock, this.#bytes, 0, 8, lastIdAt);
    return false;
  }

  /** Call it after LMDB has closed the file. */
  close(): void {
    closeSync(this.#data);
    closeSync(this.#lock);
  }

  #newest(): number {
    const second = this.#read(this.#data, this.#pageSize + idAt);
    return Math.max(this.#read(this.#data, idAt), second);
  }

  #read(descriptor: number, at: number): number {
    readAt(descriptor, this.#bytes, at);
    return readWide(this.#bytes, 0);
  }
}

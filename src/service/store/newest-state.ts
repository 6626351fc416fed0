/** Makes sure that each transaction of an LMDB file starts from the last commit, in the file that others open. */
import { closeSync, constants, fstatSync, openSync, statSync, writeSync } from "node:fs";
import { basename } from "node:path";
import { lockOf } from "./damaged-data.js";
import { headerSize, readAt, readWide } from "./lmdb-file/page-file.js";

/** Offset of the transaction id in a meta page. */
const idAt = headerSize + 128;

/** Offset of the page size in the first meta page. */
const pageSizeAt = headerSize + 24;

/** Offset in the lock file of the last transaction's id, which the next transaction starts from. */
const lastIdAt = 8;

interface FileIdentity {
  path: string;
  dev: number;
  ino: number;
}

/**
 * The last commit in a file that this process has open in LMDB.
 *
 * A process that opens a file reads the id of its last transaction and, a moment later, writes that id to the lock file
 * for all processes (ITS#9496: fixed in LMDB, but not in the version that `lmdb` builds). If another process commits in
 * that moment, the id is too old: the next transaction would start from the state before that commit, and overwrite its
 * pages. So each transaction has to check whether it starts from the newest state; the two meta pages of the file
 * always know.
 */
export class NewestState {
  readonly #data: number;
  /** Closing a lock file releases LMDB's locks on it, so it is opened before LMDB and closed after it. */
  readonly #lock: number;
  /** Both files with their paths, and what identifies them. */
  readonly #files: readonly FileIdentity[];
  readonly #pageSize: number;
  readonly #bytes = Buffer.alloc(8);

  /** Call this before LMDB opens the file, which must exist. */
  constructor(path: string) {
    this.#data = openSync(path, "r");
    this.#lock = openSync(lockOf(path), constants.O_RDWR | constants.O_CREAT, 0o600);
    this.#files = [identify(path, this.#data), identify(lockOf(path), this.#lock)];
    readAt(this.#data, this.#bytes, pageSizeAt);
    this.#pageSize = this.#bytes.readUInt32LE(0);
  }

  /** Whether the lock file has the id of the newest state; only a snapshot, since other processes may commit. */
  isRecorded(): boolean {
    return this.#read(this.#lock, lastIdAt) === this.#newest();
  }

  /**
   * Whether a transaction starts from the newest state. If not, it must not write anything; the next transaction will.
   * Call this inside the transaction: no process can commit until it ends. Throws an error if one of the files is no
   * longer at its path: processes that start from now on count in another one, up to the full limits.
   */
  isStartOf(transaction: number): boolean {
    for (const { path, dev, ino } of this.#files) {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.ino === ino && found.dev === dev) continue;
      throw new Error(`${basename(path)} was removed or replaced; restart the server`);
    }
    const newest = this.#newest();
    if (transaction === newest + 1) return true;
    this.#bytes.writeBigUInt64LE(BigInt(newest));
    writeSync(this.#lock, this.#bytes, 0, 8, lastIdAt);
    return false;
  }

  /** Call this after LMDB has closed the file. */
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

function identify(path: string, descriptor: number): FileIdentity {
  const { dev, ino } = fstatSync(descriptor);
  return { path, dev, ino };
}

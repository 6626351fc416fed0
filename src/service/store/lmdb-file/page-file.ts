/** Reads the pages of an LMDB file as bytes, without LMDB, which trusts whatever it reads. */
import { readSync } from "node:fs";

/** A defect of a file, worded to follow "is damaged: ". */
export class Damage extends Error {
  override readonly name = "Damage";
}

/** LMDB's marker for no page: 64 one bits, rounded to a JavaScript number. */
export const noPage = 2 ** 64;

/** Size of a page header in bytes. */
export const headerSize = 24;

/** The kinds of page, as flags in their headers. */
export const pageKinds = { branch: 1, leaf: 2, overflow: 4, meta: 8 } as const;

/** An unsigned 64-bit number. Numbers above 2^53 are rounded, but larger than anything in a file anyway. */
export function readWide(bytes: Buffer, at: number): number {
  return bytes.readUInt32LE(at + 4) * 2 ** 32 + bytes.readUInt32LE(at);
}

/** An open file with the size of its pages. */
export class PageFile {
  readonly pageSize: number;
  /** Number of whole pages in the file. */
  readonly pageCount: number;
  readonly #descriptor: number;

  constructor(descriptor: number, pageSize: number, size: number) {
    this.#descriptor = descriptor;
    this.pageSize = pageSize;
    this.pageCount = Math.floor(size / pageSize);
  }

  /** The bytes of consecutive pages. */
  read(page: number, count: number): Buffer {
    const bytes = Buffer.allocUnsafe(count * this.pageSize);
    readAt(this.#descriptor, bytes, page * this.pageSize);
    return bytes;
  }
}

/** Fills a buffer from an offset in a file; a file that ends too early is damaged. */
export function readAt(descriptor: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length; ) {
    const count = readSync(descriptor, bytes, done, bytes.length - done, at + done);
    if (count === 0) throw new Damage("it is cut off");
    done += count;
  }
}

/** Reads the meta pages of an LMDB file, and finds the transaction that LMDB would start from. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Damage, headerSize, pageKinds, readAt, readWide } from "./page-file.js";

/** A tree of pages. */
export interface TreeRoot {
  flags: number;
  depth: number;
  entries: number;
  /** The first page; `noPage` for an empty tree. */
  page: number;
}

/** The state that a transaction left behind. */
export interface Snapshot {
  /** Id of the transaction. */
  transaction: number;
  pageSize: number;
  /** The first page after the used ones. */
  end: number;
  /** Reusable pages, by transaction. */
  free: TreeRoot;
  /** The named databases. */
  main: TreeRoot;
}

interface Meta extends Snapshot {
  /** Whether it may not have reached the disk yet. */
  isEarly: boolean;
  bootId: bigint;
  /** Size of the address space in bytes. */
  mapSize: number;
}

const magic = 0xbeefc0de;
const formatVersion = 2;
const metaSize = headerSize + 144;
/** A flag of the free tree: the transaction was committed without a flush. */
const earlyFlag = 0x1000;

/** Size in bytes of a tree in a meta page, or in the record of a named database. */
export const treeSize = 48;

/** Reads the tree at an offset. */
export function readTree(bytes: Buffer, at: number): TreeRoot {
  return {
    flags: bytes.readUInt16LE(at + 4),
    depth: bytes.readUInt16LE(at + 6),
    entries: readWide(bytes, at + 32),
    page: readWide(bytes, at + 40),
  };
}

/**
 * The snapshot that LMDB would use; `isFlushedLate` is whether the file is opened in that mode. LMDB reads all meta
 * pages, so all must be sound.
 */
export function readSnapshot(descriptor: number, isFlushedLate: boolean): Snapshot {
  const first = readMeta(descriptor, 0);
  const { pageSize } = first;
  if (pageSize < 512 || pageSize > 32_768 || (pageSize & (pageSize - 1)) !== 0)
    throw damagedStart();
  const second = readMeta(descriptor, pageSize);
  const isInPlace = first.transaction % 2 === 0 && second.transaction % 2 === 1;
  if (!isInPlace && first.transaction + second.transaction !== 0) throw damagedStart();
  checkMeta(first, pageSize);
  checkMeta(second, pageSize);
  if (!isFlushedLate) return first.transaction >= second.transaction ? first : second;
  // The last transaction known to be on the disk is in the second half of the first page.
  const bytes = Buffer.alloc(metaSize);
  readAt(descriptor, bytes, pageSize / 2);
  const flushed = metaIn(bytes);
  if (flushed.transaction !== 0) checkMeta(flushed, pageSize);
  const boot = bootId();
  const picked = pickMeta(boot, pickMeta(boot, first, second), flushed);
  // LMDB also compares them in this order, for the size of the file.
  const measured = pickMeta(boot, pickMeta(boot, first, flushed), second);
  if (!isSame(picked, measured)) throw damagedStart();
  return picked;
}

/** Usual flags of the free tree: its keys are numbers, and the file is not in a folder of its own. */
const usualFlags = 0x4008;
/** Flags that an option of LMDB adds. */
const optionFlags = earlyFlag | 0x0c00;
/** An upper bound for numbers of transactions and bytes. */
const most = 2 ** 46;

function checkMeta(
  { pageSize, transaction, end, mapSize, free, main }: Meta,
  sameSize: number,
): void {
  const isUsual = (free.flags & ~optionFlags) === usualFlags && main.flags === 0;
  const isPossible = transaction < most && end < most / pageSize && mapSize < most;
  if (!isUsual || !isPossible || pageSize !== sameSize) throw damagedStart();
}

function damagedStart(): Damage {
  return new Damage("its first pages are not what they should be");
}

function isSame(one: Meta, other: Meta): boolean {
  const shapeOf = ({ transaction, pageSize, end, free, main }: Meta) =>
    JSON.stringify([transaction, pageSize, end, { ...free, flags: 0 }, main]);
  return shapeOf(one) === shapeOf(other);
}

/**
 * The newer of two meta pages; the older one if the newer may not have reached the disk before the machine restarted.
 * This is what LMDB does as built by `lmdb`.
 */
function pickMeta(boot: bigint, one: Meta, other: Meta): Meta {
  if (other.transaction === 0) return one;
  const latest = one.transaction >= other.transaction ? one : other;
  const isSafe = !latest.isEarly || (latest.bootId !== 0n && latest.bootId === boot);
  if (isSafe) return latest;
  return one.transaction > other.transaction ? other : one;
}

function readMeta(descriptor: number, at: number): Meta {
  const bytes = Buffer.alloc(metaSize);
  readAt(descriptor, bytes, at);
  const isMeta = (bytes.readUInt16LE(18) & pageKinds.meta) !== 0;
  if (!isMeta || bytes.readUInt32LE(headerSize) !== magic) {
    throw at === 0 ? new Damage("it is not a data file of wf") : damagedStart();
  }
  const version = bytes.readUInt32LE(headerSize + 4) & 0xffff;
  if (version !== formatVersion) throw new Damage(`its format, ${version}, is not known`);
  return metaIn(bytes);
}

function metaIn(bytes: Buffer): Meta {
  const free = readTree(bytes, headerSize + 24);
  return {
    free,
    main: readTree(bytes, headerSize + 24 + treeSize),
    // It is stored in the padding of the free tree.
    pageSize: bytes.readUInt32LE(headerSize + 24),
    end: readWide(bytes, headerSize + 120) + 1,
    transaction: readWide(bytes, headerSize + 128),
    isEarly: (free.flags & earlyFlag) !== 0,
    bootId: bytes.readBigInt64LE(headerSize + 136),
    mapSize: readWide(bytes, headerSize + 16),
  };
}

/** The id by which LMDB recognizes a restart of the machine; 0 if there is none. */
function bootId(): bigint {
  let text = "";
  try {
    if (process.platform === "linux") {
      text = readFileSync("/proc/sys/kernel/random/boot_id", "latin1");
    } else if (process.platform === "darwin") {
      text = execFileSync("/usr/sbin/sysctl", ["-n", "kern.bootsessionuuid"], {
        encoding: "latin1",
      });
    }
  } catch {
    // Like LMDB: without an id, only flushed transactions are trusted.
  }
  const [start = ""] = /^[\da-f]+/i.exec(text) ?? [];
  return start === "" ? 0n : BigInt(`0x${start}`);
}

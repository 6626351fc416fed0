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

/** What a transaction left behind. */
export interface Snapshot {
  /** Id of the transaction. */
  transaction: number;
  pageSize: number;
  /** The first page after those that are in use. */
  end: number;
  /** The pages that may be used again, by transaction. */
  free: TreeRoot;
  /** The named databases. */
  main: TreeRoot;
}

interface Meta extends Snapshot {
  /** Whether it may not be on the disk yet. */
  isEarly: boolean;
  bootId: bigint;
  /** Bytes of address space. */
  mapSize: number;
}

const magic = 0xbeefc0de;
const formatVersion = 2;
const metaSize = headerSize + 144;
/** In the flags of the free tree: the transaction was not flushed before it was committed. */
const earlyFlag = 0x1000;

/** The bytes of a tree in a meta page, or in the record of a named database. */
export const treeSize = 48;

/** A tree as it is written at a place. */
export function readTree(bytes: Buffer, at: number): TreeRoot {
  return {
    flags: bytes.readUInt16LE(at + 4),
    depth: bytes.readUInt16LE(at + 6),
    entries: readWide(bytes, at + 32),
    page: readWide(bytes, at + 40),
  };
}

/**
 * The snapshot that LMDB would use; `isFlushedLate` says whether the file is opened that way. LMDB looks
 * at all metas, so each of them has to be sound.
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
  // The last transaction that is known to be on the disk is in the second half of the first page.
  const bytes = Buffer.alloc(metaSize);
  readAt(descriptor, bytes, pageSize / 2);
  const flushed = metaIn(bytes);
  if (flushed.transaction !== 0) checkMeta(flushed, pageSize);
  const boot = bootId();
  const picked = pickMeta(boot, pickMeta(boot, first, second), flushed);
  // LMDB compares them in this order as well, for the size of the file.
  const measured = pickMeta(boot, pickMeta(boot, first, flushed), second);
  if (!isSame(picked, measured)) throw damagedStart();
  return picked;
}

/** Flags of the free tree: its keys are numbers, and the file is not in a folder of its own. */
const usualFlags = 0x4008;
/** Flags that an option of LMDB adds. */
const optionFlags = earlyFlag | 0x0c00;
/** More than there can be, of transactions and of bytes. */
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
 * The newer of two, unless the machine has started again since and it may never have reached the disk:
 * then the older one. This is what LMDB as `lmdb` builds it does.
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
    // The padding of the free tree contains it.
    pageSize: bytes.readUInt32LE(headerSize + 24),
    end: readWide(bytes, headerSize + 120) + 1,
    transaction: readWide(bytes, headerSize + 128),
    isEarly: (free.flags & earlyFlag) !== 0,
    bootId: bytes.readBigInt64LE(headerSize + 136),
    mapSize: readWide(bytes, headerSize + 16),
  };
}

/** How LMDB distinguishes one start of the machine from another; 0 if it cannot. */
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
    // As LMDB does: without an id, only what was flushed is trusted.
  }
  const [start = ""] = /^[\da-f]+/i.exec(text) ?? [];
  return start === "" ? 0n : BigInt(`0x${start}`);
}

/** Walks all pages that are reachable from a snapshot of an LMDB file, and fails on the first damaged one. */
import { Damage, headerSize, noPage, type PageFile, pageKinds, readWide } from "./page-file.js";
import { readTree, type Snapshot, type TreeRoot, treeSize } from "./read-snapshot.js";

/** Checks a record; throws if it cannot belong to this database. */
export type RecordCheck = (database: string, value: Buffer) => void;

/** Flags of a record: its value is stored in pages of its own, or is a database. */
const longFlag = 1;
const databaseFlag = 2;

/** Size in bytes of the header before the key of a record. */
const nodeSize = 8;
/** Size of a reference to a long value: page, transaction, number of pages. */
const placeSize = 24;
/** The maximum depth of a tree in LMDB. */
const deepest = 32;
/** Maximum number of free pages that may be missing at the end of a file; far more than occur. */
const mostSpare = 1 << 20;
/** Flags of databases that the store does not use: other key orders, several values for a key. */
const strangeFlags = 0xff & ~0x40;

/** Checks a snapshot; throws a Damage. */
export function checkSnapshot(file: PageFile, snapshot: Snapshot, check: RecordCheck): void {
  new Walk(file, snapshot, check).run();
}

/** A record or a branch in a page. */
interface Node {
  flags: number;
  key: Buffer;
  /** Offset and length of its value. */
  at: number;
  size: number;
  /** The child page of a branch. */
  page: number;
}

class Walk {
  readonly #file: PageFile;
  readonly #snapshot: Snapshot;
  readonly #check: RecordCheck;
  /** Pages that are reachable or free. */
  readonly #taken: Uint8Array;

  constructor(file: PageFile, snapshot: Snapshot, check: RecordCheck) {
    this.#file = file;
    this.#snapshot = snapshot;
    this.#check = check;
    this.#taken = new Uint8Array(Math.min(snapshot.end, file.pageCount));
  }

  run(): void {
    const { free, main } = this.#snapshot;
    // The first two pages are meta pages.
    if (this.#snapshot.end < 2 || this.#file.pageCount < 2) throw new Damage("it is cut off");
    if (this.#snapshot.end > this.#file.pageCount + mostSpare) {
      throw new Damage("its first pages are not what they should be");
    }
    this.#taken.fill(1, 0, 2);
    this.#walk(main, (node, page) => this.#visitDatabase(node, page));
    const spare: number[] = [];
    this.#walk(free, (node, page) => this.#collectFree(this.#valueOf(node, page), spare), true);
    for (const page of spare) {
      // Free pages at the end need not be in the file.
      if (page < this.#taken.length) this.#take(page, 1);
    }
  }

  #visitDatabase(node: Node, page: Buffer): void {
    if (node.flags !== databaseFlag || node.size !== treeSize) {
      throw new Damage("its list of databases is not what it should be");
    }
    const name = node.key.toString("utf8").replace(/\0$/, "");
    const root = readTree(page, node.at);
    if ((root.flags & strangeFlags) !== 0) {
      throw new Damage(`its database ${JSON.stringify(name)} is not of a kind that wf writes`);
    }
    this.#walk(root, (record, leaf) => {
      const value = this.#valueOf(record, leaf);
      try {
        this.#check(name, value);
      } catch {
        throw new Damage(`a record of its database ${JSON.stringify(name)} cannot be read`);
      }
    });
  }

  /** Collects free pages: a count, then page numbers, or a negative length followed by the first page of a run. */
  #collectFree(value: Buffer, into: number[]): void {
    const { end } = this.#snapshot;
    const count = value.length >= 8 ? readWide(value, 0) : noPage;
    if ((count + 1) * 8 > value.length) throw new Damage("its list of free pages is wrong");
    for (let at = 1; at <= count; at++) {
      const entry = Number(value.readBigInt64LE(at * 8));
      if (entry === 0) continue;
      const length = entry < 0 ? -entry : 1;
      const first = entry < 0 && at < count ? Number(value.readBigInt64LE(++at * 8)) : entry;
      if (first < 2 || first + length > end) throw new Damage("its list of free pages is wrong");
      for (let page = first; page < first + length; page++) into.push(page);
    }
  }

  /** Visits the records of a tree. */
  #walk(tree: TreeRoot, visit: (node: Node, page: Buffer) => void, isFree = false): void {
    if (tree.page === noPage) {
      if (tree.entries !== 0 || tree.depth !== 0) throw new Damage("one of its trees has no root");
      return;
    }
    if (tree.depth < 1 || tree.depth > deepest) throw new Damage("one of its trees has no depth");
    let entries = 0;
    const descend = (number: number, left: number): void => {
      const page = this.#read(number);
      const isLeaf = left === 1;
      const kind = page.readUInt16LE(18);
      const nodes = nodesOf(page, number, isLeaf);
      if (kind !== (isLeaf ? pageKinds.leaf : pageKinds.branch)) throw damagedPage(number);
      if (nodes.length < (isLeaf || isFree ? 1 : 2)) throw damagedPage(number);
      let before: Buffer | undefined;
      for (const [index, node] of nodes.entries()) {
        // The first key of a branch covers everything before the second one.
        if (isLeaf || index > 0) {
          if (isFree ? node.key.length !== 8 : node.key.length === 0) throw damagedPage(number);
          if (before && !isFree && Buffer.compare(before, node.key) >= 0) throw damagedPage(number);
          before = node.key;
        }
        if (isLeaf) visit(node, page);
        else descend(node.page, left - 1);
      }
      if (isLeaf) entries += nodes.length;
    };
    descend(tree.page, tree.depth);
    if (entries !== tree.entries) throw new Damage("one of its trees lacks records");
  }

  /** Reads a page; fails if the walk has been there before. */
  #read(number: number): Buffer {
    this.#take(number, 1);
    const page = this.#file.read(number, 1);
    const isNew = readWide(page, 8) > this.#snapshot.transaction;
    if (readWide(page, 0) !== number || isNew) throw damagedPage(number);
    return page;
  }

  /** The value of a record, read from pages of its own if it is long. */
  #valueOf({ flags, at, size }: Node, page: Buffer): Buffer {
    if (flags === 0) return page.subarray(at, at + size);
    if (flags !== longFlag) throw new Damage("one of its records is of no known kind");
    const first = readWide(page, at);
    const count = readWide(page, at + 16);
    // A value that was replaced by a shorter one may keep its pages.
    if (count * this.#file.pageSize < headerSize + size) throw damagedPage(first);
    this.#take(first, count);
    const bytes = this.#file.read(first, count);
    const isLong = bytes.readUInt16LE(18) === pageKinds.overflow;
    const isSame = readWide(bytes, 0) === first && bytes.readUInt32LE(20) === count;
    if (!isLong || !isSame || readWide(bytes, 8) !== readWide(page, at + 8)) {
      throw damagedPage(first);
    }
    return bytes.subarray(headerSize, headerSize + size);
  }

  #take(first: number, count: number): void {
    const end = first + count;
    if (first < 2 || end > this.#snapshot.end) throw new Damage("a page leads out of it");
    if (end > this.#taken.length) throw new Damage("it is cut off");
    for (let page = first; page < end; page++) {
      if (this.#taken[page] === 1) throw damagedPage(page);
      this.#taken[page] = 1;
    }
  }
}

/** The nodes of a page; they fill it from the end without gaps. */
function nodesOf(page: Buffer, number: number, isLeaf: boolean): Node[] {
  const lower = page.readUInt16LE(20);
  const upper = page.readUInt16LE(22);
  const room = page.length - headerSize;
  if ((lower & 1) !== 0 || lower > upper || upper > room) throw damagedPage(number);
  const nodes: Node[] = [];
  const starts = new Uint16Array(lower / 2);
  const ends = new Map<number, number>();
  for (let index = 0; index < lower / 2; index++) {
    const start = page.readUInt16LE(headerSize + index * 2);
    if (start < upper || start + nodeSize > room || (start & 1) !== 0) throw damagedPage(number);
    const at = headerSize + start;
    const low = page.readUInt32LE(at);
    const flags = page.readUInt16LE(at + 4);
    const keyAt = at + nodeSize;
    const valueAt = keyAt + page.readUInt16LE(at + 6);
    const size = isLeaf ? low : 0;
    const written = isLeaf ? ((flags & longFlag) === 0 ? size : placeSize) : 0;
    if (valueAt + written > page.length) throw damagedPage(number);
    starts[index] = start;
    ends.set(start, valueAt + written - headerSize);
    nodes.push({
      flags: isLeaf ? flags : 0,
      key: page.subarray(keyAt, valueAt),
      at: valueAt,
      size,
      page: isLeaf ? noPage : flags * 2 ** 32 + low,
    });
  }
  // The next write would move overlapping records over each other.
  let next = upper;
  for (const start of starts.sort()) {
    if (start !== next) throw damagedPage(number);
    next = ends.get(start)!;
    next += next & 1;
  }
  if (next !== room && starts.length > 0) throw damagedPage(number);
  return nodes;
}

function damagedPage(page: number): Damage {
  return new Damage(`page ${page} is not what it should be`);
}

/** Writes the items of a store to a file, one per line, and reads such a file. */
import { createHash } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from "node:fs";
import type { StoreItem } from "../../store/store.js";
import { StoreError } from "../../store/store.js";
import { ItemChecker, type ItemCounts } from "./check-items.js";

/** A backup that cannot be used; the message follows its name. */
export class BackupError extends StoreError {}

/** The first line of a backup. */
export interface BackupHead {
  /** The version of wf that wrote it. */
  version: string;
  /** When it was written, in epoch milliseconds. */
  at: number;
}

/** What a backup contains. */
export interface BackupContent extends BackupHead {
  counts: ItemCounts;
  /** SHA-256 of everything except the last line, in hex. */
  digest: string;
}

const formatName = "wf backup";
const formatVersion = 1;
/** Far longer than any line of a backup. */
const longestLine = 1 << 20;

/** Writes a backup to an open file. */
export async function writeBackup(
  descriptor: number,
  items: Iterable<StoreItem> | AsyncIterable<StoreItem>,
  { version, at }: BackupHead,
): Promise<void> {
  const digest = createHash("sha256");
  let waiting = "";
  let count = 0;
  const flush = (): void => {
    digest.update(waiting);
    writeWhole(descriptor, waiting);
    waiting = "";
  };
  const time = new Date(at).toISOString();
  waiting = `${JSON.stringify({ format: formatName, formatVersion, version, at: time })}\n`;
  for await (const item of items) {
    count++;
    waiting += `${JSON.stringify(item)}\n`;
    if (waiting.length > 1 << 16) flush();
  }
  flush();
  const end = { items: count, sha256: digest.digest("hex") };
  writeWhole(descriptor, `${JSON.stringify({ end })}\n`);
}

function writeWhole(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
}

/**
 * Reads a backup and checks all of it: every item, their number, and the digest. Throws a BackupError that says what is
 * wrong, or an error of the file system.
 */
export function checkBackup(path: string): BackupContent {
  const reader = new BackupReader(path);
  for (const _ of reader.items()) {
    // The reader checks each item.
  }
  return reader.content!;
}

/** The items of a backup; throws a BackupError at the end if it is not the backup that was checked. */
export function* readBackup(path: string, { digest }: BackupContent): Generator<StoreItem> {
  const reader = new BackupReader(path);
  yield* reader.items();
  if (reader.content!.digest !== digest)
    throw new BackupError("the backup changed while it was being restored");
}

class BackupReader {
  /** Known once all items have been read. */
  content: BackupContent | undefined;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  *items(): Generator<StoreItem> {
    // Opening a pipe would wait for a writer. Windows has no such flag.
    const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
    const descriptor = openSync(this.#path, flags);
    try {
      if (!fstatSync(descriptor).isFile()) throw new BackupError("it is not a file");
      yield* this.#itemsOf(linesOf(descriptor));
    } finally {
      closeSync(descriptor);
    }
  }

  *#itemsOf(lines: Generator<Buffer, void>): Generator<StoreItem> {
    const digest = createHash("sha256");
    const checker = new ItemChecker();
    let head: BackupHead | undefined;
    let end: { items: number; sha256: string } | undefined;
    let number = 0;
    for (const line of lines) {
      number++;
      if (end) throw new BackupError("there is something after its end");
      const value = parseLine(line, number);
      if (!head) head = readHead(value);
      else {
        end = readEnd(value);
        if (end) continue;
        const item = checker.check(value);
        if (!item) throw new BackupError(`line ${number} is not a valid record`);
        yield item;
      }
      digest.update(line).update("\n");
    }
    if (!head) throw new BackupError("it is empty");
    if (!end) throw new BackupError("its end is missing");
    const sum = digest.digest("hex");
    const count = Object.values(checker.counts).reduce((all, each) => all + each, 0);
    if (end.sha256 !== sum || end.items !== count) {
      throw new BackupError("its content does not match its checksum");
    }
    if (!checker.isComplete())
      throw new BackupError("a key shares the limits of one that is missing");
    this.content = { ...head, counts: checker.counts, digest: sum };
  }
}

/** The lines of a file without their line breaks; a line that is too long or has no line break is an error. */
function* linesOf(descriptor: number): Generator<Buffer, void> {
  const chunk = Buffer.alloc(1 << 16);
  let rest = Buffer.alloc(0);
  for (;;) {
    const count = readSync(descriptor, chunk);
    if (count === 0) break;
    rest = Buffer.concat([rest, chunk.subarray(0, count)]);
    let from = 0;
    for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10, from)) {
      yield rest.subarray(from, at);
      from = at + 1;
    }
    rest = rest.subarray(from);
    if (rest.length > longestLine) throw new BackupError("it is not a backup made by wf");
  }
  if (rest.length > 0) throw new BackupError("its last line is cut off");
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function parseLine(line: Buffer, number: number): unknown {
  try {
    return JSON.parse(decoder.decode(line));
  } catch {
    throw new BackupError(
      number === 1 ? "it is not a backup made by wf" : `line ${number} is damaged`,
    );
  }
}

function readHead(value: unknown): BackupHead {
  const { format, formatVersion: known, version, at } = (value ?? {}) as Record<string, unknown>;
  if (format !== formatName) throw new BackupError("it is not a backup made by wf");
  if (known !== formatVersion) {
    throw new BackupError("it was made by a newer version of wf; use that version to restore it");
  }
  const time = typeof at === "string" ? Date.parse(at) : Number.NaN;
  const isVersion = typeof version === "string" && /^[\w.+-]{1,50}$/.test(version);
  if (!isVersion || Number.isNaN(time)) throw new BackupError("its first line is damaged");
  return { version, at: time };
}

function readEnd(value: unknown): { items: number; sha256: string } | undefined {
  const { end } = (value ?? {}) as { end?: { items?: unknown; sha256?: unknown } | null };
  if (typeof end?.items !== "number" || typeof end.sha256 !== "string") return undefined;
  return { items: end.items, sha256: end.sha256 };
}

/** Keeps counters and the events they cause in one LMDB file, so that both are written together. */
import { chmodSync, closeSync, fsyncSync, openSync } from "node:fs";
import { type Database, open, type RootDatabase } from "lmdb";
import { ownUsageId } from "./count-request.js";
import { decodeUsage, encodeUsage } from "./counter-codec.js";
import { type Claim, leaseEvent, roomOf } from "./delivery.js";
import type { EventRecord } from "./records.js";
import type { Counter, Usage } from "./windows.js";

/** Account, epoch milliseconds, id of an event. */
type TimeKey = [account: string, at: number, id: string];

/** Sorts after every number. */
const afterNumbers = "\uffff";

/** Creates an empty file, which is on the disk once the promise is fulfilled. */
export async function createLedgerFile(path: string): Promise<void> {
  await open({ path, noSubdir: true, noSync: true }).close();
  const descriptor = openSync(path, "r+");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** One file. Writes must run inside a transaction of its root; reads may run anywhere. */
export class LmdbLedger {
  readonly root: RootDatabase;
  readonly #counters: Database<Buffer, string>;
  /** Past days by key. */
  readonly #days: Database<Counter[], string>;
  readonly #events: Database<EventRecord, string>;
  /** The events of each account by creation time. */
  readonly #timeline: Database<string, TimeKey>;
  /** The events of each account that are not settled, by the time at which they are due. */
  readonly #due: Database<string, TimeKey>;

  /** Opens a file; a quick one is not flushed to the disk. */
  constructor(path: string, isQuick: boolean) {
    this.root = open({
      path,
      noSubdir: true,
      maxReaders: 1024,
      maxDbs: 16,
      // Batches are promises that nobody can handle, and that reject when the disk is full.
      eventTurnBatching: false,
      // Address space, not disk: no process has to remap the file when another one grows it.
      ...(process.platform === "win32" ? {} : { mapSize: 1 << 30 }),
      ...(isQuick ? { noSync: true } : {}),
    });
    if (process.platform !== "win32") {
      for (const file of [path, `${path}-lock`]) chmodSync(file, 0o600);
    }
    this.#counters = this.root.openDB<Buffer, string>("counters", { encoding: "binary" });
    this.#days = this.root.openDB<Counter[], string>("days", { encoding: "json" });
    this.#events = this.root.openDB<EventRecord, string>("events", { encoding: "json" });
    this.#timeline = this.root.openDB<string, TimeKey>("timeline", { encoding: "string" });
    this.#due = this.root.openDB<string, TimeKey>("due", { encoding: "string" });
  }

  /** undefined when nothing was counted. */
  getUsage(id: string): Usage | undefined {
    const bytes = this.#counters.get(id);
    return bytes && decodeUsage(bytes);
  }

  putUsage(id: string, usage: Usage): void {
    this.#counters.put(id, encodeUsage(usage));
  }

  putDays(keyId: string, days: Counter[]): void {
    this.#days.put(keyId, days);
  }

  getDays(keyId: string): Counter[] {
    return this.#days.get(keyId) ?? [];
  }

  /** The ids under which something is counted. */
  countedIds(): Iterable<string> {
    return this.#counters.getKeys();
  }

  /** The ids that have past days. */
  idsWithDays(): Iterable<string> {
    return this.#days.getKeys();
  }

  *allEvents(): Generator<EventRecord> {
    for (const { value } of this.#events.getRange()) yield value;
  }

  /** Removes everything, inside a transaction. */
  clear(): void {
    for (const database of [this.#counters, this.#days, this.#events, this.#timeline, this.#due]) {
      database.clearSync();
    }
  }

  removeKey(keyId: string): void {
    this.#counters.remove(keyId);
    this.#counters.remove(ownUsageId(keyId));
    this.#days.remove(keyId);
  }

  getEvent(id: string): EventRecord | undefined {
    return this.#events.get(id);
  }

  /** False when the event already exists. */
  addEvent(event: EventRecord): boolean {
    if (this.#events.doesExist(event.id)) return false;
    this.#timeline.put([event.account, event.createdAt, event.id], "");
    this.putEvent(event);
    return true;
  }

  /** Replaces the event with the same id. */
  putEvent(event: EventRecord): void {
    const { id, account, delivery } = event;
    const before = this.#events.get(id)?.delivery.nextAt ?? null;
    if (before !== null) this.#due.remove([account, before, id]);
    if (delivery.nextAt !== null) this.#due.put([account, delivery.nextAt, id], "");
    this.#events.put(id, event);
  }

  /** The newest events of an account, newest first. */
  listEvents(account: string, count: number): EventRecord[] {
    const keys = this.#timeline.getKeys({
      start: [account, afterNumbers] as never,
      end: [account] as never,
      reverse: true,
      limit: count,
    });
    return [...keys].map(([, , id]) => this.#events.get(id)!);
  }

  removeEventsOf(account: string): void {
    for (const key of [...this.#timeline.getKeys(rangeOf(account))]) this.#removeEvent(key);
  }

  /** Removes settled events created before a time. */
  removeEvents(before: number): number {
    let count = 0;
    for (const [account] of [...firstKeys(this.#timeline)]) {
      for (const key of [...this.#timeline.getKeys({ ...rangeOf(account, before) })]) {
        if (this.#events.get(key[2])?.delivery.nextAt != null) continue;
        this.#removeEvent(key);
        count++;
      }
    }
    return count;
  }

  #removeEvent([account, at, id]: TimeKey): void {
    const nextAt = this.#events.get(id)?.delivery.nextAt ?? null;
    if (nextAt !== null) this.#due.remove([account, nextAt, id]);
    this.#timeline.remove([account, at, id]);
    this.#events.remove(id);
  }

  /** Claims events that are due, account by account. */
  claimEvents(claim: Claim): EventRecord[] {
    const taken: EventRecord[] = [];
    for (const [account, at] of firstKeys(this.#due)) {
      if (taken.length >= claim.count) break;
      if (at > claim.now) continue;
      const limit = roomOf(claim, account, taken.length);
      if (limit === 0) continue;
      const keys = this.#due.getKeys({ ...rangeOf(account, claim.now + 1), limit });
      for (const [, , id] of [...keys]) {
        const event = leaseEvent(this.#events.get(id)!, claim);
        this.putEvent(event);
        taken.push(event);
      }
    }
    return taken;
  }

  nextDue(): number | undefined {
    let next: number | undefined;
    for (const [, at] of firstKeys(this.#due)) if (next === undefined || at < next) next = at;
    return next;
  }
}

/** The keys of an account, up to but not including a time. */
function rangeOf(account: string, before?: number): { start: never; end: never } {
  return { start: [account] as never, end: [account, before ?? afterNumbers] as never };
}

/** The first key of each account in an index, found by skipping: the keys in between are not read. */
function* firstKeys(index: Database<string, TimeKey>): Generator<TimeKey> {
  let start: unknown = null;
  for (;;) {
    const [first] = index.getKeys({
      ...(start === null ? {} : { start: start as never }),
      limit: 1,
    });
    if (first === undefined) return;
    yield first;
    start = [first[0], afterNumbers];
  }
}

/** Keeps counters and the events that they cause in one LMDB file, so that both are written together. */
import { chmodSync, closeSync, fsyncSync, openSync } from "node:fs";
import { type Database, open, type RootDatabase } from "lmdb";
import { ownUsageId } from "./count-request.js";
import { decodeUsage, encodeUsage } from "./counter-codec.js";
import { databaseNames, openDatabase } from "./databases.js";
import { type Claim, isClaimOver, leaseEvent, roomOf } from "./delivery.js";
import { NewestState } from "./newest-state.js";
import type { EventRecord } from "./records.js";
import type { Counter, Usage } from "./windows.js";

/** An account, a time in epoch milliseconds, and the id of an event. */
type TimeKey = [account: string, at: number, id: string];

/** Maximum number of databases in a file. */
const maxDbs = 16;

/** How many times a transaction is restarted; each restart means that another process has just opened the file. */
const mostStarts = 100;

/** Sorts after every number. */
const afterNumbers = "\uffff";

/**
 * Creates a file with all databases, empty; it is on the disk when the promise is fulfilled. This way, opening a ledger
 * never has to create a database, which would be a write outside `transaction`.
 */
export async function createLedgerFile(path: string): Promise<void> {
  const root = open({ path, noSubdir: true, noSync: true, maxDbs });
  for (const name of databaseNames) openDatabase(root, name);
  await root.close();
  const descriptor = openSync(path, "r+");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** One ledger file. Writes must run inside one of its transactions; reads may run anywhere. */
export class LmdbLedger {
  /** For reads, and to open more databases. */
  readonly root: RootDatabase;
  readonly #newest: NewestState;
  /** Id of the running transaction that is known to start from the newest state. */
  #checked: number | undefined;
  readonly #counters: Database<Buffer, string>;
  /** Past days by key id. */
  readonly #days: Database<Counter[], string>;
  readonly #events: Database<EventRecord, string>;
  /** The events of each account by creation time. */
  readonly #timeline: Database<string, TimeKey>;
  /** The unsettled events of each account, by due time. */
  readonly #due: Database<string, TimeKey>;

  /** Opens a file; with `isQuick`, writes are not flushed to the disk. */
  constructor(path: string, isQuick: boolean) {
    this.#newest = new NewestState(path);
    this.root = open({
      path,
      noSubdir: true,
      maxReaders: 1024,
      maxDbs,
      // Batches are promises that nobody can handle and that reject when the disk is full.
      eventTurnBatching: false,
      // This is address space, not disk space: no process has to remap the file when another one enlarges it.
      ...(process.platform === "win32" ? {} : { mapSize: 1 << 30 }),
      ...(isQuick ? { noSync: true } : {}),
    });
    if (process.platform !== "win32") {
      for (const file of [path, `${path}-lock`]) chmodSync(file, 0o600);
    }
    this.#counters = openDatabase<Buffer, string>(this.root, "counters");
    this.#days = openDatabase<Counter[], string>(this.root, "days");
    this.#events = openDatabase<EventRecord, string>(this.root, "events");
    this.#timeline = openDatabase<string, TimeKey>(this.root, "timeline");
    this.#due = openDatabase<string, TimeKey>(this.root, "due");
    // Opening the file may have restored an older state.
    if (!this.#newest.isRecorded()) this.transactionSync(() => {});
  }

  /** Runs an action in a transaction; fulfilled when the transaction is on the disk, or committed if quick. */
  async transaction<T>(action: () => T): Promise<T> {
    for (let start = 0; start < mostStarts; start++) {
      const done = await this.root.transaction(() => this.#runOnNewest(action));
      if (done) return done.result;
    }
    throw neverNewest();
  }

  /** Runs an action in a transaction that ends before this returns; an error undoes all of it. */
  transactionSync<T>(action: () => T): T {
    for (let start = 0; start < mostStarts; start++) {
      const done = this.root.transactionSync(() => this.#runOnNewest(action));
      if (done) return done.result;
    }
    throw neverNewest();
  }

  /** Closes the file after everything is written. */
  async close(): Promise<void> {
    await this.root.close();
    this.#newest.close();
  }

  /** Runs an action if the current transaction starts from the newest state; otherwise returns undefined. */
  #runOnNewest<T>(action: () => T): { result: T } | undefined {
    const id = this.root.getWriteTxnId();
    if (id !== this.#checked) {
      if (!this.#newest.isStartOf(id)) return undefined;
      // The actions of a transaction run one after another; a later transaction may have the same id.
      this.#checked = id;
      queueMicrotask(() => {
        this.#checked = undefined;
      });
    }
    return { result: action() };
  }

  /** Undefined if nothing was counted. */
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

  /** All ids with usage. */
  countedIds(): Iterable<string> {
    return this.#counters.getKeys();
  }

  /** All ids with past days. */
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

  /** False if the event already exists. */
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
      if (taken.length >= claim.count || isClaimOver(claim, taken.length)) break;
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

  /** How many events are not settled. */
  countPending(): number {
    return (this.#due.getStats() as { entryCount: number }).entryCount;
  }

  nextDue(): number | undefined {
    let next: number | undefined;
    for (const [, at] of firstKeys(this.#due)) if (next === undefined || at < next) next = at;
    return next;
  }
}

function neverNewest(): Error {
  return new Error("other processes open the data again and again");
}

/** The keys of an account, up to but not including a time. */
function rangeOf(account: string, before?: number): { start: never; end: never } {
  return { start: [account] as never, end: [account, before ?? afterNumbers] as never };
}

/** The first key of each account in an index. Skips over the keys in between without reading them. */
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

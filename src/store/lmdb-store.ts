/** Keeps everything in LMDB files, which several processes on one machine may have open at once. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "lmdb";
import { type Counters, countRequest, ownUsageId, uncountRequest } from "./count-request.js";
import { dataFile, prepareDataFolder } from "./data-folder.js";
import type { Claim } from "./delivery.js";
import { LmdbLedger } from "./lmdb-ledger.js";
import { byAge } from "./memory-store.js";
import type { AccountRecord, EventRecord, KeyRecord, SessionRecord } from "./records.js";
import { sessionsToDrop } from "./sessions-to-drop.js";
import { type KeyChange, type Store, StoreError, type Subject, secretsOf } from "./store.js";
import { readStoredAccount, type StoredAccount, storedAccount } from "./stored-account.js";
import { type Admission, type Counter, noUsage, type Usage } from "./windows.js";

/**
 * Whether counters survive a power cut (`power`) or only a crash of the process (`process`). Accounts
 * and keys always survive both.
 */
export type Durability = "power" | "process";

/** Where the store is. */
export interface LmdbOptions {
  folder: string;
  durability?: Durability;
}

/** A store in a folder. Do not open the same folder twice in one process. */
export class LmdbStore implements Store {
  readonly #main: LmdbLedger;
  readonly #accounts: Database<StoredAccount, string>;
  readonly #keys: Database<KeyRecord, string>;
  /** From the hash of a secret to the id of its key. */
  readonly #ids: Database<string, string>;
  readonly #sessions: Database<SessionRecord, string>;
  /** Where requests are counted: the main file, or one next to it that is not flushed. */
  readonly #ledger: LmdbLedger;
  /** All files with counters. */
  readonly #ledgers: readonly LmdbLedger[];
  readonly #counters: Counters = {
    get: (id) => this.#usageOf(id),
    put: (id, usage) => this.#ledger.putUsage(id, usage),
    getDays: (id) => this.#ledger.getDays(id),
    putDays: (id, days) => this.#ledger.putDays(id, days),
  };

  /** Opens the files and creates missing ones; throws a StoreError when that fails. */
  constructor({ folder, durability = "power" }: LmdbOptions) {
    prepareDataFolder(folder);
    try {
      this.#main = new LmdbLedger(join(folder, dataFile), false);
      const { root } = this.#main;
      this.#accounts = root.openDB<StoredAccount, string>("accounts", { encoding: "json" });
      this.#keys = root.openDB<KeyRecord, string>("keys", { encoding: "json" });
      this.#ids = root.openDB<string, string>("secrets", { encoding: "string" });
      this.#sessions = root.openDB<SessionRecord, string>("sessions", { encoding: "json" });
      const path = join(folder, "counters.mdb");
      // If the file exists, requests have been counted in it, or still are.
      const isQuick = durability === "process";
      const quick = isQuick || existsSync(path) ? new LmdbLedger(path, true) : undefined;
      this.#ledger = quick && isQuick ? quick : this.#main;
      this.#ledgers = quick ? [this.#main, quick] : [this.#main];
    } catch (cause) {
      throw new StoreError(`cannot open the data in ${folder}`, { cause });
    }
  }

  async findKey(hash: string): Promise<KeyRecord | undefined> {
    return this.#read(() => {
      const id = this.#ids.get(hash);
      return id === undefined ? undefined : this.#keys.get(id);
    });
  }

  async getKey(id: string): Promise<KeyRecord | undefined> {
    return this.#read(() => this.#keys.get(id));
  }

  async listKeys(account?: string): Promise<KeyRecord[]> {
    return this.#read(() => this.#keysOf(account));
  }

  addKey(key: KeyRecord, mayJoin?: (others: readonly KeyRecord[]) => boolean): Promise<boolean> {
    return this.#write(this.#main, () => {
      const isTaken = this.#keys.doesExist(key.id) || this.#isForeign(key);
      if (isTaken || !this.#accounts.doesExist(key.account)) return false;
      if (mayJoin && !mayJoin(this.#keysOf(key.account))) return false;
      this.#putKey(key);
      return true;
    });
  }

  changeKey(
    id: string,
    change: (key: KeyRecord) => KeyChange | undefined,
  ): Promise<KeyRecord | false | undefined> {
    return this.#write(this.#main, () => {
      const before = this.#keys.get(id);
      const changed = before && change(structuredClone(before));
      if (!before || !changed) return undefined;
      if (this.#isForeign(changed.key)) return false;
      for (const secret of secretsOf(before)) this.#ids.remove(secret);
      this.#putKey(changed.key);
      for (const event of changed.events ?? []) this.#main.addEvent(event);
      return changed.key;
    });
  }

  async getAccount(name: string): Promise<AccountRecord | undefined> {
    return this.#read(() => this.#accountOf(name));
  }

  async listAccounts(): Promise<AccountRecord[]> {
    return this.#read(() =>
      [...this.#accounts.getRange()].map(({ value }) => readStoredAccount(value)),
    );
  }

  async addAccount(account: AccountRecord): Promise<boolean> {
    const { name } = account;
    const isTaken = () => this.#accounts.doesExist(name);
    for (const ledger of this.#ledgers) {
      await this.#write(ledger, () => {
        if (!isTaken()) ledger.removeEventsOf(name);
      });
    }
    return this.#write(this.#main, () => {
      if (isTaken()) return false;
      this.#accounts.put(name, storedAccount(account));
      return true;
    });
  }

  changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined> {
    return this.#write(this.#main, () => {
      const before = this.#accountOf(name);
      if (!before) return undefined;
      const account = change(structuredClone(before));
      this.#accounts.put(name, storedAccount(account));
      return account;
    });
  }

  async removeAccount(name: string): Promise<boolean> {
    const ids = (await this.listKeys(name)).map(({ id }) => id);
    const isRemoved = await this.#write(this.#main, () => {
      if (!this.#accounts.doesExist(name)) return false;
      for (const { value: key } of [...this.#keys.getRange()]) {
        if (key.account !== name) continue;
        for (const secret of secretsOf(key)) this.#ids.remove(secret);
        this.#keys.remove(key.id);
      }
      for (const { value: session } of [...this.#sessions.getRange()]) {
        if (session.account === name) this.#sessions.remove(session.hash);
      }
      this.#accounts.remove(name);
      return true;
    });
    for (const ledger of this.#ledgers) {
      await this.#write(ledger, () => {
        for (const id of ids) ledger.removeKey(id);
        ledger.removeEventsOf(name);
      });
    }
    return isRemoved;
  }

  consume(subject: Subject, now: number): Promise<Admission> {
    return this.#write(this.#ledger, () => {
      const { admission, events } = countRequest(this.#counters, subject, now);
      for (const event of events) this.#ledger.addEvent(event);
      return admission;
    });
  }

  refund(subject: Pick<Subject, "keyId" | "sentWith">, now: number): Promise<void> {
    return this.#write(this.#ledger, () => uncountRequest(this.#counters, subject, now));
  }

  async getUsage(keyId: string): Promise<Usage> {
    return this.#read(() => this.#usageOf(keyId) ?? noUsage);
  }

  async getOwnUsage(keyId: string): Promise<Usage> {
    return this.#read(() => this.#usageOf(ownUsageId(keyId)) ?? this.#usageOf(keyId) ?? noUsage);
  }

  async getDays(keyId: string): Promise<Counter[]> {
    return this.#read(() => {
      const days = new Map<number, Counter>();
      for (const day of this.#ledgers.flatMap((ledger) => ledger.getDays(keyId))) {
        if (day.count >= (days.get(day.start)?.count ?? 0)) days.set(day.start, day);
      }
      return [...days.values()].sort((a, b) => a.start - b.start);
    });
  }

  async listEvents(account: string, count: number): Promise<EventRecord[]> {
    return this.#read(() => {
      const events = this.#ledgers.flatMap((ledger) => ledger.listEvents(account, count));
      return events.sort(byAge).reverse().slice(0, count);
    });
  }

  async getEvent(id: string): Promise<EventRecord | undefined> {
    return this.#read(() => this.#ledgerOf(id)?.getEvent(id));
  }

  addEvent(event: EventRecord): Promise<boolean> {
    return this.#write(this.#main, () => {
      if (this.#ledgerOf(event.id) || !this.#accounts.doesExist(event.account)) return false;
      return this.#main.addEvent(event);
    });
  }

  async changeEvent(
    id: string,
    change: (event: EventRecord) => EventRecord | undefined,
  ): Promise<EventRecord | undefined> {
    const ledger = this.#read(() => this.#ledgerOf(id));
    if (!ledger) return undefined;
    return this.#write(ledger, () => {
      const before = ledger.getEvent(id);
      const event = before && change(structuredClone(before));
      if (event) ledger.putEvent(event);
      return event;
    });
  }

  async claimEvents(claim: Claim): Promise<EventRecord[]> {
    const taken: EventRecord[] = [];
    for (const ledger of this.#ledgers) {
      const busy = new Map(claim.busy);
      for (const { account } of taken) busy.set(account, (busy.get(account) ?? 0) + 1);
      const rest = { ...claim, busy, count: claim.count - taken.length };
      taken.push(...(await this.#write(ledger, () => ledger.claimEvents(rest))));
    }
    return taken;
  }

  async nextDue(): Promise<number | undefined> {
    return this.#read(() => {
      const times = this.#ledgers.map((ledger) => ledger.nextDue() ?? Number.POSITIVE_INFINITY);
      const next = Math.min(...times);
      return next === Number.POSITIVE_INFINITY ? undefined : next;
    });
  }

  async removeEvents(before: number): Promise<number> {
    let count = 0;
    for (const ledger of this.#ledgers) {
      count += await this.#write(ledger, () => ledger.removeEvents(before));
    }
    return count;
  }

  async getSession(hash: string): Promise<SessionRecord | undefined> {
    return this.#read(() => this.#sessions.get(hash));
  }

  addSession(session: SessionRecord): Promise<void> {
    return this.#write(this.#main, () => {
      const kept = [...this.#sessions.getRange()].map(({ value }) => value);
      for (const { hash } of sessionsToDrop(kept, session)) this.#sessions.remove(hash);
      this.#sessions.put(session.hash, session);
    });
  }

  removeSession(hash: string): Promise<void> {
    return this.#write(this.#main, () => {
      this.#sessions.remove(hash);
    });
  }

  async close(): Promise<void> {
    await this.#main.root.flushed;
    for (const { root } of this.#ledgers) await root.close();
  }

  /**
   * The newer usage of all files, so that a server keeps its counters when its durability changes. The
   * newer one has the later month, or the higher count in the same month.
   */
  #usageOf(id: string): Usage | undefined {
    return this.#ledgers
      .map((ledger) => ledger.getUsage(id))
      .reduce((newest, usage) => (usage && (!newest || isNewer(usage, newest)) ? usage : newest));
  }

  #accountOf(name: string): AccountRecord | undefined {
    const stored = this.#accounts.get(name);
    return stored && readStoredAccount(stored);
  }

  #ledgerOf(eventId: string): LmdbLedger | undefined {
    return this.#ledgers.find((ledger) => ledger.getEvent(eventId));
  }

  #keysOf(account: string | undefined): KeyRecord[] {
    const keys = [...this.#keys.getRange()].map(({ value }) => value);
    return keys.filter((key) => account === undefined || key.account === account).sort(byAge);
  }

  #isForeign(key: KeyRecord): boolean {
    return secretsOf(key).some((secret) => (this.#ids.get(secret) ?? key.id) !== key.id);
  }

  #putKey(key: KeyRecord): void {
    this.#keys.put(key.id, key);
    for (const secret of secretsOf(key)) this.#ids.put(secret, key.id);
  }

  #read<T>(action: () => T): T {
    try {
      return action();
    } catch (cause) {
      throw new StoreError("cannot read from the store", { cause });
    }
  }

  /** Runs an action in a transaction; fulfilled when the transaction is on the disk. */
  async #write<T>({ root }: LmdbLedger, action: () => T): Promise<T> {
    try {
      return await root.transaction(action);
    } catch (error) {
      throw new StoreError("cannot write to the store", { cause: await commitFailure(error) });
    }
  }
}

function isNewer(a: Usage, b: Usage): boolean {
  return (
    (a.month.start - b.month.start ||
      a.month.count - b.month.count ||
      a.minute.start - b.minute.start) > 0
  );
}

/**
 * The reason for a failed commit. It arrives as a promise of its own, which must be handled: Node ends
 * a process on an unhandled rejection.
 */
async function commitFailure(error: unknown): Promise<unknown> {
  const reason = (error as { commitError?: Promise<never> }).commitError;
  if (reason === undefined) return error;
  const late = new Promise((resolve) => setTimeout(resolve, 100, error).unref());
  return await Promise.race([reason.catch((cause: unknown) => cause), late]);
}

/** Keeps everything in LMDB files, which several processes of one machine may have open at once. */
import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { type Database, open, type RootDatabase } from "lmdb";
import { decodeUsage, encodeUsage } from "./counter-codec.js";
import { prepareDataFolder } from "./data-folder.js";
import { byAge } from "./memory-store.js";
import { quotaEvent } from "./quota-event.js";
import type { AccountRecord, EventRecord, KeyRecord } from "./records.js";
import { type KeyChange, type Store, StoreError, type Subject, secretsOf } from "./store.js";
import { type Admission, admitRequest, type Usage, withoutRequest } from "./windows.js";

/**
 * What counters survive: `power` everything that was answered, even a cut of the power; `process` the
 * end of the process, but not of the machine. Keys and accounts always survive both.
 */
export type Durability = "power" | "process";

/** Where the store lies. */
export interface LmdbOptions {
  folder: string;
  durability?: Durability;
}

/** Counters with the events that they cause, in one file so that both are written together. */
interface Ledger {
  root: RootDatabase;
  counters: Database<Buffer, string>;
  events: Database<EventRecord, string>;
}

/** A store in a folder. Do not open the same folder twice in one process. */
export class LmdbStore implements Store {
  readonly #main: Ledger;
  readonly #accounts: Database<AccountRecord, string>;
  readonly #keys: Database<KeyRecord, string>;
  /** From the hash of a secret to the id of its key. */
  readonly #ids: Database<string, string>;
  /** Where requests are counted: the main file, or one beside it that is not flushed. */
  readonly #ledger: Ledger;
  /** All files with counters. */
  readonly #ledgers: readonly Ledger[];

  /** Opens the files and makes what is missing; throws a StoreError where that cannot be. */
  constructor({ folder, durability = "power" }: LmdbOptions) {
    prepareDataFolder(folder);
    try {
      this.#main = openLedger(join(folder, "wf.mdb"), false);
      const { root } = this.#main;
      this.#accounts = root.openDB<AccountRecord, string>("accounts", { encoding: "json" });
      this.#keys = root.openDB<KeyRecord, string>("keys", { encoding: "json" });
      this.#ids = root.openDB<string, string>("secrets", { encoding: "string" });
      const path = join(folder, "counters.mdb");
      // Where the file is there, somebody has counted in it, or does so now.
      const isQuick = durability === "process";
      const quick = isQuick || existsSync(path) ? openLedger(path, true) : undefined;
      this.#ledger = quick && isQuick ? quick : this.#main;
      this.#ledgers = quick ? [this.#main, quick] : [this.#main];
    } catch (cause) {
      throw new StoreError(`the data in ${folder} cannot be opened`, { cause });
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
    return this.#read(() => {
      const keys = [...this.#keys.getRange()].map(({ value }) => value);
      return keys.filter((key) => account === undefined || key.account === account).sort(byAge);
    });
  }

  addKey(key: KeyRecord): Promise<boolean> {
    return this.#write(this.#main, () => {
      const isTaken = this.#keys.doesExist(key.id) || this.#isForeign(key);
      if (isTaken || !this.#accounts.doesExist(key.account)) return false;
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
      for (const event of changed.events ?? []) putEvent(this.#main, event);
      return changed.key;
    });
  }

  async getAccount(name: string): Promise<AccountRecord | undefined> {
    return this.#read(() => this.#accounts.get(name));
  }

  async listAccounts(): Promise<AccountRecord[]> {
    return this.#read(() => [...this.#accounts.getRange()].map(({ value }) => value));
  }

  addAccount(account: AccountRecord): Promise<boolean> {
    return this.#write(this.#main, () => {
      if (this.#accounts.doesExist(account.name)) return false;
      this.#accounts.put(account.name, account);
      return true;
    });
  }

  changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined> {
    return this.#write(this.#main, () => {
      const before = this.#accounts.get(name);
      if (!before) return undefined;
      const account = change(structuredClone(before));
      this.#accounts.put(name, account);
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
      this.#accounts.remove(name);
      return true;
    });
    for (const ledger of this.#ledgers) {
      await this.#write(ledger, () => {
        for (const id of ids) ledger.counters.remove(id);
        for (const { key, value } of [...ledger.events.getRange()]) {
          if (value.account === name) ledger.events.remove(key);
        }
      });
    }
    return isRemoved;
  }

  consume(subject: Subject, now: number): Promise<Admission> {
    const { keyId, limits } = subject;
    const ledger = this.#ledger;
    return this.#write(ledger, () => {
      const before = this.#usageOf(keyId);
      const { usage, admission } = admitRequest(before, limits, now);
      if (usage !== before) ledger.counters.put(keyId, encodeUsage(usage));
      for (const mark of admission.marks) putEvent(ledger, quotaEvent(mark, subject, usage, now));
      return admission;
    });
  }

  refund(keyId: string, now: number): Promise<void> {
    const ledger = this.#ledger;
    return this.#write(ledger, () => {
      ledger.counters.put(keyId, encodeUsage(withoutRequest(this.#usageOf(keyId), now)));
    });
  }

  async getUsage(keyId: string): Promise<Usage> {
    return this.#read(() => this.#usageOf(keyId));
  }

  async listEvents(account: string): Promise<EventRecord[]> {
    return this.#read(() => {
      const events = new Map<string, EventRecord>();
      for (const { events: rows } of this.#ledgers) {
        for (const { value } of rows.getRange()) {
          if (value.account === account) events.set(value.id, value);
        }
      }
      return [...events.values()].sort(byAge);
    });
  }

  async close(): Promise<void> {
    await this.#main.root.flushed;
    for (const { root } of this.#ledgers) await root.close();
  }

  /**
   * What was counted, wherever: a server that changes its durability goes on with the counters that
   * it had. Of two the one with the later, then the higher month is the newer.
   */
  #usageOf(keyId: string): Usage {
    return this.#ledgers
      .map(({ counters }) => decodeUsage(counters.get(keyId)))
      .reduce((newest, usage) => (isNewer(usage, newest) ? usage : newest));
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
      throw new StoreError("the store cannot be read", { cause });
    }
  }

  /** Runs an action in a transaction; fulfilled when the transaction is on the disk. */
  async #write<T>({ root }: Ledger, action: () => T): Promise<T> {
    try {
      return await root.transaction(action);
    } catch (error) {
      throw new StoreError("the store cannot be written", { cause: await commitFailure(error) });
    }
  }
}

function openLedger(path: string, isQuick: boolean): Ledger {
  const root = open({
    path,
    noSubdir: true,
    maxReaders: 1024,
    maxDbs: 8,
    // Batches are promises that nobody gets hold of, and that reject when the disk is full.
    eventTurnBatching: false,
    // Address space, not disk: no process has to map the file anew when another one lets it grow.
    ...(process.platform === "win32" ? {} : { mapSize: 1 << 30 }),
    ...(isQuick ? { noSync: true } : {}),
  });
  if (process.platform !== "win32") {
    for (const file of [path, `${path}-lock`]) chmodSync(file, 0o600);
  }
  return {
    root,
    counters: root.openDB<Buffer, string>("counters", { encoding: "binary" }),
    events: root.openDB<EventRecord, string>("events", { encoding: "json" }),
  };
}

function putEvent({ events }: Ledger, event: EventRecord): void {
  if (!events.doesExist(event.id)) events.put(event.id, event);
}

function isNewer(a: Usage, b: Usage): boolean {
  return (
    (a.month.start - b.month.start ||
      a.month.count - b.month.count ||
      a.minute.start - b.minute.start) > 0
  );
}

/**
 * The reason of a failed commit. It comes as a promise of its own, which has to be taken hold of:
 * Node ends a process for a rejection that nobody hears.
 */
async function commitFailure(error: unknown): Promise<unknown> {
  const reason = (error as { commitError?: Promise<never> }).commitError;
  if (reason === undefined) return error;
  const late = new Promise((resolve) => setTimeout(resolve, 100, error).unref());
  return await Promise.race([reason.catch((cause: unknown) => cause), late]);
}

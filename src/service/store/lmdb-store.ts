/** Keeps everything in LMDB files, which several processes on a machine may have open at the same time. */

import { statfsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "lmdb";
import { isThere } from "../../workspace/files/folder-with.js";
import { type Counters, countRequest, ownUsageId, uncountRequest } from "./count-request.js";
import { damaged } from "./damaged-data.js";
import {
  countersFile,
  dataFile,
  hasData,
  prepareDataFolder,
  warnOfFileSystem,
} from "./data-folder.js";
import { openDatabase } from "./databases.js";
import { type Claim, isClaimOver } from "./delivery.js";
import { DiskRoom } from "./disk-room.js";
import type { Durability } from "./durability.js";
import type { AskedPages, KeyPages } from "./key-pages.js";
import { LmdbDirectory } from "./lmdb-directory.js";
import { closeInTime, writeFailure } from "./lmdb-failure.js";
import type { LmdbLedger } from "./lmdb-ledger.js";
import { byAge } from "./memory-store.js";
import { openLedger } from "./open-ledger.js";
import type { AccountRecord, EventRecord, KeyRecord, SessionRecord } from "./records.js";
import { settleDurability } from "./settle-durability.js";
import {
  type KeyChange,
  type Replacement,
  type Store,
  type StoreCheck,
  StoreError,
  type StoreItem,
  type Subject,
} from "./store.js";
import {
  type Admission,
  type Counter,
  isNewer,
  noUsage,
  type SeenUsage,
  type Usage,
  usageAt,
} from "./windows.js";

/** How many items of a replacement are written between two progress reports. */
const progressStep = 10_000;

/** Where the store is. */
export interface LmdbOptions {
  folder: string;
  /** Set for servers and for new data; commands that do not count requests use the recorded value. */
  durability?: Durability | undefined;
}

/** A store in a folder. Do not open the same folder twice in a process. */
export class LmdbStore implements Store {
  readonly warnings: readonly string[];
  readonly #folder: string;
  readonly #room: DiskRoom;
  readonly #main: LmdbLedger;
  /** Accounts, keys and sessions, in the main file. */
  readonly #directory: LmdbDirectory;
  readonly #settings: Database<unknown, string>;
  /** The file that requests are counted in: the main file, or one next to it that is not flushed. */
  readonly #ledger: LmdbLedger;
  /** All files with counters. */
  readonly #ledgers: readonly LmdbLedger[];
  readonly #counters: Counters = {
    get: (id, now) => this.#usageOf(id, now),
    put: (id, usage) => this.#ledger.putUsage(id, usage),
    getDays: (id) => this.#ledger.getDays(id),
    putDays: (id, days) => this.#ledger.putDays(id, days),
  };

  /**
   * Opens the files and creates missing ones. Rejects with a StoreError if that fails, if a file is damaged, or if
   * another process counts with a different durability.
   */
  static async open({ folder, durability }: LmdbOptions): Promise<LmdbStore> {
    prepareDataFolder(folder);
    const opened: LmdbLedger[] = [];
    try {
      const path = join(folder, dataFile);
      if (!isThere(path) && hasData(folder)) throw damaged(path, "it is gone");
      const main = await openLedger(path, false);
      opened.push(main);
      // Opening a database frees this process's slot in the reader table, by which other processes recognize it. So all
      // databases are opened before the slot is taken.
      const directory = new LmdbDirectory(main.root);
      const settings = openDatabase<unknown, string>(main.root, "settings");
      const settled = await settleDurability(main, settings, folder, durability);
      const isQuick = settled === "process";
      const quickPath = join(folder, countersFile);
      // If the file exists, requests were counted in it, or still are.
      if (isQuick || isThere(quickPath)) opened.push(await openLedger(quickPath, true));
      if (!directory.isIndexed) main.transactionSync(() => directory.index());
      return new LmdbStore(folder, opened, { directory, settings, isQuick });
    } catch (cause) {
      for (const ledger of opened) await ledger.close();
      if (cause instanceof StoreError) throw cause;
      throw new StoreError(`cannot open the data in ${folder}`, { cause });
    }
  }

  private constructor(
    folder: string,
    ledgers: readonly LmdbLedger[],
    {
      directory,
      settings,
      isQuick,
    }: { directory: LmdbDirectory; settings: Database<unknown, string>; isQuick: boolean },
  ) {
    const main = ledgers[0]!;
    this.#folder = folder;
    this.warnings = warnOfFileSystem(folder);
    this.#room = new DiskRoom(folder);
    this.#main = main;
    this.#directory = directory;
    this.#settings = settings;
    this.#ledgers = ledgers;
    this.#ledger = isQuick ? ledgers.at(-1)! : main;
  }

  async findKey(hash: string): Promise<KeyRecord | undefined> {
    return this.#read(() => this.#directory.findKey(hash));
  }

  async getKey(id: string): Promise<KeyRecord | undefined> {
    return this.#read(() => this.#directory.getKey(id));
  }

  async listKeys(account?: string): Promise<KeyRecord[]> {
    return this.#read(() => this.#directory.listKeys(account));
  }

  async pageKeys(account: string, asked: AskedPages): Promise<KeyPages> {
    return this.#read(() => this.#directory.pageKeys(account, asked));
  }

  addKey(key: KeyRecord, mayJoin?: (others: readonly KeyRecord[]) => boolean): Promise<boolean> {
    return this.#write(this.#main, () => this.#directory.addKey(key, mayJoin));
  }

  changeKey(
    id: string,
    change: (key: KeyRecord) => KeyChange | undefined,
  ): Promise<KeyRecord | false | undefined> {
    return this.#write(this.#main, () => {
      const changed = this.#directory.changeKey(id, change);
      if (!changed) return changed;
      for (const event of changed.events ?? []) this.#main.addEvent(event);
      return changed.key;
    });
  }

  async getAccount(name: string): Promise<AccountRecord | undefined> {
    return this.#read(() => this.#directory.getAccount(name));
  }

  async findAccount(tokenHash: string): Promise<AccountRecord | undefined> {
    return this.#read(() => this.#directory.findAccount(tokenHash));
  }

  async listAccounts(): Promise<AccountRecord[]> {
    return this.#read(() => this.#directory.listAccounts());
  }

  async addAccount(account: AccountRecord): Promise<boolean> {
    const { name } = account;
    for (const ledger of this.#ledgers) {
      await this.#write(ledger, () => {
        if (!this.#directory.hasAccount(name)) ledger.removeEventsOf(name);
      });
    }
    return this.#write(this.#main, () => this.#directory.addAccount(account));
  }

  changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined> {
    return this.#write(this.#main, () => this.#directory.changeAccount(name, change));
  }

  async removeAccount(name: string): Promise<boolean> {
    const ids = (await this.listKeys(name)).map(({ id }) => id);
    const isRemoved = await this.#write(this.#main, () => this.#directory.removeAccount(name));
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

  async seeUsage(keyId: string, now: number): Promise<SeenUsage> {
    return { usage: await this.getUsage(keyId), at: now };
  }

  async getOwnUsage(keyId: string): Promise<Usage> {
    return this.#read(() => this.#usageOf(ownUsageId(keyId)) ?? this.#usageOf(keyId) ?? noUsage);
  }

  async getDays(keyId: string): Promise<Counter[]> {
    return this.#read(() => this.#daysOf(keyId));
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
      if (this.#ledgerOf(event.id) || !this.#directory.hasAccount(event.account)) return false;
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
      if (isClaimOver(claim, taken.length)) break;
      const busy = new Map(claim.busy);
      for (const { account } of taken) busy.set(account, (busy.get(account) ?? 0) + 1);
      const rest = { ...claim, busy, count: claim.count - taken.length };
      for (const each of await this.#write(ledger, () => ledger.claimEvents(rest)))
        taken.push(each);
    }
    return taken;
  }

  async nextDue(): Promise<number | undefined> {
    return this.#read(() => {
      const times = this.#ledgers.map((ledger) => ledger.nextDue() ?? Number.POSITIVE_INFINITY);
      const next = times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
      return next === Number.POSITIVE_INFINITY ? undefined : next;
    });
  }

  async countPending(): Promise<number> {
    return this.#read(() => this.#ledgers.reduce((sum, ledger) => sum + ledger.countPending(), 0));
  }

  async removeEvents(before: number): Promise<number> {
    let count = 0;
    for (const ledger of this.#ledgers) {
      count += await this.#write(ledger, () => ledger.removeEvents(before));
    }
    return count;
  }

  async getSession(hash: string): Promise<SessionRecord | undefined> {
    return this.#read(() => this.#directory.getSession(hash));
  }

  addSession(session: SessionRecord): Promise<void> {
    return this.#write(this.#main, () => this.#directory.addSession(session));
  }

  removeSession(hash: string): Promise<void> {
    return this.#write(this.#main, () => this.#directory.removeSession(hash));
  }

  *items(): Generator<StoreItem> {
    yield* this.#directory.items();
    const idsOf = (idsIn: (ledger: LmdbLedger) => Iterable<string>) =>
      new Set(this.#ledgers.flatMap((ledger) => [...idsIn(ledger)]));
    for (const id of idsOf((ledger) => ledger.countedIds())) {
      yield { kind: "usage", id, value: this.#usageOf(id) ?? noUsage };
    }
    for (const id of idsOf((ledger) => ledger.idsWithDays())) {
      yield { kind: "days", id, value: this.#daysOf(id) };
    }
    for (const ledger of this.#ledgers) {
      for (const event of ledger.allEvents()) {
        // Skips late events of removed accounts.
        if (this.#directory.hasAccount(event.account)) yield { kind: "event", value: event };
      }
    }
  }

  async replaceItems(
    read: () => Iterable<StoreItem>,
    { onProgress }: Replacement = {},
  ): Promise<void> {
    const [main, ...others] = this.#ledgers;
    try {
      main!.transactionSync(() => {
        this.#directory.clear();
        main!.clear();
        let bytes = 0;
        let count = 0;
        for (const item of read()) {
          this.#putItem(item);
          if (++count % progressStep === 0) onProgress?.(count);
          bytes += JSON.stringify(item).length;
        }
        // In LMDB, records and their indexes take up to twice their size.
        this.#room.check(2 * bytes);
        for (const item of read()) {
          if (!isDeepStrictEqual(this.#itemLike(item), item.value)) {
            throw new StoreError(
              "the store does not give back what was written; nothing was changed",
            );
          }
        }
      });
      // Otherwise, counters left in the other file might look newer.
      for (const ledger of others) ledger.transactionSync(() => ledger.clear());
    } catch (cause) {
      if (cause instanceof StoreError) throw cause;
      const reason = await writeFailure(cause, this.#folder);
      throw new StoreError("cannot write to the store", { cause: reason });
    }
    await main!.root.flushed;
  }

  #putItem(item: StoreItem): void {
    switch (item.kind) {
      case "account":
        this.#directory.putAccount(item.value);
        break;
      case "key":
        this.#directory.putKey(item.value);
        break;
      case "usage":
        this.#main.putUsage(item.id, item.value);
        break;
      case "days":
        this.#main.putDays(item.id, item.value);
        break;
      case "event":
        this.#main.addEvent(item.value);
        break;
    }
  }

  /** The content of the main file that corresponds to an item. */
  #itemLike(item: StoreItem): StoreItem["value"] | undefined {
    switch (item.kind) {
      case "account":
        return this.#directory.getAccount(item.value.name);
      case "key":
        return this.#directory.getKey(item.value.id);
      case "usage":
        return this.#main.getUsage(item.id);
      case "days":
        return this.#main.getDays(item.id);
      case "event":
        return this.#main.getEvent(item.value.id);
    }
  }

  async check(now: number): Promise<StoreCheck> {
    await this.#write(this.#main, () => {
      this.#settings.put("checked", now);
    });
    return this.#read(() => {
      if (this.#settings.get("checked") === undefined) throw new Error("nothing was written");
      const { bavail, bsize } = statfsSync(this.#folder);
      return { free: bavail * bsize };
    });
  }

  async close(): Promise<void> {
    await closeInTime(this.#closeFiles());
  }

  async #closeFiles(): Promise<void> {
    await this.#main.root.flushed;
    for (const ledger of this.#ledgers) await ledger.close();
  }

  /**
   * The newer usage of all files, so that a server keeps its counters when its durability changes. The newer usage has
   * the later month, or the higher count in the same month; windows that are void at the given time do not count.
   */
  #usageOf(id: string, now?: number): Usage | undefined {
    const at = (usage: Usage): Usage => (now === undefined ? usage : usageAt(usage, now));
    return this.#ledgers
      .map((ledger) => ledger.getUsage(id))
      .reduce((newest, usage) =>
        usage && (!newest || isNewer(at(usage), at(newest))) ? usage : newest,
      );
  }

  #daysOf(keyId: string): Counter[] {
    const days = new Map<number, Counter>();
    for (const day of this.#ledgers.flatMap((ledger) => ledger.getDays(keyId))) {
      if (day.count >= (days.get(day.start)?.count ?? 0)) days.set(day.start, day);
    }
    return [...days.values()].sort((a, b) => a.start - b.start);
  }

  #ledgerOf(eventId: string): LmdbLedger | undefined {
    return this.#ledgers.find((ledger) => ledger.getEvent(eventId));
  }

  #read<T>(action: () => T): T {
    try {
      return action();
    } catch (cause) {
      throw new StoreError("cannot read from the store", { cause });
    }
  }

  /** Runs an action in a transaction; fulfilled when the transaction is on the disk. */
  async #write<T>(ledger: LmdbLedger, action: () => T): Promise<T> {
    try {
      this.#room.check();
      return await ledger.transaction(action);
    } catch (error) {
      this.#room.forget();
      const cause = await writeFailure(error, this.#folder);
      throw new StoreError("cannot write to the store", { cause });
    }
  }
}

/** Keeps everything in Redis or Valkey, which any number of machines may share. */

import type { Claim } from "../delivery.js";
import type { AskedPages, KeyPages } from "../key-pages.js";
import type { AccountRecord, EventRecord, KeyRecord, SessionRecord } from "../records.js";
import {
  type KeyChange,
  type Replacement,
  type Store,
  type StoreCheck,
  StoreError,
  type StoreItem,
  type Subject,
} from "../store.js";
import type { Admission, Counter, SeenUsage, Usage } from "../windows.js";
import { checkRedis } from "./check-redis.js";
import { readItems } from "./read-items.js";
import type { RedisAddress } from "./redis-address.js";
import { RedisCounters } from "./redis-counters.js";
import { RedisDirectory } from "./redis-directory.js";
import { RedisIndex } from "./redis-index.js";
import { readKeyPages } from "./redis-key-pages.js";
import { RedisLink } from "./redis-link.js";
import { RedisOutbox } from "./redis-outbox.js";
import { replaceItems } from "./replace-items.js";

/** Where the store is. */
export interface RedisOptions {
  address: RedisAddress;
  /** Whether to create the data if it does not exist; defaults to true. */
  create?: boolean;
  /** For tests: uses the given times instead of the server's clock. */
  hasGivenTime?: boolean;
  /** For tests: how long a replacement by another process may go unnoticed, in milliseconds. */
  freshness?: number;
}

/** A store in Redis. */
export class RedisStore implements Store {
  readonly warnings: readonly string[];
  readonly #link: RedisLink;
  readonly #directory: RedisDirectory;
  readonly #counters: RedisCounters;
  readonly #outbox: RedisOutbox;

  /** Connects, and creates the data if there is none; rejects with a StoreError if that fails. */
  static async open(options: RedisOptions): Promise<RedisStore> {
    const { address, create = true, hasGivenTime = false, freshness } = options;
    const link = await RedisLink.open({ address, create, freshness });
    return new RedisStore(link, !hasGivenTime);
  }

  private constructor(link: RedisLink, hasServerTime: boolean) {
    const index = new RedisIndex(link);
    this.#link = link;
    this.warnings = link.state!.warnings;
    this.#outbox = new RedisOutbox(link, index);
    this.#directory = new RedisDirectory(link, index, this.#outbox);
    this.#counters = new RedisCounters(link, index, this.#outbox, hasServerTime);
  }

  findKey(hash: string): Promise<KeyRecord | undefined> {
    return this.#directory.findKey(hash);
  }

  getKey(id: string): Promise<KeyRecord | undefined> {
    return this.#directory.getKey(id);
  }

  listKeys(account?: string): Promise<KeyRecord[]> {
    return this.#directory.listKeys(account);
  }

  pageKeys(account: string, asked: AskedPages): Promise<KeyPages> {
    return readKeyPages(this.#link, account, asked);
  }

  addKey(key: KeyRecord, mayJoin?: (others: readonly KeyRecord[]) => boolean): Promise<boolean> {
    return this.#directory.addKey(key, mayJoin);
  }

  changeKey(
    id: string,
    change: (key: KeyRecord) => KeyChange | undefined,
  ): Promise<KeyRecord | false | undefined> {
    return this.#directory.changeKey(id, change);
  }

  getAccount(name: string): Promise<AccountRecord | undefined> {
    return this.#directory.getAccount(name);
  }

  findAccount(tokenHash: string): Promise<AccountRecord | undefined> {
    return this.#directory.findAccount(tokenHash);
  }

  listAccounts(): Promise<AccountRecord[]> {
    return this.#directory.listAccounts();
  }

  addAccount(account: AccountRecord): Promise<boolean> {
    return this.#directory.addAccount(account);
  }

  changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined> {
    return this.#directory.changeAccount(name, change);
  }

  removeAccount(name: string): Promise<boolean> {
    return this.#directory.removeAccount(name);
  }

  consume(subject: Subject, now: number): Promise<Admission> {
    return this.#counters.consume(subject, now);
  }

  refund(subject: Pick<Subject, "keyId" | "sentWith">, at: number): Promise<void> {
    return this.#counters.refund(subject, at);
  }

  getUsage(keyId: string): Promise<Usage> {
    return this.#counters.getUsage(keyId);
  }

  seeUsage(keyId: string, now: number): Promise<SeenUsage> {
    return this.#counters.seeUsage(keyId, now);
  }

  getOwnUsage(keyId: string): Promise<Usage> {
    return this.#counters.getOwnUsage(keyId);
  }

  getDays(keyId: string): Promise<Counter[]> {
    return this.#counters.getDays(keyId);
  }

  listEvents(account: string, count: number): Promise<EventRecord[]> {
    return this.#outbox.listEvents(account, count);
  }

  getEvent(id: string): Promise<EventRecord | undefined> {
    return this.#outbox.getEvent(id);
  }

  addEvent(event: EventRecord): Promise<boolean> {
    return this.#outbox.addEvent(event);
  }

  changeEvent(
    id: string,
    change: (event: EventRecord) => EventRecord | undefined,
  ): Promise<EventRecord | undefined> {
    return this.#outbox.changeEvent(id, change);
  }

  claimEvents(claim: Claim): Promise<EventRecord[]> {
    return this.#outbox.claimEvents(claim);
  }

  nextDue(): Promise<number | undefined> {
    return this.#outbox.nextDue();
  }

  countPending(): Promise<number> {
    return this.#outbox.countPending();
  }

  removeEvents(before: number): Promise<number> {
    return this.#outbox.removeEvents(before);
  }

  getSession(hash: string): Promise<SessionRecord | undefined> {
    return this.#directory.getSession(hash);
  }

  addSession(session: SessionRecord): Promise<void> {
    return this.#directory.addSession(session);
  }

  removeSession(hash: string): Promise<void> {
    return this.#directory.removeSession(hash);
  }

  items(): AsyncGenerator<StoreItem> {
    return readItems(this.#link);
  }

  replaceItems(read: () => Iterable<StoreItem>, options: Replacement = {}): Promise<void> {
    return replaceItems(this.#link, read, options);
  }

  check(now: number): Promise<StoreCheck> {
    return this.#link.run(async (redis, keys) => {
      await redis.hset(keys.meta, "checked", now);
      if ((await redis.hget(keys.meta, "checked")) === null) {
        throw new StoreError("nothing was written");
      }
      const { free } = await checkRedis(redis, this.#link.address);
      return { free };
    });
  }

  close(): Promise<void> {
    return this.#link.close();
  }
}

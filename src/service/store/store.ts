/** Defines what a store can do. Each call is atomic, even if other processes use the same data. */
import type { Claim } from "./delivery.js";
import type { AskedPages, KeyPages } from "./key-pages.js";
import type { AccountRecord, EventRecord, KeyRecord, SessionRecord } from "./records.js";
import type { Admission, Counter, SeenUsage, Usage, WindowLimits } from "./windows.js";

/** The key whose windows a request uses, with details for events about it. */
export interface Subject {
  keyId: string;
  /** The key sent with the request, if it is another key that shares these windows. */
  sentWith?: string;
  keyName: string;
  account: string;
  tier: string;
  limits: WindowLimits;
}

/** A changed key, and the events to queue with the change. */
export interface KeyChange {
  key: KeyRecord;
  events?: readonly EventRecord[];
}

/** The state of a store that works. */
export interface StoreCheck {
  /** Free bytes where it keeps its data; undefined if unknown. */
  free: number | undefined;
}

/** An item of a store, as in backups. Sessions are not included. */
export type StoreItem =
  | { kind: "account"; value: AccountRecord }
  | { kind: "key"; value: KeyRecord }
  /** The usage recorded under an id. */
  | { kind: "usage"; id: string; value: Usage }
  /** Past days that are still stored. */
  | { kind: "days"; id: string; value: Counter[] }
  | { kind: "event"; value: EventRecord };

/** Options for replacing everything. */
export interface Replacement {
  /** Identifies the items: an interrupted replacement with the same items may be resumed. */
  digest?: string;
  /** Called now and then with the number of items written. */
  onProgress?: (count: number) => void;
}

/**
 * Accounts, keys, counters, events and sessions. A promise is fulfilled when its result survives the end of the
 * process. A failing store rejects with a {@link StoreError}.
 */
export interface Store {
  /** Problems with the place where it keeps its data, one sentence each. */
  readonly warnings: readonly string[];
  /** The key with this SHA-256 hash, in hex, of its secret or of an earlier secret before a rotation. */
  findKey(hash: string): Promise<KeyRecord | undefined>;
  getKey(id: string): Promise<KeyRecord | undefined>;
  /** All keys, without damaged ones, or those of an account, oldest first. */
  listKeys(account?: string): Promise<KeyRecord[]>;
  /** Some keys of an account, without reading all of them where the store can. */
  pageKeys(account: string, asked: AskedPages): Promise<KeyPages>;
  /**
   * False if the account does not exist, the id or the secret is taken, or `mayJoin` returns false for the other keys
   * of the account.
   */
  addKey(key: KeyRecord, mayJoin?: (others: readonly KeyRecord[]) => boolean): Promise<boolean>;
  /**
   * Replaces a key with the result of `change`, and queues the events of the change. `change` may be called more than
   * once; if it returns undefined, nothing changes. Resolves to undefined if there is no such key or nothing changed,
   * and to false if another key has the new secret.
   */
  changeKey(
    id: string,
    change: (key: KeyRecord) => KeyChange | undefined,
  ): Promise<KeyRecord | false | undefined>;

  getAccount(name: string): Promise<AccountRecord | undefined>;
  /** The account whose sign-in token has this SHA-256 hash, in hex. */
  findAccount(tokenHash: string): Promise<AccountRecord | undefined>;
  /** All accounts, sorted by name, without damaged ones. */
  listAccounts(): Promise<AccountRecord[]>;
  /** False if the name is taken. Removes late events of an earlier account with the same name. */
  addAccount(account: AccountRecord): Promise<boolean>;
  /** Undefined if there is no such account. */
  changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined>;
  /** Removes an account, even a damaged one, with its keys, counters, events and sessions; false if it does not exist. */
  removeAccount(name: string): Promise<boolean>;

  /**
   * Counts a request in all windows, or in none if one of them is full, and queues the events that it causes. `now` is
   * in epoch milliseconds; a store shared by several machines uses its own clock.
   */
  consume(subject: Subject, now: number): Promise<Admission>;
  /** Undoes what `consume` counted at a time, in the windows that are still open. */
  refund(subject: Pick<Subject, "keyId" | "sentWith">, at: number): Promise<void>;
  /** The usage of a key's windows, by all keys that share them; zero if nothing was counted. */
  getUsage(keyId: string): Promise<Usage>;
  /** The same, with the time that `consume` would use. */
  seeUsage(keyId: string, now: number): Promise<SeenUsage>;
  /** The usage of a key itself. */
  getOwnUsage(keyId: string): Promise<Usage>;

  /** The counts of a key itself on the past days that are stored, oldest first, without today. */
  getDays(keyId: string): Promise<Counter[]>;

  /** The newest events of an account, newest first, at most `count`. */
  listEvents(account: string, count: number): Promise<EventRecord[]>;
  getEvent(id: string): Promise<EventRecord | undefined>;
  /** False if there is an event with this id, or no such account. */
  addEvent(event: EventRecord): Promise<boolean>;
  /** Replaces an event; undefined if there is none, or if `change` returns undefined. */
  changeEvent(
    id: string,
    change: (event: EventRecord) => EventRecord | undefined,
  ): Promise<EventRecord | undefined>;
  /** Claims due events, the longest overdue of each account first. Nobody else can claim them until the claim ends. */
  claimEvents(claim: Claim): Promise<EventRecord[]>;
  /** When the next event is due, in epoch milliseconds; undefined if there is none. */
  nextDue(): Promise<number | undefined>;
  /** The number of unsettled events. */
  countPending(): Promise<number>;
  /** Removes settled events created before a time, and returns their number. */
  removeEvents(before: number): Promise<number>;

  getSession(hash: string): Promise<SessionRecord | undefined>;
  /**
   * Adds a session. Drops sessions that have expired by its creation time, and the oldest ones of an account with more
   * than a hundred.
   */
  addSession(session: SessionRecord): Promise<void>;
  removeSession(hash: string): Promise<void>;

  /**
   * A consistent copy of everything except sessions, always in the same order; an account comes before its keys, and
   * keys before everything else. Read it without waiting in between. With a store shared by several machines, each
   * account by itself is consistent.
   */
  items(): Iterable<StoreItem> | AsyncIterable<StoreItem>;
  /**
   * Replaces everything with the items, which are read twice, and ends all sessions. Other processes see either all of
   * the change or none of it. If reading the items throws, nothing has changed.
   */
  replaceItems(read: () => Iterable<StoreItem>, options?: Replacement): Promise<void>;

  /** Writes and reads a test value; rejects if the store cannot be used. */
  check(now: number): Promise<StoreCheck>;

  /** Waits for running operations, then closes files and connections. */
  close(): Promise<void>;
}

/** A store that cannot be reached or cannot write; the cause says why. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** A store that is reachable but empty: it has lost its data. */
export class LostDataError extends StoreError {}

/** What a store holds of an account cannot be read; everything else works. */
export class DamagedRecordError extends StoreError {}

/** The secrets by which a key is found. */
export function secretsOf({ hash, previous, revokedAt }: KeyRecord): string[] {
  return revokedAt === null ? [hash, ...previous.map((secret) => secret.hash)] : [];
}

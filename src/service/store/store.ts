/** Defines what a store can do; each call is atomic, even when other processes use the same data. */
import type { Claim } from "./delivery.js";
import type { AccountRecord, EventRecord, KeyRecord, SessionRecord } from "./records.js";
import type { Admission, Counter, Usage, WindowLimits } from "./windows.js";

/** The key whose windows a request moves, with the details that an event about it contains. */
export interface Subject {
  keyId: string;
  /** The key that the request was sent with, when it is another one that shares these windows. */
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

/** How a store that can be used stands. */
export interface StoreCheck {
  /** Bytes that are free where it keeps its data; undefined where that is not known. */
  free: number | undefined;
}

/** Something that a store keeps, as backups have it. Sessions are not among them. */
export type StoreItem =
  | { kind: "account"; value: AccountRecord }
  | { kind: "key"; value: KeyRecord }
  /** What was counted under an id. */
  | { kind: "usage"; id: string; value: Usage }
  /** Past days that are still kept. */
  | { kind: "days"; id: string; value: Counter[] }
  | { kind: "event"; value: EventRecord };

/** How everything is replaced. */
export interface Replacement {
  /** Tells the items from others: a store that was interrupted may go on where it was with the same ones. */
  digest?: string;
  /** Called now and then with the number of items that are written. */
  onProgress?: (count: number) => void;
}

/**
 * Accounts, keys, counters, events and sessions. A promise resolves once its result survives the end of
 * the process. A store that fails rejects with a {@link StoreError}.
 */
export interface Store {
  /** What is wrong with where it keeps its data, a sentence each. */
  readonly warnings: readonly string[];
  /** The key that has, or had before a rotation, a secret with this SHA-256 in hex. */
  findKey(hash: string): Promise<KeyRecord | undefined>;
  getKey(id: string): Promise<KeyRecord | undefined>;
  /** All keys, or those of an account, oldest first. */
  listKeys(account?: string): Promise<KeyRecord[]>;
  /**
   * False when the account does not exist, the id or the secret is taken, or `mayJoin` returns false for
   * the other keys of its account.
   */
  addKey(key: KeyRecord, mayJoin?: (others: readonly KeyRecord[]) => boolean): Promise<boolean>;
  /**
   * Replaces a key with the result of `change`, and queues the events of the change. `change` may run
   * more than once; when it returns undefined, nothing changes. Resolves to undefined when there is no
   * such key or nothing changed, and to false when another key has the new secret.
   */
  changeKey(
    id: string,
    change: (key: KeyRecord) => KeyChange | undefined,
  ): Promise<KeyRecord | false | undefined>;

  getAccount(name: string): Promise<AccountRecord | undefined>;
  /** All accounts by name. */
  listAccounts(): Promise<AccountRecord[]>;
  /** False when the name is taken. Removes late events of an earlier account with the same name. */
  addAccount(account: AccountRecord): Promise<boolean>;
  /** Undefined when there is no such account. */
  changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined>;
  /** Removes an account with its keys, counters, events and sessions; false when it does not exist. */
  removeAccount(name: string): Promise<boolean>;

  /**
   * Counts a request in all windows, or in none when one has no room, and queues the events that it
   * causes. `now` is in epoch milliseconds; a store that several machines share goes by its own clock.
   */
  consume(subject: Subject, now: number): Promise<Admission>;
  /** Undoes what `consume` counted at a time, in the windows that are still open. */
  refund(subject: Pick<Subject, "keyId" | "sentWith">, at: number): Promise<void>;
  /** The usage of the windows of a key, by all keys that share them; zero usage when nothing was counted. */
  getUsage(keyId: string): Promise<Usage>;
  /** The usage by a key itself. */
  getOwnUsage(keyId: string): Promise<Usage>;

  /** The counts of past days of a key itself that are still kept, oldest first, without today. */
  getDays(keyId: string): Promise<Counter[]>;

  /** The newest events of an account, newest first, at most `count`. */
  listEvents(account: string, count: number): Promise<EventRecord[]>;
  getEvent(id: string): Promise<EventRecord | undefined>;
  /** False when there is an event with this id, or no such account. */
  addEvent(event: EventRecord): Promise<boolean>;
  /** Replaces an event; undefined when there is none, or when `change` returns undefined. */
  changeEvent(
    id: string,
    change: (event: EventRecord) => EventRecord | undefined,
  ): Promise<EventRecord | undefined>;
  /**
   * Claims events that are due, the longest due of each account first. Until the claim ends, nobody
   * else can claim them.
   */
  claimEvents(claim: Claim): Promise<EventRecord[]>;
  /** When the next event is due, in epoch milliseconds; undefined when none is. */
  nextDue(): Promise<number | undefined>;
  /** How many events are not settled. */
  countPending(): Promise<number>;
  /** Removes settled events created before a time, and returns their number. */
  removeEvents(before: number): Promise<number>;

  getSession(hash: string): Promise<SessionRecord | undefined>;
  /**
   * Adds a session, and drops those that have expired by its creation time, and the oldest sessions of
   * an account that has more than a hundred.
   */
  addSession(session: SessionRecord): Promise<void>;
  removeSession(hash: string): Promise<void>;

  /**
   * Everything but sessions, as it is at one moment, in the same order every time; an account comes before
   * its keys, and these before the rest. Take it without waiting in between. With a store that several
   * machines share, each account is as it is at one moment.
   */
  items(): Iterable<StoreItem> | AsyncIterable<StoreItem>;
  /**
   * Replaces everything with the items, which are read twice; all sessions end. Other processes see all
   * of it or nothing. When reading them throws, nothing has changed.
   */
  replaceItems(read: () => Iterable<StoreItem>, options?: Replacement): Promise<void>;

  /** Reads and writes something of no importance; rejects when the store cannot be used. */
  check(now: number): Promise<StoreCheck>;

  /** Waits for running operations, then closes files and connections. */
  close(): Promise<void>;
}

/** A store that cannot be reached or cannot write; the cause says why. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** A store that was reached and is empty now: it has lost what it held. */
export class LostDataError extends StoreError {}

/** The secrets by which a key is found. */
export function secretsOf({ hash, previous, revokedAt }: KeyRecord): string[] {
  return revokedAt === null ? [hash, ...previous.map((secret) => secret.hash)] : [];
}

/** Says what a store can do; each call is atomic, whoever else works on the same data. */
import type { Claim } from "./delivery.js";
import type { AccountRecord, EventRecord, KeyRecord, SessionRecord } from "./records.js";
import type { Admission, Counter, Limits, Usage } from "./windows.js";

/** Whose request is counted, with what an event about it has to say. */
export interface Subject {
  keyId: string;
  keyName: string;
  account: string;
  tier: string;
  limits: Limits;
}

/** A key changed, and the events that are to be told with the change. */
export interface KeyChange {
  key: KeyRecord;
  events?: readonly EventRecord[];
}

/**
 * Accounts, keys, counters, events and sessions. A promise is fulfilled when what it promises survives the end
 * of the process. A store that cannot do its work rejects with a {@link StoreError}.
 */
export interface Store {
  /** The key that has, or had before a rotation, a secret with this SHA-256 in hex. */
  findKey(hash: string): Promise<KeyRecord | undefined>;
  getKey(id: string): Promise<KeyRecord | undefined>;
  /** All keys, or those of an account, oldest first. */
  listKeys(account?: string): Promise<KeyRecord[]>;
  /**
   * False when the account does not exist, the id or the secret is taken, or `mayJoin` refuses it among
   * the other keys of its account.
   */
  addKey(key: KeyRecord, mayJoin?: (others: readonly KeyRecord[]) => boolean): Promise<boolean>;
  /**
   * Replaces a key by what `change` makes of it, and queues the events of the change. `change` may
   * run more than once; when it gives undefined, nothing happens. Undefined when there is no such
   * key or nothing happened; false when another key has the new secret.
   */
  changeKey(
    id: string,
    change: (key: KeyRecord) => KeyChange | undefined,
  ): Promise<KeyRecord | false | undefined>;

  getAccount(name: string): Promise<AccountRecord | undefined>;
  /** All accounts by name. */
  listAccounts(): Promise<AccountRecord[]>;
  /** False when the name is taken. What came late for an account that had this name goes. */
  addAccount(account: AccountRecord): Promise<boolean>;
  /** Undefined when there is no such account. */
  changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined>;
  /** Removes an account with its keys, counters, events and sessions; false when there is none. */
  removeAccount(name: string): Promise<boolean>;

  /**
   * Counts a request in all windows, or in none when one has no room, and queues the events that it
   * causes. `now` is in epoch milliseconds.
   */
  consume(subject: Subject, now: number): Promise<Admission>;
  /** Takes back what `consume` counted with this `now`, in the windows that are still open. */
  refund(keyId: string, now: number): Promise<void>;
  /** What was counted for a key; that of no use when nothing was. */
  getUsage(keyId: string): Promise<Usage>;

  /** What was counted on past days of which anything is kept, oldest first, without the running one. */
  getDays(keyId: string): Promise<Counter[]>;

  /** The newest events of an account, newest first, at most `count`. */
  listEvents(account: string, count: number): Promise<EventRecord[]>;
  getEvent(id: string): Promise<EventRecord | undefined>;
  /** False when there is an event with this id, or no such account. */
  addEvent(event: EventRecord): Promise<boolean>;
  /** Replaces an event; undefined when there is none, or when `change` gives undefined. */
  changeEvent(
    id: string,
    change: (event: EventRecord) => EventRecord | undefined,
  ): Promise<EventRecord | undefined>;
  /**
   * Takes events whose time has come, the longest due of each account first. Until the claim ends
   * nobody else is given them.
   */
  claimEvents(claim: Claim): Promise<EventRecord[]>;
  /** When the next event is due, in epoch milliseconds; undefined when none is. */
  nextDue(): Promise<number | undefined>;
  /** Removes events that were made before a time and are settled; gives their number. */
  removeEvents(before: number): Promise<number>;

  getSession(hash: string): Promise<SessionRecord | undefined>;
  /**
   * Keeps a session, and drops those that have ended when it was made, and the oldest of an account
   * that has more than a hundred.
   */
  addSession(session: SessionRecord): Promise<void>;
  removeSession(hash: string): Promise<void>;

  /** Waits for what is under way, then lets go of files and connections. */
  close(): Promise<void>;
}

/** A store that cannot be reached or cannot write; the cause says why. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** The secrets by which a key is found. */
export function secretsOf({ hash, previous, revokedAt }: KeyRecord): string[] {
  return revokedAt === null ? [hash, ...previous.map((secret) => secret.hash)] : [];
}

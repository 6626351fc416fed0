/** Says what a store can do; each call is atomic, whoever else works on the same data. */
import type { AccountRecord, EventRecord, KeyRecord } from "./records.js";
import type { Admission, Limits, Usage } from "./windows.js";

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
 * Accounts, keys, counters and events. A promise is fulfilled when what it promises survives the end
 * of the process. A store that cannot do its work rejects with a {@link StoreError}.
 */
export interface Store {
  /** The key that has, or had before a rotation, a secret with this SHA-256 in hex. */
  findKey(hash: string): Promise<KeyRecord | undefined>;
  getKey(id: string): Promise<KeyRecord | undefined>;
  /** All keys, or those of an account, oldest first. */
  listKeys(account?: string): Promise<KeyRecord[]>;
  /** False when the account does not exist, or the id or the secret is taken. */
  addKey(key: KeyRecord): Promise<boolean>;
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
  /** False when the name is taken. */
  addAccount(account: AccountRecord): Promise<boolean>;
  /** Undefined when there is no such account. */
  changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined>;
  /** Removes an account with its keys, counters and events; false when there is none. */
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

  /** The queued events of an account, oldest first. */
  listEvents(account: string): Promise<EventRecord[]>;

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

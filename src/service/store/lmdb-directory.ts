/** Keeps accounts, keys and sessions in an LMDB file, with indexes from secrets to keys and from tokens to accounts. */
import type { Database, Key, RootDatabase } from "lmdb";
import { openDatabase } from "./databases.js";
import { type AskedPages, endOf, type KeyPages, keyPages } from "./key-pages.js";
import type { ListPage } from "./list-page.js";
import { byAge } from "./memory-store.js";
import type { AccountRecord, KeyRecord, SessionRecord } from "./records.js";
import { sessionsToDrop } from "./sessions-to-drop.js";
import { type KeyChange, type StoreItem, secretsOf } from "./store.js";
import { readStoredAccount, type StoredAccount, storedAccount } from "./stored-account.js";

/** The account, the creation time and the id of a key. */
type Age = [account: string, createdAt: number, id: string];

function ageOf({ account, createdAt, id }: KeyRecord): Age {
  return [account, createdAt, id];
}

/** All ages of an account: null sorts before every time, and a text after it. */
function rangeOf(account: string): { start: Age; end: Age } {
  const bound = (at: unknown): Age => [account, at, ""] as Age;
  return { start: bound(null), end: bound("") };
}

/** Characters of the longest hash of a token; LMDB refuses keys that are much longer. */
const longestHash = 100;

/**
 * The entry of an account in the index of tokens. One without a token, or with what is no hash of one, has an entry, too,
 * so that they can be counted.
 */
function tokenOf({ name, tokenHash }: Pick<AccountRecord, "name" | "tokenHash">): string {
  return tokenHash !== null && tokenHash.length <= longestHash ? tokenHash : ` ${name}`;
}

/** The number of entries, which LMDB knows without reading them. */
function countOf(database: Database<unknown, Key>): number {
  return (database.getStats() as { entryCount: number }).entryCount;
}

/**
 * The accounts and keys of a server. Writes must run inside a transaction of the root database; reads may run anywhere.
 */
export class LmdbDirectory {
  readonly #accounts: Database<StoredAccount, string>;
  readonly #keys: Database<KeyRecord, string>;
  /** When each key ends, as `endOf` gives it, by account and age: finds the keys of an account in order. */
  readonly #ages: Database<number | null, Age>;
  /** Key ids by hash of a secret. */
  readonly #ids: Database<string, string>;
  /** Names of accounts by the hash of their token. */
  readonly #tokens: Database<string, string>;
  readonly #sessions: Database<SessionRecord, string>;

  constructor(root: RootDatabase) {
    this.#accounts = openDatabase<StoredAccount, string>(root, "accounts");
    this.#keys = openDatabase<KeyRecord, string>(root, "keys");
    this.#ages = openDatabase<number | null, Age>(root, "ages");
    this.#ids = openDatabase<string, string>(root, "secrets");
    this.#tokens = openDatabase<string, string>(root, "tokens");
    this.#sessions = openDatabase<SessionRecord, string>(root, "sessions");
  }

  /** The key with a secret of this hash. */
  findKey(hash: string): KeyRecord | undefined {
    const id = this.#ids.get(hash);
    return id === undefined ? undefined : this.#keys.get(id);
  }

  getKey(id: string): KeyRecord | undefined {
    return this.#keys.get(id);
  }

  /** The keys of an account, or of all accounts, oldest first. */
  listKeys(account: string | undefined): KeyRecord[] {
    if (account === undefined) {
      return [...this.#keys.getRange()].map(({ value }) => value).sort(byAge);
    }
    return this.#keysAt(this.#ages.getKeys(rangeOf(account)));
  }

  /** Pages of the keys of an account. */
  pageKeys(account: string, asked: AskedPages): KeyPages {
    const ends = [...this.#ages.getRange(rangeOf(account))].reverse();
    const pages = keyPages(ends, ({ value }) => value, asked);
    const read = (page: ListPage<{ key: Age }>): ListPage<KeyRecord> => ({
      ...page,
      shown: this.#keysAt(page.shown.map(({ key }) => key)),
    });
    return { working: read(pages.working), ended: read(pages.ended) };
  }

  #keysAt(ages: Iterable<Age>): KeyRecord[] {
    return [...ages].flatMap(([, , id]) => this.#keys.get(id) ?? []);
  }

  /** Whether the indexes that are younger than the first files have every key and every account. */
  get isIndexed(): boolean {
    const hasTokens = countOf(this.#tokens) === countOf(this.#accounts);
    return hasTokens && countOf(this.#ages) === countOf(this.#keys);
  }

  /** Builds these indexes anew. */
  index(): void {
    this.#ages.clearSync();
    for (const { value: key } of this.#keys.getRange()) this.#ages.put(ageOf(key), endOf(key));
    this.#tokens.clearSync();
    for (const { value } of this.#accounts.getRange()) this.#tokens.put(tokenOf(value), value.name);
  }

  /** @returns false if its id or a secret is taken, its account is missing, or `mayJoin` refuses */
  addKey(key: KeyRecord, mayJoin?: (others: readonly KeyRecord[]) => boolean): boolean {
    const isTaken = this.#keys.doesExist(key.id) || this.#isForeign(key);
    if (isTaken || !this.hasAccount(key.account)) return false;
    if (mayJoin && !mayJoin(this.listKeys(key.account))) return false;
    this.putKey(key);
    return true;
  }

  /** @returns the change; undefined if there is no such key or nothing changed, false if a secret is taken */
  changeKey(
    id: string,
    change: (key: KeyRecord) => KeyChange | undefined,
  ): KeyChange | false | undefined {
    const before = this.#keys.get(id);
    const changed = before && change(structuredClone(before));
    if (!before || !changed) return undefined;
    if (this.#isForeign(changed.key)) return false;
    for (const secret of secretsOf(before)) this.#ids.remove(secret);
    this.#ages.remove(ageOf(before));
    this.putKey(changed.key);
    return changed;
  }

  /** Writes a key, replacing one with the same id. */
  putKey(key: KeyRecord): void {
    this.#keys.put(key.id, key);
    this.#ages.put(ageOf(key), endOf(key));
    for (const secret of secretsOf(key)) this.#ids.put(secret, key.id);
  }

  hasAccount(name: string): boolean {
    return this.#accounts.doesExist(name);
  }

  getAccount(name: string): AccountRecord | undefined {
    const stored = this.#accounts.get(name);
    return stored && readStoredAccount(stored);
  }

  /** The account with a token of this hash. */
  findAccount(tokenHash: string): AccountRecord | undefined {
    const name = this.#tokens.get(tokenHash);
    return name === undefined ? undefined : this.getAccount(name);
  }

  listAccounts(): AccountRecord[] {
    return [...this.#accounts.getRange()].map(({ value }) => readStoredAccount(value));
  }

  /** @returns false if the name is taken */
  addAccount(account: AccountRecord): boolean {
    if (this.hasAccount(account.name)) return false;
    this.putAccount(account);
    return true;
  }

  /** @returns the changed account; undefined if there is none */
  changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): AccountRecord | undefined {
    const before = this.getAccount(name);
    if (!before) return undefined;
    const account = change(structuredClone(before));
    this.putAccount(account);
    return account;
  }

  /** Writes an account, replacing one with the same name. */
  putAccount(account: AccountRecord): void {
    this.#dropToken(account.name);
    this.#accounts.put(account.name, storedAccount(account));
    this.#tokens.put(tokenOf(account), account.name);
  }

  /** Removes an account with its keys and sessions; false if there is none. */
  removeAccount(name: string): boolean {
    if (!this.hasAccount(name)) return false;
    for (const key of this.listKeys(name)) {
      for (const secret of secretsOf(key)) this.#ids.remove(secret);
      this.#keys.remove(key.id);
      this.#ages.remove(ageOf(key));
    }
    for (const { value: session } of [...this.#sessions.getRange()]) {
      if (session.account === name) this.#sessions.remove(session.hash);
    }
    this.#dropToken(name);
    this.#accounts.remove(name);
    return true;
  }

  getSession(hash: string): SessionRecord | undefined {
    return this.#sessions.get(hash);
  }

  /** Adds a session, and drops expired and surplus ones. */
  addSession(session: SessionRecord): void {
    const kept = [...this.#sessions.getRange()].map(({ value }) => value);
    for (const { hash } of sessionsToDrop(kept, session)) this.#sessions.remove(hash);
    this.#sessions.put(session.hash, session);
  }

  removeSession(hash: string): void {
    this.#sessions.remove(hash);
  }

  /** Accounts, then keys. Sessions are not included, since backups do not contain them. */
  *items(): Generator<StoreItem> {
    for (const value of this.listAccounts()) yield { kind: "account", value };
    for (const { value } of this.#keys.getRange()) yield { kind: "key", value };
  }

  /** Removes everything. */
  clear(): void {
    const byAccount = [this.#accounts, this.#tokens, this.#sessions];
    for (const database of [...byAccount, this.#keys, this.#ages, this.#ids]) database.clearSync();
  }

  /** Removes the entry of an account's token. */
  #dropToken(name: string): void {
    const before = this.#accounts.get(name);
    if (before) this.#tokens.remove(tokenOf(before));
  }

  /** Whether a secret of a key belongs to another key. */
  #isForeign(key: KeyRecord): boolean {
    return secretsOf(key).some((secret) => (this.#ids.get(secret) ?? key.id) !== key.id);
  }
}

/** Keeps everything in memory, for tests and for servers whose data may go with them. */
import { quotaEvent } from "./quota-event.js";
import type { AccountRecord, EventRecord, KeyRecord } from "./records.js";
import { type KeyChange, type Store, type Subject, secretsOf } from "./store.js";
import { type Admission, admitRequest, noUsage, type Usage, withoutRequest } from "./windows.js";

/** A store that forgets with its process. Records that go in or come out are copies. */
export class MemoryStore implements Store {
  readonly #accounts = new Map<string, AccountRecord>();
  readonly #keys = new Map<string, KeyRecord>();
  readonly #idBySecret = new Map<string, string>();
  readonly #usage = new Map<string, Usage>();
  readonly #events = new Map<string, EventRecord>();

  async findKey(hash: string): Promise<KeyRecord | undefined> {
    const id = this.#idBySecret.get(hash);
    return id === undefined ? undefined : this.getKey(id);
  }

  async getKey(id: string): Promise<KeyRecord | undefined> {
    const key = this.#keys.get(id);
    return key && structuredClone(key);
  }

  async listKeys(account?: string): Promise<KeyRecord[]> {
    const keys = [...this.#keys.values()].filter(
      (key) => account === undefined || key.account === account,
    );
    return structuredClone(keys.sort(byAge));
  }

  async addKey(key: KeyRecord): Promise<boolean> {
    const isTaken = this.#keys.has(key.id) || this.#isForeign(key);
    if (isTaken || !this.#accounts.has(key.account)) return false;
    this.#putKey(key);
    return true;
  }

  async changeKey(
    id: string,
    change: (key: KeyRecord) => KeyChange | undefined,
  ): Promise<KeyRecord | false | undefined> {
    const before = this.#keys.get(id);
    const changed = before && change(structuredClone(before));
    if (!before || !changed) return undefined;
    if (this.#isForeign(changed.key)) return false;
    for (const secret of secretsOf(before)) this.#idBySecret.delete(secret);
    this.#putKey(changed.key);
    for (const event of changed.events ?? []) this.#putEvent(event);
    return structuredClone(changed.key);
  }

  async getAccount(name: string): Promise<AccountRecord | undefined> {
    const account = this.#accounts.get(name);
    return account && { ...account };
  }

  async listAccounts(): Promise<AccountRecord[]> {
    const names = [...this.#accounts.keys()].sort();
    return names.map((name) => ({ ...this.#accounts.get(name)! }));
  }

  async addAccount(account: AccountRecord): Promise<boolean> {
    if (this.#accounts.has(account.name)) return false;
    this.#accounts.set(account.name, { ...account });
    return true;
  }

  async changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined> {
    const before = this.#accounts.get(name);
    if (!before) return undefined;
    const account = change({ ...before });
    this.#accounts.set(name, { ...account });
    return account;
  }

  async removeAccount(name: string): Promise<boolean> {
    for (const key of this.#keys.values()) {
      if (key.account !== name) continue;
      for (const secret of secretsOf(key)) this.#idBySecret.delete(secret);
      this.#keys.delete(key.id);
      this.#usage.delete(key.id);
    }
    for (const { id, account } of this.#events.values()) {
      if (account === name) this.#events.delete(id);
    }
    return this.#accounts.delete(name);
  }

  async consume(subject: Subject, now: number): Promise<Admission> {
    const before = this.#usage.get(subject.keyId) ?? noUsage;
    const { usage, admission } = admitRequest(before, subject.limits, now);
    if (usage !== before) this.#usage.set(subject.keyId, usage);
    for (const mark of admission.marks) this.#putEvent(quotaEvent(mark, subject, usage, now));
    return admission;
  }

  async refund(keyId: string, now: number): Promise<void> {
    const usage = this.#usage.get(keyId);
    if (usage) this.#usage.set(keyId, withoutRequest(usage, now));
  }

  async getUsage(keyId: string): Promise<Usage> {
    return structuredClone(this.#usage.get(keyId) ?? noUsage);
  }

  async listEvents(account: string): Promise<EventRecord[]> {
    const events = [...this.#events.values()].filter((event) => event.account === account);
    return structuredClone(events.sort(byAge));
  }

  async close(): Promise<void> {}

  #isForeign(key: KeyRecord): boolean {
    return secretsOf(key).some((secret) => (this.#idBySecret.get(secret) ?? key.id) !== key.id);
  }

  #putKey(key: KeyRecord): void {
    this.#keys.set(key.id, structuredClone(key));
    for (const secret of secretsOf(key)) this.#idBySecret.set(secret, key.id);
  }

  #putEvent(event: EventRecord): void {
    if (!this.#events.has(event.id)) this.#events.set(event.id, structuredClone(event));
  }
}

/** Orders records by the time at which they were made. */
export function byAge(a: KeyRecord | EventRecord, b: KeyRecord | EventRecord): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
}

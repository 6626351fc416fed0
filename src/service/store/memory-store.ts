/** Keeps everything in memory, for tests and for servers that need not keep their data. */

import { type Counters, countRequest, ownUsageId, uncountRequest } from "./count-request.js";
import { type Claim, isClaimOver, leaseEvent, roomOf } from "./delivery.js";
import { type AskedPages, endOf, type KeyPages, keyPages } from "./key-pages.js";
import type { AccountRecord, EventRecord, KeyRecord, SessionRecord } from "./records.js";
import { sessionsToDrop } from "./sessions-to-drop.js";
import {
  type KeyChange,
  type Store,
  type StoreCheck,
  type StoreItem,
  type Subject,
  secretsOf,
} from "./store.js";
import { type Admission, type Counter, noUsage, type SeenUsage, type Usage } from "./windows.js";

/** A store that lasts as long as its process. Records are copied on the way in and out. */
export class MemoryStore implements Store {
  readonly warnings: readonly string[] = [];
  readonly #accounts = new Map<string, AccountRecord>();
  readonly #keys = new Map<string, KeyRecord>();
  readonly #idBySecret = new Map<string, string>();
  readonly #usage = new Map<string, Usage>();
  readonly #days = new Map<string, Counter[]>();
  readonly #counters: Counters = {
    get: (id) => this.#usage.get(id),
    put: (id, usage) => this.#usage.set(id, usage),
    getDays: (id) => this.#days.get(id) ?? [],
    putDays: (id, days) => this.#days.set(id, days),
  };
  readonly #events = new Map<string, EventRecord>();
  readonly #sessions = new Map<string, SessionRecord>();

  async findKey(hash: string): Promise<KeyRecord | undefined> {
    const id = this.#idBySecret.get(hash);
    return id === undefined ? undefined : this.getKey(id);
  }

  async getKey(id: string): Promise<KeyRecord | undefined> {
    const key = this.#keys.get(id);
    return key && structuredClone(key);
  }

  async listKeys(account?: string): Promise<KeyRecord[]> {
    return this.#keysOf(account);
  }

  async pageKeys(account: string, asked: AskedPages): Promise<KeyPages> {
    return keyPages(this.#keysOf(account).reverse(), endOf, asked);
  }

  async addKey(
    key: KeyRecord,
    mayJoin?: (others: readonly KeyRecord[]) => boolean,
  ): Promise<boolean> {
    const isTaken = this.#keys.has(key.id) || this.#isForeign(key);
    if (isTaken || !this.#accounts.has(key.account)) return false;
    if (mayJoin && !mayJoin(this.#keysOf(key.account))) return false;
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
    return account && structuredClone(account);
  }

  async findAccount(tokenHash: string): Promise<AccountRecord | undefined> {
    const found = [...this.#accounts.values()].find((account) => account.tokenHash === tokenHash);
    return found && structuredClone(found);
  }

  async listAccounts(): Promise<AccountRecord[]> {
    const names = [...this.#accounts.keys()].sort();
    return names.map((name) => structuredClone(this.#accounts.get(name)!));
  }

  async addAccount(account: AccountRecord): Promise<boolean> {
    if (this.#accounts.has(account.name)) return false;
    this.#removeEventsOf(account.name);
    this.#accounts.set(account.name, structuredClone(account));
    return true;
  }

  async changeAccount(
    name: string,
    change: (account: AccountRecord) => AccountRecord,
  ): Promise<AccountRecord | undefined> {
    const before = this.#accounts.get(name);
    if (!before) return undefined;
    const account = change(structuredClone(before));
    this.#accounts.set(name, structuredClone(account));
    return account;
  }

  async removeAccount(name: string): Promise<boolean> {
    for (const key of this.#keys.values()) {
      if (key.account !== name) continue;
      for (const secret of secretsOf(key)) this.#idBySecret.delete(secret);
      this.#keys.delete(key.id);
      this.#usage.delete(key.id);
      this.#usage.delete(ownUsageId(key.id));
      this.#days.delete(key.id);
    }
    this.#removeEventsOf(name);
    for (const { hash, account } of this.#sessions.values()) {
      if (account === name) this.#sessions.delete(hash);
    }
    return this.#accounts.delete(name);
  }

  async consume(subject: Subject, now: number): Promise<Admission> {
    const { admission, events } = countRequest(this.#counters, subject, now);
    for (const event of events) this.#putEvent(event);
    return admission;
  }

  async refund(subject: Pick<Subject, "keyId" | "sentWith">, now: number): Promise<void> {
    uncountRequest(this.#counters, subject, now);
  }

  async getUsage(keyId: string): Promise<Usage> {
    return structuredClone(this.#usage.get(keyId) ?? noUsage);
  }

  async seeUsage(keyId: string, now: number): Promise<SeenUsage> {
    return { usage: await this.getUsage(keyId), at: now };
  }

  async getOwnUsage(keyId: string): Promise<Usage> {
    const own = this.#usage.get(ownUsageId(keyId));
    return own ? structuredClone(own) : this.getUsage(keyId);
  }

  async getDays(keyId: string): Promise<Counter[]> {
    return structuredClone(this.#days.get(keyId) ?? []);
  }

  async listEvents(account: string, count: number): Promise<EventRecord[]> {
    const events = [...this.#events.values()].filter((event) => event.account === account);
    return structuredClone(events.sort(byAge).reverse().slice(0, count));
  }

  async getEvent(id: string): Promise<EventRecord | undefined> {
    return structuredClone(this.#events.get(id));
  }

  async addEvent(event: EventRecord): Promise<boolean> {
    if (this.#events.has(event.id) || !this.#accounts.has(event.account)) return false;
    this.#putEvent(event);
    return true;
  }

  async changeEvent(
    id: string,
    change: (event: EventRecord) => EventRecord | undefined,
  ): Promise<EventRecord | undefined> {
    const before = this.#events.get(id);
    const event = before && change(structuredClone(before));
    if (event) this.#events.set(id, structuredClone(event));
    return event;
  }

  async claimEvents(claim: Claim): Promise<EventRecord[]> {
    const due = [...this.#events.values()].filter((event) => dueAt(event) <= claim.now);
    const taken: EventRecord[] = [];
    for (const account of new Set(due.map((event) => event.account))) {
      if (isClaimOver(claim, taken.length)) break;
      const events = due.filter((event) => event.account === account);
      events.sort((a, b) => dueAt(a) - dueAt(b));
      for (const each of events.slice(0, roomOf(claim, account, taken.length))) taken.push(each);
    }
    return taken.map((event) => {
      const leased = leaseEvent(event, claim);
      this.#events.set(event.id, leased);
      return structuredClone(leased);
    });
  }

  async nextDue(): Promise<number | undefined> {
    const next = [...this.#events.values()].reduce(
      (least, event) => Math.min(least, dueAt(event)),
      Number.POSITIVE_INFINITY,
    );
    return next === Number.POSITIVE_INFINITY ? undefined : next;
  }

  async countPending(): Promise<number> {
    const events = [...this.#events.values()];
    return events.filter(({ delivery }) => delivery.nextAt !== null).length;
  }

  async removeEvents(before: number): Promise<number> {
    const old = [...this.#events.values()].filter(
      (event) => event.createdAt < before && event.delivery.nextAt === null,
    );
    for (const { id } of old) this.#events.delete(id);
    return old.length;
  }

  async getSession(hash: string): Promise<SessionRecord | undefined> {
    return structuredClone(this.#sessions.get(hash));
  }

  async addSession(session: SessionRecord): Promise<void> {
    const kept = [...this.#sessions.values()];
    for (const { hash } of sessionsToDrop(kept, session)) this.#sessions.delete(hash);
    this.#sessions.set(session.hash, { ...session });
  }

  async removeSession(hash: string): Promise<void> {
    this.#sessions.delete(hash);
  }

  *items(): Generator<StoreItem> {
    for (const value of this.#accounts.values()) yield structuredClone({ kind: "account", value });
    for (const value of this.#keys.values()) yield structuredClone({ kind: "key", value });
    for (const [id, value] of this.#usage) yield structuredClone({ kind: "usage", id, value });
    for (const [id, value] of this.#days) yield structuredClone({ kind: "days", id, value });
    for (const value of this.#events.values()) {
      if (this.#accounts.has(value.account)) yield structuredClone({ kind: "event", value });
    }
  }

  async replaceItems(read: () => Iterable<StoreItem>): Promise<void> {
    const items = structuredClone([...read()]);
    const all = [this.#accounts, this.#keys, this.#idBySecret, this.#usage, this.#days];
    for (const map of [...all, this.#events, this.#sessions]) map.clear();
    for (const item of items) {
      if (item.kind === "account") this.#accounts.set(item.value.name, item.value);
      else if (item.kind === "key") this.#putKey(item.value);
      else if (item.kind === "usage") this.#usage.set(item.id, item.value);
      else if (item.kind === "days") this.#days.set(item.id, item.value);
      else this.#putEvent(item.value);
    }
  }

  async check(): Promise<StoreCheck> {
    return { free: undefined };
  }

  async close(): Promise<void> {}

  #removeEventsOf(name: string): void {
    for (const { id, account } of this.#events.values()) {
      if (account === name) this.#events.delete(id);
    }
  }

  #keysOf(account: string | undefined): KeyRecord[] {
    const keys = [...this.#keys.values()].filter(
      (key) => account === undefined || key.account === account,
    );
    return structuredClone(keys.sort(byAge));
  }

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

function dueAt({ delivery }: EventRecord): number {
  return delivery.nextAt ?? Number.POSITIVE_INFINITY;
}

/** Orders records by creation time. */
export function byAge(a: KeyRecord | EventRecord, b: KeyRecord | EventRecord): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
}

/** Caches entries by key or account, up to a maximum number; the least recently used is dropped first. */
import { LRUCache } from "lru-cache";

/** Maximum number of entries, since clients can cause any number of names. */
const most = 10_000;

/** A cache that allocates its memory with its first entry: a server has many of them, and fills few. */
export class RecentEntries<Value extends object | string | true> {
  #entries: LRUCache<string, Value> | undefined;

  has(name: string): boolean {
    return this.#entries?.has(name) ?? false;
  }

  get(name: string): Value | undefined {
    return this.#entries?.get(name);
  }

  set(name: string, value: Value): void {
    this.#entries ??= new LRUCache({ max: most });
    this.#entries.set(name, value);
  }

  delete(name: string): void {
    this.#entries?.delete(name);
  }
}

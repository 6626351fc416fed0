/** Keeps what was last noted of keys or accounts, up to a number of them; the least recently used is forgotten first. */
import { LRUCache } from "lru-cache";

/** How many are kept of a kind of thing that clients can name at will. */
const most = 10_000;

/** A cache that takes its memory with the first entry: a server has many of these, and fills few. */
export class RecentEntries<Value extends object | true> {
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

/** Finds keys in a store, and, while the store is down, keys that were used recently. */
import type { KeyRecord } from "../../store/records.js";
import { type Store, StoreError } from "../../store/store.js";
import { RecentEntries } from "../recent-entries.js";

/** How long keys are remembered, in milliseconds. */
const longest = 3_600_000;

/** The part of a store that finds keys. */
export type KeyFinder = Pick<Store, "findKey" | "getKey">;

/** For servers that serve without limits while the store is down: without the cache, no key could be checked. */
export class KnownKeys implements KeyFinder {
  readonly #store: Store;
  readonly #now: () => number;
  /** By the hash of a secret, or by id. */
  readonly #known = new RecentEntries<{ key: KeyRecord; at: number }>();

  constructor({ store, now }: { store: Store; now: () => number }) {
    this.#store = store;
    this.#now = now;
  }

  findKey(hash: string): Promise<KeyRecord | undefined> {
    return this.#find(hash, () => this.#store.findKey(hash));
  }

  getKey(id: string): Promise<KeyRecord | undefined> {
    return this.#find(id, () => this.#store.getKey(id));
  }

  async #find(
    name: string,
    read: () => Promise<KeyRecord | undefined>,
  ): Promise<KeyRecord | undefined> {
    const now = this.#now();
    try {
      const key = await read();
      if (key) this.#known.set(name, { key, at: now });
      else this.#known.delete(name);
      return key;
    } catch (error) {
      const known = this.#known.get(name);
      if (!(error instanceof StoreError) || !known || now - known.at > longest) throw error;
      return known.key;
    }
  }
}

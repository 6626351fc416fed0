/** Turns a store's address into the store. */
import { type Durability, LmdbStore } from "./lmdb-store.js";
import { MemoryStore } from "./memory-store.js";
import { type Store, StoreError } from "./store.js";

/** Which store, and how. */
export interface StoreOptions {
  /** `lmdb:`, `lmdb:FOLDER` or `memory:`. */
  address: string;
  /** Folder of the data, for `lmdb:` without one. */
  folder: string;
  durability?: Durability;
}

/** Opens a store; throws a StoreError for one that does not exist or cannot be opened. */
export function openStore({ address, folder, durability = "power" }: StoreOptions): Store {
  const [, scheme, rest] = /^([a-z]+):(.*)$/s.exec(address) ?? [];
  if (scheme === "lmdb") return new LmdbStore({ folder: rest || folder, durability });
  if (scheme === "memory" && rest === "") return new MemoryStore();
  // The rest of an address may hold a password.
  const shown = JSON.stringify(scheme === undefined ? address : `${scheme}:`);
  throw new StoreError(`there is no store ${shown}; known are lmdb:, lmdb:FOLDER and memory:`);
}

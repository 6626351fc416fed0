/** Turns a store's address into the store. */
import { hasData } from "./data-folder.js";
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
  /** Whether a store is made where there is none; true. */
  begins?: boolean;
}

/** Opens a store; throws a StoreError for one that does not exist or cannot be opened. */
export function openStore({
  address,
  folder,
  durability = "power",
  begins = true,
}: StoreOptions): Store {
  const [, scheme, rest] = /^([a-z]+):(.*)$/s.exec(address) ?? [];
  if (scheme === "lmdb") {
    const place = rest || folder;
    if (begins || hasData(place)) return new LmdbStore({ folder: place, durability });
    throw new StoreError(
      `there is no data in ${place} yet; wf serve begins it, and so does wf accounts create`,
    );
  }
  if (scheme === "memory" && rest === "") return new MemoryStore();
  // The rest of an address may hold a password.
  const shown = JSON.stringify(scheme === undefined ? address : `${scheme}:`);
  throw new StoreError(`there is no store ${shown}; known are lmdb:, lmdb:FOLDER and memory:`);
}

/** Turns a store's address into the store. */
import { hasData } from "./data-folder.js";
import type { Durability, LmdbStore } from "./lmdb-store.js";
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
export async function openStore({
  address,
  folder,
  durability = "power",
  begins = true,
}: StoreOptions): Promise<Store> {
  const [, scheme, rest] = /^([a-z]+):(.*)$/s.exec(address) ?? [];
  if (scheme === "lmdb") {
    const place = rest || folder;
    if (begins || hasData(place)) {
      const Lmdb = await loadLmdbStore();
      return new Lmdb({ folder: place, durability });
    }
    throw new StoreError(
      `there is no data in ${place} yet; wf serve begins it, and so does wf accounts create`,
    );
  }
  if (scheme === "memory" && rest === "") return new MemoryStore();
  // The rest of an address may hold a password.
  const shown = JSON.stringify(scheme === undefined ? address : `${scheme}:`);
  throw new StoreError(`there is no store ${shown}; known are lmdb:, lmdb:FOLDER and memory:`);
}

/** LMDB is an optional dependency: whoever does not serve can leave it out. */
async function loadLmdbStore(): Promise<typeof LmdbStore> {
  try {
    return (await import("./lmdb-store.js")).LmdbStore;
  } catch (cause) {
    if (/MODULE_NOT_FOUND$/.test((cause as NodeJS.ErrnoException).code ?? "")) {
      throw new StoreError("accounts and keys need the package lmdb; install it: npm install lmdb");
    }
    throw new StoreError("the package lmdb cannot be loaded", { cause });
  }
}

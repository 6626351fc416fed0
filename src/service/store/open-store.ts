/** Turns a store's address into the store. */
import { hasData } from "./data-folder.js";
import type { Durability } from "./durability.js";
import type { LmdbStore } from "./lmdb-store.js";
import { MemoryStore } from "./memory-store.js";
import { isRedisAddress, readRedisAddress } from "./redis/redis-address.js";
import { type Store, StoreError } from "./store.js";

/** Which store to open, and how. */
export interface StoreOptions {
  /** `lmdb:`, `lmdb:FOLDER`, `memory:`, or that of a Redis: `redis://HOST:6379`, `rediss:`, `redis+sentinel:`, `redis+cluster:`. */
  address: string;
  /** The data folder, for `lmdb:` without one. */
  folder: string;
  /** Where a Redis finds `WF_STORE_PASSWORD` and `WF_STORE_CA`; the variables of the process by default. */
  env?: Readonly<Record<string, string | undefined>>;
  /** Whether counters survive a power cut; by default as recorded in the data, in new data they do. */
  durability?: Durability | undefined;
  /** Whether to create a store that does not exist; defaults to true. */
  create?: boolean;
}

/** Opens a store; throws a StoreError for one that does not exist or cannot be opened. */
export async function openStore({
  address,
  folder,
  durability,
  create = true,
  env = process.env,
}: StoreOptions): Promise<Store> {
  const [, scheme, rest] = /^([a-z]+):(.*)$/s.exec(address) ?? [];
  if (scheme === "lmdb") {
    const place = rest || folder;
    if (create || hasData(place)) {
      const Lmdb = await loadLmdbStore();
      return Lmdb.open({ folder: place, durability });
    }
    throw new StoreError(
      `no data in ${place} yet; run \`wf serve\` or \`wf accounts create NAME\` to create it`,
    );
  }
  if (isRedisAddress(address)) {
    const { RedisStore } = await import("./redis/redis-store.js");
    return RedisStore.open({ address: readRedisAddress(address, env), create });
  }
  if (scheme === "memory" && rest === "") return new MemoryStore();
  // The rest of an address may hold a password.
  const shown = JSON.stringify(scheme === undefined ? address : `${scheme}:`);
  throw new StoreError(
    `${shown} is not a known store; use lmdb:, lmdb:FOLDER or redis://HOST:PORT`,
  );
}

/** LMDB is an optional dependency: whoever does not serve can leave it out. */
async function loadLmdbStore(): Promise<typeof LmdbStore> {
  try {
    return (await import("./lmdb-store.js")).LmdbStore;
  } catch (cause) {
    if (/MODULE_NOT_FOUND$/.test((cause as NodeJS.ErrnoException).code ?? "")) {
      throw new StoreError("accounts and keys need the package lmdb; run npm install lmdb");
    }
    throw new StoreError("the package lmdb cannot be loaded", { cause });
  }
}

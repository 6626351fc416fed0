/** Opens the store at an address. */
import { hasData } from "./data-folder.js";
import type { Durability } from "./durability.js";
import type { LmdbStore } from "./lmdb-store.js";
import { MemoryStore } from "./memory-store.js";
import { isRedisAddress, readRedisAddress } from "./redis/redis-address.js";
import { type Store, StoreError } from "./store.js";

/** Which store to open, and how. */
export interface StoreOptions {
  /**
   * `lmdb:`, `lmdb:FOLDER`, `memory:`, or the address of a Redis: `redis://HOST:6379`, `rediss:`, `redis+sentinel:`,
   * `redis+cluster:`.
   */
  address: string;
  /** The data folder for `lmdb:` without a folder. */
  folder: string;
  /**
   * Variables in which a Redis store finds `WF_STORE_PASSWORD` and `WF_STORE_CA`; defaults to the variables of the
   * process.
   */
  env?: Readonly<Record<string, string | undefined>>;
  /** Whether counters survive a power cut. Defaults to what the data has recorded, and to yes in new data. */
  durability?: Durability | undefined;
  /** Whether to create the store if it does not exist; defaults to true. */
  create?: boolean;
}

/** Opens a store; throws a StoreError if it does not exist or cannot be opened. */
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
  // The rest of an address may contain a password.
  const shown = JSON.stringify(scheme === undefined ? address : `${scheme}:`);
  throw new StoreError(
    `${shown} is not a known store; use lmdb:, lmdb:FOLDER or redis://HOST:PORT`,
  );
}

/** LMDB is an optional dependency, which only servers need. */
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

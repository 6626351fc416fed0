/** Opens the store for the tests of a project: in memory, or in LMDB or Redis if a variable says so. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { readRedisAddress } from "../../src/service/store/redis/redis-address.js";
import { RedisStore } from "../../src/service/store/redis/redis-store.js";
import type { Store } from "../../src/service/store/store.js";

/** An empty store, and a function that closes it. */
export interface TestStore {
  store: Store;
  end(): Promise<void>;
}

/** Opens a store of the kind in `WF_TEST_STORE`. */
export async function openTestStore(): Promise<TestStore> {
  const kind = process.env.WF_TEST_STORE;
  const url = kind === "redis" ? inject("redisUrl") : undefined;
  if (url !== undefined) {
    const address = readRedisAddress(`${url}?prefix=${randomUUID()}`);
    const store = await RedisStore.open({ address, hasGivenTime: true });
    return { store, end: () => store.close() };
  }
  if (kind !== "lmdb") return { store: new MemoryStore(), end: async () => {} };
  const folder = mkdtempSync(path.join(tmpdir(), "wf-test-store-"));
  const store = await LmdbStore.open({ folder, durability: "process" });
  const end = async (): Promise<void> => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { store, end };
}

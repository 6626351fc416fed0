/** Tests that Redis finds pages of keys by their ages, and writes these where an older version has not. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endOf, keyPages } from "../../src/service/store/key-pages.js";
import type { KeyRecord } from "../../src/service/store/records.js";
import { readRedisAddress } from "../../src/service/store/redis/redis-address.js";
import { RedisStore } from "../../src/service/store/redis/redis-store.js";
import { hasRedis, RedisServer } from "../support/redis-server.js";
import { keyRecord, noon } from "./store-contract.js";

let server: RedisServer;
let store: RedisStore;
const asked = { now: noon + 50, size: 10, working: 1, ended: 1 };
/** Where the store keeps the account. */
const place = (name: string) => `wf:1:{acme}:${name}`;

beforeAll(async () => {
  if (hasRedis) server = await RedisServer.start();
});
afterAll(() => server?.remove());
beforeEach(async () => {
  if (!hasRedis) return;
  await server.call("flushall");
  store = await RedisStore.open({ address: readRedisAddress(server.url), freshness: 0 });
  await store.addAccount({ name: "acme", createdAt: noon, tokenHash: null, endpoint: null });
  for (let at = 0; at < 40; at++) {
    await store.addKey(keyRecord(`key_${at}`, { createdAt: noon + at }));
  }
  return () => store.close();
});

/** Writes a key as versions without ages did. */
async function writeAsBefore(key: KeyRecord): Promise<void> {
  await server.call("hset", place("keys"), key.id, JSON.stringify(key));
  await server.call("hincrby", place("account"), "version", "1");
}

/** How often a command was called since the last reset. */
async function callsOf(command: string): Promise<number> {
  const stats = await server.call("info", "commandstats");
  return Number(new RegExp(`^cmdstat_${command}:calls=(\\d+)`, "m").exec(stats)?.[1] ?? 0);
}

/** Checks a page against the list of all keys; returns how often all keys were read for it. */
async function expectPage(): Promise<number> {
  await server.call("config", "resetstat");
  const pages = await store.pageKeys("acme", asked);
  const reads = await callsOf("hvals");
  const newest = (await store.listKeys("acme")).reverse();
  expect(pages).toEqual(keyPages(newest, endOf, asked));
  return reads;
}

describe.skipIf(!hasRedis)("a page of keys", () => {
  test("reads only the records that it shows", async () => {
    await store.changeKey("key_39", (key) => ({ key: { ...key, revokedAt: noon } }));
    expect(await expectPage()).toBe(0);
    await server.call("config", "resetstat");
    await store.pageKeys("acme", asked);
    // Ten that work, the one that has ended, and the versions of the keys and of their ages.
    expect(await callsOf("hget")).toBe(13);
  });

  test("is right after an older version has written keys, and then reads only a page again", async () => {
    await writeAsBefore(keyRecord("key_new", { createdAt: noon + 99 }));
    expect(await expectPage()).toBe(1);
    expect(await expectPage()).toBe(0);
    // The number of keys stays the same.
    await writeAsBefore(keyRecord("key_new", { createdAt: noon + 99, revokedAt: noon }));
    await store.changeKey("key_3", (key) => ({ key: { ...key, name: "changed" } }));
    expect(await expectPage()).toBe(1);
    expect(await expectPage()).toBe(0);
  });

  test("is right after an older version has removed a key", async () => {
    await server.call("hdel", place("keys"), "key_7");
    await server.call("hincrby", place("account"), "version", "1");
    // The first one removes ages that are too many, the second one writes all.
    expect(await expectPage()).toBe(1);
    expect(await expectPage()).toBe(1);
    expect(await expectPage()).toBe(0);
  });

  test("is right for data without ages, of more keys than are written together", async () => {
    await server.call("del", place("ages"), place("ends"));
    await server.call("hdel", place("account"), "aged");
    await server.call(
      "eval",
      `for at = 1, 12000 do
        local id = "key_x" .. at
        redis.call("HSET", KEYS[1], id, (string.gsub(ARGV[1], "key_x", id)))
      end`,
      ...["1", place("keys"), JSON.stringify(keyRecord("key_x", { expiresAt: noon + 50 }))],
    );
    expect(await expectPage()).toBe(1);
    expect(await expectPage()).toBe(0);
    expect(await server.call("zcard", place("ages"))).toBe("12040");
    expect(await server.call("zcard", place("ends"))).toBe("12000");
  });

  test("leaves nothing of a removed account", async () => {
    await store.changeKey("key_1", (key) => ({ key: { ...key, expiresAt: noon + 1 } }));
    await store.pageKeys("acme", asked);
    await store.removeAccount("acme");
    expect(await server.call("keys", place("*"))).toBe("");
  });
});

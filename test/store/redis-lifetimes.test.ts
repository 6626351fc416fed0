/** Tests that Redis itself removes what nobody would: the sessions of an account that is gone or not used. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRedisAddress } from "../../src/service/store/redis/redis-address.js";
import { RedisStore } from "../../src/service/store/redis/redis-store.js";
import { hasRedis, RedisServer } from "../support/redis-server.js";
import { noon } from "./store-contract.js";

let server: RedisServer;
beforeAll(async () => {
  if (hasRedis) server = await RedisServer.start();
});
afterAll(() => server?.remove());

const hour = 3_600_000;

describe.skipIf(!hasRedis)("sessions", () => {
  test("end with the newest of them, even if the account was removed while it began", async () => {
    const store = await RedisStore.open({ address: readRedisAddress(server.url) });
    await store.addAccount({ name: "acme", createdAt: noon, tokenHash: null, endpoint: null });
    const begin = (hash: string, account: string) =>
      store.addSession({
        ...{ hash, account, tokenHash: "t", createdAt: noon },
        expiresAt: noon + 12 * hour,
      });
    await begin("s1", "acme");
    await begin("s2", "acme");
    await begin("s3", "removed");
    await store.close();
    const keys = (await server.call("keys", "wf:1:*session*")).split("\n");
    expect(keys).toHaveLength(5);
    for (const key of keys) {
      const left = Number(await server.call("pttl", key));
      expect(left, key).toBeGreaterThan(12 * hour);
      expect(left, key).toBeLessThanOrEqual(36 * hour);
    }
  });
});

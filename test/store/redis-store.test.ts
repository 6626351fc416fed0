/** Tests that the store in Redis fulfills the contract, on one server and on a cluster of three. */
import { afterAll, describe } from "vitest";
import { readRedisAddress } from "../../src/service/store/redis/redis-address.js";
import { RedisStore } from "../../src/service/store/redis/redis-store.js";
import { hasRedis, RedisCluster, RedisServer } from "../support/redis-server.js";
import { testStore } from "./store-contract.js";

let server: RedisServer | undefined;
let cluster: RedisCluster | undefined;
let count = 0;

afterAll(async () => {
  await server?.remove();
  await cluster?.remove();
});

/** An empty store next to the others. */
function open(url: string): Promise<RedisStore> {
  const address = readRedisAddress(`${url}?prefix=test${++count}`);
  return RedisStore.open({ address, hasGivenTime: true, freshness: 0 });
}

describe.skipIf(!hasRedis)("with a server", () => {
  testStore("Redis", async () => {
    server ??= await RedisServer.start();
    return open(server.url);
  });
  testStore("Redis cluster", async () => {
    cluster ??= await RedisCluster.start();
    return open(cluster.url);
  });
});

/** Tests that the counting script in Redis decides like `admitRequest`, and stores the same as the store in memory. */
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { readRedisAddress } from "../../src/service/store/redis/redis-address.js";
import { RedisStore } from "../../src/service/store/redis/redis-store.js";
import type { Store, Subject } from "../../src/service/store/store.js";
import { caseCount } from "../support/case-count.js";
import { hasRedis, RedisServer } from "../support/redis-server.js";
import { itemsOf, keyRecord, noon } from "./store-contract.js";

let server: RedisServer | undefined;
afterAll(() => server?.remove());

const second = 1_000;
const day = 86_400 * second;

/** A request or a refund, some time after the previous step. */
const step = fc.record({
  wait: fc.oneof(
    fc.integer({ min: 0, max: 90 * second }),
    fc.integer({ min: -2 * day, max: 2 * day }),
    fc.integer({ min: -40 * day, max: 40 * day }),
    fc.constantFrom(0, 60 * second, day, 365 * day, -400 * day),
  ),
  keyId: fc.constantFrom("key_1", "key_2"),
  sentWith: fc.constantFrom(undefined, undefined, "key_1", "key_3"),
  minute: fc.constantFrom(1, 3, 1_000),
  day: fc.constantFrom(2, 5, 1_000, 4_294_967_295),
  month: fc.constantFrom(null, 1, 3, 10, 11, 1_000),
  keyName: fc.constantFrom("build", 'a "quoted" ü/\\ name'),
  isRefund: fc.constantFrom(false, false, false, false, true),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function prepare(store: Store): Promise<void> {
  await store.addAccount({ name: "acme", createdAt: noon, tokenHash: null, endpoint: null });
  for (const id of ["key_1", "key_2", "key_3"]) await store.addKey(keyRecord(id));
}

async function play(
  store: Store,
  { keyId, sentWith, keyName, isRefund, ...rest }: Step,
  now: number,
) {
  const subject: Subject = {
    keyId,
    ...(sentWith === undefined ? {} : { sentWith }),
    keyName,
    account: "acme",
    tier: "free",
    limits: { minute: rest.minute, day: rest.day, month: rest.month },
  };
  return isRefund ? await store.refund(subject, now) : await store.consume(subject, now);
}

test.skipIf(!hasRedis)("the script always agrees with admitRequest", async () => {
  server = await RedisServer.start();
  let count = 0;
  const steps = fc.array(step, { minLength: 1, maxLength: 40 });
  const began = fc.integer({ min: Date.UTC(2001, 0), max: Date.UTC(2100, 0) });
  await fc.assert(
    fc.asyncProperty(began, steps, async (start, all) => {
      const address = readRedisAddress(`${server!.url}?prefix=case${++count}`);
      const redis = await RedisStore.open({ address, hasGivenTime: true });
      const memory = new MemoryStore();
      try {
        for (const store of [redis, memory]) await prepare(store);
        let now = start;
        for (const each of all) {
          now = Math.max(0, now + each.wait);
          expect(await play(redis, each, now)).toEqual(await play(memory, each, now));
        }
        for (const id of ["key_1", "key_2", "key_3"]) {
          expect(await redis.getOwnUsage(id)).toEqual(await memory.getOwnUsage(id));
        }
        expect(await itemsOf(redis)).toEqual(await itemsOf(memory));
        expect(await redis.nextDue()).toBe(await memory.nextDue());
      } finally {
        await redis.close();
      }
    }),
    { numRuns: caseCount(15) },
  );
});

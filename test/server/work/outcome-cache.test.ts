/** Tests which outcomes are cached, and for which accounts. */
import { expect, test } from "vitest";
import { OutcomeCache } from "../../../src/service/server/work/outcome-cache.js";

/** A cache of 16,000 units with entries of 1,000, and an adjustable clock. */
function openCache() {
  const clock = { now: 0 };
  const cache = new OutcomeCache(16_000, () => clock.now);
  const set = (account: string, task: string, size = 1_000) =>
    cache.set(account, task, {
      status: 200,
      bytes: new Uint8Array(size - task.length),
      timings: {},
    });
  /** How many of an account's first hundred tasks are cached. */
  const kept = (account: string) =>
    Array.from({ length: 100 }, (_, at) => cache.get(account, `${at}`)).filter(Boolean).length;
  const fill = (account: string, count = 100) => {
    for (let at = 0; at < count; at++) set(account, `${at}`);
  };
  return { cache, clock, set, kept, fill };
}

test("each account has its own outcomes", () => {
  const { cache, set } = openCache();
  set("a", "task");
  expect(cache.get("a", "task")?.status).toBe(200);
  expect(cache.get("b", "task")).toBeUndefined();
});

test("an account keeps its newest outcomes, and as much as it leaves free", () => {
  const { cache, fill, kept } = openCache();
  fill("a");
  expect(kept("a")).toBe(8);
  expect(cache.get("a", "99")).toBeDefined();
});

test("an account that sends much does not displace the outcomes of others", () => {
  const { fill, kept } = openCache();
  fill("b", 3);
  for (let round = 0; round < 10; round++) fill("a");
  expect(kept("b")).toBe(3);
  expect(kept("a")).toBe(7);
  fill("c");
  expect([kept("a"), kept("b"), kept("c")]).toEqual([7, 3, 3]);
});

test("outcomes unused for a minute may be dropped", () => {
  const { clock, fill, kept } = openCache();
  fill("a");
  fill("b");
  clock.now = 30_000;
  expect(kept("b")).toBe(4);
  clock.now = 60_000;
  fill("c");
  expect([kept("a"), kept("b"), kept("c")]).toEqual([0, 4, 6]);
});

test("an outcome stored again counts once, and a large one is not stored", () => {
  const { cache, set, fill, kept } = openCache();
  for (let at = 0; at < 50; at++) set("a", "task");
  set("a", "large", 1_001);
  expect(cache.get("a", "large")).toBeUndefined();
  fill("a", 7);
  expect(cache.get("a", "task")).toBeDefined();
  expect(kept("a")).toBe(7);
});

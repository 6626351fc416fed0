/** Tests that a backup with a value that no store could contain is rejected, for absurd values of each field. */
import { expect, test } from "vitest";
import { ItemChecker } from "../../src/service/accounts/backup/check-items.js";
import type { StoreItem } from "../../src/service/store/store.js";

const at = Date.UTC(2026, 10, 21);
const hash = "a".repeat(64);
const counter = { start: at / 1000, count: 3 };

const items: StoreItem[] = [
  {
    kind: "account",
    value: {
      name: "acme",
      createdAt: at,
      tokenHash: hash,
      endpoint: {
        url: "https://example.com/",
        events: ["usage.quota_warning"],
        secret: "whsec_x",
        previousSecrets: [{ secret: "whsec_y", expiresAt: at }],
        createdAt: at,
        disabled: { at, reason: "gone" },
        lastSuccessAt: at,
      },
    },
  },
  {
    kind: "key",
    value: {
      id: "key_1",
      account: "acme",
      name: "build",
      tier: "free",
      hash,
      display: "wf_live_abcd…wxyz",
      createdAt: at,
      expiresAt: at,
      revokedAt: at,
      previous: [{ hash: "b".repeat(64), display: "wf_live_abcd…wxyz", expiresAt: at }],
      isDeclared: false,
    },
  },
  {
    kind: "usage",
    id: "key_1",
    value: {
      minute: counter,
      day: counter,
      month: counter,
      warnedLimit: 80,
      exceededLimit: 100,
      lastUsed: at / 1000,
    },
  },
  { kind: "days", id: "key_1", value: [counter] },
  {
    kind: "event",
    value: {
      id: "evt_1",
      account: "acme",
      type: "usage.quota_warning",
      createdAt: at,
      data: { keyId: "key_1", limit: 100, used: 80 },
      delivery: {
        state: "pending",
        attempts: 1,
        nextAt: at,
        lease: "lease",
        startedAt: at,
        last: { at, ms: 12, status: 500, problem: "HTTP 500" },
      },
    },
  },
];

/** Whether a backup is accepted with one of its items replaced. */
function takes(replaced: number, item: unknown): boolean {
  const checker = new ItemChecker();
  return items.every((each, index) => checker.check(index === replaced ? item : each));
}

/** The paths to all leaves of a value. */
function* leavesOf(value: unknown, way: string[] = []): Generator<string[]> {
  if (typeof value !== "object" || value === null) yield way;
  else for (const [name, each] of Object.entries(value)) yield* leavesOf(each, [...way, name]);
}

function leafOf(value: unknown, way: readonly string[]): unknown {
  return way.reduce((each, name) => (each as Record<string, unknown>)[name], value);
}

function withValue<T>(value: T, way: readonly string[], leaf: unknown): T {
  const copy = structuredClone(value);
  const parent = leafOf(copy, way.slice(0, -1)) as Record<string, unknown>;
  parent[way.at(-1)!] = leaf;
  return copy;
}

const absurd: Record<string, readonly unknown[]> = {
  number: [-1, -0.5, 0.5, Number.NaN, Infinity, -Infinity, 1e20, 8.64e15, "7", true, [], {}],
  string: ["x".repeat(100_000), "\u0007", 7, true, [], {}],
  boolean: [0, "false", null, []],
};

test("accepts the items themselves", () => {
  expect(takes(-1, undefined)).toBe(true);
});

const leaves = items.flatMap((item, index) => [...leavesOf(item)].map((way) => ({ index, way })));

test.each(leaves.map(({ index, way }) => ({ index, way, name: way.join(".") })))(
  "no absurd $name in item $index",
  ({ index, way }) => {
    const values = absurd[typeof leafOf(items[index], way)]!;
    const taken = values.filter((value) => takes(index, withValue(items[index]!, way, value)));
    // In the data of an event, texts and limits of any size are valid.
    const mayBe = way.includes("data") ? [7, "7", 8.64e15] : [];
    expect(taken.filter((value) => !mayBe.includes(value as number))).toEqual([]);
  },
);

/** The messages that endpoints receive: a body that is the same every time, and realistic examples. */
import { describe, expect, test } from "vitest";
import { createAccount } from "../../src/service/accounts/accounts.js";
import { exampleData, writeEventMessage } from "../../src/service/accounts/event-message.js";
import { createKey, rotateKey } from "../../src/service/accounts/keys.js";
import { defaultTiers } from "../../src/service/accounts/tiers.js";
import { pendingDelivery } from "../../src/service/store/delivery.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { quotaEvent } from "../../src/service/store/quota-event.js";
import { type EventRecord, eventTypes } from "../../src/service/store/records.js";
import { noUsage, usageAt } from "../../src/service/store/windows.js";

const now = Date.UTC(2026, 10, 21, 10, 20, 30);

test("a body has the type, the time and the data, and is the same on every attempt", () => {
  const event: EventRecord = {
    id: "evt_1",
    account: "acme",
    type: "webhook.test",
    createdAt: now,
    data: { account: "acme" },
    delivery: pendingDelivery(now),
  };
  const body = writeEventMessage(event);
  expect(body).toBe(
    '{"type":"webhook.test","timestamp":"2026-11-21T10:20:30.000Z","data":{"account":"acme"}}',
  );
  const last = { at: now, ms: 1, status: 500, problem: "it answered 500" };
  const later = { ...event, delivery: { ...event.delivery, attempts: 3, last } };
  expect(writeEventMessage(later)).toBe(body);
});

describe("the examples have the same fields as real events, with the same types", () => {
  const kinds = (data: EventRecord["data"]) =>
    Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typeof value]));

  test("there is one example of each type", () => {
    expect(Object.keys(exampleData)).toEqual([...eventTypes]);
  });

  test.each(["warning", "exceeded"] as const)("quota: %s", (mark) => {
    const usage = usageAt(noUsage, now);
    const subject = {
      keyId: "key_1",
      keyName: "build",
      account: "acme",
      tier: "free",
      limits: defaultTiers.free!,
    };
    const { type, data } = quotaEvent(mark, subject, usage, now);
    const example = exampleData[type as keyof typeof exampleData];
    expect(kinds(example)).toEqual(kinds(data));
    expect(example.percent).toBe(Math.floor((Number(example.used) * 100) / Number(example.limit)));
    expect(example.limit).toBe(defaultTiers.free!.month);
  });

  test("rotation", async () => {
    const store = new MemoryStore();
    await createAccount(store, "acme", now);
    const request = { account: "acme", tier: "free" };
    const { record } = await createKey(store, defaultTiers, request, now);
    await rotateKey(store, record.id, 0, now);
    const [event] = await store.listEvents("acme", 1);
    expect(kinds(exampleData["api_key.rotated"])).toEqual(kinds(event!.data));
  });
});

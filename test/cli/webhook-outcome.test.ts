/** How long a test event is waited for, and what is reported about it. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAccount } from "../../src/service/accounts/accounts.js";
import { sendTestEvent, setEndpoint } from "../../src/service/accounts/endpoints.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import type { Delivery } from "../../src/service/store/records.js";
import { awaitDelivery } from "../../src/tools/cli/webhooks/await-delivery.js";
import { outcomeText } from "../../src/tools/cli/webhooks/outcome-text.js";

const last = { at: 1, ms: 12, status: null, problem: "the connection was refused" };

let store: MemoryStore;
let id: string;

afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  vi.useFakeTimers();
  store = new MemoryStore();
  await createAccount(store, "acme", 1);
  await setEndpoint(store, "acme", { url: "https://example.com/", allowPrivate: false }, 1);
  ({ id } = await sendTestEvent(store, "acme", undefined, 1));
});

const change = (fields: Partial<Delivery>) =>
  store.changeEvent(id, (event) => ({ ...event, delivery: { ...event.delivery, ...fields } }));

/** The result of waiting for the event, and the milliseconds that it took; time is simulated. */
async function waitFor(patience: number) {
  const start = Date.now();
  const waiting = awaitDelivery(store, id, patience).then((outcome) => ({
    outcome,
    ms: Date.now() - start,
  }));
  await vi.advanceTimersByTimeAsync(10_000);
  return waiting;
}

/** A valid claim. */
const taken = () => ({ lease: "somebody", nextAt: Date.now() + 60_000 });

describe("an event", () => {
  test.each([
    ["settled", { state: "delivered", lease: null }],
    ["settled", { state: "failed", lease: null }],
    ["settled", { state: "skipped", lease: null }],
    ["attempted", { attempts: 1, last }],
  ] as const)("is waited for until it is %s", async (stage, fields) => {
    await change(taken());
    const waiting = waitFor(60_000);
    await change({ lease: null, nextAt: null, ...fields });
    expect((await waiting).outcome).toMatchObject({ stage, event: { id, delivery: fields } });
  });

  test("is no longer waited for when patience ends", async () => {
    expect(await waitFor(10)).toMatchObject({ outcome: { stage: "idle" }, ms: 5_000 });
    // A running second attempt says nothing about the first one.
    await change({ ...taken(), attempts: 1 });
    expect(await waitFor(10)).toMatchObject({ outcome: { stage: "running" }, ms: 100 });
    // The process with the claim has ended.
    await change({ nextAt: 1, attempts: 0 });
    expect(await waitFor(10)).toMatchObject({ outcome: { stage: "idle" }, ms: 5_000 });
    await store.removeAccount("acme");
    expect((await waitFor(10)).outcome).toBeUndefined();
  });
});

describe("the outcome is described", () => {
  const text = async (fields: Partial<Delivery>, data?: string) => {
    await change(fields);
    return outcomeText("ID", (await waitFor(0)).outcome, data);
  };

  test("if no server runs", async () => {
    const idle =
      "no server has picked up ID within 5 s; start one on the same data to send it: wf serve";
    expect(await text({})).toBe(idle);
    expect(await text({}, "./state")).toBe(`${idle} --data ./state`);
  });

  test("if it is in progress, failed, or gone", async () => {
    expect(await text(taken())).toMatch(/^ID is still being sent; run `wf webhooks list` to see/);
    expect(await text({ lease: null, nextAt: null, state: "failed", last })).toBe(
      "ID failed: the connection was refused, 12 ms",
    );
    expect(outcomeText("ID", undefined, undefined)).toMatch(/^ID no longer exists/);
  });
});

/** Creating, changing, disabling, removing and rotating endpoints; test events and redelivery by hand. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAccount } from "../../src/service/accounts/accounts.js";
import {
  disableEndpoint,
  enableEndpoint,
  oldSecretsEnd,
  redeliverEvent,
  removeEndpoint,
  rotateEndpointSecret,
  sendTestEvent,
  setEndpoint,
  signingSecrets,
} from "../../src/service/accounts/endpoints.js";
import { exampleData } from "../../src/service/accounts/event-message.js";
import { isWebhookSecret } from "../../src/service/accounts/webhook-signature.js";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { type Endpoint, eventTypes } from "../../src/service/store/records.js";
import type { Store } from "../../src/service/store/store.js";

const now = Date.UTC(2026, 10, 21, 10, 20, 30);
const day = 86_400_000;
const url = "https://example.com/hook";

let folder: string;

const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ["memory", async () => new MemoryStore()],
  ["LMDB", () => LmdbStore.open({ folder })],
];

describe.each(stores)("in the %s store", (_, open) => {
  let store: Store;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "wf-endpoints-"));
    store = await open();
    for (const name of ["acme", "other"]) await createAccount(store, name, now);
  });

  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const set = (fields: { url?: string; events?: string[]; account?: string } = {}) =>
    setEndpoint(
      store,
      fields.account ?? "acme",
      {
        url: fields.url ?? url,
        allowPrivate: false,
        ...(fields.events && { events: fields.events }),
      },
      now,
    );
  const endpoint = async (account = "acme"): Promise<Endpoint | null> =>
    (await store.getAccount(account))!.endpoint;

  describe("an endpoint", () => {
    test("is created with a secret and receives all events", async () => {
      const made = await set();
      expect(isWebhookSecret(made.secret!)).toBe(true);
      expect(made.endpoint).toEqual({
        url,
        events: [...eventTypes],
        secret: made.secret,
        previousSecrets: [],
        createdAt: now,
        disabled: null,
        lastSuccessAt: null,
      });
      expect(await endpoint()).toEqual(made.endpoint);
      expect(await endpoint("other")).toBeNull();
    });

    test("keeps its secret, its age and its last success when it changes, and is enabled", async () => {
      const { secret } = await set();
      await store.changeAccount("acme", (account) => ({
        ...account,
        endpoint: { ...account.endpoint!, lastSuccessAt: now + 5 },
      }));
      await disableEndpoint(store, "acme", now + 10);
      const changed = await set({ url: `${url}/2`, events: ["api_key.rotated"] });
      expect(changed.secret).toBeUndefined();
      expect(changed.endpoint).toEqual({
        url: `${url}/2`,
        events: ["api_key.rotated"],
        secret,
        previousSecrets: [],
        createdAt: now,
        disabled: null,
        lastSuccessAt: now + 5,
      });
    });

    test("lists each event once, in the usual order", async () => {
      const events = ["api_key.rotated", "usage.quota_warning", "api_key.rotated"];
      expect((await set({ events })).endpoint.events).toEqual([
        "usage.quota_warning",
        "api_key.rotated",
      ]);
    });

    test.each([
      [
        { url: "http://example.com/" },
        /cannot send events to "http:\/\/example.com\/": the URL must start with https:\/\//,
      ],
      [{ url: "https://127.0.0.1/" }, /127\.0\.0\.1 is not a public address/],
      [{ url: "\u001b[2J" }, /cannot send events to "\\u001b\[2J": the URL must start with https/],
      [
        { events: ["usage.quota"] },
        /no event "usage.quota"; choose from usage.quota_warning, usage/,
      ],
      [{ events: ["webhook.test"] }, /no event "webhook.test"/],
      [{ events: ["constructor"] }, /no event "constructor"/],
      [{ events: [] }, /at least one event/],
      [{ account: "nobody" }, /no account "nobody"/],
    ])("rejects %j without changing anything", async (fields, message) => {
      await expect(set(fields)).rejects.toThrow(message);
      expect(await endpoint()).toBeNull();
      const { endpoint: before } = await set();
      await expect(set(fields)).rejects.toThrow(message);
      expect(await endpoint()).toEqual(before);
    });

    test("created twice at once, has one secret, which only one caller receives", async () => {
      const made = await Promise.all([set(), set({ url: `${url}/2` }), set({ url: `${url}/3` })]);
      const told = made.flatMap(({ secret }) => secret ?? []);
      expect(told).toEqual([(await endpoint())!.secret]);
      for (const each of made) expect(each.endpoint.secret).toBe(told[0]);
    });

    test("changed in two ways at once, has both changes", async () => {
      const { secret } = await set();
      await Promise.all([
        rotateEndpointSecret(store, "acme", day, now),
        disableEndpoint(store, "acme", now),
      ]);
      const after = (await endpoint())!;
      expect(after.disabled).toEqual({ at: now, reason: "asked" });
      expect(after.previousSecrets).toEqual([{ secret, expiresAt: now + day }]);
    });

    test("stays disabled since the first time, until it is enabled", async () => {
      await set();
      await disableEndpoint(store, "acme", now + 1);
      await disableEndpoint(store, "acme", now + 2);
      expect((await endpoint())!.disabled).toEqual({ at: now + 1, reason: "asked" });
      await enableEndpoint(store, "acme");
      await enableEndpoint(store, "acme");
      expect((await endpoint())!.disabled).toBeNull();
    });

    test("loses its secret when it is removed; the next endpoint gets another one", async () => {
      const first = await set();
      await removeEndpoint(store, "acme");
      expect(await endpoint()).toBeNull();
      const second = await set();
      expect(second.secret).toBeDefined();
      expect(second.secret).not.toBe(first.secret);
    });

    test.each([
      ["disable", () => disableEndpoint(store, "acme", now)],
      ["enable", () => enableEndpoint(store, "acme")],
      ["remove", () => removeEndpoint(store, "acme")],
      ["rotate", () => rotateEndpointSecret(store, "acme", 0, now)],
      ["test", () => sendTestEvent(store, "acme", undefined, now)],
      ["redeliver", () => redeliverEvent(store, "acme", "evt_1", now)],
    ])("cannot be changed if it does not exist: %s", async (_name, act) => {
      await expect(act()).rejects.toThrow("acme has no endpoint");
      await store.removeAccount("acme");
      await expect(act()).rejects.toThrow('there is no account "acme"');
    });
  });

  describe("a new secret", () => {
    test("leaves the old one signing during the grace period", async () => {
      const { secret: old } = await set();
      const fresh = await rotateEndpointSecret(store, "acme", day, now);
      const after = (await endpoint())!;
      expect(isWebhookSecret(fresh)).toBe(true);
      expect(signingSecrets(after, now)).toEqual([fresh, old]);
      expect(signingSecrets(after, now + day - 1)).toEqual([fresh, old]);
      expect(signingSecrets(after, now + day)).toEqual([fresh]);
    });

    test("without a grace period, signs alone and ends a running grace period", async () => {
      await set();
      await rotateEndpointSecret(store, "acme", day, now);
      const last = await rotateEndpointSecret(store, "acme", 0, now);
      expect((await endpoint())!.previousSecrets).toEqual([]);
      expect(oldSecretsEnd((await endpoint())!, now)).toBeNull();
      expect(signingSecrets((await endpoint())!, now)).toEqual([last]);
    });

    test("twice within a grace period, leaves all three secrets for the promised time", async () => {
      const { secret: first } = await set();
      const second = await rotateEndpointSecret(store, "acme", day, now);
      const third = await rotateEndpointSecret(store, "acme", 2 * day, now + 1);
      const after = (await endpoint())!;
      expect(signingSecrets(after, now + 2)).toEqual([third, second, first]);
      expect(signingSecrets(after, now + day)).toEqual([third, second]);
      expect(oldSecretsEnd(after, now + 2)).toBe(now + 1 + 2 * day);
    });

    test("again and again, leaves the last five old ones", async () => {
      await set();
      for (let count = 0; count < 9; count++) await rotateEndpointSecret(store, "acme", day, now);
      expect(signingSecrets((await endpoint())!, now)).toHaveLength(6);
    });

    test.each([-1, 30 * day + 1, Number.NaN])("rejects a grace period of %d", async (grace) => {
      const { endpoint: before } = await set();
      await expect(rotateEndpointSecret(store, "acme", grace, now)).rejects.toThrow(/0 to 30 days/);
      expect(await endpoint()).toEqual(before);
    });
  });

  describe("a test event", () => {
    test("is queued immediately", async () => {
      await set();
      const event = await sendTestEvent(store, "acme", undefined, now);
      expect(event).toMatchObject({
        account: "acme",
        type: "webhook.test",
        createdAt: now,
        data: { account: "acme" },
        delivery: { state: "pending", attempts: 0, nextAt: now, lease: null },
      });
      expect(event.id).toMatch(/^evt_\w{16}$/);
      expect(await store.getEvent(event.id)).toEqual(event);
      expect(await store.nextDue()).toBe(now);
    });

    test.each(eventTypes)("can be an example of %s, each with its own id", async (type) => {
      await set();
      const first = await sendTestEvent(store, "acme", type, now);
      const second = await sendTestEvent(store, "acme", type, now);
      expect(first).toMatchObject({ type, data: exampleData[type] });
      expect(second.id).not.toBe(first.id);
      expect(await store.listEvents("acme", 10)).toHaveLength(2);
    });

    test("is not queued for a disabled endpoint", async () => {
      await set();
      await disableEndpoint(store, "acme", now);
      await expect(sendTestEvent(store, "acme", undefined, now)).rejects.toThrow(
        "the endpoint of acme is disabled",
      );
      expect(await store.listEvents("acme", 10)).toEqual([]);
    });
  });

  describe("redelivery", () => {
    const claim = (at: number) => ({
      now: at,
      until: at + 60_000,
      lease: "lease-1",
      perAccount: 10,
      busy: new Map(),
      count: 10,
    });
    const last = { at: now, ms: 12, status: 500, problem: "it answered 500" };

    test.each(["failed", "delivered", "skipped"] as const)(
      "gives an event that was %s a whole schedule, under its id",
      async (state) => {
        await set();
        const { id } = await sendTestEvent(store, "acme", undefined, now);
        await store.changeEvent(id, (event) => ({
          ...event,
          delivery: { state, attempts: 10, nextAt: null, lease: null, startedAt: now, last },
        }));
        expect(await store.nextDue()).toBeUndefined();
        const again = await redeliverEvent(store, "acme", id, now + day);
        expect(again.id).toBe(id);
        expect(again.createdAt).toBe(now);
        expect(again.delivery).toEqual({
          state: "pending",
          attempts: 0,
          nextAt: now + day,
          lease: null,
          startedAt: null,
          last,
        });
        expect(await store.getEvent(id)).toEqual(again);
        expect((await store.claimEvents(claim(now + day))).map((event) => event.id)).toEqual([id]);
      },
    );

    test("brings forward an event that waits for its next attempt", async () => {
      await set();
      const { id } = await sendTestEvent(store, "acme", undefined, now);
      await store.changeEvent(id, (event) => ({
        ...event,
        delivery: { ...event.delivery, attempts: 2, nextAt: now + day, startedAt: now, last },
      }));
      await redeliverEvent(store, "acme", id, now + 1);
      expect(await store.nextDue()).toBe(now + 1);
    });

    test("does not touch an event that is being sent", async () => {
      await set();
      const { id } = await sendTestEvent(store, "acme", undefined, now);
      const [taken] = await store.claimEvents(claim(now));
      await expect(redeliverEvent(store, "acme", id, now)).rejects.toThrow(
        "is being sent right now",
      );
      expect(await store.getEvent(id)).toEqual(taken);
      // At the end of the claim, its owner counts as gone.
      const { nextAt } = taken!.delivery;
      expect((await redeliverEvent(store, "acme", id, nextAt!)).delivery.lease).toBeNull();
    });

    test("does not touch events of other accounts, or reveal that they exist", async () => {
      await set();
      await set({ account: "other" });
      const foreign = await sendTestEvent(store, "other", undefined, now);
      const refusals = await Promise.all(
        [foreign.id, "evt_none"].map((id) =>
          redeliverEvent(store, "acme", id, now + 1).catch((error: Error) => error.message),
        ),
      );
      expect(refusals).toEqual([
        `acme has no event "${foreign.id}"`,
        'acme has no event "evt_none"',
      ]);
      await store.claimEvents(claim(now));
      const held = await store.getEvent(foreign.id);
      await expect(redeliverEvent(store, "acme", foreign.id, now)).rejects.toThrow("has no event");
      expect(await store.getEvent(foreign.id)).toEqual(held);
    });

    test("requested twice at once, queues the event once", async () => {
      await set();
      const { id } = await sendTestEvent(store, "acme", undefined, now);
      await Promise.all([1, 2, 3].map((ms) => redeliverEvent(store, "acme", id, now + ms)));
      expect(await store.listEvents("acme", 10)).toHaveLength(1);
      expect(await store.claimEvents(claim(now + 10))).toHaveLength(1);
    });

    test("is refused while the endpoint is disabled", async () => {
      await set();
      const { id } = await sendTestEvent(store, "acme", undefined, now);
      await disableEndpoint(store, "acme", now);
      await expect(redeliverEvent(store, "acme", id, now)).rejects.toThrow("is disabled");
    });
  });
});

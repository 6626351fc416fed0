/** Tests the delivery of events to an endpoint: what is sent, when it is retried, and the effects on the endpoint. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { Webhook } from "standardwebhooks";
import { describe, expect, test, vi } from "vitest";
import {
  disableEndpoint,
  enableEndpoint,
  redeliverEvent,
  removeEndpoint,
  rotateEndpointSecret,
  setEndpoint,
} from "../../../src/service/accounts/endpoints.js";
import { changeTier, rotateKey } from "../../../src/service/accounts/keys.js";
import { defaultTiers } from "../../../src/service/accounts/tiers.js";
import { eventSchemas } from "../../../src/service/server/schemas/events.js";
import { pendingDelivery } from "../../../src/service/store/delivery.js";
import {
  type EventRecord,
  type EventType,
  eventTypes,
} from "../../../src/service/store/records.js";
import { start } from "../api.js";
import { type Message, status } from "./local-endpoint.js";
import { Sending } from "./sending.js";

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

/** Verifies a message with the reference library, at a given time. */
function verify(secret: string, { headers, body }: Message, now: number): unknown {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}

/** An event of the API, as its cause creates it. */
function eventOf(id: string, type: EventType = "api_key.rotated"): EventRecord {
  const data = { keyId: "key_1" };
  const delivery = pendingDelivery(start);
  return { id, account: "acme", type, createdAt: start, data, delivery };
}

describe("a message", () => {
  test("is a POST of JSON with the headers of Standard Webhooks", async () => {
    const sending = await Sending.open();
    const id = await sending.queue();
    const { delivery } = await sending.attempted(id);
    expect(delivery).toMatchObject({ state: "delivered", attempts: 1, nextAt: null });
    expect(delivery.last).toMatchObject({ at: start, status: 204, problem: null });
    const [message] = sending.endpoint.messages;
    expect(message).toMatchObject({ id, path: "/hook" });
    expect(message!.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "wf/1.2.3",
      "webhook-id": id,
      "webhook-timestamp": String(start / 1000),
    });
    expect(JSON.parse(message!.body)).toEqual({
      type: "webhook.test",
      timestamp: "2026-11-21T10:20:30.000Z",
      data: { account: "acme" },
    });
  });

  test("is accepted by the reference library for five minutes, and not longer", async () => {
    const sending = await Sending.open();
    await sending.attempted(await sending.queue());
    const { secret } = await sending.kept();
    const [message] = sending.endpoint.messages;
    for (const drift of [0, 299 * second, -299 * second]) {
      expect(verify(secret, message!, start + drift)).toEqual(JSON.parse(message!.body));
    }
    expect(() => verify(secret, message!, start + 302 * second)).toThrow(/too old/);
    expect(() => verify(secret, message!, start - 302 * second)).toThrow(/too new/);
    const changed = { ...message!, body: message!.body.replace("acme", "acne") };
    expect(() => verify(secret, changed, start)).toThrow(/signature/);
  });

  test("is signed with both secrets during a rotation", async () => {
    const sending = await Sending.open();
    const { secret: old } = await sending.kept();
    const { store } = sending.api;
    const fresh = await rotateEndpointSecret(store, "acme", hour, start);
    await sending.attempted(await sending.queue());
    const [message] = sending.endpoint.messages;
    for (const secret of [old, fresh]) expect(verify(secret, message!, start)).toBeTruthy();
    sending.api.now = start + hour;
    await sending.attempted(await sending.queue());
    const [, later] = sending.endpoint.messages;
    expect(verify(fresh, later!, start + hour)).toBeTruthy();
    expect(() => verify(old, later!, start + hour)).toThrow(/signature/);
  });

  test("of each type matches its schema: real ones and examples", async () => {
    const sending = await Sending.open();
    const { api, endpoint } = sending;
    const issued = await api.key("free");
    const limits = { ...defaultTiers.free!, minute: 9_999, day: 9_999, month: 5 };
    const subject = { keyId: issued.record.id, keyName: "key", account: "acme", tier: "free" };
    for (let at = 0; at < 6; at++) await api.store.consume({ ...subject, limits }, api.now);
    await rotateKey(api.store, issued.record.id, hour, api.now);
    for (const type of [...eventTypes, undefined]) await sending.queue("acme", type);
    await expect.poll(() => endpoint.messages.length, { timeout: 20_000 }).toBe(7);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const types = endpoint.messages.map(({ body }) => {
      const message = JSON.parse(body);
      const schema = eventSchemas[message.type as EventType];
      expect(ajv.validate(schema, message), `${body}: ${ajv.errorsText()}`).toBe(true);
      expect(ajv.validate(schema, { ...message, more: 1 })).toBe(false);
      expect(message.timestamp).toBe(new Date(start).toISOString());
      return message.type;
    });
    expect(types.sort()).toEqual([...eventTypes, ...eventTypes, "webhook.test"].sort());
    const document = (await api.send({ url: "/openapi.json" })).body;
    expect(Object.keys(document.webhooks)).toEqual(Object.keys(eventSchemas));
  });

  test("reuses the previous connection, unless that was closed or aborted", async () => {
    const sending = await Sending.open();
    const { endpoint } = sending;
    const portOf = async (answer = status(204)) => {
      endpoint.answer = answer;
      await sending.attempted(await sending.queue());
      return endpoint.messages.at(-1)!.from;
    };
    const first = await portOf();
    expect(await portOf(status(500))).toBe(first);
    expect(await portOf(status(204, { connection: "close" }))).toBe(first);
    const second = await portOf();
    expect(second).not.toBe(first);
    expect(await portOf((reply) => reply.writeHead(200).end(Buffer.alloc(1 << 20)))).toBe(second);
    expect(await portOf()).not.toBe(second);
  });

  test("is sent immediately when a request causes it", async () => {
    const sending = await Sending.open({ webhooks: { poll: 9e6 } });
    const { api, endpoint } = sending;
    const { key, record } = await api.key("free");
    const { store } = api;
    const subject = { keyId: record.id, keyName: "key", account: "acme", tier: "free" };
    const limits = { minute: 9_999, day: 9_999, month: 1_000 };
    for (let at = 0; at < 799; at++) {
      await store.consume({ ...subject, limits }, api.now - day);
    }
    expect((await api.post("validate", key, { source: "page { }" })).status).toBe(200);
    await expect.poll(() => endpoint.messages.length).toBe(1);
    const { type, data } = JSON.parse(endpoint.messages[0]!.body);
    expect([type, data.used, data.percent]).toEqual(["usage.quota_warning", 800, 80]);
  });
});

describe("an endpoint that fails", () => {
  test("gets ten attempts on schedule with the same id, then is disabled", async () => {
    const sending = await Sending.open();
    const { endpoint, api } = sending;
    endpoint.answer = status(500);
    const id = await sending.queue();
    await sending.attempted(id);
    const waits: number[] = [];
    for (let attempts = 1; attempts < 10; attempts++) {
      const { delivery } = await sending.event(id);
      expect(delivery).toMatchObject({ state: "pending", attempts, startedAt: start });
      expect(delivery.last!.problem).toBe("HTTP 500");
      waits.push(delivery.nextAt! - api.now);
      expect((await sending.kept()).disabled).toBeNull();
      await sending.next(id);
    }
    expect(waits).toEqual([
      5 * second,
      5 * minute,
      ...[0.5, 2, 5, 10, 14, 20, 24].map((h) => h * hour),
    ]);
    expect((await sending.event(id)).delivery).toMatchObject({ state: "failed", nextAt: null });
    expect((await sending.kept()).disabled).toEqual({ at: api.now, reason: "failing" });
    expect(endpoint.messages.map((message) => message.id)).toEqual(Array(10).fill(id));
    const { secret } = await sending.kept();
    expect(verify(secret, endpoint.messages[9]!, api.now)).toBeTruthy();
    expect(api.log.filter((line) => line.includes("endpoint disabled"))).toHaveLength(1);
  });

  test("stays enabled if it accepted another event in the meantime, even in the same minute", async () => {
    const sending = await Sending.open();
    const { endpoint } = sending;
    await sending.attempted(await sending.queue());
    sending.api.now += second;
    const bad = "evt_bad";
    endpoint.answer = (reply, { id }) => reply.writeHead(id === bad ? 500 : 200).end();
    await sending.add(eventOf(bad));
    await sending.attempted(bad);
    sending.api.now += second;
    await sending.attempted(await sending.queue());
    for (let attempts = 1; attempts < 10; attempts++) await sending.next(bad);
    expect((await sending.event(bad)).delivery.state).toBe("failed");
    expect((await sending.kept()).disabled).toBeNull();
  });

  test("gets the next attempt when it asks for it", async () => {
    const sending = await Sending.open();
    const { endpoint, api } = sending;
    endpoint.answer = status(503, { "retry-after": "3600" });
    const id = await sending.queue();
    expect((await sending.attempted(id)).delivery.nextAt).toBe(start + hour);
    const date = new Date(start + 3 * hour).toUTCString();
    endpoint.answer = status(429, { "retry-after": date });
    expect((await sending.next(id)).delivery.nextAt).toBe(start + 3 * hour);
    endpoint.answer = status(429, { "retry-after": "999999999" });
    expect((await sending.next(id)).delivery.nextAt).toBe(api.now + 24 * hour);
    endpoint.answer = status(200);
    expect((await sending.next(id)).delivery).toMatchObject({ state: "delivered", attempts: 4 });
  });

  test("is gone after 410: nothing more is sent until it is set again", async () => {
    const sending = await Sending.open();
    const { endpoint, api } = sending;
    endpoint.answer = status(410);
    const id = await sending.queue();
    const { delivery } = await sending.attempted(id);
    expect(delivery).toMatchObject({ state: "failed", attempts: 1, nextAt: null });
    expect(delivery.last!.problem).toBe("HTTP 410: the endpoint is gone");
    expect((await sending.kept()).disabled).toEqual({ at: start, reason: "gone" });
    await sending.add(eventOf("evt_after"));
    const skipped = await sending.attempted("evt_after");
    expect(skipped.delivery).toMatchObject({ state: "skipped", attempts: 0, nextAt: null });
    expect(skipped.delivery.last!.problem).toBe("the endpoint is disabled");
    expect(endpoint.messages).toHaveLength(1);
    endpoint.answer = status(204);
    await setEndpoint(api.store, "acme", { url: endpoint.url, allowPrivate: true }, api.now);
    await redeliverEvent(api.store, "acme", "evt_after", api.now);
    sending.wake();
    expect((await sending.attempted("evt_after")).delivery.state).toBe("delivered");
  });

  test("is not followed to another address when it redirects", async () => {
    const sending = await Sending.open();
    const { endpoint } = sending;
    endpoint.answer = (reply, { path }) =>
      reply.writeHead(path === "/hook" ? 302 : 204, { location: "/elsewhere" }).end();
    const id = await sending.queue();
    const { last, state } = (await sending.attempted(id)).delivery;
    expect([state, last!.problem]).toEqual(["pending", "HTTP 302: redirects are not followed"]);
    expect(endpoint.messages.map(({ path }) => path)).toEqual(["/hook"]);
  });
});

describe("an endpoint that is changed", () => {
  test("gets the next attempt at its new address, signed with its new secret", async () => {
    const sending = await Sending.open();
    const { endpoint, api } = sending;
    endpoint.answer = status(500);
    const id = await sending.queue();
    await sending.attempted(id);
    const fresh = await rotateEndpointSecret(api.store, "acme", 0, start);
    await sending.set("acme", endpoint.url.replace("/hook", "/other?x=1"));
    endpoint.answer = status(200);
    expect((await sending.next(id)).delivery.state).toBe("delivered");
    expect(endpoint.messages.map(({ path }) => path)).toEqual(["/hook", "/other?x=1"]);
    expect(verify(fresh, endpoint.messages[1]!, api.now)).toBeTruthy();
    expect(endpoint.messages[1]!.headers["webhook-signature"]).not.toContain(" ");
  });

  test("is not disabled because of what its old address answers", async () => {
    const sending = await Sending.open();
    const { endpoint } = sending;
    let reply410 = () => {};
    endpoint.answer = (reply) => {
      reply410 = () => reply.writeHead(410).end();
    };
    const id = await sending.queue();
    await expect.poll(() => endpoint.messages.length).toBe(1);
    await sending.set("acme", endpoint.url.replace("/hook", "/new"));
    reply410();
    expect((await sending.attempted(id)).delivery.state).toBe("failed");
    expect((await sending.kept()).disabled).toBeNull();
  });

  test("has its last success recorded at most once a minute", async () => {
    const sending = await Sending.open();
    for (const [after, noted] of [
      [0, 0],
      [59 * second, 0],
      [minute, minute],
    ] as const) {
      sending.api.now = start + after;
      await sending.attempted(await sending.queue());
      const at = start + noted;
      await expect.poll(async () => (await sending.kept()).lastSuccessAt).toBe(at);
    }
  });
});

describe("an event that the endpoint does not receive", () => {
  test("is skipped with the reason", async () => {
    const sending = await Sending.open({ hasEndpoint: false });
    const { api, endpoint } = sending;
    const reasonOf = async (id: string) => {
      const { state, attempts, last, nextAt } = (await sending.attempted(id)).delivery;
      expect([state, attempts, nextAt]).toEqual(["skipped", 0, null]);
      return last!.problem;
    };
    await sending.add(eventOf("evt_1"));
    expect(await reasonOf("evt_1")).toBe("the account has no endpoint");
    await sending.set("acme", endpoint.url, ["usage.quota_exceeded"]);
    await sending.add(eventOf("evt_2"));
    expect(await reasonOf("evt_2")).toBe("the endpoint is not set to receive api_key.rotated");
    await disableEndpoint(api.store, "acme", start);
    await sending.add(eventOf("evt_3", "usage.quota_exceeded"));
    expect(await reasonOf("evt_3")).toBe("the endpoint is disabled");
    expect(endpoint.messages).toEqual([]);
    await enableEndpoint(api.store, "acme");
    await sending.add(eventOf("evt_4", "usage.quota_exceeded"));
    expect((await sending.attempted("evt_4")).delivery.state).toBe("delivered");
    await removeEndpoint(api.store, "acme");
    await sending.add(eventOf("evt_5", "usage.quota_exceeded"));
    expect(await reasonOf("evt_5")).toBe("the account has no endpoint");
  });

  test("is sent anyway if it is a test or an example", async () => {
    const sending = await Sending.open({ hasEndpoint: false });
    await sending.set("acme", sending.endpoint.url, ["usage.quota_exceeded"]);
    for (const type of [undefined, ...eventTypes]) {
      const id = await sending.queue("acme", type);
      expect((await sending.attempted(id)).delivery.state).toBe("delivered");
    }
  });
});

describe("redelivery", () => {
  test("starts a new schedule with the same id", async () => {
    const sending = await Sending.open();
    const { endpoint, api } = sending;
    endpoint.answer = status(500);
    const id = await sending.queue();
    await sending.attempted(id);
    for (let attempts = 1; attempts < 4; attempts++) await sending.next(id);
    endpoint.answer = status(418);
    await redeliverEvent(api.store, "acme", id, api.now);
    sending.wake();
    const again = (await sending.attempted(id)).delivery;
    expect(again).toMatchObject({ state: "pending", attempts: 1, startedAt: api.now });
    expect(again.nextAt).toBe(api.now + 5 * second);
    endpoint.answer = status(200);
    expect((await sending.next(id)).delivery).toMatchObject({ state: "delivered", attempts: 2 });
    expect(new Set(endpoint.messages.map((message) => message.id))).toEqual(new Set([id]));
  });
});

test("removes only events that were settled forty days ago", async () => {
  const sending = await Sending.open();
  const { endpoint, api } = sending;
  const old = await sending.queue();
  await sending.attempted(old);
  endpoint.answer = status(500);
  const open = await sending.queue();
  await sending.attempted(open);
  api.now = start + 39 * day;
  sending.wake();
  await sending.attempted(open, 2);
  expect(await api.store.getEvent(old)).toBeDefined();
  api.now = start + 40 * day + 1;
  sending.wake();
  await expect.poll(() => api.store.getEvent(old)).toBeUndefined();
  expect(await api.store.getEvent(open)).toBeDefined();
});

test("removes them after the clock was set back, too", async () => {
  const sending = await Sending.open();
  const { api } = sending;
  api.now = start + 400 * day;
  sending.wake();
  const far = await sending.queue();
  await sending.attempted(far);
  // One that is removed by the next round, even though that is earlier than the last one.
  const at = start - 41 * day;
  const old = { ...(await sending.event(far)), id: "evt_old", createdAt: at };
  await sending.add(old);
  api.now = start;
  sending.wake();
  await expect.poll(() => api.store.getEvent("evt_old")).toBeUndefined();
  expect(await api.store.getEvent(far)).toBeDefined();
});

test("a raised tier, a rotation and a new month each cause one event", async () => {
  const sending = await Sending.open();
  const { api, endpoint } = sending;
  const { record } = await api.key("free");
  const use = async (tier: string, month: number, times: number) => {
    const limits = { minute: 9e9, day: 9e9, month };
    const subject = { keyId: record.id, keyName: "key", account: "acme", tier, limits };
    for (let at = 0; at < times; at++) await api.store.consume(subject, api.now);
    sending.wake();
  };
  const types = () => endpoint.messages.map(({ body }) => JSON.parse(body).type).sort();
  await use("free", 10, 15);
  await changeTier(api.store, defaultTiers, record.id, "basic", api.now);
  await use("basic", 20, 15);
  await rotateKey(api.store, record.id, 0, api.now);
  const both = ["usage.quota_exceeded", "usage.quota_warning"];
  const once = ["api_key.rotated", both[0], both[0], both[1], both[1]];
  await expect.poll(types, { timeout: 20_000 }).toEqual(once);
  // Events are settled after they arrive; otherwise, their claims would expire when the month changes.
  await expect.poll(() => api.store.nextDue(), { timeout: 20_000 }).toBe(undefined);
  api.now = Date.UTC(2026, 11, 1);
  await use("basic", 20, 25);
  await expect.poll(types, { timeout: 20_000 }).toEqual([...once, ...both].sort());
  const periods = endpoint.messages.map(({ body }) => JSON.parse(body).data.period);
  expect(periods.filter((period) => period === "2026-12")).toHaveLength(2);
});

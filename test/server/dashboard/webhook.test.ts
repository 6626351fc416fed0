/** Tests the endpoint in the dashboard: changing, disabling and removing it; its secret, tests and deliveries. */
import { describe, expect, test } from "vitest";
import { signingSecrets } from "../../../src/service/accounts/endpoints.js";
import { displayWebhookSecret } from "../../../src/service/accounts/webhook-signature.js";
import type { Delivery, EventRecord } from "../../../src/service/store/records.js";
import { start } from "../api.js";
import { attribute, fieldValue, Holder, shownSecret } from "./holder.js";

const place = "/dashboard/webhook";
const all = ["usage.quota_warning", "usage.quota_exceeded", "api_key.rotated"];
const url = "https://hooks.example.com/wf";

/** Sends the form of the endpoint with its current values. */
async function save(holder: Holder, fields: Record<string, string | string[]> = {}) {
  const mark = fieldValue(await holder.get(place), "mark") ?? "";
  return holder.post(place, { mark, url, events: all, ...fields });
}

const endpointOf = async (holder: Holder) => (await holder.api.store.getAccount("acme"))!.endpoint;

/** Queues an event whose delivery is in the given state. */
async function addEvent(holder: Holder, id: string, change: Partial<Delivery>, account = "acme") {
  const event: EventRecord = {
    id,
    account,
    type: "api_key.rotated",
    createdAt: start,
    data: { keyId: "key_1", keyName: "<script>alert(1)</script>" },
    delivery: {
      state: "pending",
      attempts: 0,
      nextAt: start,
      lease: null,
      startedAt: null,
      last: null,
      ...change,
    },
  };
  expect(await holder.api.store.addEvent(event)).toBe(true);
  return event;
}

describe("an endpoint", () => {
  test("is created, and its secret is shown once", async () => {
    const holder = await Holder.signedIn();
    const empty = await holder.get(place);
    expect(empty.text).toContain(
      "Get notified when a key has used 80% or all of its monthly quota",
    );
    const answer = await save(holder, { events: all.slice(0, 2) });
    expect(answer.status).toBe(200);
    const endpoint = await endpointOf(holder);
    expect(endpoint).toMatchObject({ url, events: all.slice(0, 2), disabled: null });
    expect(shownSecret(answer)).toBe(endpoint!.secret);
    const page = await holder.get(place);
    expect(page.html).not.toContain(endpoint!.secret);
    expect(page.text).toContain(displayWebhookSecret(endpoint!.secret));
    expect(fieldValue(page, "url")).toBe(url);
    const chosen = page.elements.filter(
      (each) => attribute(each, "name") === "events" && attribute(each, "checked") !== undefined,
    );
    expect(chosen.map((each) => attribute(each, "value"))).toEqual(all.slice(0, 2));
  });

  test("is changed without its secret; sending the first form again changes nothing", async () => {
    const holder = await Holder.signedIn();
    const first = { mark: "", url, events: all };
    await holder.post(place, first);
    const { secret } = (await endpointOf(holder))!;
    const changed = await save(holder, { url: "https://other.example.com/", events: [all[2]!] });
    expect(changed.headers.location).toBe(`${place}?done=saved`);
    const again = await holder.post(place, first);
    expect(again.status).toBe(409);
    expect(shownSecret(again)).toBe("");
    expect(await endpointOf(holder)).toMatchObject({
      secret,
      url: "https://other.example.com/",
      events: [all[2]],
    });
  });

  test.each([
    ["", "Enter a URL."],
    ["ftp://example.com/", "the URL must start with https:"],
    ["http://example.com/", "the URL must start with https://"],
    ["https://127.0.0.1/", "127.0.0.1 is not a public address"],
    ["https://[::ffff:10.0.0.1]/", "is not a public address"],
    ["https://user:secret@example.com/", "the URL contains a user name or password"],
    ["https://example.com:22/", "the port must be 443 or 8443"],
    ["javascript:alert(1)", "the URL must start with https:"],
    ['"><script>alert(1)</script>', "the URL must start with https:"],
    [`https://example.com/${"x".repeat(2_000)}`, "the URL is longer than 2000 characters"],
  ])("the URL %j is refused next to the field, and stays in it", async (wrong, message) => {
    const holder = await Holder.signedIn();
    const answer = await save(holder, { url: wrong });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(message);
    expect(fieldValue(answer, "url") ?? "").toBe(wrong);
    const scripts = answer.elements.filter(({ tagName }) => tagName === "script");
    expect(scripts).toHaveLength(1);
    expect(await endpointOf(holder)).toBeNull();
  });

  test("private addresses are accepted if the server allows them", async () => {
    const holder = await Holder.signedIn({ allowPrivateWebhooks: true });
    expect((await save(holder, { url: "http://127.0.0.1:9000/" })).status).toBe(200);
  });

  test("is refused without a known event", async () => {
    const holder = await Holder.signedIn();
    for (const events of [[], ["nothing"], ["webhook.test"]]) {
      const answer = await save(holder, { events });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain("Choose at least one event.");
    }
  });

  test("URLs are escaped everywhere", async () => {
    const holder = await Holder.signedIn();
    const hostile = "https://example.com/?a=</textarea><script>alert(1)</script>&b='\"";
    await save(holder, { url: hostile });
    for (const path of [place, `${place}/remove`]) {
      const { elements, html } = await holder.get(path);
      expect(elements.filter(({ tagName }) => tagName === "script")).toHaveLength(1);
      expect(html).not.toContain("<script>alert");
    }
    expect(fieldValue(await holder.get(place), "url")).toBe(hostile);
  });

  test("can be disabled and enabled; the page says why it is disabled", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    const off = await holder.post(`${place}/disable`);
    expect(off.headers.location).toBe(place);
    const page = await holder.get(`${place}?done=saved`);
    expect(page.text).toMatch(/disabled Disabled since .* disabled by you/);
    // Only one note says that the endpoint is disabled, without the usual note.
    expect(page.html.match(/class="note /g)).toHaveLength(1);
    for (const [reason, words] of [
      ["gone", "410 Gone"],
      ["failing", "All attempts to deliver an event failed"],
    ] as const) {
      await holder.api.store.changeAccount("acme", (account) => ({
        ...account,
        endpoint: { ...account.endpoint!, disabled: { at: start, reason } },
      }));
      expect((await holder.get(place)).text).toContain(words);
    }
    expect((await holder.post(`${place}/enable`)).headers.location).toBe(`${place}?done=enabled`);
    expect((await endpointOf(holder))!.disabled).toBeNull();
  });

  test("is removed after a confirmation; a second time changes nothing", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    expect((await holder.get(`${place}/remove`)).text).toContain(url);
    for (const _ of [1, 2]) {
      const answer = await holder.post(`${place}/remove`);
      expect(answer.headers.location).toBe(`${place}?done=removed`);
    }
    expect(await endpointOf(holder)).toBeNull();
    expect((await holder.get(`${place}/secret`)).status).toBe(404);
  });
});

describe("its secret", () => {
  test.each([
    ["0", 1],
    ["86400000", 2],
  ])("is rotated with a grace period of %s ms", async (grace, signing) => {
    const holder = await Holder.signedIn();
    await save(holder);
    const { secret } = (await endpointOf(holder))!;
    const replaces = fieldValue(await holder.get(`${place}/secret`), "replaces")!;
    const answer = await holder.post(`${place}/secret`, { replaces, grace });
    const endpoint = (await endpointOf(holder))!;
    expect(shownSecret(answer)).toBe(endpoint.secret);
    expect(endpoint.secret).not.toBe(secret);
    expect(signingSecrets(endpoint, start + 1)).toHaveLength(signing);
    const again = await holder.post(`${place}/secret`, { replaces, grace });
    expect(again.status).toBe(409);
    expect(await endpointOf(holder)).toEqual(endpoint);
  });

  test("rejects a grace period that is not one of the choices", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    const replaces = fieldValue(await holder.get(`${place}/secret`), "replaces")!;
    const answer = await holder.post(`${place}/secret`, { replaces, grace: "3600000" });
    expect(answer.status).toBe(422);
  });
});

describe("events", () => {
  test("of each type can be sent as a test", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    for (const type of ["webhook.test", ...all]) {
      const answer = await holder.post(`${place}/test`, { type });
      expect(answer.headers.location).toBe(`${place}?done=sent`);
    }
    const events = await holder.api.store.listEvents("acme", 10);
    expect(events.map(({ type }) => type).sort()).toEqual(["webhook.test", ...all].sort());
    expect(events.every(({ delivery }) => delivery.state === "pending")).toBe(true);
    const { text } = await holder.get(place);
    expect(text).toContain("due now");
    expect(text).toContain('"keyId" : "key_example000000000"');
  });

  test("are not sent without an endpoint", async () => {
    const holder = await Holder.signedIn();
    expect((await holder.post(`${place}/test`)).text).toContain("acme has no endpoint");
    await save(holder);
    await holder.post(`${place}/disable`);
    const answer = await holder.post(`${place}/test`);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain("is disabled");
    expect(await holder.api.store.listEvents("acme", 10)).toEqual([]);
  });

  test("are limited: an account can make 300 changes per hour", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    const token = await holder.formToken();
    const send = () => holder.post(`${place}/test`, {}, { token });
    for (let count = 1; count < 300; count++) expect((await send()).status).toBe(303);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("3600");
    expect(refused.text).toContain("Try again in 60 min");
    expect(await holder.api.store.listEvents("acme", 1000)).toHaveLength(299);
    // Other accounts, viewing pages and signing out are not limited.
    const other = await holder.another("beta");
    expect((await save(other)).status).toBe(200);
    expect((await holder.get(place)).status).toBe(200);
    holder.api.now = start + 3_600_000;
    expect((await send()).status).toBe(303);
    expect((await holder.post("/dashboard/sign-out")).status).toBe(303);
  });

  test("are limited: an account can make 1,000 changes per day", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    const statuses: Record<number, number> = {};
    for (let hour = 0; hour < 5; hour++) {
      holder.api.now = start + hour * 3_600_000;
      const token = await holder.formToken();
      for (let count = 0; count < 300; count++) {
        const { status } = await holder.post(`${place}/test`, {}, { token });
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
    expect(statuses).toEqual({ 303: 999, 429: 501 });
    const refused = await holder.post(`${place}/test`);
    expect(refused.headers["retry-after"]).toBe(String(20 * 3_600));
    expect(refused.text).toContain("An account can make 1,000 changes per day.");
    expect(refused.text).toContain("Try again in 20 h.");
  });

  test("are listed with the state of their delivery", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    const last = { at: start, ms: 84.4, status: 200, problem: null };
    await addEvent(holder, "evt_1", { state: "delivered", attempts: 1, nextAt: null, last });
    const failed = { at: start, ms: 15_000, status: null, problem: "<b>no answer</b>" };
    await addEvent(holder, "evt_2", { attempts: 3, nextAt: start + 300_000, last: failed });
    await addEvent(holder, "evt_3", { state: "skipped", nextAt: null });
    await addEvent(holder, "evt_4", { lease: "x", nextAt: start + 60_000 });
    const answered = { at: start, ms: 20, status: 500, problem: "it was refused" };
    await addEvent(holder, "evt_5", {
      state: "failed",
      attempts: 10,
      nextAt: null,
      last: answered,
    });
    const { text, html, elements } = await holder.get(place);
    expect(text).toContain("1 attempt · status 200 in 84 ms");
    expect(text).toMatch(/3 attempts · next attempt in 5 min <b>no answer<\/b>/);
    expect(text).toContain("Not sent: there was no enabled endpoint for this event.");
    expect(text).toContain("sending");
    expect(text).toContain("api_key.rotated just now evt_3");
    expect(text).toContain("10 attempts it was refused (status 500)");
    expect(elements.filter(({ tagName }) => tagName === "b")).toEqual([]);
    expect(text).toContain('"keyName" : "<script>alert(1)</script>"');
    expect(elements.filter(({ tagName }) => tagName === "script")).toHaveLength(1);
    // Not while it is being sent.
    expect(html).not.toContain("evt_4/redeliver");
    holder.api.now = start + 60_000;
    expect((await holder.get(place)).html).toContain("evt_4/redeliver");
    expect(html).toContain("evt_5/redeliver");
  });

  test("wait if nothing sends them, and the page says what to do", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    await addEvent(holder, "evt_1", { attempts: 3, nextAt: start + 300_000 });
    await addEvent(holder, "evt_2", { state: "failed", attempts: 10, nextAt: null });
    const before = await holder.get(place);
    expect(before.text).not.toContain("to redeliver events");
    expect(before.html.match(/\/redeliver"/g)).toHaveLength(2);
    await holder.post(`${place}/disable`);
    for (const cure of ["Enable the endpoint", "Add an endpoint"]) {
      const { text, html } = await holder.get(place);
      expect(text).toContain(`${cure} to redeliver events.`);
      expect(text).toContain("3 attempts · skipped in 5 min unless there is an enabled endpoint");
      expect(text).not.toContain("next attempt");
      expect(html).not.toContain("/redeliver");
      await holder.post(`${place}/remove`);
    }
  });

  test("are marked while their delivery is in progress, so that the script polls more often", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    const marked = async () =>
      (await holder.get(place)).elements
        .filter((each) => attribute(each, "data-under-way") !== undefined)
        .map((each) => each.tagName);
    await addEvent(holder, "evt_1", { nextAt: start + 60_000 });
    await addEvent(holder, "evt_2", { state: "delivered", nextAt: null });
    expect(await marked()).toEqual([]);
    await addEvent(holder, "evt_3", { lease: "x", nextAt: start + 60_000 });
    await addEvent(holder, "evt_4", { nextAt: start });
    expect(await marked()).toEqual(["li", "li"]);
    await holder.post(`${place}/disable`);
    expect(await marked()).toEqual([]);
  });

  test("show when the endpoint last accepted one", async () => {
    const holder = await Holder.signedIn();
    const taken = (at: number) => ({ at, ms: 5, status: 200, problem: null });
    const done = { state: "delivered", attempts: 1, nextAt: null } as const;
    await addEvent(holder, "evt_0", { ...done, last: taken(start - 1) });
    await save(holder);
    holder.api.now = start + 100_000;
    // That delivery went to an earlier endpoint, which was removed.
    expect((await holder.get(place)).text).toContain("It has not received an event yet");
    await holder.api.store.changeAccount("acme", (account) => ({
      ...account,
      endpoint: { ...account.endpoint!, lastSuccessAt: start + 30_000 },
    }));
    expect((await holder.get(place)).text).toContain("Last successful delivery: 1 min ago");
    await addEvent(holder, "evt_1", { ...done, last: taken(start + 58_000) });
    expect((await holder.get(place)).text).toContain("Last successful delivery: 42 s ago");
    const failed = { ...taken(start + 99_000), status: 500, problem: "HTTP 500" };
    await addEvent(holder, "evt_2", { attempts: 1, last: failed });
    expect((await holder.get(place)).text).toContain("Last successful delivery: 42 s ago");
  });

  test("are limited to the last fifty on the page", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    for (let at = 0; at < 55; at++) await addEvent(holder, `evt_${at}`, {});
    const { html } = await holder.get(place);
    expect(html.match(/\/redeliver"/g)).toHaveLength(50);
  });

  test("can be redelivered, and keep their id", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    await addEvent(holder, "evt_1", { state: "failed", attempts: 10, nextAt: null });
    const answer = await holder.post(`${place}/events/evt_1/redeliver`);
    expect(answer.headers.location).toBe(`${place}?done=redelivered`);
    expect((await holder.api.store.getEvent("evt_1"))!.delivery).toMatchObject({
      state: "pending",
      attempts: 0,
      nextAt: start,
    });
    await holder.api.store.changeEvent("evt_1", (event) => ({
      ...event,
      delivery: { ...event.delivery, lease: "x", nextAt: start + 1_000 },
    }));
    expect((await holder.post(`${place}/events/evt_1/redeliver`)).text).toContain(
      "is being sent right now",
    );
  });

  test("of another account are treated as unknown", async () => {
    const holder = await Holder.signedIn();
    await save(holder);
    const other = await holder.another("other");
    const event = await addEvent(holder, "evt_theirs", { state: "failed" }, "other");
    const theirs = await holder.post(`${place}/events/evt_theirs/redeliver`);
    expect(theirs.status).toBe(404);
    expect(theirs.html).toBe((await holder.post(`${place}/events/evt_none/redeliver`)).html);
    expect(await holder.api.store.getEvent("evt_theirs")).toEqual(event);
    expect((await holder.get(place)).html).not.toContain("evt_theirs");
    expect((await other.get(place)).html).toContain("evt_theirs");
  });
});

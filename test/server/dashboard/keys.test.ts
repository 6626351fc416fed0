/** Tests keys in the dashboard: how they are shown, and creating, renaming, rotating and revoking them. */
import { describe, expect, test } from "vitest";
import { authenticate } from "../../../src/service/accounts/authenticate.js";
import { generateKey } from "../../../src/service/accounts/key-form.js";
import { createKey } from "../../../src/service/accounts/keys.js";
import { defaultTiers } from "../../../src/service/accounts/tiers.js";
import { start } from "../api.js";
import { attribute, fieldValue, Holder, type PageAnswer, shownSecret } from "./holder.js";

const day = 86_400_000;
const hour = 3_600_000;

/** Creates a key through the form. */
async function make(holder: Holder, fields: Record<string, string> = {}): Promise<PageAnswer> {
  const page = await holder.get("/dashboard/keys/new");
  const seal = fieldValue(page, "seal") ?? "";
  const form = { seal, name: "ci", tier: "free", expires: "", ...fields };
  return holder.post("/dashboard/keys/new", form);
}

/** Rotates a key through its form. */
async function rotate(holder: Holder, id: string, grace: number): Promise<PageAnswer> {
  const page = await holder.get(`/dashboard/keys/${id}/rotate`);
  const replaces = fieldValue(page, "replaces") ?? "";
  return holder.post(`/dashboard/keys/${id}/rotate`, { replaces, grace: String(grace) });
}

describe("the page", () => {
  test("shows each key with its tier, its usage and its windows", async () => {
    const holder = await Holder.signedIn();
    const { key, record } = await holder.api.key("free", { expiresAt: start + 3 * day });
    const before = await holder.get("/dashboard");
    expect(before.text).toContain("never used");
    expect(before.text).toContain("expires soon");
    expect(before.text).toContain("0 of 10 ");
    for (let at = 0; at < 10; at++) await holder.api.post("validate", key, { source: "page { }" });
    holder.api.now = start + 5 * 60_000;
    const { text, html } = await holder.get("/dashboard");
    expect(text).toContain(record.display);
    expect(text).toContain("used 5 min ago");
    expect(text).toMatch(/This minute 0 of 10 resets in 30 s/);
    expect(text).toMatch(/Today 10 of 100 resets in 14 h/);
    expect(text).toMatch(/This month 10 of 1,000 resets 1 Dec 2026, 00:00 UTC/);
    expect(text).toMatch(/10 in 30 days · 10 today/);
    expect(html).toContain('<rect width="10%" height="100%"/>');
    expect(html).not.toContain(key);
  });

  test("a key is marked in the last three days before it expires, not earlier", async () => {
    const holder = await Holder.signedIn();
    await holder.api.key("free", { expiresAt: start + 7 * day });
    for (const [passed, isMarked] of [
      [0, false],
      [4 * day - 1, false],
      [4 * day, true],
    ] as const) {
      holder.api.now = start + passed;
      await holder.signIn();
      expect((await holder.get("/dashboard")).text.includes("expires soon")).toBe(isMarked);
    }
  });

  test("shows full windows, and months without a limit", async () => {
    const holder = await Holder.signedIn();
    const { key } = await holder.api.key("free");
    for (let at = 0; at < 12; at++) await holder.api.post("validate", key, { source: "" });
    expect((await holder.get("/dashboard")).text).toMatch(/10 of 10 Limit reached · resets in/);
    await holder.api.key("enterprise");
    expect((await holder.get("/dashboard")).text).toMatch(/This month 0 no limit/);
  });

  test("the chart shows thirty days, of all keys together and of each key", async () => {
    const holder = await Holder.signedIn();
    const keys = [await holder.api.key(), await holder.api.key()];
    for (const [past, uses] of [
      [31, 9],
      [29, 3],
      [2, 5],
      [1, 4],
    ] as const) {
      holder.api.now = start - past * day;
      for (const { key } of keys) {
        for (let at = 0; at < uses; at++) await holder.api.post("validate", key, { source: "" });
      }
    }
    holder.api.now = start;
    const all = await holder.get("/dashboard");
    expect(all.text).toContain("24 in 30 days · 0 today");
    const bars = all.elements.filter(
      (element) => element.tagName === "rect" && attribute(element, "y") !== undefined,
    );
    expect(bars).toHaveLength(30);
    expect(all.text).toContain("20 Nov: 8 requests");
    expect(all.text).toMatch(/Day \(UTC\) Requests 20 Nov 8 19 Nov 10 23 Oct 6/);
    const one = await holder.get(`/dashboard/keys/${keys[0]!.record.id}`);
    expect(one.text).toContain("12 in 30 days");
  });

  test("revoked and expired keys are folded away", async () => {
    const holder = await Holder.signedIn();
    const gone = await holder.api.key("free", { expiresAt: start + hour });
    await holder.api.key("pro");
    holder.api.now = start + 2 * hour;
    const { text, elements } = await holder.get("/dashboard");
    expect(text).toContain("1 revoked or expired key");
    expect(text).toContain("expired 1 h ago");
    expect(elements.filter((each) => attribute(each, "id") === gone.record.id)).toEqual([]);
    const page = await holder.get(`/dashboard/keys/${gone.record.id}`);
    expect(page.text).not.toContain("Rotate");
  });

  test("thousands of keys come in pages of 100, newest first, with their number", async () => {
    const holder = await Holder.signedIn();
    const { store } = holder.api;
    const first = (await holder.api.key("free")).record;
    const names = Array.from({ length: 3_200 }, (_, at) => `key ${at + 1}`);
    for (const [at, name] of names.entries()) {
      const id = `key_many${at}`;
      const createdAt = first.createdAt + at + 1;
      const revokedAt = at < 1_000 ? start : null;
      await store.addKey({
        ...first,
        id,
        name,
        createdAt,
        revokedAt,
        hash: `${at}`.padStart(64, "0"),
      });
    }
    const namesOn = ({ elements }: PageAnswer, place: string) =>
      elements
        .filter((each) => each.tagName === "a" && each.parentNode && "tagName" in each.parentNode)
        .filter(({ parentNode }) => (parentNode as { tagName: string }).tagName === place)
        .map(({ childNodes: [text] }) => (text && "value" in text ? text.value : ""));
    const linkOf = ({ elements }: PageAnswer, rel: string, what: string) => {
      const isIn = (each: (typeof elements)[number]) =>
        attribute(each.parentNode as typeof each, "aria-label") === `Pages of ${what}`;
      const link = elements.find((each) => attribute(each, "rel") === rel && isIn(each));
      return link && attribute(link, "href");
    };
    const page = await holder.get("/dashboard");
    expect(namesOn(page, "h2")).toEqual(names.slice(-100).reverse());
    expect(page.text).toContain("1–100 of 2,201 keys");
    expect(page.text).toContain("1,000 revoked or expired keys");
    expect(page.text).toContain("Requests with the keys on this page");
    expect(page.html.length).toBeLessThan(300_000);
    expect(linkOf(page, "prev", "keys")).toBeUndefined();
    const next = await holder.get(linkOf(page, "next", "keys")!);
    expect(namesOn(next, "h2")).toEqual(names.slice(-200, -100).reverse());
    expect(linkOf(next, "prev", "keys")).toBe("/dashboard");
    const last = await holder.get("/dashboard?page=99999");
    expect(last.text).toContain("2,201–2,201 of 2,201 keys");
    expect(linkOf(last, "next", "keys")).toBeUndefined();
    const ended = await holder.get(linkOf(next, "next", "revoked or expired keys")!);
    expect(namesOn(ended, "li")).toEqual(names.slice(800, 900).reverse());
    expect(ended.text).toContain("101–200 of 2,201 keys");
    expect(ended.text).toContain("101–200 of 1,000 revoked or expired keys");
    expect(ended.html).toMatch(/<details id="ended-keys"[^>]* open/);
    for (const wrong of ["page=0", "page=-1", "page=x", "page=1&page=2", "ended=%00"]) {
      expect((await holder.get(`/dashboard?${wrong}`)).text).toContain("1–100 of 2,201 keys");
    }
  });

  test("without a key, says whom to ask and offers no new key", async () => {
    const holder = await Holder.signedIn();
    const { text, html } = await holder.get("/dashboard");
    expect(text).toContain("wf keys create --account acme --tier free");
    expect(html).not.toContain("/dashboard/keys/new");
    expect((await holder.get("/dashboard/keys/new")).status).toBe(409);
    expect((await make(holder)).status).toBe(409);
    expect(await holder.api.store.listKeys()).toEqual([]);
  });

  test("writes a tier as a word of a shell", async () => {
    const holder = await Holder.signedIn({ tiers: { "a;id": defaultTiers.pro! } });
    const { text } = await holder.get("/dashboard");
    expect(text).toContain("wf keys create --account acme --tier 'a;id'");
  });

  test("reports a key whose tier no longer exists", async () => {
    const holder = await Holder.signedIn({ tiers: { team: defaultTiers.pro! } });
    await holder.api.key("pro");
    expect((await holder.get("/dashboard")).text).toContain(
      "The tier of this key no longer exists",
    );
    expect((await holder.get("/dashboard/keys/new")).status).toBe(409);
  });

  test.each([
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</title><svg onload=alert(1)>",
    "'; alert(1) //",
    "&lt;script&gt;",
    "${alert(1)}",
  ])("the name %s is escaped everywhere", async (name) => {
    const holder = await Holder.signedIn();
    await holder.api.key("free");
    const answer = await make(holder, { name });
    expect(answer.status).toBe(200);
    const { id } = (await holder.api.store.listKeys("acme")).find((key) => key.name === name)!;
    const path = `/dashboard/keys/${id}`;
    const pages = [answer, await holder.get("/dashboard"), await holder.get(path)];
    for (const way of ["rotate", "revoke"]) pages.push(await holder.get(`${path}/${way}`));
    pages.push(await holder.post(`${path}/name`, { name: `${name}\u0007` }));
    await holder.post(`${path}/revoke`);
    pages.push(await holder.get("/dashboard"));
    for (const { elements, text, html } of pages) {
      expect(html).toContain("wf dashboard");
      expect(text.includes(name) || html.includes("\ufffd"), text).toBe(true);
      const scripts = elements.filter(({ tagName }) => tagName === "script");
      expect(scripts.map((each) => attribute(each, "src"))).toEqual([
        "/dashboard/script.js?v=1.2.3",
      ]);
      expect(elements.filter(({ tagName }) => tagName === "img")).toEqual([]);
      const attributes = elements.flatMap(({ attrs }) => attrs.map((each) => each.name));
      expect(attributes.filter((each) => each.startsWith("on"))).toEqual([]);
    }
  });
});

describe("a new key", () => {
  test("is shown once, in the answer, and works", async () => {
    const holder = await Holder.signedIn();
    await holder.api.key("pro");
    const answer = await make(holder, { name: " docs ", tier: "pro", expires: "30" });
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const key = shownSecret(answer);
    expect(key).toMatch(/^wf_live_\w{36}$/);
    expect(await authenticate(holder.api.store, key, start)).toMatchObject({
      account: "acme",
      name: "docs",
      tier: "pro",
      expiresAt: start + 30 * day,
    });
    expect((await holder.get("/dashboard")).html).not.toContain(key);
  });

  test("is created once, however often the form is sent", async () => {
    const holder = await Holder.signedIn();
    await holder.api.key("free");
    const seal = fieldValue(await holder.get("/dashboard/keys/new"), "seal")!;
    const form = { seal, name: "ci", tier: "free", expires: "" };
    const both = await Promise.all([1, 2].map(() => holder.post("/dashboard/keys/new", form)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await holder.post("/dashboard/keys/new", form);
    expect(again.status).toBe(409);
    expect(again.text).toContain("already been created");
    expect(shownSecret(again)).toBe("");
    const keys = await holder.api.store.listKeys("acme");
    expect(keys).toHaveLength(2);
    const id = keys.find(({ name }) => name === "ci")!.id;
    expect(id).toMatch(/^key_[0-9A-Za-z]{16}$/);
    expect(seal.startsWith(`${id}.`)).toBe(true);
  });

  test("has an id that the visitor cannot choose", async () => {
    const holder = await Holder.signedIn();
    const { record } = await holder.api.key("free");
    const other = await holder.another("other");
    await createKey(
      holder.api.store,
      defaultTiers,
      { account: "other", tier: "free", name: "first" },
      start,
    );
    const theirs = fieldValue(await other.get("/dashboard/keys/new"), "seal")!;
    const own = fieldValue(await holder.get("/dashboard/keys/new"), "seal")!;
    const [, seal] = own.split(".");
    for (const wrong of [
      "",
      "n",
      theirs,
      `${record.id}.${seal}`,
      `form.${await holder.formToken()}`,
    ]) {
      const form = { seal: wrong, name: "ci", tier: "free", expires: "" };
      const answer = await holder.post("/dashboard/keys/new", form);
      expect(answer.status).toBe(409);
      expect(answer.text).toContain("No key was created");
    }
    expect(await holder.api.store.listKeys("acme")).toHaveLength(1);
  });

  test("has a tier of one of the account's valid keys", async () => {
    const holder = await Holder.signedIn();
    await holder.api.key("free");
    const pro = await holder.api.key("pro");
    const other = await holder.another("other");
    const request = { account: "other", tier: "enterprise" };
    await createKey(holder.api.store, defaultTiers, request, start);
    const tiersOf = async (who: Holder) =>
      (await who.get("/dashboard/keys/new")).elements
        .filter((element) => attribute(element, "name") === "tier")
        .map((element) => attribute(element, "value"));
    expect(await tiersOf(holder)).toEqual(["free", "pro"]);
    expect(await tiersOf(other)).toEqual(["enterprise"]);
    await holder.post(`/dashboard/keys/${pro.record.id}/revoke`);
    expect(await tiersOf(holder)).toEqual(["free"]);
    expect((await make(holder, { tier: "pro" })).status).toBe(422);
    expect((await make(holder, { tier: "enterprise" })).status).toBe(422);
  });

  test("shares the limits of the key that it takes its tier from: 99 keys share one quota", async () => {
    const holder = await Holder.signedIn();
    const owner = await holder.api.key("free");
    const keys = [owner.key];
    for (let at = 0; at < 99; at++) keys.push(shownSecret(await make(holder, { name: `n${at}` })));
    const answers = await Promise.all(
      keys.map((key) => holder.api.post("validate", key, { source: "page { }" })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
    for (const { headers } of answers) expect(headers["x-ratelimit-limit"]).toBe("10");
    expect((await holder.get("/dashboard")).text).toMatch(/10 in 30 days · 10 today/);
  });

  test("says whose limits it shares, and shows its own usage", async () => {
    const holder = await Holder.signedIn();
    const owner = await holder.api.key("free");
    await holder.post(`/dashboard/keys/${owner.record.id}/name`, { name: "<b>Main" });
    expect((await holder.get("/dashboard/keys/new")).text).toContain("shared with <b>Main");
    const key = shownSecret(await make(holder, { name: "docs" }));
    await holder.api.post("validate", key, { source: "page { }" });
    await holder.api.post("validate", owner.key, { source: "page { }" });
    await holder.api.post("validate", owner.key, { source: "page { }" });
    const { id } = (await holder.api.store.listKeys("acme")).find(({ name }) => name === "docs")!;
    const { text } = await holder.get(`/dashboard/keys/${id}`);
    expect(text).toContain("This minute 3 of 10");
    expect(text).toContain("shares the limits of <b>Main");
    expect(text).toContain("1 in 30 days · 1 today");
    const main = await holder.get(`/dashboard/keys/${owner.record.id}`);
    expect(main.text).toContain("This minute 3 of 10");
    expect(main.text).toContain("2 in 30 days · 2 today");
    expect(main.text).not.toContain("shares the limits");
  });

  test("of a key with shared limits shares the same ones, in the current tier", async () => {
    const holder = await Holder.signedIn();
    const owner = (await holder.api.key("free")).record;
    await make(holder, { name: "second" });
    await holder.post(`/dashboard/keys/${owner.id}/revoke`);
    const third = await make(holder, { name: "third" });
    expect(third.status).toBe(200);
    const keys = await holder.api.store.listKeys("acme");
    const shared = keys.filter(({ id }) => id !== owner.id).map(({ sharesWith }) => sharesWith);
    expect(shared).toEqual([owner.id, owner.id]);
    const answer = await holder.api.post("validate", shownSecret(third), { source: "page { }" });
    expect(answer.headers["x-ratelimit-remaining"]).toBe("9");
  });

  test("is refused beyond the number that the operator allows", async () => {
    const holder = await Holder.signedIn({ maxKeys: 2 });
    await holder.api.key("free");
    expect((await make(holder)).status).toBe(200);
    const refused = await make(holder);
    expect([refused.status, refused.text.includes("2 keys")]).toEqual([409, true]);
  });

  test("keeps the entered values when the form is refused", async () => {
    const holder = await Holder.signedIn();
    await holder.api.key("free");
    const answer = await make(holder, { name: "a\u0000b".repeat(40), expires: "30" });
    expect(answer.status).toBe(422);
    expect(fieldValue(answer, "name")).toContain("b");
    const field = answer.elements.find((each) => attribute(each, "name") === "name")!;
    expect(attribute(field, "aria-describedby")).toContain("name-problem");
    const chosen = answer.elements.find((each) => attribute(each, "selected") !== undefined);
    expect(attribute(chosen!, "value")).toBe("30");
  });

  test("is at most the hundredth", async () => {
    const holder = await Holder.signedIn();
    for (let at = 0; at < 99; at++) await holder.api.key("free");
    expect((await make(holder)).status).toBe(200);
    const refused = await make(holder);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("100 keys");
    expect(await holder.api.store.listKeys("acme")).toHaveLength(100);
  });

  test("is at most the hundredth when many are created at once", async () => {
    const holder = await Holder.signedIn();
    for (let at = 0; at < 95; at++) await holder.api.key("free");
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(holder)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
    expect(await holder.api.store.listKeys("acme")).toHaveLength(100);
  });

  test("does not take the place of one that was revoked this month", async () => {
    const holder = await Holder.signedIn();
    for (let at = 0; at < 100; at++) await holder.api.key("free");
    const [first] = await holder.api.store.listKeys("acme");
    await holder.post(`/dashboard/keys/${first!.id}/revoke`);
    expect((await make(holder)).status).toBe(409);
    holder.api.now = Date.UTC(2026, 11, 1);
    await holder.signIn();
    expect((await make(holder)).status).toBe(200);
    expect((await make(holder)).status).toBe(409);
  });
});

describe("a rotation", () => {
  test("shows the new secret once; the old one works during its grace period", async () => {
    const holder = await Holder.signedIn();
    const { key, record } = await holder.api.key("free");
    const answer = await rotate(holder, record.id, hour);
    const fresh = shownSecret(answer);
    expect(fresh).toMatch(/^wf_live_/);
    expect(fresh).not.toBe(key);
    expect(answer.text).toContain("works until 21 Nov 2026, 11:20 UTC");
    const { store } = holder.api;
    expect(await authenticate(store, fresh, start)).toMatchObject({ id: record.id });
    expect(await authenticate(store, key, start + hour - 1)).toBeDefined();
    expect(await authenticate(store, key, start + hour)).toBeUndefined();
    const [event] = await store.listEvents("acme", 10);
    expect(event).toMatchObject({ type: "api_key.rotated", data: { keyId: record.id } });
    expect((await holder.get("/dashboard")).text).toMatch(/old key wf_live_.{9} works until/);
  });

  test("without a grace period ends the old secret immediately", async () => {
    const holder = await Holder.signedIn();
    const { key, record } = await holder.api.key("free");
    expect((await rotate(holder, record.id, 0)).text).toContain("no longer works");
    expect(await authenticate(holder.api.store, key, start)).toBeUndefined();
  });

  test("happens once, however often the form is sent", async () => {
    const holder = await Holder.signedIn();
    const { record } = await holder.api.key("free");
    const form = { replaces: record.display, grace: "0" };
    const url = `/dashboard/keys/${record.id}/rotate`;
    const both = await Promise.all([1, 2].map(() => holder.post(url, form)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const made = shownSecret(both.find(({ status }) => status === 200)!);
    const again = await holder.post(url, form);
    expect(again.status).toBe(409);
    expect(again.text).toContain("already been rotated");
    expect(await authenticate(holder.api.store, made, start)).toBeDefined();
    expect(await holder.api.store.listEvents("acme", 10)).toHaveLength(1);
  });

  test.each(["-1", "1e12", "", "3600001", "0x0"])("rejects the grace period %j", async (grace) => {
    const holder = await Holder.signedIn();
    const { record } = await holder.api.key("free");
    const form = { replaces: record.display, grace };
    const answer = await holder.post(`/dashboard/keys/${record.id}/rotate`, form);
    expect(answer.status).toBe(422);
    expect(await holder.api.store.getKey(record.id)).toEqual(record);
  });
});

describe("a key", () => {
  test("can be renamed", async () => {
    const holder = await Holder.signedIn();
    const { record } = await holder.api.key("free");
    const answer = await holder.post(`/dashboard/keys/${record.id}/name`, { name: "Größe 7" });
    expect(answer.headers.location).toBe(`/dashboard/keys/${record.id}?done=renamed`);
    const { text, html } = await holder.get(String(answer.headers.location));
    expect(text).toContain("Größe 7");
    expect(html).toContain('role="status">The key was renamed.');
  });

  test("is revoked after a confirmation; a second time changes nothing", async () => {
    const holder = await Holder.signedIn();
    const { key, record } = await holder.api.key("free");
    const path = `/dashboard/keys/${record.id}/revoke`;
    expect((await holder.get(path)).text).toContain("This cannot be undone.");
    expect(await authenticate(holder.api.store, key, start)).toBeDefined();
    for (const _ of [1, 2]) {
      expect((await holder.post(path)).headers.location).toBe("/dashboard?done=revoked");
    }
    expect(await authenticate(holder.api.store, key, start)).toBeUndefined();
    const rotated = await rotate(holder, record.id, 0);
    expect(rotated.status).toBe(409);
    expect(rotated.text).toContain("is revoked");
  });

  test("from a file cannot be changed here", async () => {
    const holder = await Holder.signedIn();
    const { record } = await holder.api.key("free");
    await holder.api.store.changeKey(record.id, (key) => ({ key: { ...key, isDeclared: true } }));
    const declared = await holder.api.store.getKey(record.id);
    const path = `/dashboard/keys/${record.id}`;
    expect((await holder.get("/dashboard")).html).not.toContain(`${path}/rotate`);
    const page = await holder.get(path);
    expect(page.text).toContain("is declared in the server's keys file");
    expect(page.html).not.toContain(`${path}/name`);
    for (const answer of [
      await holder.post(`${path}/name`, { name: "x" }),
      await rotate(holder, record.id, 0),
      await holder.post(`${path}/revoke`),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.text).toContain("comes from the keys file; change it there");
    }
    expect(await holder.api.store.getKey(record.id)).toEqual(declared);
  });

  test("of another account is treated as unknown", async () => {
    const holder = await Holder.signedIn();
    const { record } = await holder.api.key("free");
    const other = await holder.another("other");
    const none = `key_${"0".repeat(16)}`;
    const form = { name: "mine", replaces: record.display, grace: "0" };
    for (const way of ["", "/rotate", "/revoke"]) {
      const theirs = await other.get(`/dashboard/keys/${record.id}${way}`);
      expect(theirs.status).toBe(404);
      expect(theirs.html).toBe((await other.get(`/dashboard/keys/${none}${way}`)).html);
    }
    for (const way of ["/name", "/rotate", "/revoke"]) {
      const theirs = await other.post(`/dashboard/keys/${record.id}${way}`, form);
      expect(theirs.status).toBe(404);
      expect(theirs.html).toBe((await other.post(`/dashboard/keys/${none}${way}`, form)).html);
    }
    expect(await holder.api.store.getKey(record.id)).toEqual(record);
    expect((await other.get("/dashboard")).html).not.toContain(record.id);
  });
});

test("the log contains no secrets", async () => {
  const holder = await Holder.signedIn();
  const { key, record } = await holder.api.key("free");
  const made = shownSecret(await make(holder));
  const rotated = shownSecret(await rotate(holder, record.id, 0));
  await holder.signIn(generateKey());
  const form = { url: "https://hooks.example.com/secret-path", events: "api_key.rotated" };
  const secret = shownSecret(await holder.post("/dashboard/webhook", form));
  const log = holder.api.log.join("\n");
  expect(log).toContain('"act":"create key"');
  expect(log).toContain('"act":"set endpoint"');
  const session = holder.cookie.split("=")[1]!;
  const formToken = await holder.formToken();
  for (const text of [
    key,
    made,
    rotated,
    secret,
    session,
    formToken,
    holder.token,
    "secret-path",
  ]) {
    expect(text).not.toBe("");
    expect(log).not.toContain(text);
  }
});

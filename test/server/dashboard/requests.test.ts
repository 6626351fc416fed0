/** Tests requests to the dashboard that none of its own pages sends: foreign, broken, too large, unknown. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MemoryStore } from "../../../src/service/store/memory-store.js";
import { StoreError } from "../../../src/service/store/store.js";
import { fieldValue, Holder, type PageAnswer } from "./holder.js";

/** Checks that an error is a page with all headers of a page. */
function expectPage(answer: PageAnswer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.html).toMatch(/^<!DOCTYPE html>/);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.headers["referrer-policy"]).toBe("same-origin");
}

describe("forged forms", () => {
  /** Sends the form that revokes a key; returns whether it was revoked. */
  async function revoke(change: Parameters<Holder["post"]>[2], holder?: Holder) {
    const sender = holder ?? (await Holder.signedIn());
    const { record } = await sender.api.key();
    const answer = await sender.post(`/dashboard/keys/${record.id}/revoke`, {}, change);
    const isDone = (await sender.api.store.getKey(record.id))?.revokedAt !== null;
    return { answer, isDone };
  }

  test("a complete form is accepted", async () => {
    const { answer, isDone } = await revoke({});
    expect(answer.status).toBe(303);
    expect(isDone).toBe(true);
  });

  test.each([
    ["no token", { token: "" }],
    ["a wrong token", { token: "x".repeat(43) }],
    ["a token that is too long", { token: "é".repeat(1_000) }],
    ["two tokens, the first one wrong", { token: "x", body: "token=x&token=y" }],
  ])("%s", async (_, change) => {
    const { answer, isDone } = await revoke(change);
    expectPage(answer, 403);
    expect(answer.text).toContain("This form has expired");
    expect(isDone).toBe(false);
  });

  test("a token of another session is refused, even of the same account", async () => {
    const holder = await Holder.signedIn();
    const other = await (await holder.another("other")).formToken();
    expect((await revoke({ token: other }, holder)).isDone).toBe(false);
    const before = await holder.formToken();
    await holder.signIn();
    expect(await holder.formToken()).not.toBe(before);
    expect((await revoke({ token: before }, holder)).isDone).toBe(false);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another port", { origin: "http://localhost:4401" }],
    ["another scheme", { origin: "https://localhost:4400" }],
    ["an origin that is hidden", { origin: "null" }],
    ["no origin", { origin: undefined }],
    [
      "no origin, and the rest as it should be",
      { origin: undefined, "sec-fetch-site": "same-origin" },
    ],
    ["another site, by the browser's word", { "sec-fetch-site": "cross-site" }],
    ["a neighbor of the site", { "sec-fetch-site": "same-site" }],
  ])("%s", async (_, headers) => {
    const { answer, isDone } = await revoke({ headers });
    expectPage(answer, 403);
    expect(isDone).toBe(false);
  });

  test("an origin that may call the API may not send forms", async () => {
    const origin = "https://app.example.com";
    const holder = await Holder.signedIn({ cors: [origin] });
    const { isDone, answer } = await revoke({ headers: { origin } }, holder);
    expectPage(answer, 403);
    expect(isDone).toBe(false);
    const page = await holder.get("/dashboard", { origin });
    expect(page.headers["access-control-allow-credentials"]).toBeUndefined();
  });

  test("signing in from another site is refused", async () => {
    const holder = await Holder.open();
    const headers = { origin: "https://evil.example" };
    const form = { token: holder.token };
    const answer = await holder.post("/dashboard/sign-in", form, { token: "", headers });
    expectPage(answer, 403);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("viewing a page changes nothing", async () => {
    const holder = await Holder.signedIn();
    const { record } = await holder.api.key();
    const token = await holder.formToken();
    for (const path of [`keys/${record.id}/revoke`, `keys/${record.id}/rotate`, "keys/new"]) {
      await holder.get(`/dashboard/${path}?token=${token}&grace=0&replaces=${record.display}`);
    }
    expect(await holder.api.store.listKeys("acme")).toEqual([record]);
  });
});

test("every page forbids framing, foreign scripts, styles and forms, and is never cached", async () => {
  const holder = await Holder.signedIn();
  const { record } = await holder.api.key();
  const out = new URL("http://localhost/dashboard/nowhere").pathname;
  const key = `/dashboard/keys/${record.id}`;
  const pages = ["/dashboard", "/dashboard/keys/new", key, `${key}/rotate`, `${key}/revoke`, out];
  for (const path of [...pages, "/dashboard/webhook"]) {
    const { headers, elements } = await holder.get(path);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain("unsafe");
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(headers["content-encoding"]).toBeUndefined();
    const names = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(names.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
  }
});

describe("bodies that are not a form of a page", () => {
  test("more than 16 KiB", async () => {
    const holder = await Holder.signedIn();
    const url = "/dashboard/webhook";
    expectPage(await holder.post(url, { url: "x".repeat(16_384) }), 413);
    expectPage(await holder.post(url, { url: "x".repeat(15_000), mark: "" }), 422);
  });

  test.each(["application/json", "multipart/form-data; boundary=x", "text/plain", "x", "é/é"])(
    "the content type %s",
    async (type) => {
      const holder = await Holder.signedIn();
      const headers = { "content-type": type };
      expectPage(await holder.post("/dashboard/webhook", {}, { headers }), 415);
      expectPage(await holder.post("/dashboard/sign-in", {}, { headers, token: "" }), 415);
    },
  );

  test("a content type with parameters is accepted", async () => {
    const holder = await Holder.signedIn();
    const headers = { "content-type": "Application/X-WWW-Form-Urlencoded; charset=utf-8" };
    expect((await holder.post("/dashboard/sign-out", {}, { headers })).status).toBe(303);
  });

  test.each([
    "",
    "&&&===",
    "token",
    "%",
    "%zz=%zz&token=%",
    "__proto__=1&constructor=2&token[]=3",
    "a=\u0000&token=\ud800",
    `${"a=1&".repeat(4_000)}b`,
  ])("the body %#", async (body) => {
    const holder = await Holder.signedIn();
    expectPage(await holder.post("/dashboard/webhook", {}, { body }), 403);
    expectPage(await holder.post("/dashboard/sign-in", {}, { body, token: "" }), 422);
  });

  test("of a form with very many fields, only the first ones are read", async () => {
    const holder = await Holder.signedIn();
    const token = fieldValue(await holder.get("/dashboard/webhook"), "token")!;
    const others = "a=1&".repeat(50);
    const [last, first] = [`${others}token=${token}`, `token=${token}&${others}`];
    expectPage(await holder.post("/dashboard/webhook", {}, { body: last }), 403);
    expectPage(await holder.post("/dashboard/webhook", {}, { body: first }), 422);
  });

  test.each([
    ["name", { name: "" }],
    ["name", { name: "x".repeat(101) }],
    ["name", { name: "a\u202eb" }],
    ["tier", { tier: "enterprise" }],
    ["tier", { tier: "__proto__" }],
    ["expires", { expires: "-1" }],
    ["expires", { expires: "1e9" }],
  ])("unknown fields: %s %#", async (field, wrong) => {
    const holder = await Holder.signedIn();
    await holder.api.key("free");
    const seal = fieldValue(await holder.get("/dashboard/keys/new"), "seal")!;
    const fields = { seal, name: "ci", tier: "free", expires: "", ...wrong };
    const answer = await holder.post("/dashboard/keys/new", fields);
    expectPage(answer, 422);
    expect(answer.html).toContain(`id="${field}-problem"`);
    expect(await holder.api.store.listKeys("acme")).toHaveLength(1);
  });
});

describe("addresses", () => {
  test.each(["nowhere", "keys", "keys/a/b/c", "webhook/x", "script.js/x", "%zz", "%00"])(
    "/dashboard/%s is unknown to everyone",
    async (path) => {
      const holder = await Holder.open();
      expectPage(await holder.get(`/dashboard/${path}`), 404);
      await holder.signIn();
      expectPage(await holder.get(`/dashboard/${path}`), 404);
      expectPage(await holder.post(`/dashboard/${path}`), 404);
    },
  );

  test.each([
    ["PUT", "/dashboard", "GET, HEAD"],
    ["DELETE", "/dashboard/webhook", "GET, HEAD, POST"],
    ["POST", "/dashboard", "GET, HEAD"],
    ["GET", "/dashboard/sign-in", "POST"],
    ["GET", "/dashboard/sign-out", "POST"],
    ["GET", "/dashboard/webhook/test", "POST"],
    ["PATCH", "/dashboard/script.js", "GET, HEAD"],
    ["OPTIONS", "/dashboard/keys/new", "GET, HEAD, POST"],
  ])("%s %s is not allowed", async (method, url, allow) => {
    const holder = await Holder.signedIn();
    const answer =
      method === "POST"
        ? await holder.post(url)
        : await holder.send({
            method: method as "PUT",
            url,
            headers: { host: holder.host, cookie: holder.cookie },
          });
    expectPage(answer, 405);
    expect(answer.headers.allow).toBe(allow);
  });

  test("HEAD returns the headers of a page", async () => {
    const holder = await Holder.signedIn();
    const headers = { host: holder.host, cookie: holder.cookie };
    const answer = await holder.send({ method: "HEAD", url: "/dashboard", headers });
    expect(answer).toMatchObject({ status: 200, html: "" });
  });

  test("the script is a file of the package", async () => {
    const holder = await Holder.open();
    const answer = await holder.get("/dashboard/script.js?v=1");
    expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(answer.html).toContain("data-live");
  });

  test("a script that could not be read is read again by the next request", async () => {
    const folder = mkdtempSync(join(tmpdir(), "wf-script-"));
    const scriptFile = join(folder, "dashboard.js");
    const holder = await Holder.open({ scriptFile });
    expectPage(await holder.get("/dashboard/script.js"), 500);
    writeFileSync(scriptFile, "// here");
    expect((await holder.get("/dashboard/script.js")).html).toBe("// here");
    rmSync(folder, { recursive: true });
  });

  test("the start page and the reference link to the dashboard; the OpenAPI document does not include it", async () => {
    const holder = await Holder.open();
    for (const path of ["/", "/docs"]) {
      expect((await holder.get(path)).html).toContain('<a href="/dashboard">Dashboard</a>');
    }
    expect((await holder.get("/openapi.json")).html).not.toContain("dashboard");
  });
});

describe("failures", () => {
  class BrokenStore extends MemoryStore {
    isBroken = false;
    override async getSession(hash: string) {
      if (this.isBroken) throw new StoreError("secret reason");
      return super.getSession(hash);
    }
    override async listAccounts() {
      if (this.isBroken) throw new StoreError("secret reason");
      return super.listAccounts();
    }
    override async pageKeys(): Promise<never> {
      throw new TypeError("secret bug");
    }
  }

  test("a failing store shows an error page, and sessions survive it", async () => {
    const store = new BrokenStore();
    const holder = await Holder.signedIn({ store });
    store.isBroken = true;
    for (const answer of [await holder.get("/dashboard/webhook"), await holder.signIn()]) {
      expectPage(answer, 503);
      expect(answer.headers["retry-after"]).toBe("5");
      expect(answer.text).not.toContain("secret");
    }
    store.isBroken = false;
    expect((await holder.get("/dashboard/webhook")).status).toBe(200);
  });

  test("a bug shows an error page without details", async () => {
    const holder = await Holder.signedIn({ store: new BrokenStore() });
    const answer = await holder.get("/dashboard");
    expectPage(answer, 500);
    expect(answer.text).not.toContain("secret");
    expect(holder.api.log.join("")).toContain("secret bug");
  });

  test("a server that is shutting down shows a page that says so", async () => {
    const holder = await Holder.signedIn();
    holder.api.app.lifecycle.state = "draining";
    const answer = await holder.get("/dashboard");
    expectPage(answer, 503);
    expect(answer.text).toContain("is shutting down");
  });
});

/** Tests keys and limits: which requests are admitted, what is counted, and what the headers say. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changeTier, revokeKey, rotateKey } from "../../src/service/accounts/keys.js";
import { defaultTiers } from "../../src/service/accounts/tiers.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { StoreError } from "../../src/service/store/store.js";
import { type Answer, Api, start } from "./api.js";

let api: Api;
beforeEach(async () => {
  api = await Api.open();
});
afterEach(() => api.app.close());

const source = "page { }";
const second = 1000;
const grammar = (headers: Record<string, string | string[]>, query = ""): Promise<Answer> =>
  api.send({ url: `/tools/grammar${query}`, headers });
const validate = (key: string): Promise<Answer> => api.post("validate", key, { source });

/** The number of requests counted for a key. */
async function countOf(id: string): Promise<number> {
  const { minute, day, month } = await api.store.getUsage(id);
  expect(minute.count).toBe(day.count);
  expect(day.count).toBe(month.count);
  return month.count;
}

describe("without a valid key", () => {
  test("a missing key is 401 with the challenge", async () => {
    const { status, text, headers } = await grammar({});
    expect([status, text]).toEqual([401, '{"error":"API key required"}']);
    expect(headers["www-authenticate"]).toBe('Bearer realm="wf"');
    expect(headers["x-ratelimit-limit"]).toBeUndefined();
  });

  test.each([
    [{ authorization: "Bearer" }],
    [{ authorization: "Bearer  " }],
    [{ authorization: "Basic d2Y6d2Y=" }],
    [{ authorization: "" }],
    [{ "x-api-key": "" }],
    [{ "x-api-key": "  " }],
  ] as Record<string, string>[][])("%j counts as missing", async (headers) => {
    expect((await grammar(headers!)).status).toBe(401);
  });

  test("unknown, malformed, expired and revoked keys get the same bytes", async () => {
    const expired = await api.key("free", { expiresAt: start + second });
    const revoked = await api.key("free");
    await revokeKey(api.store, revoked.record.id, start);
    api.now = start + second;
    const keys = [
      "x",
      "wf_live_",
      `wf_live_${"x".repeat(36)}`,
      "a-secret-that-nobody-has",
      "a".repeat(5000),
      "\u00e4\u00f6\u00fc-key-with-umlauts",
      expired.key,
      revoked.key,
      `${expired.key}x`,
      expired.key.toUpperCase(),
    ];
    for (const key of keys) {
      const { status, text, headers } = await grammar({ "x-api-key": key });
      expect([status, text]).toEqual([403, '{"error":"Invalid API key"}']);
      expect(headers["x-ratelimit-limit"]).toBeUndefined();
    }
  });

  test("unknown paths and methods are only reported to users with a key", async () => {
    const { key } = await api.key();
    for (const [method, url, status] of [
      ["GET", "/tools/nothing", 404],
      ["GET", "/tools/", 404],
      ["GET", "/tools/parse", 405],
      ["OPTIONS", "/tools/parse", 405],
      ["HEAD", "/tools/parse", 405],
      ["POST", "/tools/grammar", 405],
      ["PROPFIND", "/tools/grammar", 405],
    ] as const) {
      expect((await api.send({ method: method as "GET", url })).status).toBe(401);
      const answer = await api.send({
        method: method as "GET",
        url,
        headers: { "x-api-key": key },
      });
      expect([url, answer.status]).toEqual([url, status]);
      const allow = url.endsWith("grammar") ? "GET, HEAD" : "POST";
      if (status !== 405) continue;
      expect(answer.headers.allow).toBe(allow);
      const details = `this path takes ${allow.replace(", ", " and ")}, not ${method}`;
      const body =
        method === "HEAD" ? "" : JSON.stringify({ error: "Method not allowed", details });
      expect(answer.text).toBe(body);
    }
  });
});

describe("places of the key", () => {
  test("all three work", async () => {
    const { key } = await api.key();
    expect((await grammar({ "x-api-key": key })).status).toBe(200);
    for (const scheme of ["Bearer", "bearer", "BEARER"]) {
      expect((await grammar({ authorization: `${scheme} ${key}` })).status).toBe(200);
    }
    expect((await grammar({}, `?api_key=${key}`)).status).toBe(200);
  });

  test("the first one that is not empty counts, and the others are ignored", async () => {
    const { key } = await api.key();
    const bad = "not-a-key-of-anybody";
    const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
    expect((await grammar({ "x-api-key": key, ...bearer(bad) }, `?api_key=${bad}`)).status).toBe(
      200,
    );
    expect((await grammar({ "x-api-key": bad, ...bearer(key) })).status).toBe(403);
    expect((await grammar({ "x-api-key": "", ...bearer(key) }, `?api_key=${bad}`)).status).toBe(
      200,
    );
    expect((await grammar(bearer(bad), `?api_key=${key}`)).status).toBe(403);
    expect((await grammar({ authorization: "Basic x" }, `?api_key=${key}`)).status).toBe(200);
  });

  test("the same place twice is an invalid key", async () => {
    const { key } = await api.key();
    expect((await grammar({}, `?api_key=${key}&api_key=${key}`)).status).toBe(403);
    expect((await grammar({ "x-api-key": [key, key] })).status).toBe(403);
  });
});

describe("limits", () => {
  test("500 parallel requests on a limit of 10 admit 10", async () => {
    const { key, record } = await api.key("free");
    const answers = await Promise.all(Array.from({ length: 500 }, () => validate(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(490);
    expect(await countOf(record.id)).toBe(10);
  });

  test("the headers describe the window with the fewest remaining requests", async () => {
    const { key } = await api.key("free");
    const { headers } = await validate(key);
    expect(headers).toMatchObject({
      "x-ratelimit-limit": "10",
      "x-ratelimit-remaining": "9",
      "x-ratelimit-reset": String(start / 1000 + 30),
      "ratelimit-policy": '"minute";q=10;w=60, "day";q=100;w=86400, "month";q=1000;w=2678400',
    });
    const untilMidnight = (Date.UTC(2026, 10, 22) - start) / 1000;
    const untilDecember = (Date.UTC(2026, 11, 1) - start) / 1000;
    expect(headers.ratelimit).toBe(
      `"minute";r=9;t=30, "day";r=99;t=${untilMidnight}, "month";r=999;t=${untilDecember}`,
    );
    expect(headers["retry-after"]).toBeUndefined();
  });

  test("of equal windows, the longer one is described", async () => {
    const even = { minute: 5, day: 5, month: 5 };
    const other = await Api.open({ tiers: { ...defaultTiers, free: even } });
    const { key } = await other.key("free");
    const { headers } = await other.post("validate", key, { source });
    expect(headers["x-ratelimit-reset"]).toBe(String(Date.UTC(2026, 11, 1) / 1000));
    await other.app.close();
  });

  test("a refusal says when to retry, consistently, and costs nothing", async () => {
    const { key, record } = await api.key("free");
    for (let index = 0; index < 10; index++) await validate(key);
    api.now = start + 500;
    const { status, body, headers } = await validate(key);
    expect(status).toBe(429);
    expect(body).toEqual({ error: "Rate limit exceeded", retryAfter: 30 });
    expect(headers).toMatchObject({
      "retry-after": "30",
      "x-ratelimit-limit": "10",
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": String(start / 1000 + 30),
    });
    expect(await countOf(record.id)).toBe(10);
    api.now = start + 30 * second;
    expect((await validate(key)).status).toBe(200);
  });

  test("of several full windows, the last one to reset is described", async () => {
    const tight = { minute: 2, day: 2, month: 1000 };
    const other = await Api.open({ tiers: { ...defaultTiers, free: tight } });
    const { key } = await other.key("free");
    const send = () => other.post("validate", key, { source });
    await send();
    await send();
    const { body, headers } = await send();
    expect(headers["x-ratelimit-reset"]).toBe(String(Date.UTC(2026, 10, 22) / 1000));
    expect(body.retryAfter).toBe((Date.UTC(2026, 10, 22) - start) / 1000);
    await other.app.close();
  });

  test("retryAfter is at least a second", async () => {
    const { key } = await api.key("free");
    api.now = Date.UTC(2026, 10, 21, 10, 20, 59, 999);
    for (let index = 0; index < 10; index++) await validate(key);
    expect((await validate(key)).body.retryAfter).toBe(1);
  });

  test("enterprise has no monthly limit", async () => {
    const { key } = await api.key("enterprise");
    const { headers } = await validate(key);
    expect(headers["ratelimit-policy"]).toBe('"minute";q=120;w=60, "day";q=10000;w=86400');
  });

  test("a new tier applies to the next request, and rotation keeps the usage", async () => {
    const { key, record } = await api.key("free");
    for (let index = 0; index < 10; index++) await validate(key);
    expect((await validate(key)).status).toBe(429);
    await changeTier(api.store, defaultTiers, record.id, "basic", start);
    expect((await validate(key)).headers["x-ratelimit-remaining"]).toBe("19");
    const fresh = await rotateKey(api.store, record.id, 60 * second, start);
    expect((await validate(fresh.key)).headers["x-ratelimit-remaining"]).toBe("18");
    expect((await validate(key)).headers["x-ratelimit-remaining"]).toBe("17");
    api.now = start + 61 * second;
    expect((await validate(key)).status).toBe(403);
  });
});

describe("what a request costs", () => {
  test.each([
    ["a valid source", { method: "POST", url: "/tools/validate", payload: { source } }, 200],
    ["a wrong source", { method: "POST", url: "/tools/parse", payload: { source: "x {" } }, 400],
    ["a wrong body", { method: "POST", url: "/tools/parse", payload: {} }, 400],
    ["no body", { method: "POST", url: "/tools/parse" }, 400],
    ["an unknown path", { method: "GET", url: "/tools/none" }, 404],
    ["a wrong method", { method: "GET", url: "/tools/parse" }, 405],
    [
      "a body that is too large",
      { method: "POST", url: "/tools/parse", payload: { source: "x".repeat(1 << 20) } },
      413,
    ],
    [
      "a wrong media type",
      {
        method: "POST",
        url: "/tools/parse",
        headers: { "content-type": "text/plain" },
        payload: "page",
      },
      415,
    ],
    ["the grammar", { method: "GET", url: "/tools/grammar" }, 200],
  ] as const)("%s costs 1", async (_what, request, status) => {
    const { key, record } = await api.key();
    const headers = { ...("headers" in request ? request.headers : {}), "x-api-key": key };
    const answer = await api.send({ ...request, headers });
    expect(answer.status).toBe(status);
    expect(answer.headers["x-ratelimit-remaining"]).toBe("119");
    expect(await countOf(record.id)).toBe(1);
  });

  test("a grammar that the client already has costs 1", async () => {
    const { key, record } = await api.key();
    const { etag } = (await grammar({ "x-api-key": key })).headers;
    await grammar({ "x-api-key": key, "if-none-match": String(etag) });
    expect(await countOf(record.id)).toBe(2);
  });

  test("health, pages and refusals cost nothing", async () => {
    const { key, record } = await api.key();
    for (const url of ["/health", "/", "/docs", "/openapi.json", "/none"]) {
      const { headers } = await api.send({ url, headers: { "x-api-key": key } });
      expect(headers["x-ratelimit-limit"]).toBeUndefined();
    }
    expect(await countOf(record.id)).toBe(0);
  });
});

/** A store in which some calls fail, as on a full disk. */
class BrokenStore extends MemoryStore {
  broken: "consume" | "all" | undefined;
  override findKey(hash: string) {
    return this.broken === "all" ? Promise.reject(new StoreError("down")) : super.findKey(hash);
  }
  override consume(...request: Parameters<MemoryStore["consume"]>) {
    return this.broken ? Promise.reject(new StoreError("down")) : super.consume(...request);
  }
}

describe("a failing store", () => {
  test.each(["consume", "all"] as const)(
    "is 503 for tools, but not for health: %s",
    async (broken) => {
      const store = new BrokenStore();
      const other = await Api.open({ store });
      const { key } = await other.key();
      store.broken = broken;
      const { status, text, headers } = await other.post("validate", key, { source });
      expect([status, text]).toEqual([503, '{"error":"Service unavailable"}']);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect((await other.send({ url: "/health" })).status).toBe(200);
      store.broken = undefined;
      expect((await other.post("validate", key, { source })).status).toBe(200);
      await other.app.close();
    },
  );

  test("allows requests without limits if the operator wants that, but never without a key", async () => {
    const store = new BrokenStore();
    const other = await Api.open({ store, limitsFailOpen: true });
    const { key } = await other.key("free");
    store.broken = "consume";
    for (let index = 0; index < 20; index++) {
      const { status, headers } = await other.post("validate", key, { source });
      expect(status).toBe(200);
      expect(headers["x-ratelimit-limit"]).toBeUndefined();
    }
    expect((await other.post("validate", "no-key-of-anybody", { source })).status).toBe(403);
    await other.app.close();
  });
});

/** Tests the service around the tools: health, pages, OpenAPI, CORS, logs, shutdown, overload. */
import { readFileSync } from "node:fs";
import { METHODS } from "node:http";
import { Validator } from "@seriousme/openapi-schema-validator";
import { parse } from "parse5";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { version } from "../../src/base/text/version.js";
import { themeNames } from "../../src/base/theme/theme.js";
import { grammar as library } from "../../src/index.js";
import { completeConfig } from "../../src/service/server/config.js";
import { Api } from "./api.js";

let api: Api;
beforeAll(async () => {
  api = await Api.open({ baseUrl: "https://wf.example.com/" });
});
afterAll(() => api.app.close());

describe("health", () => {
  test("is open, and never cached", async () => {
    const { status, body, headers } = await api.send({ url: "/health" });
    expect([status, body]).toEqual([200, { status: "ok", version: "1.2.3" }]);
    expect(headers["cache-control"]).toBe("no-store");
    const head = await api.send({ method: "HEAD", url: "/health" });
    expect([head.status, head.text]).toEqual([200, ""]);
    const { status: wrong, headers: told } = await api.send({ method: "POST", url: "/health" });
    expect([wrong, told.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("is draining once the server shuts down, and the tools are gone", async () => {
    const other = await Api.open();
    const { key, record } = await other.key();
    other.app.lifecycle.state = "draining";
    const { status, body } = await other.send({ url: "/health" });
    expect([status, body]).toEqual([503, { status: "draining", version: "1.2.3" }]);
    const refused = await other.post("validate", key, { source: "page { }" });
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ "retry-after": "5", connection: "close" });
    expect((await other.store.getUsage(record.id)).month.count).toBe(0);
    await other.app.close();
  });
});

describe("a path that does not exist", () => {
  test.each([
    ["GET", "/none"],
    ["POST", "/"],
    ["GET", "/tools/../health2"],
    ["DELETE", "/docs"],
    ["GET", "//tools/grammar"],
    ["GET", "/TOOLS/grammar"],
  ] as const)("%s %s", async (method, url) => {
    const { status, body } = await api.send({ method, url });
    expect([404, 405, 401]).toContain(status);
    expect(Object.keys(body)).toEqual(status === 405 ? ["error", "details"] : ["error"]);
    if (status === 405) expect(body.details).toBe(`this path takes GET and HEAD, not ${method}`);
  });

  test("is 405 for every other method that Node parses, and names it", async () => {
    const others = METHODS.filter((method) => !["GET", "HEAD", "CONNECT"].includes(method));
    for (const method of others as "PUT"[]) {
      const { status, body, headers } = await api.send({ method, url: "/docs" });
      const details = `this path takes GET and HEAD, not ${method}`;
      expect([status, body]).toEqual([405, { error: "Method not allowed", details }]);
      expect(headers.allow).toBe("GET, HEAD");
      expect((await api.send({ method, url: "/none" })).status).toBe(404);
    }
  });

  test("cannot avoid the key by its spelling", async () => {
    for (const url of [
      "/%74ools/grammar",
      "/tools/%67rammar",
      "/tools/grammar?",
      "/tools/grammar;a",
    ]) {
      expect([401, 404]).toContain((await api.send({ url })).status);
    }
    expect((await api.send({ url: "/tools/%zz" })).body).toEqual({
      error: "Invalid request",
      details: "the URL is not well-formed",
    });
  });
});

describe("the version", () => {
  test("is the same everywhere", async () => {
    const { key } = await api.key();
    const health = await api.send({ url: "/health" });
    const grammar = await api.send({ url: "/tools/grammar", headers: { "x-api-key": key } });
    const document = await api.send({ url: "/openapi.json" });
    const versions = [health.body.version, grammar.body.version, document.body.info.version];
    expect(versions).toEqual(["1.2.3", "1.2.3", "1.2.3"]);
    for (const url of ["/", "/docs", "/dashboard"]) {
      expect((await api.app.inject({ url, headers: { host: "localhost" } })).body).toContain(
        "<span>1.2.3</span>",
      );
    }
  });

  test("is that of the package by default", () => {
    const manifest = JSON.parse(readFileSync("package.json", "utf8"));
    const { site } = completeConfig({ store: api.store });
    expect([version, library().version, site.version]).toEqual(Array(3).fill(manifest.version));
  });
});

describe("OpenAPI", () => {
  test("is valid and complete", async () => {
    const { body } = await api.send({ url: "/openapi.json" });
    const result = await new Validator().validate(structuredClone(body));
    expect(result.errors ?? []).toEqual([]);
    expect(body.openapi).toBe("3.1.0");
    expect(body.servers).toEqual([{ url: "https://wf.example.com" }]);
    expect(Object.keys(body.paths).sort()).toEqual([
      "/health",
      "/openapi.json",
      "/tools/grammar",
      "/tools/parse",
      "/tools/render/html",
      "/tools/render/svg",
      "/tools/validate",
    ]);
    const { requestBody } = body.paths["/tools/render/svg"].post;
    const { properties, required } = requestBody.content["application/json"].schema;
    expect(required).toEqual(["source"]);
    expect(properties.width).toMatchObject({ default: 1200, minimum: 64, maximum: 8192 });
    expect(properties.theme).toMatchObject({ default: "light", enum: themeNames });
  });

  test("is 304 for clients that have it", async () => {
    const { etag } = (await api.send({ url: "/openapi.json" })).headers;
    const again = await api.send({
      url: "/openapi.json",
      headers: { "if-none-match": String(etag) },
    });
    expect(again.status).toBe(304);
  });
});

describe("pages", () => {
  test.each(["/", "/docs"])("%s is a page without scripts that contains the URL", async (url) => {
    const { status, text, headers } = await api.send({ url });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(text).toContain("https://wf.example.com/tools/render/svg");
    expect(text).not.toMatch(/<script|\son\w+=|(?:href|src)="(?!\/|#|data:)/);
    expect(parse(text).childNodes).toHaveLength(2);
  });

  test("the reference has every operation with its fields", async () => {
    const { text } = await api.send({ url: "/docs" });
    for (const word of [
      "/tools/parse",
      "fullDocument",
      "padding",
      "64 to 8192",
      "429",
      "retryAfter",
    ]) {
      expect(text).toContain(word);
    }
  });
});

describe("CORS", () => {
  const origin = "https://app.example.com";
  const preflight = { origin, "access-control-request-method": "POST" };

  test("is off by default", async () => {
    const { status, headers } = await api.send({
      method: "OPTIONS",
      url: "/tools/parse",
      headers: preflight,
    });
    expect(status).toBe(401);
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("answers preflights before checking keys, counts nothing, and exposes the rate headers", async () => {
    const other = await Api.open({ cors: [origin] });
    const { key, record } = await other.key();
    const { status, headers } = await other.send({
      method: "OPTIONS",
      url: "/tools/parse",
      headers: preflight,
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "GET, HEAD, POST",
      "access-control-allow-headers": "Authorization, Content-Type, X-API-Key",
      vary: "Origin",
    });
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect((await other.store.getUsage(record.id)).month.count).toBe(0);
    const called = await other.send({
      url: "/tools/grammar",
      headers: { origin, "x-api-key": key },
    });
    expect(called.headers["access-control-allow-origin"]).toBe(origin);
    expect(called.headers["access-control-expose-headers"]).toMatch(
      /X-RateLimit-Limit.*Retry-After/,
    );
    const foreign = await other.send({
      url: "/tools/grammar",
      headers: { origin: "https://evil.example", "x-api-key": key },
    });
    expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
    const plain = await other.send({ method: "OPTIONS", url: "/tools/parse", headers: { origin } });
    expect(plain.status).toBe(401);
    await other.app.close();
  });
});

describe("invalid bodies", () => {
  const deep = `{"source":"page { }","x":${"[".repeat(9_000)}${"]".repeat(9_000)}}`;
  const deepSource = `{"source":${"[".repeat(9_000)}${"]".repeat(9_000)}}`;
  const json = { "content-type": "application/json" };
  const mustBe = (found?: string) =>
    new RegExp(
      `^Content-Type must be application/json${found === undefined ? "" : `, not ${found}`}$`,
    );

  const forbidden = /^the body has a field named __proto__, .*; rename it$/;
  const encoding = /^the body must be UTF-8, also by its Content-Type$/;

  test.each([
    ["malformed", json, '{"source":', 400, /not valid JSON/],
    ["empty", json, "", 400, /must be a JSON object|empty/],
    ["a list", json, "[]", 400, /the body must be a JSON object/],
    ["null", json, "null", 400, /the body must be a JSON object/],
    ["a text", json, '"x"', 400, /the body must be a JSON object/],
    ["__proto__", json, '{"source":"x","__proto__":{"a":1}}', 400, forbidden],
    ["__proto__, escaped", json, '{"source":"x","\\u005f_proto__":{"a":1}}', 400, forbidden],
    ["constructor", json, '{"source":"x","constructor":{"prototype":{"a":1}}}', 400, forbidden],
    ["malformed with __proto__", json, '{"__proto__":', 400, /not valid JSON/],
    ["Latin-1", json, Buffer.from('{"source":"page \\"Größe\\" {}"}', "latin1"), 415, encoding],
    [
      "Latin-1 that says so",
      { "content-type": "application/json; charset=ISO-8859-1" },
      Buffer.from('{"source":"page \\"Größe\\" {}"}', "latin1"),
      415,
      encoding,
    ],
    [
      "UTF-8 that says otherwise",
      { "content-type": 'application/json;charset="windows-1252"' },
      '{"source":"page {}"}',
      415,
      encoding,
    ],
    ["UTF-16", json, Buffer.from('\ufeff{"source":"x"}', "utf16le"), 415, encoding],
    ["half a character", json, Buffer.from([0x22, 0xe2, 0x82, 0x22]), 415, encoding],
    ["a source of 9,000 lists", json, deepSource, 400, /source must be a string/],
    ["Infinity", json, '{"source":"page { }","width":1e999}', 400, /width must be a number/],
    ["text/plain", { "content-type": "text/plain" }, '{"source":"x"}', 415, mustBe("text/plain")],
    [
      "text/plain with a charset",
      { "content-type": "Text/Plain; charset=utf-8" },
      '{"source":"x"}',
      415,
      mustBe("Text/Plain"),
    ],
    [
      "a form",
      { "content-type": "application/x-www-form-urlencoded" },
      "source=x",
      415,
      mustBe("application/x-www-form-urlencoded"),
    ],
    [
      "a media type like it",
      { "content-type": "application/jsonp" },
      "{}",
      415,
      mustBe("application/jsonp"),
    ],
    ["an invalid media type", { "content-type": '<b>"x"</b>' }, "{}", 415, mustBe()],
    [
      "a media type without an end",
      { "content-type": `a/${"b".repeat(5_000)}` },
      "{}",
      415,
      mustBe(),
    ],
    [
      "no media type",
      { "content-type": "" },
      '{"source":"x"}',
      415,
      /^the body needs the header Content-Type: application\/json$/,
    ],
    [
      "compressed",
      { ...json, "content-encoding": "gzip" },
      "\u001f\u008b",
      415,
      /^the body must not be compressed; leave the header Content-Encoding out$/,
    ],
  ] as const)("%s", async (_what, headers, payload, status, details) => {
    const { key } = await api.key();
    const answer = await api.send({
      method: "POST",
      url: "/tools/render/svg",
      headers: { ...headers, "x-api-key": key },
      payload,
    });
    expect(answer.status).toBe(status);
    expect(answer.body.details).toMatch(details);
    const error = status === 415 ? "Unsupported media type" : "Invalid request";
    expect(answer.body).toEqual({ error, details: answer.body.details });
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  test("an unknown field of 9,000 lists is ignored", async () => {
    const { key } = await api.key();
    const answer = await api.send({
      method: "POST",
      url: "/tools/validate",
      headers: { ...json, "x-api-key": key },
      payload: deep,
    });
    expect(answer.status).toBe(200);
  });

  test.each([
    "application/json",
    "Application/JSON",
    "application/json; charset=utf-8",
    "application/json;x=y",
    'application/json; charset="UTF-8"',
    "application/json; charset=utf8",
    "application/json;charset=us-ascii",
  ])("%s is JSON", async (type) => {
    const { key } = await api.key();
    const answer = await api.send({
      method: "POST",
      url: "/tools/validate",
      headers: { "content-type": type, "x-api-key": key },
      payload: '{"source":"page { }"}',
    });
    expect(answer.status).toBe(200);
  });

  test("NUL and lone surrogates are drawn as characters that XML allows", async () => {
    const { key } = await api.key();
    const payload = '{"source":"page { text \\"a\\u0000b\\ud800c\\" }"}';
    for (const path of ["render/svg", "render/html", "parse", "validate"]) {
      const { status, body } = await api.send({
        method: "POST",
        url: `/tools/${path}`,
        headers: { ...json, "x-api-key": key },
        payload,
      });
      expect(status).toBe(200);
      const drawn = body.svg ?? body.html;
      if (drawn === undefined) continue;
      expect(drawn).toContain("a\ufffdb\ufffdc");
      expect(drawn).not.toMatch(/[\u0000\ud800-\udfff]/);
    }
  });
});

describe("paths that do not exist", () => {
  test.each(["/none", "/tools/none"])("%s is 404 whatever the body", async (url) => {
    const { key } = await api.key();
    for (const payload of ["{bad", "x".repeat(2 << 20)]) {
      const headers = { "content-type": "application/json", "x-api-key": key };
      const { status, body } = await api.send({ method: "POST", url, headers, payload });
      expect([status, body]).toEqual([404, { error: "Not found" }]);
    }
  });
});

describe("work", () => {
  const big = `page {\n${'  text "a line of text that is long enough"\n'.repeat(2000)}}`;

  test("large sources are processed in the pool, with the same result", async () => {
    const { key } = await api.key();
    const pooled = await api.post("validate", key, { source: big });
    expect([pooled.status, pooled.text]).toEqual([200, '{"valid":true}']);
    const inline = await Api.open({ inlineLimit: 1 << 20 });
    const other = await inline.key();
    const request = { source: big, width: 800 };
    const [a, b] = [
      await api.post("render/svg", key, request),
      await inline.post("render/svg", other.key, request),
    ];
    expect(a.text).toBe(b.text);
    await inline.app.close();
  });

  test("a task that takes too long is 503, costs 1, and the next one is served", async () => {
    const other = await Api.open({ renderTimeout: 1 });
    const { key, record } = await other.key();
    const { status, headers } = await other.post("render/svg", key, { source: big });
    expect(status).toBe(503);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect((await other.store.getUsage(record.id)).month.count).toBe(1);
    expect((await other.post("render/svg", key, { source: "page { }" })).status).toBe(200);
    await other.app.close();
  });

  test("an overloaded server refuses tools before counting, and reports it in its health", async () => {
    // Any delay is too long, once it has been measured for a second.
    const other = await Api.open({ maxEventLoopDelay: Number.MIN_VALUE });
    const { key, record } = await other.key();
    const post = () => other.post("validate", key, { source: "page { }" });
    await expect.poll(async () => (await post()).status).toBe(503);
    const counted = (await other.store.getUsage(record.id)).month.count;
    expect((await post()).status).toBe(503);
    expect((await other.store.getUsage(record.id)).month.count).toBe(counted);
    expect((await other.send({ url: "/health" })).status).toBe(200);
    await other.app.close();
  });
});

test("the log has a line for each request, without any content from the client", async () => {
  const other = await Api.open();
  const { key } = await other.key();
  const canary = "canary-that-must-not-be-logged";
  await other.send({ url: `/tools/grammar?api_key=${key}&x=${canary}` });
  await other.send({ url: `/${canary}?api_key=${canary}` });
  await other.send({ url: "/tools/grammar", headers: { "x-api-key": canary, cookie: canary } });
  await other.post("parse", key, { source: canary, [canary]: canary });
  const written = other.log.join("");
  expect(written).not.toContain(key);
  expect(written).not.toContain(canary);
  const lines = other.log.map((line) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === "answered")).toHaveLength(4);
  expect(lines[0]).toMatchObject({ method: "GET", route: "/tools/grammar", status: 200 });
  expect(lines[0].keyId).toMatch(/^key_/);
  await other.app.close();
});

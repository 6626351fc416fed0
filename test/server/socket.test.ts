/** Tests the server with real sockets: fetch, slow and broken clients, duplicate headers, closing. */

import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drainServer } from "../../src/service/server/app/lifecycle.js";
import { pause } from "../support/pause.js";
import { Api } from "./api.js";

let api: Api;
let base: string;
let port: number;
let key: string;

async function listen(server: Api): Promise<string> {
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  api = await Api.open({
    tiers: { enterprise: { minute: 1e6, day: 1e6, month: null } },
    timeouts: { headers: 300, request: 600, keepAlive: 5_000, check: 50 },
  });
  base = await listen(api);
  port = Number(new URL(base).port);
  key = (await api.key()).key;
});
afterAll(() => api.app.close());

/** Writes parts to a socket, each after its delay, and returns everything received. */
async function talk(
  parts: readonly (readonly [delay: number, text: string])[],
  { halfClose = false } = {},
): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let heard = "";
  socket.setEncoding("utf8").on("data", (text: string) => (heard += text));
  const closed = new Promise<void>((resolve) => {
    socket.on("end", () => socket.end());
    socket.on("error", () => {}).on("close", () => resolve());
  });
  for (const [delay, text] of parts) {
    await pause(delay);
    if (!socket.destroyed) socket.write(text);
  }
  if (halfClose) socket.end();
  const deadline = setTimeout(() => socket.destroy(), 30_000);
  await closed;
  clearTimeout(deadline);
  return heard;
}

const head = (lines: string): string => `${lines}\r\nHost: x\r\nConnection: close\r\n`;
/** The status and JSON body of what was received. */
function read(answer: string): { status: number; body: unknown; head: string } {
  const [top = "", text = ""] = answer.split("\r\n\r\n");
  return { status: Number(top.split(" ")[1]), body: text && JSON.parse(text), head: top };
}

test("fetch can draw, with the key in each place", async () => {
  const body = JSON.stringify({ source: 'page { button "Go" }' });
  const type = { "content-type": "application/json" };
  for (const [query, headers] of [
    ["", { "x-api-key": key }],
    ["", { authorization: `Bearer ${key}` }],
    [`?api_key=${key}`, {}],
  ] as const) {
    const answer = await fetch(`${base}/tools/render/svg${query}`, {
      method: "POST",
      headers: { ...type, ...headers } as Record<string, string>,
      body,
    });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { svg: string }).svg).toMatch(/^<svg /);
    expect(answer.headers.get("x-ratelimit-limit")).not.toBeNull();
  }
});

test("fetch can read compressed answers", async () => {
  const answer = await fetch(`${base}/tools/grammar`, { headers: { "x-api-key": key } });
  expect(answer.headers.get("content-encoding")).toMatch(/^(?:br|gzip)$/);
  expect(((await answer.json()) as { version: string }).version).toMatch(/^\d/);
});

describe("keys on the wire", () => {
  const ask = (lines: string) => talk([[0, `${head("GET /tools/grammar HTTP/1.1")}${lines}\r\n`]]);

  test.each([
    ["two lines of x-api-key", () => `x-api-key: ${key}\r\nX-API-Key: ${key}\r\n`],
    [
      "two lines of Authorization",
      () => `Authorization: Bearer ${key}\r\nauthorization: Bearer ${key}\r\n`,
    ],
  ])("%s are an invalid key", async (_what, lines) => {
    expect(read(await ask(lines())).status).toBe(403);
  });

  test("bytes that are not ASCII are an invalid key", async () => {
    expect(read(await ask("x-api-key: \u00fc\u00ff-key-of-somebody\r\n")).status).toBe(403);
  });
});

describe("bodies on the wire", () => {
  const post = (lines: string) =>
    head(`POST /tools/validate HTTP/1.1`) +
    `x-api-key: ${key}\r\ncontent-type: application/json\r\n${lines}\r\n`;

  test("too large according to the header", async () => {
    const answer = read(await talk([[0, post("content-length: 99999999\r\n")]]));
    expect([answer.status, answer.body]).toEqual([413, { error: "Payload too large" }]);
    expect(answer.head.toLowerCase()).toContain("x-ratelimit-limit");
  });

  test("too large without a header", async () => {
    const chunk = `${(65536).toString(16)}\r\n${"x".repeat(65536)}\r\n`;
    const parts = Array.from({ length: 20 }, () => [0, chunk] as const);
    const answer = await talk([[0, post("transfer-encoding: chunked\r\n")], ...parts]);
    expect(read(answer).status).toBe(413);
  });

  test("shorter than declared, and then silence: 408", async () => {
    const answer = read(await talk([[0, `${post("content-length: 50\r\n")}{"sou`]]));
    expect([answer.status, answer.body]).toEqual([408, { error: "Request timeout" }]);
  });

  test("one byte at a time: 408 if it takes too long", async () => {
    const bytes = [...'{"source":"page { }"}'].map((byte) => [60, byte] as const);
    const answer = await talk([[0, post("content-length: 21\r\n")], ...bytes]);
    expect(read(answer).status).toBe(408);
  });

  // To Node, such a client looks disconnected, so it is only answered if the store is as fast as memory.
  test("a client that closes its side immediately is answered or disconnected, and others are served", async () => {
    const body = '{"source":"page { }"}';
    const request: readonly [number, string] = [
      0,
      post(`content-length: ${body.length}\r\n`) + body,
    ];
    const answer = await talk([request], { halfClose: true });
    const isMemory = process.env.WF_TEST_STORE === undefined;
    if (isMemory || answer !== "")
      expect(read(answer)).toMatchObject({ status: 200, body: { valid: true } });
    expect(read(await talk([request]))).toMatchObject({ status: 200, body: { valid: true } });
  });

  test("contradictory lengths are invalid HTTP", async () => {
    const lines = "content-length: 5\r\ntransfer-encoding: chunked\r\n";
    expect(read(await talk([[0, `${post(lines)}0\r\n\r\n`]])).status).toBe(400);
  });
});

describe("broken requests", () => {
  test("too long headers: 431", async () => {
    const long = `x-long: ${"a".repeat(20_000)}\r\n`;
    const answer = read(await talk([[0, `${head("GET /health HTTP/1.1")}${long}\r\n`]]));
    expect(answer.status).toBe(431);
    expect(answer.body).toEqual({ error: "Request header fields too large" });
    expect(answer.head).toMatch(/x-content-type-options: nosniff/);
    expect(answer.head).toMatch(/x-request-id: [\w-]{36}/);
  });

  test("too many headers: 431", async () => {
    const many = "a:b\r\n".repeat(120);
    const answer = read(await talk([[0, `${head("GET /health HTTP/1.1")}${many}\r\n`]]));
    expect(answer.status).toBe(431);
    expect(answer.body).toEqual({ error: "Request header fields too large" });
  });

  test("endless headers: 408", async () => {
    const answer = read(await talk([[0, "GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: "]]));
    expect([answer.status, answer.body]).toEqual([408, { error: "Request timeout" }]);
  });

  test.each([
    ["no HTTP at all", "hello\r\n\r\n"],
    ["a line break in a header", "GET / HTTP/1.1\r\nHost: x\r\nA: b\rc\r\n\r\n"],
    ["a host with a zero", "GET / HTTP/1.1\r\nHost: x\r\nHost\u0000: y\r\n\r\n"],
    ["an unknown method", "FETCH / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["TLS", "\u0016\u0003\u0001\u0002\u0000\u0001"],
  ])("%s: 400", async (_what, text) => {
    const answer = read(await talk([[0, text]]));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: "Invalid request",
      details: "the request is not valid HTTP",
    });
  });

  test.each([
    ["no host", "GET /health HTTP/1.1\r\nConnection: close\r\n\r\n", "the Host header is missing"],
    [
      "two hosts",
      `GET /health HTTP/1.1\r\nHost: x\r\nhost: x\r\nConnection: close\r\n\r\n`,
      "the Host header is given more than once",
    ],
    [
      "two hosts that differ, for a tool",
      `${head("GET /tools/grammar HTTP/1.1")}Host: y\r\n\r\n`,
      "the Host header is given more than once",
    ],
    [
      "an unknown expectation",
      `${head("POST /tools/parse HTTP/1.1")}Expect: more\r\nContent-Length: 0\r\n\r\n`,
      "the Expect header must be 100-continue",
    ],
  ])("%s: 400", async (_what, text, details) => {
    const answer = read(await talk([[0, text]]));
    expect(answer).toMatchObject({ status: 400, body: { error: "Invalid request", details } });
    expect(answer.head).toMatch(/x-content-type-options: nosniff/);
  });

  test("the server continues", async () => {
    expect((await fetch(`${base}/health`)).status).toBe(200);
  });
});

test.each([
  ["that is not well-formed", "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["in the dashboard that is not well-formed", "GET /dashboard/%zz HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["with another Expect", "GET /health HTTP/1.1\r\nHost: x\r\nExpect: y\r\n\r\n"],
])("1,600 requests %s, in one write, close the connection", async (_, text) => {
  let parsed = 0;
  const count = () => parsed++;
  api.app.server.on("request", count).on("checkExpectation", count);
  const heard = await talk([[0, text.repeat(1_600)]]);
  api.app.server.off("request", count).off("checkExpectation", count);
  // Few start, few wait, and the rest is not even parsed.
  expect(parsed).toBeLessThan(300);
  expect(heard.split("HTTP/1.1 ").length - 1).toBeLessThan(300);
  expect((await fetch(`${base}/health`)).status).toBe(200);
});

test("a server that shuts down finishes running requests, and accepts nothing new", async () => {
  const other = await Api.open();
  const address = await listen(other);
  const issued = await other.key();
  const source = `page {\n${'  text "a line"\n'.repeat(4000)}}`;
  const running = fetch(`${address}/tools/render/svg`, {
    method: "POST",
    headers: { "x-api-key": issued.key, "content-type": "application/json" },
    body: JSON.stringify({ source }),
  });
  await expect.poll(() => other.app.lifecycle.running, { interval: 1 }).toBe(1);
  const ended = drainServer(other.app, 10_000);
  await expect(fetch(`${address}/health`)).rejects.toThrow();
  expect((await running).status).toBe(200);
  await ended;
});

test("a server that shuts down does not wait forever", async () => {
  const other = await Api.open();
  const address = await listen(other);
  const issued = await other.key();
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `POST /tools/parse HTTP/1.1\r\nHost: x\r\nx-api-key: ${issued.key}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n`,
  );
  await expect.poll(() => other.app.lifecycle.running, { interval: 5 }).toBe(1);
  await drainServer(other.app, 100);
  socket.destroy();
});

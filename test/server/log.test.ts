/** Tests the log of a server: who sent requests, a limited number of lines, and a single one when its store fails. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { LogSample } from "../../src/service/server/answer/log-sample.js";
import type { ServerConfig } from "../../src/service/server/config.js";
import { watchStore } from "../../src/service/server/logs/watch-store.js";
import { loggedAddress } from "../../src/service/server/request/client-address.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { StoreError } from "../../src/service/store/store.js";
import { prettyLine } from "../../src/tools/cli/serve/pretty-line.js";
import { itemsOf } from "../store/store-contract.js";
import { Api, start } from "./api.js";
import { Holder } from "./dashboard/holder.js";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** A server with the log settings of a real one. */
async function openApi(config: Partial<ServerConfig> = {}): Promise<Api & { lines(): Line[] }> {
  const written: string[] = [];
  const log = { level: "info", stream: { write: (line: string) => written.push(line) } };
  const api = await Api.open({ log, ...config });
  open.push(api.app);
  return Object.assign(api, { lines: () => written.map((line) => JSON.parse(line) as Line) });
}

type Line = Record<string, unknown> & { msg: string };

describe("an address", () => {
  test.each([
    ["203.0.113.77", "203.0.113.0", "203.0.113.77"],
    ["::ffff:203.0.113.77", "203.0.113.0", "203.0.113.77"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::", "2001:db8:1:2:3:4:5:6"],
    ["fe80::1%eth0", "fe80::", "fe80::1"],
    ["::1", "::", "::1"],
    ["unknown", undefined, undefined],
    ["_hidden", undefined, undefined],
    ["", undefined, undefined],
    ['1.2.3.4","msg":"signed in', undefined, undefined],
    ["1.2.3.4\n{}", undefined, undefined],
  ])("%j is truncated to %j, or %j", (address, truncated, full) => {
    expect(loggedAddress(address, "truncated")).toBe(truncated);
    expect(loggedAddress(address, "full")).toBe(full);
    expect(loggedAddress(address, "none")).toBeUndefined();
  });

  const proxied = { "x-forwarded-for": "198.51.100.1, 203.0.113.77" };
  test.each<[string, Partial<ServerConfig>, string | undefined]>([
    ["of the connection", {}, "127.0.0.0"],
    ["in full", { logAddresses: "full" }, "127.0.0.1"],
    ["not at all", { logAddresses: "none" }, undefined],
    ["as the proxy reports it", { trustProxy: true, logAddresses: "full" }, "203.0.113.77"],
    ["truncated, as the proxy reports it", { trustProxy: true }, "203.0.113.0"],
  ])("is logged with requests and sign-ins: %s", async (_what, config, client) => {
    const api = await openApi(config);
    await api.send({ url: "/tools/grammar", headers: proxied });
    const holder = Object.assign(Object.create(Holder.prototype), { api, host: "localhost" });
    for (const token of ["wf_token_wrong", "x"]) {
      const form = {
        origin: "http://localhost",
        "content-type": "application/x-www-form-urlencoded",
      };
      await api.app.inject({
        method: "POST",
        url: "/dashboard/sign-in",
        headers: { ...proxied, ...form, host: holder.host },
        payload: `token=${token}`,
      });
    }
    const lines = api.lines().filter(({ msg }) => msg === "answered" || msg.includes("sign-in"));
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line.client).toBe(client);
  });
});

describe("a flood", () => {
  const flood = async (api: Api, count: number, headers: Record<string, string> = {}) => {
    for (let at = 0; at < count; at++) await api.app.inject({ url: "/tools/grammar", headers });
  };
  const answered = (lines: Line[], status: number) =>
    lines.filter((line) => line.msg === "answered" && line.status === status).length;

  test.each([
    ["without a key", 401, {}],
    ["with a wrong key", 403, { "x-api-key": "a-key-of-16-chars" }],
  ])("of requests %s is sampled, and counted", async (_what, status, headers) => {
    const api = await openApi();
    await flood(api, 50, headers as Record<string, string>);
    expect(answered(api.lines(), status)).toBe(20);
    await api.app.close();
    expect(api.lines().at(-1)).toMatchObject({
      level: 30,
      status,
      count: 30,
      msg: "more answers, not logged one by one",
    });
  });

  test("of 429 is sampled, and accepted requests are not", async () => {
    const api = await openApi();
    const { key } = await api.key("basic");
    await flood(api, 70, { "x-api-key": key });
    expect(answered(api.lines(), 200)).toBe(30);
    expect(answered(api.lines(), 429)).toBe(20);
  });

  test("is logged completely at debug level", async () => {
    const written: string[] = [];
    const stream = { write: (line: string) => written.push(line) };
    const api = await openApi({ log: { level: "debug", stream } });
    await flood(api, 50);
    expect(written.filter((line) => line.includes('"status":401'))).toHaveLength(50);
  });
});

test("a sample contains twenty lines of a kind per minute", () => {
  vi.useFakeTimers();
  try {
    const told: [string, number][] = [];
    const sample = new LogSample((kind, count) => told.push([kind, count]));
    const admitted = (kind: string) =>
      Array.from({ length: 30 }, () => sample.admits(kind)).filter(Boolean).length;
    expect([admitted("a"), admitted("b")]).toEqual([20, 20]);
    vi.advanceTimersByTime(59_999);
    expect([admitted("a"), told]).toEqual([0, []]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([
      ["a", 40],
      ["b", 10],
    ]);
    expect(sample.admits("a")).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(told).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

/** A store whose writes fail while it is told to, except every third one. */
class FailingStore extends MemoryStore {
  isFull = false;
  #times = 0;

  /** The reason of the failures. */
  reason = "the disk reported an error";
  /** The number of attempts. */
  tries = 0;

  override async consume(...args: Parameters<MemoryStore["consume"]>) {
    this.tries++;
    if (this.isFull && this.#times++ % 3 !== 2) {
      throw new StoreError("cannot write to the store", { cause: new Error(this.reason) });
    }
    return super.consume(...args);
  }
}

describe("a failing store", () => {
  test("is one line, and one when it works again", async () => {
    const store = new FailingStore();
    const api = await openApi({ store });
    const { key } = await api.key();
    const statuses = new Set<number>();
    store.isFull = true;
    for (let at = 0; at < 30; at++) {
      statuses.add((await api.post("validate", key, { source: "page { }" })).status);
      api.now += 100;
    }
    expect([...statuses].sort()).toEqual([200, 503]);
    store.isFull = false;
    for (const later of [100, 9_000, 2_000]) {
      api.now += later;
      await api.post("validate", key, { source: "page { }" });
    }
    const told = api.lines().filter(({ msg }) => msg !== "answered");
    expect(told).toMatchObject([
      {
        level: 50,
        msg: "the store fails",
        err: { message: expect.stringContaining("cannot write") },
      },
      { level: 30, msg: "the store works again", failures: 20, seconds: 14 },
    ]);
    const failed = api.lines().filter(({ status }) => status === 503);
    expect(failed).toEqual([]);
  });

  test("works again only when the failed operation succeeds, and nothing has failed for a while", async () => {
    let now = start;
    const told: string[] = [];
    const inner = new FailingStore();
    const { store, isFailing } = watchStore(inner, () => now, {
      onFailure: ({ message }) => told.push(message),
      onRecovery: (failures, ms) => told.push(`${failures} in ${ms} ms`),
    });
    const subject = { keyId: "k", keyName: "k", account: "a", tier: "t" };
    const limits = { minute: 1e6, day: 1e6, month: null };
    const consume = () => store.consume({ ...subject, limits }, now).catch(() => {});
    expect(isFailing()).toBe(false);
    inner.isFull = true;
    await consume();
    now += 20_000;
    await store.getUsage("k");
    expect([isFailing(), told]).toEqual([true, ["cannot write to the store"]]);
    await consume();
    inner.isFull = false;
    now += 9_999;
    await consume();
    expect(isFailing()).toBe(true);
    now += 1;
    await consume();
    expect([isFailing(), told.at(-1)]).toEqual([false, "2 in 30000 ms"]);
    expect((await itemsOf(store)).map(({ kind }) => kind)).toEqual(["usage"]);
  });

  test("with a full disk is not used for a while", async () => {
    const store = new FailingStore();
    const api = await openApi({ store });
    const { key } = await api.key();
    const post = async () => (await api.post("validate", key, { source: "page { }" })).status;
    Object.assign(store, { isFull: true, reason: "No space left on device" });
    for (let at = 0; at < 20; at++) expect(await post()).toBe(503);
    expect(store.tries).toBe(1);
    api.now += 4_999;
    expect([await post(), store.tries]).toEqual([503, 1]);
    api.now += 1;
    expect([await post(), store.tries]).toEqual([503, 2]);
    store.isFull = false;
    api.now += 5_000;
    for (let at = 0; at < 3; at++) expect(await post()).toBe(200);
    api.now += 10_000;
    expect(await post()).toBe(200);
    const told = api.lines().filter(({ msg }) => msg !== "answered");
    expect(told.map(({ msg }) => msg)).toEqual(["the store fails", "the store works again"]);
    expect(told[1]!.failures).toBe(22);
  });

  test("is used again at once when the clock was set back", async () => {
    let now = start;
    const told: string[] = [];
    const inner = new FailingStore();
    Object.assign(inner, { isFull: true, reason: "No space left on device" });
    const { store, isFailing } = watchStore(inner, () => now, {
      onFailure: ({ message }) => told.push(message),
      onRecovery: (failures, ms) => told.push(`${failures} in ${ms} ms`),
    });
    const subject = { keyId: "k", keyName: "k", account: "a", tier: "t" };
    const limits = { minute: 1e6, day: 1e6, month: null };
    const consume = () => store.consume({ ...subject, limits }, now);
    await expect(consume()).rejects.toThrow("cannot write");
    inner.isFull = false;
    now -= 86_400_000;
    await expect(consume()).resolves.toMatchObject({ isAdmitted: true });
    expect([isFailing(), told]).toEqual([false, ["cannot write to the store", "1 in 0 ms"]]);
  });

  test("does not hide our own errors", async () => {
    const store = new MemoryStore();
    vi.spyOn(store, "consume").mockRejectedValue(new TypeError("a bug"));
    const api = await openApi({ store });
    const { key } = await api.key();
    expect((await api.post("validate", key, { source: "" })).status).toBe(500);
    expect(api.lines().map(({ msg }) => msg)).toEqual(["internal error", "answered"]);
  });
});

describe("a message that clients can cause in any number", () => {
  test("is sampled: a key with a missing tier", async () => {
    const api = await openApi({ tiers: { free: { minute: 1, day: 1, month: 1 } } });
    const { key, record } = await api.key("enterprise");
    for (let at = 0; at < 40; at++) {
      await api.app.inject({ url: "/tools/grammar", headers: { "x-api-key": key } });
    }
    const reason = `the tier of ${record.id} does not exist`;
    expect(api.lines()).toHaveLength(20);
    for (const line of api.lines()) expect(line).toMatchObject({ status: 403, reason });
  });

  test("is sampled: an internal error", async () => {
    const store = new MemoryStore();
    vi.spyOn(store, "consume").mockRejectedValue(new TypeError("a bug"));
    const api = await openApi({ store });
    const { key } = await api.key();
    for (let at = 0; at < 40; at++) await api.post("validate", key, { source: "" });
    const told = (wanted: string) => api.lines().filter(({ msg }) => msg === wanted).length;
    expect([told("internal error"), told("answered")]).toEqual([20, 20]);
  });
});

test.each([
  [
    { method: "GET", route: "/x", status: 401, ms: 1, client: "1.2.3.0", msg: "answered" },
    "GET /x 401 1 ms 1.2.3.0",
  ],
  [
    { method: "GET", route: "/x", status: 503, ms: 1, reason: "busy", msg: "answered" },
    "GET /x 503 1 ms busy",
  ],
  [
    { status: 401, count: 7, msg: "more answers, not logged one by one" },
    "7 more answers, not logged one by one (401)",
  ],
  [{ reason: "SIGTERM", cut: 0, msg: "stopped" }, "stopped: SIGTERM"],
  [{ reason: "SIGINT", cut: 2, msg: "stopped" }, "stopped: SIGINT, 2 requests cut off"],
  [{ account: "acme", client: "1.2.3.0", msg: "signed in" }, "signed in (acme, 1.2.3.0)"],
])("%j is formatted for people", (line, expected) => {
  const written = prettyLine(false)(JSON.stringify({ level: 30, time: 0, ...line }));
  expect(written.trimEnd().endsWith(`INFO: ${expected}`), written).toBe(true);
});

test("what a store says reaches a terminal as text, however long it is", () => {
  const control = "\u001b[2J\u009b31m\u202e\r";
  const said = `${control}\n[00:00:00] INFO: forged ::x`;
  const log = [prettyLine(false), prettyLine(true)];
  for (const print of log) {
    const written = print(
      JSON.stringify({
        level: 50,
        time: 0,
        msg: said,
        account: said,
        act: said,
        err: { type: control, message: said, stack: `${said.repeat(40_000)}\n    at x` },
      }),
    );
    // Without our own colors.
    const text = written.replace(/\u001b\[\d+m/g, "");
    expect(text).not.toMatch(/[\0-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    expect(text).not.toMatch(/^\[00:00:00\] INFO/m);
    expect(text.length).toBeLessThan(40_000);
  }
});

test("a line that is not JSON stays as it is", () => {
  for (const line of ["{ code: 1 }\n", "{\n"]) expect(prettyLine(false)(line)).toBe(line);
});

test("a failed request is logged with its reason, on one line", async () => {
  const api = await openApi({ renderTimeout: 1 });
  const { key } = await api.key();
  const source = `page {\n${'  text "a line of text that is long enough"\n'.repeat(3000)}}`;
  expect((await api.post("render/svg", key, { source })).status).toBe(503);
  const lines = api.lines().filter(({ level }) => Number(level) > 30);
  const reason = expect.stringMatching(/^took longer than \d+ ms$/);
  expect(lines).toMatchObject([{ msg: "answered", status: 503, reason }]);
});

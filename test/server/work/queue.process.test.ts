/** Tests the queue of a server: bursts, requests that do not fit, their cost, and clients that disconnect. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createKey } from "../../../src/service/accounts/keys.js";
import type { ServerConfig } from "../../../src/service/server/config.js";
import { alone } from "../../../src/service/server/peers.js";
import { threadHeap } from "../../../src/service/server/work/thread-pool.js";
import { timeBudget } from "../../../src/service/server/work/time-budget.js";
import { WorkQueue } from "../../../src/service/server/work/work-queue.js";
import { MemoryStore } from "../../../src/service/store/memory-store.js";
import { pause } from "../../support/pause.js";
import { type Answer, Api, start } from "../api.js";

const wide = { minute: 1e9, day: 1e9, month: 1e9 };
const sleeping = new URL("sleeping-worker.mjs", import.meta.url).pathname;
const opened: Api[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const { app } of opened.splice(0)) await app.close();
});

/** What Fastify tells about a request that it handles. */
interface Handled {
  request: FastifyRequest;
}

/** A server whose tasks all go to threads, which only sleep. */
async function openApi(config: Partial<ServerConfig> = {}): Promise<Api> {
  const tiers = { enterprise: wide };
  const api = await Api.open({ workerFile: sleeping, inlineLimit: 0, tiers, ...config });
  opened.push(api);
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  return api;
}

/** The number of sources sent, so that each is different. */
let sent = 0;
const sleep = (api: Api, key: string, ms: number): Promise<Answer> =>
  api.post("validate", key, { source: `sleep ${ms} // ${++sent}` });

const countOf = async (api: Api, id: string) => (await api.store.getUsage(id)).month.count;

/** A key of another account. */
async function otherKey(api: Api) {
  await api.store.addAccount({ name: "beta", createdAt: start, tokenHash: null, endpoint: null });
  const request = { account: "beta", tier: "enterprise" };
  return createKey(api.store, { enterprise: wide }, request, start);
}

/** Lets a server learn how long an account's tasks take. */
async function learn(api: Api, key: string, ms: number, times: number): Promise<void> {
  for (let at = 0; at < times; at++) expect((await sleep(api, key, ms)).status).toBe(200);
}

/** Opens a connection; `heard` returns what has been received so far. */
async function open(api: Api): Promise<{ socket: Socket; heard: () => string }> {
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  sockets.push(socket);
  let text = "";
  socket.setEncoding("utf8").on("data", (more: string) => (text += more));
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  return { socket, heard: () => text };
}

/** How many connections were told that they do not fit. */
const refusedOf = (connections: readonly { heard(): string }[]): number =>
  connections.filter(({ heard }) => heard().includes(" 503 ")).length;

function head(key: string, lines: string, tool = "validate"): string {
  return `POST /tools/${tool} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n${lines}\r\n\r\n`;
}

describe("a burst", () => {
  test("of 50 drawings with one key is served", async () => {
    const api = await Api.open();
    opened.push(api);
    const { key } = await api.key();
    const source = readFileSync(new URL("../../../examples/dashboard.wf", import.meta.url), "utf8");
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        api.post("render/svg", key, { source: `${source}// ${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  });

  test("of equal sources is computed once", async () => {
    const api = await openApi();
    const { key, record } = await api.key();
    const send = () => api.post("validate", key, { source: "sleep 30" });
    const answers = await Promise.all(Array.from({ length: 400 }, send));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await countOf(api, record.id)).toBe(400);
  });
});

describe("a request that does not fit", () => {
  /**
   * Fills the queue of an account: one request runs, and the others wait until the server closes. Returns the number of
   * counted requests; how many fit depends on how long the first ones took.
   */
  async function fill(api: Api, key: string): Promise<number> {
    await learn(api, key, 100, 12);
    for (let counted = 12; ; counted++) {
      let refused: Answer | undefined;
      sleep(api, key, 100_000).then(
        (answer) => (refused = answer),
        () => {},
      );
      // Until its body has been read, it counts for less.
      for (let turn = 0; turn < 100; turn++) await new Promise((next) => setImmediate(next));
      if (!refused) continue;
      expect(refused.status).toBe(503);
      expect(counted).toBeGreaterThan(12 + 20);
      return counted;
    }
  }
  const slow = { maxWait: 5_000, renderTimeout: 600_000 };

  test("is refused before its body is read, costs nothing, and delays no other account", async () => {
    const api = await openApi(slow);
    const { key, record } = await api.key();
    const other = await otherKey(api);
    let counted = await fill(api, key);
    await expect.poll(() => countOf(api, record.id)).toBe(counted);
    // Bodies are never sent. Less is known about a request whose body is still arriving, so one or two more may be
    // admitted.
    const isCounted = async () => (await countOf(api, record.id)) > counted;
    let heard = () => "";
    for (let at = 0; at < 5 && heard() === ""; at++) {
      if (await isCounted()) counted++;
      const connection = await open(api);
      ({ heard } = connection);
      connection.socket.write(head(key, "Content-Length: 100000"));
      await expect.poll(async () => heard() !== "" || (await isCounted())).toBe(true);
    }
    expect(heard()).toMatch(/^HTTP\/1.1 503 /);
    expect(heard()).toMatch(/\r\nretry-after: [1-9]\d*\r\n/i);
    expect(heard()).toMatch(new RegExp(`\r\nx-ratelimit-remaining: ${1e9 - counted}\r\n`, "i"));
    expect(await countOf(api, record.id)).toBe(counted);
    expect((await sleep(api, other.key, 1)).status).toBe(200);
  });

  test("is a 429 even if its limit is used up", async () => {
    const tiers = { enterprise: wide, once: { ...wide, minute: 1 } };
    const api = await openApi({ ...slow, tiers });
    const { key } = await api.key();
    const request = { account: "acme", tier: "once" };
    const { key: used } = await createKey(api.store, tiers, request, start);
    await learn(api, used, 1, 1);
    await fill(api, key);
    expect((await sleep(api, used, 1)).status).toBe(429);
  });

  test("is refunded if its body was read, ten times a minute", async () => {
    const api = await openApi({ maxWait: 50 });
    const { key, record } = await api.key();
    // Nothing is known yet, so all are admitted.
    const answers = await Promise.all(Array.from({ length: 30 }, () => sleep(api, key, 80)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(10);
    for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(await countOf(api, record.id)).toBe(30 - 10);
  });

  test("is refused if its own account holds too many bytes, and others still fit", async () => {
    const api = await openApi();
    const { key } = await api.key();
    const other = await otherKey(api);
    const lines = `Content-Length: ${1 << 20}`;
    const connections = await Promise.all(Array.from({ length: 33 }, () => open(api)));
    for (const { socket } of connections) socket.write(`${head(key, lines)}{`);
    await expect.poll(() => refusedOf(connections)).toBe(1);
    expect((await sleep(api, other.key, 1)).status).toBe(200);
    for (const { socket } of connections) socket.destroy();
    await expect.poll(() => api.app.lifecycle.running).toBe(0);
    expect((await sleep(api, key, 1)).status).toBe(200);
  });

  test("is refused if its body of unknown size grows too large", async () => {
    const api = await openApi();
    const { key } = await api.key();
    const chunk = `${(1000 << 10).toString(16)}\r\n${"x".repeat(1000 << 10)}\r\n`;
    const connections = await Promise.all(Array.from({ length: 33 }, () => open(api)));
    for (const { socket } of connections) {
      socket.write(head(key, "Transfer-Encoding: chunked") + chunk);
    }
    await expect.poll(() => refusedOf(connections)).toBe(1);
  });

  test("is refused if there would be no room for its answer, before anything is drawn", async () => {
    const api = await openApi();
    const { key } = await api.key();
    const holding = await Promise.all(Array.from({ length: 26 }, () => open(api)));
    for (const { socket } of holding) socket.write(`${head(key, `Content-Length: ${1 << 20}`)}{`);
    await expect.poll(() => api.app.lifecycle.running).toBe(26);
    // An answer about a source of this size may have 16 MB, and the account may hold half of 64 MiB.
    const draw = async (): Promise<string> => {
      const body = JSON.stringify({ source: `answer 10 // ${++sent} ${"x".repeat(400_000)}` });
      const { socket, heard } = await open(api);
      socket.write(head(key, `Content-Length: ${body.length}`, "render/html") + body);
      await expect.poll(heard).toMatch(/\r\n\r\n./);
      return heard();
    };
    expect(await draw()).toMatch(/^HTTP\/1.1 503 /);
    for (const { socket } of holding) socket.destroy();
    await expect.poll(() => api.app.lifecycle.running).toBe(0);
    expect(await draw()).toMatch(/^HTTP\/1.1 200 /);
  });

  test("is answered ever later if its client ignores Retry-After", async () => {
    const api = await openApi(slow);
    const { key } = await api.key();
    await fill(api, key);
    // All are refused in one second, however long they take to arrive.
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    // Timers end in order: an answer that waits for a second comes after this pause, which began before it.
    const pausing = pause(900);
    let answered = 0;
    const refused = Array.from({ length: 60 }, async () => {
      const { status, headers } = await sleep(api, key, 1);
      answered++;
      expect([status, Number(headers["retry-after"]) > 0]).toEqual([503, true]);
    });
    await pausing;
    expect(answered).toBeLessThan(60);
    await Promise.all(refused);
  });

  test("cuts off the oldest answers of a client that reads none, and delays no one else", async () => {
    const api = await openApi();
    const { key } = await api.key();
    const other = await otherKey(api);
    const [reading, ...paused] = await Promise.all(Array.from({ length: 5 }, () => open(api)));
    const send = ({ socket }: { socket: Socket }) => {
      const body = JSON.stringify({ source: `answer ${15 << 20} // ${++sent}` });
      socket.write(head(key, `Content-Length: ${body.length}`) + body);
    };
    for (const [at, connection] of paused.entries()) {
      connection.socket.pause();
      send(connection);
      await expect.poll(() => api.app.lifecycle.running).toBe(at + 1);
      expect((await sleep(api, other.key, 1)).status).toBe(200);
    }
    // Only four answers of 15 MiB may wait to be read.
    send(reading!);
    await expect.poll(() => reading!.heard().length).toBeGreaterThan(15 << 20);
    // Of the oldest one, only the part in the system's buffers arrives.
    const closed = once(paused[0]!.socket, "close");
    paused[0]!.socket.resume();
    await closed;
    expect(paused[0]!.heard().length).toBeLessThan(15 << 20);
  });
});

test("a client that reads too slowly is cut off when the time for its answer is over", async () => {
  const api = await openApi();
  const { key } = await api.key();
  const { socket, heard } = await open(api);
  socket.once("data", () => socket.pause());
  const bytes = 15 << 20;
  const body = JSON.stringify({ source: `answer ${bytes} // ${++sent}` });
  socket.write(head(key, `Content-Length: ${body.length}`) + body);
  await expect.poll(heard).toContain("HTTP/1.1 200 ");
  const now = performance.now.bind(performance);
  // Ten seconds, and one for each 64 KB.
  vi.spyOn(performance, "now").mockImplementation(() => now() + 10_000 + bytes / 64);
  await expect.poll(() => api.app.lifecycle.running).toBe(0);
  const closed = once(socket, "close");
  socket.resume();
  await closed;
  expect(heard().length).toBeLessThan(bytes);
});

describe("clients that disconnect", () => {
  test("have no work done for them that has not begun", async () => {
    const api = await openApi();
    const { key } = await api.key();
    await learn(api, key, 1, 1);
    const body = (ms: number) => JSON.stringify({ source: `sleep ${ms} // ${++sent}` });
    const post = (text: string) => head(key, `Content-Length: ${text.length}`) + text;
    const connections = await Promise.all(Array.from({ length: 51 }, () => open(api)));
    // The first one runs; the others would take an hour. What is sent at once arrives in any order.
    const [first, ...others] = connections;
    first!.socket.write(post(body(1_500)));
    await expect.poll(() => api.app.lifecycle.running).toBe(1);
    for (const { socket } of others) socket.write(post(body(72_000)));
    await expect.poll(() => api.app.lifecycle.running).toBe(51);
    for (const { socket } of connections) socket.destroy();
    await expect.poll(() => api.app.lifecycle.running).toBe(0);
    expect((await sleep(api, key, 1)).status).toBe(200);
  });

  test("hold nothing while their key is looked up", async () => {
    let go = () => {};
    const looked = new Promise<void>((resolve) => (go = resolve));
    class SlowStore extends MemoryStore {
      override async findKey(hash: string) {
        await looked;
        return super.findKey(hash);
      }
    }
    const api = await openApi({ store: new SlowStore() });
    const { key } = await api.key();
    const connections = await Promise.all(Array.from({ length: 33 }, () => open(api)));
    for (const { socket } of connections) socket.write(head(key, `Content-Length: ${1 << 20}`));
    await expect.poll(() => api.app.lifecycle.running).toBe(33);
    for (const { socket } of connections) socket.destroy();
    await expect.poll(() => api.app.lifecycle.running).toBe(0);
    go();
    const body = { source: `sleep 1 // ${"x".repeat(900_000)}` };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => api.post("validate", key, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  test("cause no log line at level error", async () => {
    const api = await openApi();
    const { key } = await api.key();
    await learn(api, key, 1, 1);
    const running = sleep(api, key, 200);
    const text = JSON.stringify({ source: "sleep 1" });
    const { socket } = await open(api);
    socket.write(head(key, `Content-Length: ${text.length}`) + text);
    await expect.poll(() => api.app.lifecycle.running).toBe(2);
    socket.destroy();
    await running;
    // The log line of a request is written after its answer was sent.
    await expect.poll(() => api.log.length).toBeGreaterThanOrEqual(3);
    const levels = api.log.map((line) => JSON.parse(line).level as number);
    expect(Math.max(...levels)).toBeLessThan(50);
  });
});

test("a place is free as soon as its answer is made, whether or not it is read", async () => {
  const queue = new WorkQueue({
    workerFile: sleeping,
    inlineLimit: 0,
    timeout: 5_000,
    maxBody: 1 << 20,
    maxWait: 10_000,
    peers: alone,
  });
  const options = { strict: false, diagnostics: false };
  // All of them together have more bytes than an account may hold.
  for (let at = 0; at < 40; at++) {
    const place = queue.enter("a", 1 << 20);
    await queue.run(place, { kind: "validate", source: `sleep 1 // ${++sent}`, options });
  }
  await queue.close();
});

test("equal tasks at once, and later ones, share the bytes of their answer", async () => {
  const queue = new WorkQueue({
    workerFile: sleeping,
    inlineLimit: 0,
    timeout: 5_000,
    maxBody: 1 << 20,
    maxWait: 10_000,
    peers: alone,
  });
  onTestFinished(() => queue.close());
  const options = { strict: false, diagnostics: false };
  const task = { kind: "validate", source: `sleep 50 // ${++sent}`, options } as const;
  const perform = () => queue.run(queue.enter("a", 1_000), task);
  const [first, ...others] = await Promise.all([perform(), perform(), perform()]);
  for (const { bytes } of [...others, await perform()]) expect(bytes).toBe(first!.bytes);
});

test("the body of a request is not kept while its answer is read", async () => {
  const api = await Api.open();
  opened.push(api);
  const { key } = await api.key();
  const requests: FastifyRequest[] = [];
  const note = (message: unknown) => void requests.push((message as Handled).request);
  const channel = "tracing:fastify.request.handler:start";
  subscribe(channel, note);
  onTestFinished(() => void unsubscribe(channel, note));
  for (const tool of ["validate", "parse", "render/svg", "render/html"]) {
    expect((await api.post(tool, key, { source: 'page { text "a" }' })).status).toBe(200);
  }
  expect(requests.map(({ body }) => body)).toEqual(Array(4).fill(undefined));
});

test("the body of a request is not kept while its task is performed", async () => {
  const api = await openApi();
  const { key } = await api.key();
  const requests: FastifyRequest[] = [];
  const note = (message: unknown) => void requests.push((message as Handled).request);
  const channel = "tracing:fastify.request.handler:start";
  subscribe(channel, note);
  onTestFinished(() => void unsubscribe(channel, note));
  const answers = Array.from({ length: 4 }, () =>
    api.post("validate", key, { source: `sleep 1000 // ${++sent}`, unknown: [[], []] }),
  );
  await expect.poll(() => api.app.lifecycle.running).toBe(4);
  await expect.poll(() => requests.map(({ body }) => body)).toEqual(Array(4).fill(undefined));
  expect(api.app.lifecycle.running).toBe(4);
  await Promise.all(answers);
});

describe("a task that takes too long", () => {
  test("is stopped, and its thread is replaced before the next one starts", async () => {
    const api = await openApi({ renderTimeout: 500 });
    const { key, record } = await api.key();
    const stopped = await sleep(api, key, 60_000);
    expect(stopped.status).toBe(503);
    expect(Number(stopped.headers["retry-after"])).toBe(60);
    expect(await countOf(api, record.id)).toBe(1);
    expect((await sleep(api, key, 50)).status).toBe(200);
  });

  test("has as much memory as is documented", async () => {
    const api = await openApi();
    const { key } = await api.key();
    const { body } = await api.post("validate", key, { source: `heap ${threadHeap}` });
    expect(body).toEqual({ valid: true });
  });

  test.each([
    ["too much memory", "fill memory"],
    // The text of half a gigabyte is made by JSON.stringify, which nothing can interrupt.
    ["too much memory for its answer", "answer 500000000"],
  ])("is also stopped if it takes %s", async (_, source) => {
    const api = await openApi();
    const { key } = await api.key();
    expect((await api.post("validate", key, { source })).status).toBe(503);
    expect((await sleep(api, key, 1)).status).toBe(200);
  });

  test("delays no other account", async () => {
    const api = await openApi({ renderTimeout: 600_000 });
    const { key } = await api.key();
    const other = await otherKey(api);
    const gone = Array.from({ length: 9 }, async () => {
      const { socket } = await open(api);
      const text = JSON.stringify({ source: `sleep 100000 // ${++sent}` });
      socket.write(head(key, `Content-Length: ${text.length}`) + text);
    });
    await Promise.all(gone);
    await expect.poll(() => api.app.lifecycle.running).toBe(9);
    // The remaining threads answer at once; the others are asleep.
    for (let at = 0; at < 20; at++) expect((await sleep(api, other.key, 1)).status).toBe(200);
    expect(api.app.lifecycle.running).toBe(9);
  });

  test.each([
    [0, 2_000],
    [1 << 10, 2_047],
    [16 << 10, 2_750],
    [64 << 10, 5_000],
    [1 << 20, 5_000],
  ])("a source of %d bytes may take %d of 5,000 ms", (bytes, expected) => {
    expect(timeBudget(bytes, 5_000)).toBe(expected);
  });
});

/** Tests whether a server can do its work, as reported by `/health?ready=1`, and how it shuts down, step by step. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { drainServer } from "../../src/service/server/app/lifecycle.js";
import type { ServerConfig } from "../../src/service/server/config.js";
import { WorkQueue } from "../../src/service/server/work/work-queue.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { type StoreCheck, StoreError } from "../../src/service/store/store.js";
import { Api } from "./api.js";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function openApi(config: Partial<ServerConfig> = {}): Promise<Api> {
  const api = await Api.open(config);
  open.push(api.app);
  return api;
}

async function listen(api: Api): Promise<number> {
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  return (api.app.server.address() as AddressInfo).port;
}

/** A store whose check returns what a test wants. */
class CheckedStore extends MemoryStore {
  checks = 0;
  readonly #check: () => Promise<StoreCheck>;

  constructor(check: () => Promise<StoreCheck>) {
    super();
    this.#check = check;
  }

  override check(): Promise<StoreCheck> {
    this.checks++;
    return this.#check();
  }
}

const ready = { url: "/health?ready=1" };
const ok = { store: "ok", pool: "ok", disk: "ok" };
const failing = async () => {
  throw new StoreError("cannot write to the store");
};

describe("readiness", () => {
  test.each<[string, () => Promise<StoreCheck>, object]>([
    ["all is well", async () => ({ free: 1 << 30 }), ok],
    ["the free space is unknown", async () => ({ free: undefined }), ok],
    ["the disk is nearly full", async () => ({ free: 1 << 20 }), { ...ok, disk: "full" }],
    ["the store fails", failing, { ...ok, store: "failing" }],
  ])("when %s", async (_what, check, checks) => {
    const api = await openApi({ store: new CheckedStore(check) });
    const { status, body, headers } = await api.send(ready);
    const isReady = Object.values(checks).every((state) => state === "ok");
    expect(status).toBe(isReady ? 200 : 503);
    expect(body).toEqual({ status: isReady ? "ok" : "unready", version: "1.2.3", checks });
    expect(headers["cache-control"]).toBe("no-store");
    const alive = await api.send({ url: "/health" });
    expect([alive.status, alive.body]).toEqual([200, { status: "ok", version: "1.2.3" }]);
    expect((await api.send({ ...ready, method: "HEAD" })).status).toBe(status);
  });

  test("if threads cannot be started", async () => {
    const api = await openApi({ workerFile: "/none/worker.js" });
    const { status, body } = await api.send(ready);
    expect([status, body.checks]).toEqual([503, { ...ok, pool: "failing" }]);
  });

  test("if threads answer late, and if they answer nothing for half a minute", async () => {
    let time = 1_000_000;
    const run = vi.spyOn(WorkQueue.prototype, "run").mockReturnValue(new Promise(() => {}));
    const api = await openApi({ now: () => time });
    const states = async () => {
      const { status, body } = await api.send(ready);
      return [status, body.status, body.checks.pool];
    };
    expect(await states()).toEqual([200, "ok", "busy"]);
    time += 30_000;
    await expect.poll(states, { timeout: 10_000 }).toEqual([503, "unready", "failing"]);
    // The check that has not been answered is not repeated meanwhile.
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });

  test("if the store does not answer", async () => {
    const api = await openApi({ store: new CheckedStore(() => new Promise(() => {})) });
    const { status, body } = await api.send(ready);
    expect([status, body.checks]).toEqual([503, { ...ok, store: "busy" }]);
  });

  test("is checked once a second, however often it is requested", async () => {
    const store = new CheckedStore(async () => ({ free: undefined }));
    const api = await openApi({ store });
    await Promise.all(Array.from({ length: 50 }, () => api.send(ready)));
    await api.send(ready);
    expect(store.checks).toBe(1);
    await expect
      .poll(async () => {
        await api.send(ready);
        return store.checks;
      })
      .toBe(2);
  });

  test.each(["/health?ready", "/health?ready=0", "/health?ready=1&ready=1", "/health?x=1"])(
    "%s checks nothing",
    async (url) => {
      const store = new CheckedStore(failing);
      const api = await openApi({ store });
      expect((await api.send({ url })).body).toEqual({ status: "ok", version: "1.2.3" });
      expect(store.checks).toBe(0);
    },
  );
});

describe("a server that shuts down", () => {
  test("reports it first, continues to serve, and then accepts nothing new", async () => {
    const api = await openApi();
    const port = await listen(api);
    const { key } = await api.key();
    const base = `http://127.0.0.1:${port}`;
    const call = () =>
      fetch(`${base}/tools/validate`, {
        method: "POST",
        headers: { "x-api-key": key, "content-type": "application/json" },
        body: '{"source":""}',
      });
    const ended = drainServer(api.app, 10_000, { delay: 60_000 });
    expect(api.app.lifecycle.state).toBe("leaving");
    for (const url of ["/health", "/health?ready=1"]) {
      const answer = await fetch(base + url);
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { status: "draining", version: "1.2.3" },
      ]);
    }
    const served = await call();
    expect([served.status, served.headers.get("connection")]).toEqual([200, "close"]);
    await drainServer(api.app, 0);
    expect(await ended).toBe(0);
    await expect(call()).rejects.toThrow();
  });

  test("reports how many requests it has cut off", async () => {
    const api = await openApi();
    const socket = connect(await listen(api), "127.0.0.1").on("error", () => {});
    const { key } = await api.key();
    socket.write(
      `POST /tools/parse HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n`,
    );
    await expect.poll(() => api.app.lifecycle.running).toBe(1);
    const ended = drainServer(api.app, 60_000);
    await drainServer(api.app, 0);
    expect(await ended).toBe(1);
    socket.destroy();
  });
});

describe("connections", () => {
  /** Opens a connection and sends a request; returns the answer, or undefined if the connection is refused. */
  async function ask(port: number, sockets: Socket[]): Promise<string | undefined> {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    return await new Promise((resolve) => {
      socket.on("error", () => resolve(undefined)).on("close", () => resolve(undefined));
      socket.on("data", (bytes) => resolve(String(bytes)));
      socket.write("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    });
  }

  test("above the limit take the place of idle ones", async () => {
    const api = await openApi({ maxConnections: 3 });
    const port = await listen(api);
    const sockets: Socket[] = [];
    for (let at = 0; at < 3; at++) expect(await ask(port, sockets)).toContain("200 OK");
    // The server finishes an answer a little later than its client.
    await expect.poll(() => api.app.lifecycle.running).toBe(0);
    expect(await ask(port, sockets)).toContain("200 OK");
    await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed).length).toBe(1);
    for (const socket of sockets) socket.destroy();
    const told = api.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(told.map(({ connections }) => connections)).toEqual([3]);
  });

  test.each(["", "GET /health HTTP/1.1\r\nHost:"])(
    "that only send %j are closed to make room",
    async (text) => {
      const api = await openApi({ maxConnections: 3 });
      const port = await listen(api);
      const sockets: Socket[] = [];
      for (let at = 0; at < 3; at++) {
        const socket = connect(port, "127.0.0.1");
        socket.on("error", () => {}).write(text);
        sockets.push(socket);
        await once(socket, "connect");
      }
      await expect.poll(() => ask(port, sockets), { timeout: 8_000 }).toContain("200 OK");
      for (const socket of sockets) socket.destroy();
    },
    20_000,
  );

  test("that are busy are not closed for others", async () => {
    const api = await openApi({ maxConnections: 1 });
    const port = await listen(api);
    const { key } = await api.key();
    const busy = connect(port, "127.0.0.1");
    let heard = "";
    busy.on("data", (bytes) => (heard += String(bytes))).on("error", () => {});
    busy.write(
      `POST /tools/validate HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: 13\r\n\r\n`,
    );
    await expect.poll(() => api.app.lifecycle.running).toBe(1);
    const sockets: Socket[] = [];
    for (let at = 0; at < 5; at++) expect(await ask(port, sockets)).toBeUndefined();
    busy.write('{"source":""}');
    await expect.poll(() => heard).toContain('{"valid":true}');
    busy.destroy();
  });
});

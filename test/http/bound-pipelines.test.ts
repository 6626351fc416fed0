/** Tests pipelined requests to all servers except `wf serve`: only some run at a time, and never too many wait. */
import { EventEmitter, once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { McpServer } from "@modelcontextprotocol/server";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { boundPipelines, mostAtOnce, mostWaiting } from "../../src/service/web/bound-pipelines.js";
import { hostNames } from "../../src/service/web/host-rule.js";
import { mostInTurn } from "../../src/service/web/turns.js";
import { listenForMessages } from "../../src/tools/cli/webhooks/listen-for-messages.js";
import { serveHttp } from "../../src/tools/mcp/serve-http.js";
import { buildPreview } from "../../src/tools/preview/build-preview.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import { performDrawing } from "../../src/tools/preview/perform-drawing.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";

const token = "secret";
const ports: Record<string, number> = {};
const closing: (() => unknown)[] = [];
const sockets: Socket[] = [];

/** Running calls of the tool that waits. */
let waiting = 0;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "wf-pipelines-"));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "fonts"));
  writeFileSync(join(folder, "client.js"), "void 0;");
  const session = new CompileSession(watchedPaths([folder], folder));
  await session.open();
  const { app } = buildPreview({
    session,
    notes: undefined,
    script: join(folder, "client.js"),
    fonts: join(folder, "fonts"),
    hostNames: hostNames({ listening: "127.0.0.1" }),
    draw: performDrawing,
    paint: async () => ({ problem: "none" }),
    openEditor: undefined,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  closing.push(() => app.close());
  ports.preview = (app.server.address() as AddressInfo).port;
  const mcp = await serveHttp(
    () => {
      const server = new McpServer({ name: "test", version: "1" });
      server.registerTool("wait", {}, () => {
        waiting++;
        return new Promise(() => {});
      });
      return server;
    },
    { port: 0, token, onError: () => {} },
  );
  closing.push(() => mcp.close());
  ports.mcp = Number(new URL(mcp.address).port);
  const listener = await listenForMessages({
    host: "127.0.0.1",
    port: 0,
    secret: undefined,
    status: 204,
    onMessage: () => {},
    onOther: () => {},
  });
  closing.push(() => listener.close());
  ports.listener = listener.port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function open(name: string): Promise<{ socket: Socket; answers(): number }> {
  const socket = connect(ports[name]!, "127.0.0.1");
  sockets.push(socket);
  let heard = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    heard += text;
  });
  socket.on("error", () => {});
  await once(socket, "connect");
  return { socket, answers: () => heard.split("HTTP/1.1 ").length - 1 };
}

const requests = {
  preview: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  mcp: "GET /mcp HTTP/1.1\r\nHost: localhost\r\n\r\n",
  listener: "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}",
};

test.each(Object.entries(requests))(
  "the %s answers a hundred requests in one write",
  async (name, text) => {
    const { socket, answers } = await open(name);
    socket.write(text.repeat(100));
    await expect.poll(answers).toBe(100);
  },
);

test.each([
  ...Object.entries(requests),
  ["preview", "GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n"] as const,
])("the %s closes a connection with 1,600 requests in one write", async (name, text) => {
  const { socket, answers } = await open(name);
  const closed = once(socket, "close");
  socket.write(text.repeat(1_600));
  await closed;
  expect(answers()).toBeLessThan(300);
  const other = await open(name);
  other.socket.write(text);
  await expect.poll(other.answers).toBe(1);
});

function call(method: string, params: object): string {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  return [
    "POST /mcp HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${token}`,
    "Content-Type: application/json",
    "Accept: application/json, text/event-stream",
    `Content-Length: ${body.length}`,
    `\r\n${body}`,
  ].join("\r\n");
}

test("calls of MCP in one write end with their connection", async () => {
  for (let at = 1; at <= 11; at++) {
    const { socket } = await open("mcp");
    socket.write(call("tools/call", { name: "wait", arguments: {} }).repeat(4));
    await expect.poll(() => waiting).toBe(4 * at);
    socket.destroy();
  }
});

/** A connection without a network. */
function connection() {
  return Object.assign(new EventEmitter(), { destroyed: false, pause() {}, resume() {} });
}

describe("requests of many connections at once", () => {
  /** Sends a request on a connection, and records its name when it starts. */
  function sender(clientOf?: (request: IncomingMessage) => string, now = () => 0) {
    const inTurn = boundPipelines(clientOf, now);
    const started: string[] = [];
    const send = (socket: EventEmitter, name: string, client = "") => {
      const response = new EventEmitter();
      const request = { socket, headers: { "x-api-key": client } } as unknown as IncomingMessage;
      inTurn(request, response as ServerResponse, () => started.push(name));
      return response;
    };
    return { started, send };
  }

  test("start a few in each turn, so that a new connection is accepted soon", async () => {
    const { started, send } = sender();
    for (let at = 0; at < 100; at++) send(connection(), "");
    const turns = [started.length];
    while (started.length < 100) {
      await nextTurn();
      turns.push(started.length - turns.reduce((a, b) => a + b));
    }
    expect(Math.max(...turns)).toBeLessThanOrEqual(mostInTurn);
    expect(turns.length).toBeLessThan(2 + 100 / mostInTurn);
  });

  test("start one in each turn if each takes long", async () => {
    let ms = 0;
    const { started, send } = sender(undefined, () => (ms += 1.5));
    for (let at = 0; at < 20; at++) send(connection(), "");
    // The first one took 1.5 ms, after which a second one could start.
    expect(started).toHaveLength(2);
    await nextTurn();
    expect(started).toHaveLength(4);
    await expect.poll(() => started.length).toBe(20);
  });

  test("take turns: a new one starts before the second requests of others", async () => {
    const { started, send } = sender();
    for (let at = 0; at < 40; at++) {
      const socket = connection();
      for (const name of ["first", "second"]) send(socket, name);
    }
    send(connection(), "new");
    await expect.poll(() => started.length).toBe(81);
    const seconds = started.slice(0, started.indexOf("new")).filter((name) => name === "second");
    expect(seconds.length).toBeLessThanOrEqual(8);
  });

  test("take turns by client: one with a hundred connections keeps another waiting for a turn", async () => {
    const { started, send } = sender(({ headers }) => String(headers["x-api-key"]));
    for (let at = 0; at < 100; at++) send(connection(), "many", "a");
    for (let at = 0; at < 3; at++) send(connection(), `b ${at}`, "b");
    send(connection(), "c", "c");
    await expect.poll(() => started.length).toBe(104);
    const others = started.flatMap((name, at) => (name === "many" ? [] : [at]));
    expect(others.at(-1)).toBeLessThan(mostInTurn + 9);
    expect(started.filter((name) => name.startsWith("b"))).toEqual(["b 0", "b 1", "b 2"]);
  });

  test("read no more of a connection while one of them waits", async () => {
    const { started, send } = sender();
    const said: string[] = [];
    const socket = Object.assign(connection(), {
      pause: () => said.push("pause"),
      resume: () => said.push("resume"),
    });
    const [first] = Array.from({ length: mostAtOnce }, (_, at) => send(socket, String(at)));
    expect(said).toEqual([]);
    send(socket, "waits");
    expect(said).toEqual(["pause"]);
    first!.emit("finish");
    await expect.poll(() => started).toContain("waits");
    expect(said).toEqual(["pause", "resume"]);
  });

  test("wait up to a number in all; then the connection with most of them is closed", () => {
    const { send } = sender();
    const closed: string[] = [];
    const sendTo = (name: string, count: number) => {
      const socket = Object.assign(connection(), {
        destroy() {
          closed.push(name);
          socket.destroyed = true;
          socket.emit("close");
        },
      });
      for (let at = 0; at < count; at++) send(socket, name);
    };
    const [longest, usual] = [50, 5];
    sendTo("longest", mostAtOnce + longest);
    for (let rest = mostWaiting - longest; rest > 0; rest -= usual) {
      sendTo("usual", mostAtOnce + usual);
    }
    expect(closed).toEqual([]);
    sendTo("one more", mostAtOnce + 1);
    expect(closed).toEqual(["longest"]);
  });

  test("never start if their connection is closed first", async () => {
    const { started, send } = sender();
    const closing = connection();
    for (let at = 0; at < 20; at++) send(connection(), "kept");
    send(closing, "closed");
    closing.destroyed = true;
    closing.emit("close");
    await expect.poll(() => started.length).toBe(20);
    await nextTurn();
    expect(started).not.toContain("closed");
  });

  test("start immediately if there are few", async () => {
    const { started, send } = sender();
    const socket = connection();
    for (let at = 0; at < 50; at++) {
      const response = send(socket, String(at));
      expect(started).toHaveLength(at + 1);
      response.emit("finish");
      await nextTurn();
      await nextTurn();
    }
  });
});

test("requests of a connection that closes are aborted without traces", async () => {
  const aborted: Error[] = [];
  let seen = 0;
  const inTurn = boundPipelines();
  const server = createServer((request, response) => {
    seen++;
    request.on("error", (error) => aborted.push(error));
    inTurn(request, response, () => {});
  });
  server.listen(0, "127.0.0.1");
  closing.push(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(10));
  await expect.poll(() => seen).toBe(10);
  const usual = Error.stackTraceLimit;
  socket.destroy();
  await expect.poll(() => aborted.length).toBe(10);
  expect(aborted.map(({ stack }) => stack?.includes("\n    at "))).toEqual(Array(10).fill(false));
  expect(Error.stackTraceLimit).toBe(usual);
});

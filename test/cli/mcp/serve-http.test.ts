/** MCP over HTTP, tested with raw sockets. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mcpServers } from "../../../src/tools/mcp/create-server.js";
import { type HttpServer, serveHttp } from "../../../src/tools/mcp/serve-http.js";
import type { McpOutcome } from "../../../src/tools/mcp/task.js";

let server: HttpServer;
const sockets: Socket[] = [];

beforeAll(async () => {
  const factory = () => {
    throw new Error("nobody gets as far as this");
  };
  server = await serveHttp(factory, { port: 0, token: "token", onError: () => {} });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** A connection that has sent a text. */
async function write(text: string): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

test.each([
  ["two hosts", "Host: 127.0.0.1\r\nHost: evil.example\r\n", "is given more than once"],
  ["two hosts, ours last", "Host: evil.example\r\nhost: 127.0.0.1\r\n", "is given more than once"],
  ["the same host twice", "Host: 127.0.0.1\r\nHost: 127.0.0.1\r\n", "is given more than once"],
  ["no host", "", "the Host header is missing"],
])("%s in a request are refused before anything else", async (_, lines, says) => {
  const socket = await write(`POST /mcp HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  let heard = "";
  socket.setEncoding("utf8").on("data", (text) => {
    heard += text;
  });
  await once(socket, "close");
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).toContain(says);
});

test("new connections are accepted beside 1,050 that stall in the middle of a request", async () => {
  for (let at = 0; at < 1_050; at++) {
    await write("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le");
  }
  // Node's `fetch` may wait forever for a connection that is closed before the request is sent on it.
  const ask = () =>
    fetch(server.address, {
      headers: { connection: "close" },
      signal: AbortSignal.timeout(1_000),
    }).then(
      ({ status }) => status,
      () => 0,
    );
  // Connections that have waited longest are closed after a second, up to sixteen for each new one.
  await expect.poll(ask, { timeout: 8_000 }).toBe(405);
});

test("the calls of a batch count one by one", async () => {
  const waiting: ((outcome: McpOutcome) => void)[] = [];
  const factory = mcpServers({
    version: "1",
    packageFolder: join(import.meta.dirname, "../../.."),
    roots: [tmpdir()],
    trustsRoots: false,
    mostCalls: 2,
    perform: () => new Promise((resolve) => waiting.push(resolve)),
    keep: async () => "",
    preview: async () => ({ address: "", files: 0 }),
    person: async () => "",
  });
  const own = await serveHttp(factory, { port: 0, token: "token", onError: () => {} });
  const batch = Array.from({ length: 5 }, (_, id) => ({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: "wf_write", arguments: { source: "page" } },
  }));
  const answer = await fetch(own.address, {
    method: "POST",
    headers: {
      authorization: "Bearer token",
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify(batch),
  });
  const heard = answer.text();
  await expect.poll(() => waiting.length).toBe(2);
  for (const end of waiting) end({ kind: "problem", problem: "this one was performed" });
  const said = await heard;
  expect(said.match(/this one was performed/g)).toHaveLength(2);
  expect(said.match(/2 calls are being answered; try again/g)).toHaveLength(3);
  await own.close();
});

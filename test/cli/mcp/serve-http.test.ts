/** MCP over HTTP, tested with raw sockets. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HttpServer, serveHttp } from "../../../src/tools/mcp/serve-http.js";

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
  const ask = () =>
    fetch(server.address, { headers: { connection: "close" } }).then(
      ({ status }) => status,
      () => 0,
    );
  // Connections that have waited longest are closed after a second, up to sixteen for each new one.
  await expect.poll(ask, { timeout: 8_000 }).toBe(405);
});

/** Tests that a client that is still sending its body when it is refused gets the reason instead of a reset. */
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Api } from "./api.js";

let api: Api;
let port: number;
let key: string;
let poor: string;

beforeAll(async () => {
  api = await Api.open({
    tiers: {
      enterprise: { minute: 1e6, day: 1e6, month: null },
      free: { minute: 0, day: 0, month: 0 },
    },
  });
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = api.app.server.address() as AddressInfo);
  key = (await api.key()).key;
  poor = (await api.key("free")).key;
});
afterAll(() => api.app.close());

/** The result of a conversation. */
interface Told {
  status: number;
  /** How the connection ended: undefined if it was not cut off. */
  error: string | undefined;
}

const part = Buffer.alloc(64 << 10, "x");

/** Sends a head and then a body in parts, each after the one before; reads only after sending everything. */
async function send(head: string, parts: number, isChunked: boolean): Promise<Told> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let error: string | undefined;
  socket.on("error", (thrown: NodeJS.ErrnoException) => {
    error = thrown.code;
  });
  await once(socket, "connect");
  socket.write(head);
  for (let at = 0; at < parts && !socket.destroyed; at++) {
    const bytes = isChunked ? [`${part.length.toString(16)}\r\n`, part, "\r\n"] : [part];
    for (const each of bytes) await new Promise((done) => socket.write(each, done));
    await setImmediate();
  }
  if (isChunked) socket.write("0\r\n\r\n");
  let heard = "";
  socket.setEncoding("latin1").on("data", (text) => {
    heard += text;
    // If an answer keeps the connection open, the client closes it after reading the answer.
    if (!/^connection: close/im.test(heard)) socket.end();
  });
  socket.on("end", () => socket.end());
  if (!socket.destroyed) await once(socket, "close").catch(() => {});
  return { status: Number(heard.split(" ")[1]), error };
}

const lengths = [
  ["of a known length", (parts: number) => `content-length: ${parts * part.length}`, false],
  ["in chunks", () => "transfer-encoding: chunked", true],
] as const;

const refusals: [what: string, status: number, parts: number, path: string, lines: () => string][] =
  [
    ["no key", 401, 32, "/tools/validate", () => ""],
    ["a wrong key", 403, 32, "/tools/validate", () => "x-api-key: wrong\r\n"],
    ["a key without requests", 429, 32, "/tools/validate", () => `x-api-key: ${poor}\r\n`],
    ["too much", 413, 64, "/tools/validate", () => `x-api-key: ${key}\r\n`],
    ["another path", 404, 32, "/nowhere", () => ""],
    ["a path that takes nothing", 405, 32, "/health", () => ""],
    ["another type", 415, 32, "/tools/validate", () => `x-api-key: ${key}\r\n`],
  ];

test.each(refusals.flatMap((row) => lengths.map((length) => [...row, ...length] as const)))(
  "%s: %i for %i parts to %s",
  async (what, status, parts, path, lines, _, length, isChunked) => {
    const type = what === "another type" ? "text/plain" : "application/json";
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\ncontent-type: ${type}\r\n${lines()}${length(parts)}\r\n\r\n`;
    expect(await send(head, parts, isChunked)).toEqual({ status, error: undefined });
  },
);

test("a client that sends forever is cut off after its answer", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  let heard = "";
  socket.setEncoding("latin1").on("data", (text) => {
    heard += text;
  });
  socket.write(
    `POST /tools/validate HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: 9000000000\r\n\r\n`,
  );
  const more = () => {
    while (!socket.destroyed && socket.write(part));
  };
  socket.on("drain", more);
  more();
  await once(socket, "close");
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard).toMatch(/^connection: close/im);
});

test("data after a refused body on the same connection is not answered", async () => {
  const ask = "POST /tools/validate HTTP/1.1\r\nHost: x\r\ntransfer-encoding: chunked\r\n\r\n";
  const next = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n";
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  await once(socket, "connect");
  let heard = "";
  socket.setEncoding("latin1").on("data", (text) => {
    heard += text;
  });
  socket.write(ask);
  await expect.poll(() => heard).toContain("401");
  socket.write(`1\r\nx\r\n0\r\n\r\n${next}`);
  const countOpen = () =>
    new Promise((done) => api.app.server.getConnections((_, count) => done(count)));
  await expect.poll(countOpen).toBe(0);
  socket.destroy();
  expect(heard.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 401"]);
});

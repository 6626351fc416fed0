/** Tests pages that nobody reads: they count for their client, whose oldest connections are closed. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdPages } from "../../src/service/server/plugins/hold-pages.js";
import { UnsentAnswers, usualPace } from "../../src/service/server/work/unsent-answers.js";

/** Longer than what the system keeps for a connection. */
const long = "☃".repeat(7_000_000);
const most = 50_000_000;

let app: FastifyInstance;
let held: [client: string, bytes: number][];
const sockets: Socket[] = [];

beforeEach(async () => {
  const unsent = new UnsentAnswers({ ...usualPace, bytes: most, now: () => 0 });
  held = [];
  const holdUnsent = (client: string, { bytes }: { bytes: Uint8Array }, cut: () => void) => {
    const entry: [string, number] = [client, bytes.length];
    held.push(entry);
    const sent = unsent.add(client, bytes.length, cut);
    return () => {
      held.splice(held.indexOf(entry), 1);
      sent();
    };
  };
  app = fastify();
  app.decorateRequest("visitor");
  app.addHook("onRequest", async (request) => {
    const account = request.headers["x-account"];
    if (account) request.visitor = { account: { name: account } } as never;
  });
  holdPages(app, { holdUnsent }, ({ headers }) => `address ${headers["x-address"]}`);
  app.get("/long", () => long);
  app.get("/short", () => "a".repeat(4_000));
  app.get("/bytes", () => Buffer.alloc(10_000));
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Asks for a page without reading it. */
async function ask(path: string, header: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => {}).pause();
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\nConnection: close\r\n\r\n`);
  return socket;
}

/** The number of bytes that arrive until the connection is closed. */
async function bytesOf(socket: Socket): Promise<number> {
  socket.resume();
  if (!socket.closed) await once(socket, "close");
  return socket.bytesRead;
}

const isWhole = (bytes: number) => bytes > 3 * long.length;

test("count for the account, or for the client if nobody is signed in, until they are read", async () => {
  const ours = await ask("/long", "X-Account: acme");
  await expect.poll(() => held).toEqual([["acme", 3 * long.length]]);
  const theirs = await ask("/long", "X-Address: 1");
  await expect.poll(() => held.map(([client]) => client)).toEqual(["acme", "address 1"]);
  expect(isWhole(await bytesOf(ours))).toBe(true);
  await expect.poll(() => held.map(([client]) => client)).toEqual(["address 1"]);
  theirs.destroy();
  await expect.poll(() => held).toEqual([]);
});

test("close the oldest connections of the client with the most", async () => {
  const first = await ask("/long", "X-Account: greedy");
  await expect.poll(() => held.length).toBe(1);
  const other = await ask("/long", "X-Account: acme");
  await expect.poll(() => held.length).toBe(2);
  const second = await ask("/long", "X-Account: greedy");
  await expect.poll(() => held.map(([client]) => client)).toEqual(["acme", "greedy"]);
  expect(isWhole(await bytesOf(first))).toBe(false);
  expect(isWhole(await bytesOf(other))).toBe(true);
  expect(isWhole(await bytesOf(second))).toBe(true);
});

test.each(["/short", "/bytes"])("%s is not counted", async (path) => {
  expect(await bytesOf(await ask(path, "X-Address: 1"))).toBeGreaterThan(4_000);
  expect(held).toEqual([]);
});

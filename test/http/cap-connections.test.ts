/** Tests the cap on connections: which ones are closed for a new one, and when that is refused. */
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  type ClientsOfConnections,
  capConnections,
} from "../../src/service/web/cap-connections.js";

const most = 3;
const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A server with a cap, which answers everything except `/hold` and bodies. */
async function open(clients?: ClientsOfConnections) {
  const told: boolean[] = [];
  const seen = { connection: 0, request: 0, answer: 0 };
  const server = createServer((asked, response) => {
    response.once("close", () => seen.answer++);
    if (asked.url !== "/hold" && asked.method === "GET") response.end("ok");
  });
  for (const event of ["connection", "request"] as const) server.on(event, () => seen[event]++);
  capConnections(server, most, (isRefused) => told.push(isRefused), clients);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  const write = (text: string): Socket => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    sockets.push(socket);
    socket.write(text);
    return socket;
  };
  return { seen, told, sockets, write };
}

/** Stops the clock of the process, which can then be advanced. */
function holdClock(): { advance(ms: number): void } {
  let time = 1_000_000;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  onTestFinished(() => void vi.restoreAllMocks());
  return {
    advance(ms) {
      time += ms;
    },
  };
}

/** Whether a request on a new connection is answered. */
function isServed(socket: Socket): Promise<boolean> {
  return new Promise((settle) => {
    socket.once("data", (bytes) => settle(String(bytes).startsWith("HTTP/1.1 200")));
    socket.once("close", () => settle(false));
  });
}

const body = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf";
const rows = [
  { what: "idle", text: request("/"), until: "answer", ms: 0, gives: true },
  { what: "silent for a second", text: "", until: "connection", ms: 1_001, gives: true },
  { what: "silent for less", text: "", until: "connection", ms: 999, gives: false },
  {
    what: "half a head",
    text: "GET / HTTP/1.1\r\nHo",
    until: "connection",
    ms: 1_001,
    gives: true,
  },
  { what: "half a body", text: body, until: "request", ms: 4_999, gives: false },
  { what: "half a body for long", text: body, until: "request", ms: 5_001, gives: true },
  { what: "being answered", text: request("/hold"), until: "request", ms: 90_000, gives: false },
] as const;

test.each(rows)("$what, $ms ms: gives way is $gives", async ({ text, until, ms, gives }) => {
  const clock = holdClock();
  const { seen, told, sockets, write } = await open();
  for (let at = 0; at < most; at++) write(text);
  await expect.poll(() => seen[until]).toBe(most);
  clock.advance(ms);
  expect(await isServed(write(request("/")))).toBe(gives);
  expect(told).toEqual([!gives]);
  if (!gives) expect(sockets.slice(0, most).map(({ destroyed }) => destroyed)).not.toContain(true);
});

test("as many as have left are served at once, though it is not seen yet that they have", async () => {
  const clock = holdClock();
  const { seen, sockets, write } = await open();
  for (let at = 0; at < most; at++) write(`${request("/")}GET / HTTP/1.1\r\nHo`);
  await expect.poll(() => seen.answer).toBe(most);
  clock.advance(1_001);
  for (const socket of sockets) socket.destroy();
  const served = Array.from({ length: most }, () => isServed(write(request("/"))));
  expect(await Promise.all(served)).toEqual([true, true, true]);
});

test("those that have waited longest are closed, wherever one stands that has just been answered", async () => {
  const clock = holdClock();
  const { seen, told, sockets, write } = await open();
  const active = write("");
  await expect.poll(() => seen.connection).toBe(1);
  for (let at = 1; at < most; at++) write("");
  await expect.poll(() => seen.connection).toBe(most);
  clock.advance(900);
  active.write(`${request("/")}GET / HTTP/1.1\r\nHo`);
  await expect.poll(() => seen.answer).toBe(1);
  clock.advance(200);
  expect(await isServed(write(request("/")))).toBe(true);
  expect(told).toEqual([false]);
  await expect.poll(() => sockets.slice(1, most).every(({ closed }) => closed)).toBe(true);
  expect(active.closed).toBe(false);
});

/** Clients by a header, in which a trailing `!` means that they have shown who they are. */
const named: ClientsOfConnections = {
  of: ({ headers }) => String(headers["x-client"] ?? "somebody"),
  isKnown: (client) => client.endsWith("!"),
};

/** Requests that nobody answers. */
const held = (client: string, text = "GET /hold"): string =>
  `${text} HTTP/1.1\r\nHost: x\r\nX-Client: ${client}\r\n\r\n`;
/** A body of which the last byte is missing. */
const half = (client: string): string =>
  held(client, "POST /").replace("\r\n\r\n", "\r\nContent-Length: 9\r\n\r\nhalf");

test.each([
  { what: "whoever has the most", busy: ["a", "a", "b"], closed: [0], gives: true },
  {
    what: "a newcomer's own address",
    busy: ["somebody", "somebody", "b"],
    closed: [0],
    gives: true,
  },
  { what: "everybody alike", busy: ["a", "b", "c"], closed: [], gives: false },
  {
    what: "the newest of an account, whose oldest work goes on",
    busy: ["a!", "a!", "b"],
    closed: [1],
    gives: true,
  },
])("of busy connections, $what: gives way is $gives", async ({ busy, closed, gives }) => {
  const { seen, told, sockets, write } = await open(named);
  for (const [at, client] of busy.entries()) {
    write(held(client));
    await expect.poll(() => seen.request).toBe(at + 1);
  }
  expect(await isServed(write(request("/")))).toBe(gives);
  expect(told).toEqual([!gives]);
  const isClosed = () => sockets.slice(0, most).flatMap(({ closed }, at) => (closed ? [at] : []));
  await expect.poll(isClosed).toEqual(closed);
});

test("requests that begin again as soon as they are whole keep nobody out", async () => {
  const { seen, told, write } = await open(named);
  const sockets = Array.from({ length: most }, () => write(half("a")));
  await expect.poll(() => seen.request).toBe(most);
  for (let round = 1; round < 4; round++) {
    for (const socket of sockets) socket.write(`12345${half("a")}`);
    expect(await isServed(write(request("/")))).toBe(true);
    sockets.shift();
    sockets.push(write(half("a")));
    await expect.poll(() => seen.request).toBeGreaterThan(most * round);
  }
  expect(told).not.toContain(true);
});

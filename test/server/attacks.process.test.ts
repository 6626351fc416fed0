/** Tests attacks by accounts or over raw sockets on a server with the heap recommended in docs/hosting.md. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { isSearching } from "../support/case-count.js";
import { pause } from "../support/pause.js";
import { ServeFolder, type ServeProcess } from "./serve-process.js";

/** The heap of the main thread, in MiB. */
const heap = 512;

let folder: ServeFolder;
let server: ServeProcess;
let keys: string[];
const sockets: Socket[] = [];

beforeAll(async () => {
  folder = new ServeFolder();
  folder.nodeFlags = [`--max-old-space-size=${heap}`];
  keys = await Promise.all(["a", "b", "c", "d"].map((account) => folder.key("wide", account)));
  server = await folder.serve("--log-level", "silent");
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => folder.remove());

async function render(tool: string, source: string, key: string): Promise<[number, number]> {
  const answer = await server.post(`render/${tool}`, key, { source });
  return [answer.status, (await answer.arrayBuffer()).byteLength];
}

/** Checks that another account can draw, and that the health check answers. */
async function expectAlive(): Promise<void> {
  expect(await render("svg", 'page { text "a" }', keys[3]!)).toMatchObject([200, {}]);
  expect((await fetch(`${server.base}/health`)).status).toBe(200);
  // On a busy machine, the server may briefly report that it is not ready.
  const ready = () => fetch(`${server.base}/health?ready=1`).then(({ status }) => status);
  await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  expect(server.child.exitCode).toBeNull();
}

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(server.base);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

/** The status of a health check on a connection of its own; 0 if the connection is closed. */
function healthOfStranger(): Promise<number> {
  return fetch(`${server.base}/health`, { headers: { connection: "close" } }).then(
    ({ status }) => status,
    () => 0,
  );
}

const chart = (text: string) => `page { chart donut values [${"9 ".repeat(400)}] unit="${text}" }`;

test.each([
  ["the unit of a chart", chart("\\\\".repeat(120_000))],
  ["the format of a chart", chart("x").replace('unit="x"', `format="${"{}".repeat(100_000)}"`)],
  ["text that is escaped", `page { ${`text "${"<".repeat(10_000)}" `.repeat(30)} }`],
])("%s, by two accounts at once", async (_, source) => {
  for (const tool of ["html", "svg"]) {
    const answers = await Promise.all(
      [0, 1, 0, 1, 2, 2].map((at) => render(tool, `${source} // ${at}`, keys[at]!)),
    );
    for (const [status, bytes] of answers) {
      expect([200, 400, 503]).toContain(status);
      expect(bytes).toBeLessThan(17_000_000);
    }
    await expectAlive();
  }
});

test("many equal answers at once, with a letter that makes them twice as large in memory", async () => {
  const use = `component q { text "${"aaaaaaaaaa ".repeat(10)}" strike underline w=20 }`;
  const source = `${use} component a { stack { ${"q ".repeat(100)}} } page look=clean { stack { text "漢" ${"a ".repeat(36)}} } //`;
  const body = JSON.stringify({ source: source.padEnd(360_000), font: "none" });
  const head = `POST /tools/render/svg HTTP/1.1\r\nHost: x\r\nX-API-Key: ${keys[0]}\r\nContent-Type: application/json\r\n`;
  const lines = `Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  const answered = Array.from({ length: 10 }, async () => {
    const socket = await open();
    socket.resume().write(head + lines + body);
    await once(socket, "close");
  });
  await Promise.all(answered);
  await expectAlive();
});

test("unread answers", async () => {
  const body = JSON.stringify({ source: `page { ${`text "${"x".repeat(9_000)}" `.repeat(100)} }` });
  for (const key of keys.slice(0, 3)) {
    for (let at = 0; at < 8; at++) {
      const socket = await open();
      socket.pause();
      socket.write(
        `POST /tools/render/html HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
    }
  }
  await expectAlive();
});

test("1,600 requests in one write, on 20 connections", async () => {
  const request = "GET /docs HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1_600);
  let answers = 0;
  let closed = 0;
  for (let at = 0; at < 20; at++) {
    const socket = await open();
    socket.setEncoding("latin1").on("data", (text: string) => {
      answers += text.split("HTTP/1.1 200 OK\r\n").length - 1;
    });
    socket.on("close", () => closed++).write(request);
  }
  expect(await healthOfStranger()).toBe(200);
  await expect.poll(() => closed).toBe(20);
  // A connection with more than 200 requests that wait is closed.
  expect(answers).toBeLessThan(20 * 210);
  await expectAlive();
});

test("requests in one write are answered in order", async () => {
  const socket = await open();
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  socket.write("GET /health HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100));
  await expect.poll(() => text.split("HTTP/1.1 200").length - 1).toBe(100);
});

test("connections that finish a request and send half of the next one", async () => {
  const half = "GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HTTP/1.1\r\nHost";
  for (let at = 0; at < 1_050; at++) {
    const socket = await open();
    socket.write(half);
  }
  // Connections that have waited for a second are closed, up to sixteen for each new one; Node itself waits for ten.
  await pause(1_500);
  const statuses: number[] = [];
  for (let at = 0; at < 40; at++) statuses.push(await healthOfStranger());
  expect(statuses).toEqual(Array(40).fill(200));
});

test("connections whose requests begin again as soon as they are whole", async () => {
  const { host } = new URL(server.base);
  const form = `POST /dashboard/sign-in HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${server.base}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 2\r\n\r\nt`;
  const all: Socket[] = [];
  for (let at = 0; at < 1_050; at++) all.push(await open());
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const socket of all) if (socket.writable) socket.write(round === 0 ? form : `=${form}`);
    await pause(500);
    for (let at = 0; at < 10; at++) statuses.push(await healthOfStranger());
  }
  expect(statuses).toEqual(Array(30).fill(200));
});

test("bodies of many small objects", async () => {
  const body = `{"source":"page { }","x":[${"{},".repeat(340_000)}{}]}`;
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      fetch(`${server.base}/tools/validate`, {
        method: "POST",
        headers: { "x-api-key": keys[at % 3]!, "content-type": "application/json" },
        body,
      }),
    ),
  );
  for (const answer of answers) expect([400, 413, 503]).toContain(answer.status);
  await expectAlive();
});

test.each([
  { what: "with keys", status: "400", isKnown: true },
  { what: "without a key", status: "401", isKnown: false },
])("bodies in chunks of one byte, $what", async ({ status, isKnown }) => {
  const heard: string[] = [];
  for (let at = 0; at < 20; at++) {
    const socket = await open();
    socket.setEncoding("latin1").once("data", (text: string) => heard.push(text.slice(9, 12)));
    const key = isKnown ? `X-API-Key: ${keys[at % 2]}\r\n` : "";
    socket.write(
      `POST /tools/validate HTTP/1.1\r\nHost: x\r\n${key}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    socket.write("1\r\n \r\n".repeat(300_000));
  }
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual(Array(20).fill(status));
  await expectAlive();
});

/** The same, as soon as the server has caught up. */
async function expectAliveSoon(): Promise<void> {
  await expect.poll(healthOfStranger, { timeout: 60_000 }).toBe(200);
  const draw = () => render("svg", 'page { text "a" }', keys[3]!).then(([status]) => status);
  await expect.poll(draw, { timeout: 60_000 }).toBe(200);
  expect(server.child.exitCode).toBeNull();
}

/** Opens connections, and sends the same on each, the last piece of it on all of them at once. */
async function flood(connections: number, ...pieces: (string | ((at: number) => string))[]) {
  const all: Socket[] = [];
  for (let at = 0; at < connections; at++) all.push((await open()).pause());
  for (const piece of pieces) {
    for (const [at, socket] of all.entries()) {
      socket.write(typeof piece === "string" ? piece : piece(at));
    }
    await pause(500);
  }
}

test("bodies in chunks of one byte that do not end, without a key", {
  timeout: 240_000,
}, async () => {
  const head =
    "POST /dashboard/sign-in HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n";
  const type = "Content-Type: application/x-www-form-urlencoded\r\n\r\n";
  await flood(900, head + type + "1\r\nx\r\n".repeat(3_990));
  await expectAliveSoon();
});

test("bodies whose values take much memory, of four accounts", { timeout: 240_000 }, async () => {
  const deep = `${'{"34":'.repeat(49_900)}1${"}".repeat(49_900)}`;
  const body = `{"source":"page","tokens":{"accent":"#fff"},"x":${deep}}`;
  await flood(
    40,
    (at) =>
      `POST /tools/render/html HTTP/1.1\r\nHost: x\r\nX-API-Key: ${keys[at % 4]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
    "}",
  );
  await expectAliveSoon();
});

const nothing = "GET /dashboard/nothing HTTP/1.1\r\nHost: x\r\n";
const line = `x: ${"a".repeat(150)}\r\n`;
const names = Array.from({ length: 3_900 }, (_, at) => at.toString(36).padStart(3, "a"));
const lines = names
  .slice(0, 2_200)
  .map((name) => `${name}:b\r\n`)
  .join("");

test.each([
  { what: "pages that nobody reads", request: "GET /docs HTTP/1.1\r\n\r\n", times: 500 },
  { what: "heads of many lines", request: `${nothing}${lines}\r\n`, times: 4 },
  { what: "heads of long lines", request: `${nothing}${line.repeat(98)}\r\n`, times: 4 },
  {
    what: "queries of many names",
    request: `GET /docs?${names.join("&")} HTTP/1.1\r\n\r\n`,
    times: 4,
  },
  { what: "as many requests as fit in a read", request: "GET / HTTP/1.1\r\n\r\n", times: 3_640 },
])("$what, on all connections, without a key", { timeout: 240_000 }, async ({ request, times }) => {
  const requests = request.repeat(times);
  const connections = times === 4 ? 700 : isSearching || times === 500 ? 1_050 : 350;
  const all: Socket[] = [];
  for (let at = 0; at < connections; at++) {
    const socket = await open();
    all.push(socket.pause());
    if (times !== 4) socket.write(requests);
  }
  if (times === 4) for (const socket of all) socket.write(requests);
  await expectAliveSoon();
});

/** Tests the preview with raw sockets. */
import { once } from "node:events";
import { get } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { hostNames } from "../../src/service/web/host-rule.js";
import { buildPreview } from "../../src/tools/preview/build-preview.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import { performDrawing } from "../../src/tools/preview/perform-drawing.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";
import { FakeSet } from "./fake-set.js";

/** Starts a preview, of nothing by default; `write` opens a connection and writes to it. */
async function open(session = new CompileSession(watchedPaths([], tmpdir()))) {
  const { app } = buildPreview({
    session,
    notes: undefined,
    script: import.meta.filename,
    fonts: import.meta.dirname,
    hostNames: hostNames({ listening: "127.0.0.1" }),
    openEditor: undefined,
    draw: performDrawing,
    paint: async () => ({ problem: "not here" }),
  });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const write = async (text: string, localAddress = "127.0.0.1"): Promise<Socket> => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => {});
    sockets.push(socket);
    await once(socket, "connect");
    socket.write(text);
    return socket;
  };
  return { write, address: `http://127.0.0.1:${port}/` };
}

/**
 * The status of an answer over a connection of its own, 0 if there is none. `fetch` of Node 20 sometimes never settles
 * if the connection is refused.
 */
function statusOf(address: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = get(address, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    asked.on("error", () => resolve(0));
  });
}

test.each([
  ["two hosts", "Host: 127.0.0.1\r\nHost: evil.example\r\n", "is given more than once"],
  ["no host", "", "the Host header is missing"],
])("%s in a request are refused before anything else", async (_, lines, says) => {
  const { write } = await open();
  const socket = await write(`GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  let heard = "";
  socket.setEncoding("utf8").on("data", (text) => {
    heard += text;
  });
  await once(socket, "close");
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).toContain(says);
});

test("there is room among 1,050 connections that stall in the middle of a request", async () => {
  const { write, address } = await open();
  for (let at = 0; at < 1_050; at++) await write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAcc");
  await expect.poll(() => statusOf(address), { timeout: 8_000 }).toBe(200);
});

test("there is room among 450 event streams, and who has one keeps it", async () => {
  const { write, address } = await open();
  const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;
  const stream = async (from?: string): Promise<Socket> => {
    const socket = await write("GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", from);
    socket.resume();
    return socket;
  };
  const own = await stream("127.0.0.2");
  const others: Socket[] = [];
  for (let at = 0; at < 450; at++) others.push(await stream());
  await expect.poll(() => statusOf(address), { timeout: 8_000 }).toBe(200);
  expect(isOpen(own)).toBe(true);
  // The latest are those of pages that have just been opened.
  expect(isOpen(others.at(-1)!)).toBe(true);
});

/** A session with so many files that their list is long. */
async function sessionOfMany(count: number): Promise<CompileSession> {
  const files = Array.from({ length: count }, (_, at) => [`${at}-${"x".repeat(500)}.wf`, ""]);
  const session = new CompileSession(new FakeSet(Object.fromEntries(files)));
  await session.open();
  return session;
}

test("the greeting of a stream may be long", async () => {
  const { write } = await open(await sessionOfMany(3_000));
  const stream = await write("GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  let heard = 0;
  stream.on("data", ({ length }) => {
    heard += length;
  });
  await expect.poll(() => heard).toBeGreaterThan(3_000_000);
  expect(stream.destroyed).toBe(false);
});

test("greetings that nobody reads have a limit in all", async () => {
  const { write } = await open(await sessionOfMany(16_000));
  const outcomes: string[] = [];
  for (let at = 0; at < 10; at++) {
    const stream = await write("GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    const outcome = await Promise.race([
      once(stream, "data").then(() => "open"),
      once(stream, "close").then(() => "closed"),
    ]);
    stream.pause();
    outcomes.push(outcome);
  }
  // Each takes 16 MB, of which the system buffers a few.
  expect(outcomes[0]).toBe("open");
  expect(outcomes.at(-1)).toBe("closed");
});

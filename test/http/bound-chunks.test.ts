/** Tests all servers with bodies in small chunks, each of which costs work: they are refused after some thousands. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { boundChunks } from "../../src/service/web/bound-chunks.js";
import { lingerOnClose } from "../../src/service/web/linger.js";

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server with our limits on connections. */
async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(answer);
  lingerOnClose(server);
  boundChunks(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

const head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";

/** Sends a request, and returns everything received when the connection closes. */
async function send(server: Server, text: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  // Sends all of it, even after an answer.
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let heard = "";
  socket.setEncoding("latin1").on("data", (part: string) => {
    heard += part;
  });
  socket.on("error", () => {});
  socket.on("end", () => socket.end());
  socket.write(text);
  await new Promise((resolve) => socket.once("close", resolve));
  return heard;
}

/** Answers with the length of the body, and closes the connection. */
async function measure(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let bytes = 0;
  for await (const chunk of request) bytes += chunk.length;
  response.setHeader("Connection", "close").end(`${bytes} bytes`);
}

describe("a body", () => {
  const cases: [what: string, chunk: string, times: number, isRead: boolean][] = [
    ["of a few bytes in chunks of one", "1\r\nx\r\n", 4_000, true],
    ["of many in chunks of one", "1\r\nx\r\n", 400_000, false],
    ["in lines", `28\r\n${"x".repeat(40)}\r\n`, 5_000, true],
    ["of a megabyte in large chunks", `400\r\n${"x".repeat(1_024)}\r\n`, 1_024, true],
  ];
  test.each(cases)("%s", async (_, chunk, times, isRead) => {
    const server = await serve((request, response) => {
      measure(request, response).catch(() => {});
    });
    const bytes = times * Number.parseInt(chunk, 16);
    const heard = await send(server, `${head}${chunk.repeat(times)}0\r\n\r\n`);
    if (isRead) expect(heard).toContain(`${bytes} bytes`);
    else expect(heard).toBe("");
  });
});

test.each([
  ["in chunks", `${head}${"1\r\nx\r\n".repeat(4_000)}0\r\n\r\n`, [4_000]],
  [
    "of a byte and a large rest",
    `${head}1\r\nx\r\n1388\r\n${"y".repeat(5_000)}\r\n0\r\n\r\n`,
    [1, 5_000],
  ],
])("small chunks reach a server as one: %s", async (_, text, lengths) => {
  const read: number[] = [];
  const server = await serve((request, response) => {
    request.on("data", (chunk: Buffer) => read.push(chunk.length));
    request.on("end", () => response.setHeader("Connection", "close").end());
  });
  await send(server, text);
  expect(read).toEqual(lengths);
});

test("a body that arrives byte by byte reaches a server as one", async () => {
  const read: string[] = [];
  const server = await serve((request, response) => {
    request.on("data", (chunk: Buffer) => read.push(String(chunk)));
    request.on("end", () => response.setHeader("Connection", "close").end());
  });
  const { port } = server.address() as AddressInfo;
  const connected = once(server, "connection") as Promise<[Socket]>;
  const asked = once(server, "request");
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  socket.resume().write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n");
  const [arriving] = await connected;
  await asked;
  for (const letter of "abcde") {
    const { bytesRead } = arriving;
    socket.write(letter);
    while (arriving.bytesRead === bytesRead) await nextTurn();
  }
  await once(socket, "close");
  expect(read).toEqual(["abcde"]);
});

/** Counts the chunks of a body that Node emits. */
function countParsed(request: IncomingMessage, note: () => void): void {
  const { parser } = request.socket as unknown as { parser: Record<string, unknown> };
  const [name, onBody] = Object.entries(parser).find(
    ([, each]) => typeof each === "function" && each.name === "parserOnBody",
  ) as [string, (...values: unknown[]) => unknown];
  parser[name] = function (this: unknown, ...values: unknown[]) {
    note();
    return onBody.apply(this, values);
  };
}

test("what follows too many of them is read without being parsed", async () => {
  let parsed = 0;
  const server = await serve((request) => {
    countParsed(request, () => parsed++);
    request.resume();
  });
  server.on("clientError", (_, socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  const heard = await send(server, `${head}${"1\r\nx\r\n".repeat(400_000)}0\r\n\r\n`);
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  // As many as arrive with a few reads.
  expect(parsed).toBeLessThan(60_000);
});

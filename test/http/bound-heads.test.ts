/** Tests a server with requests that have many header lines, or trailers: neither may take more memory than their bytes. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { boundChunks } from "../../src/service/web/bound-chunks.js";
import { boundHeads, mostHeaderLines } from "../../src/service/web/bound-heads.js";
import { lingerOnClose } from "../../src/service/web/linger.js";

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that answers with the body, and what it has received. */
async function serve(): Promise<{ server: Server; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => response.setHeader("connection", "close").end(`read ${body}`));
  });
  lingerOnClose(server);
  boundHeads(server);
  boundChunks(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, requests };
}

/** Sends a text, and returns everything received when the connection closes. */
async function send(server: Server, text: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  let heard = "";
  socket.setEncoding("latin1").on("data", (part: string) => {
    heard += part;
  });
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return heard;
}

const lines = (count: number) => Array.from({ length: count }, (_, at) => `a${at}:b\r\n`).join("");
const chunked = "Transfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n";

test("as many header lines as are allowed are read", async () => {
  const { server } = await serve();
  const request = `POST / HTTP/1.1\r\nHost: x\r\n${lines(mostHeaderLines - 2)}${chunked}\r\n`;
  expect(await send(server, request)).toContain("read hi");
});

test.each([mostHeaderLines - 1, 2_285])(
  "%i more are refused, whatever they hide",
  async (count) => {
    const { server, requests } = await serve();
    const codes: unknown[] = [];
    server.on("clientError", ({ code }: NodeJS.ErrnoException, socket) => {
      codes.push(code);
      socket.end("HTTP/1.1 431 Too large\r\n\r\n");
    });
    const request = `POST / HTTP/1.1\r\nHost: x\r\n${lines(count)}${chunked}\r\n`;
    expect(await send(server, request)).toContain("431");
    expect(codes).toEqual(["HPE_HEADER_OVERFLOW"]);
    expect(requests[0]!.rawHeaders.length).toBeLessThanOrEqual(2 * mostHeaderLines + 2);
  },
);

test("without a listener for such errors, their connection is closed", async () => {
  const { server } = await serve();
  expect(await send(server, `GET / HTTP/1.1\r\nHost: x\r\n${lines(2_000)}\r\n`)).toBe("");
});

test("trailers are not kept", async () => {
  const { server, requests } = await serve();
  const request = `POST / HTTP/1.1\r\nHost: x\r\n${chunked}${lines(1_000)}\r\n`;
  expect(await send(server, request)).toContain("read hi");
  expect([requests[0]!.rawTrailers, requests[0]!.trailers]).toEqual([[], {}]);
});

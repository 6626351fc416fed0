/** Tests that TLS itself is bounded when an endpoint answers: handshakes, frames and session tickets. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server, Socket } from "node:net";
import { PassThrough } from "node:stream";
import tls, { type TLSSocket } from "node:tls";
import { expect, onTestFinished, test, vi } from "vitest";
import { EndpointClient } from "../../../src/service/server/webhooks/endpoint-client.js";
import { ResponseMeter } from "../../../src/service/server/webhooks/response-meter.js";
import { defaultWebhookOptions } from "../../../src/service/server/webhooks/webhook-options.js";

const [cert, key] = ["self-signed.pem", "self-signed-key.pem"].map((name) =>
  readFileSync(new URL(name, import.meta.url), "utf8"),
) as [string, string];

/** Starts a server; returns its address and the connections that it had. */
async function listen<T extends Socket>(
  server: Server,
  event: string,
  handle: (socket: T) => void,
) {
  const connections: T[] = [];
  server.on(event, (socket: T) => {
    connections.push(socket);
    socket.on("error", () => {});
    handle(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(async () => {
    for (const socket of connections) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, connections };
}

/** An endpoint with a trusted certificate that answers each request over the secure socket. */
function openSecure(answer: (socket: TLSSocket) => void, options: tls.TlsOptions = {}) {
  const server = tls.createServer({ cert, key, ...options });
  return listen<TLSSocket>(server, "secureConnection", (socket) =>
    socket.on("data", () => answer(socket)),
  );
}

/** A client that trusts the certificate of the endpoints. */
function openClient(): EndpointClient {
  const { connect } = tls;
  const trusting = (options: tls.ConnectionOptions) => connect({ ...options, ca: cert });
  const spy = vi.spyOn(tls, "connect").mockImplementation(trusting as typeof connect);
  const { resolve } = defaultWebhookOptions;
  // No attempt ends because of the time.
  const client = new EndpointClient({ attemptLimit: 600_000, resolve, allowPrivate: true });
  onTestFinished(() => {
    client.close();
    spy.mockRestore();
  });
  return client;
}

const post = (client: EndpointClient, url: string) =>
  client.post(url, {}, "{}", new AbortController().signal);

/** Writes texts, each in a TLS frame of its own, as long as the connection is open. */
function writeFrames(socket: TLSSocket, texts: Iterator<string>): void {
  const next = texts.next();
  if (next.done || socket.destroyed) return;
  socket.write(next.value, () => setImmediate(writeFrames, socket, texts));
}

function* endless(head: string, rest: string): Generator<string> {
  yield head;
  for (;;) yield rest;
}

const besides = "the TLS connection carries too much besides the response";

test("a handshake without an end is ended after 128 KiB", async () => {
  // A TLS client ignores these messages: the server asks it to do what it is doing already.
  const requests = Buffer.alloc(9 * 1_000, Buffer.from([22, 3, 3, 0, 4, 0, 0, 0, 0]));
  let written = 0;
  const { url, connections } = await listen<Socket>(createServer(), "connection", (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(requests)) written += requests.length;
    };
    socket.on("drain", more).once("data", more);
  });
  const problem = "the TLS handshake is longer than 128 KiB";
  expect(await post(openClient(), url)).toMatchObject({ status: null, problem });
  await expect.poll(() => connections[0]!.destroyed).toBe(true);
  expect(written).toBeGreaterThan(0);
});

test.each<[string, string, number | null, string | null]>([
  ["a head", "HTTP/1.1 200 OK\r\nX: ", null, besides],
  ["a body", "HTTP/1.1 200 OK\r\n\r\n", 200, null],
])(
  "%s with a byte in each frame is ended before 64 KiB have arrived",
  async (_, head, status, problem) => {
    let count = 0;
    const frames = (function* () {
      for (const text of endless(head, "x")) {
        count++;
        yield text;
      }
    })();
    const { url, connections } = await openSecure((socket) => writeFrames(socket, frames));
    expect(await post(openClient(), url)).toMatchObject({ status, problem });
    await expect.poll(() => connections[0]!.destroyed).toBe(true);
    expect(count).toBeLessThan(20_000);
  },
);

test.each([
  ["session tickets", (socket: Socket) => socket.emit("session", Buffer.alloc(9)), 33, 10],
  ["frames", () => {}, 2, 16_385],
])("%s without an end cut a connection, counted anew for each message", (_, send, most, size) => {
  const meter = new ResponseMeter();
  const [stream, socket] = [new PassThrough(), new Socket()];
  const errors: Error[] = [];
  stream.on("error", (error) => errors.push(error));
  const destroy = vi.spyOn(stream, "destroy");
  meter.watchEncrypted(stream);
  meter.watch(socket);
  const arrive = () => {
    send(socket);
    stream.emit("data", Buffer.alloc(size));
  };
  for (let message = 0; message < 3; message++) {
    meter.reset();
    for (let at = 1; at < most; at++) arrive();
  }
  expect(destroy).not.toHaveBeenCalled();
  arrive();
  expect(String(destroy.mock.lastCall)).toContain(besides);
});

test("a long chain of certificates and answers in small frames are accepted", async () => {
  const lines = "HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n";
  const answer = (socket: TLSSocket) => {
    const frames = [...lines, ...Array<string>(300).fill("x".repeat(200))];
    writeFrames(socket, frames.values());
  };
  const { url, connections } = await openSecure(answer, { cert: cert.repeat(200) });
  const client = openClient();
  for (let at = 0; at < 3; at++) {
    expect(await post(client, url)).toMatchObject({ status: 200, problem: null });
  }
  expect(connections).toHaveLength(1);
});

/** Tests that every part of an endpoint's response is bounded, and that the account holder is told why it failed. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { EndpointClient } from "../../../src/service/server/webhooks/endpoint-client.js";
import { defaultWebhookOptions } from "../../../src/service/server/webhooks/webhook-options.js";
import { Sending } from "./sending.js";

/** Answers a request over the raw socket. */
type Answer = (socket: Socket) => void;

/** An endpoint that answers each request over the raw socket, with its connections. */
async function openEndpoint(answer: Answer) {
  const connections: Socket[] = [];
  const server = createServer((socket) => {
    connections.push(socket);
    socket.on("error", () => {});
    socket.on("data", () => answer(socket));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(async () => {
    for (const socket of connections) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, connections };
}

function openClient(attemptLimit: number): EndpointClient {
  const { resolve } = defaultWebhookOptions;
  const client = new EndpointClient({ attemptLimit, resolve, allowPrivate: true });
  onTestFinished(() => client.close());
  return client;
}

const post = (client: EndpointClient, url: string) =>
  client.post(url, {}, "{}", new AbortController().signal);

/** Writes a head, then the same bytes repeatedly as long as somebody reads. */
const endless =
  (head: string, rest: string): Answer =>
  (socket) => {
    const chunk = rest.repeat(Math.ceil(16_384 / rest.length));
    const more = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on("drain", more);
    socket.write(head);
    more();
  };

const tooLong = "the response is longer than 64 KiB";
const interim = "the response has more than 8 interim responses (HTTP 1xx)";
const processing = "HTTP/1.1 102 Processing\r\n\r\n";
const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

test.each<[string, Answer, number | null, string | null]>([
  ["102 Processing without an end", endless("", processing), null, interim],
  [
    "nine early hints, and a good answer",
    (socket) =>
      socket.write(
        `${"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n".repeat(9)}HTTP/1.1 204 No Content\r\n\r\n`,
      ),
    null,
    interim,
  ],
  [
    "interim responses of 10 KB",
    endless("", `HTTP/1.1 103 Early Hints\r\nLink: ${"a".repeat(10_000)}\r\n\r\n`),
    null,
    tooLong,
  ],
  ["a header without an end", endless("HTTP/1.1 200 OK\r\nX: ", "x"), null, tooLong],
  ["headers without an end", endless("HTTP/1.1 200 OK\r\n", "X: y\r\n"), null, tooLong],
  ["a body without an end", endless("HTTP/1.1 200 OK\r\n\r\n", "x"), 200, null],
  ["chunks without an end", endless(chunked, "1\r\nx\r\n"), 200, null],
  ["the extension of a chunk without an end", endless(`${chunked}1;`, "x"), 200, null],
  ["trailers without an end", endless(`${chunked}0\r\n`, "X: y\r\n"), 200, null],
  ["a reason without an end", endless("HTTP/1.1 200 ", "x"), null, tooLong],
])("%s", async (_, answer, status, problem) => {
  const { url, connections } = await openEndpoint(answer);
  const result = await post(openClient(600_000), url);
  expect(result).toMatchObject({ status, problem });
  const [socket] = connections;
  await expect.poll(() => socket!.destroyed).toBe(true);
});

test.each<[string, string, number | null, string]>([
  ["in the head", "HTTP/1.1 200 OK\r\n", null, "no response within 0.2 s"],
  ["in the body", "HTTP/1.1 200 OK\r\n\r\n", 200, "no complete response within 0.2 s"],
])("a response that drips %s is ended by the time limit", async (_, head, status, problem) => {
  const { url } = await openEndpoint((socket) => {
    socket.write(head);
    const drip = setInterval(() => socket.write("x"), 10);
    socket.once("close", () => clearInterval(drip));
  });
  expect(await post(openClient(200), url)).toMatchObject({ status, problem });
});

test("each response on a connection has its own size limit", async () => {
  const body = "x".repeat(60_000);
  const interims = processing.repeat(8);
  const { url, connections } = await openEndpoint((socket) =>
    socket.write(`${interims}HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`),
  );
  const client = openClient(600_000);
  for (let at = 0; at < 3; at++) {
    expect(await post(client, url)).toMatchObject({ status: 200, problem: null });
  }
  expect(connections).toHaveLength(1);
});

test("a status counts, however long its response is", async () => {
  const sending = await Sending.open();
  sending.endpoint.answer = (reply) => reply.writeHead(200).end(Buffer.alloc(1 << 20));
  const { delivery } = await sending.attempted(await sending.queue());
  expect(delivery).toMatchObject({ state: "delivered", attempts: 1 });
  expect(delivery.last).toMatchObject({ status: 200, problem: null });
});

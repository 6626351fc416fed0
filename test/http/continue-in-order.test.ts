/** Tests when a server asks for a body: never between the head and the body of an answer. */
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { continueInOrder } from "../../src/service/web/continue-in-order.js";

let server: Server;
afterEach(() => server.close());

/** Sends requests in one write, and returns what the server writes while it answers each in two parts. */
async function heardAfter(requests: string, count: number): Promise<string> {
  const answers: ServerResponse[] = [];
  server = createServer((_, response) => answers.push(response));
  continueInOrder(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    heard += text;
  });
  socket.write(requests);
  while (answers.length < count) await nextTurn();
  for (const response of answers) {
    response.writeHead(200, { "content-length": 4 });
    response.write("ab");
    await nextTurn();
    response.end("cd");
    await nextTurn();
  }
  while (heard.split("abcd").length <= count) await nextTurn();
  socket.destroy();
  return heard.replace(/\r\n(?:Date|Connection|Keep-Alive): [^\r]*/g, "");
}

const request = "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n";
const asks = "HTTP/1.1 100 Continue\r\n\r\n";
const answer = "HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nabcd";

test("a request alone is asked for its body", async () => {
  expect(await heardAfter(request, 1)).toBe(asks + answer);
});

test("of requests in one write, only the first is asked for its body", async () => {
  // After an answer to a request that was not asked for its body, Node closes the connection.
  expect(await heardAfter(`${request}x`.repeat(2), 2)).toBe(asks + answer.repeat(2));
});

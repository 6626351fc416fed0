/** What strangers send to `wf webhooks listen` reaches the terminal without control characters. */
import { EventEmitter } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { plainStyle } from "../../src/base/text/terminal-style.js";
import { messageLines } from "../../src/tools/cli/webhooks/message-lines.js";
import { Workspace } from "./call.js";

const evil = "\u001b[2J\u009b31m\u202e\r";

test.each([
  ["type", { body: JSON.stringify({ type: evil }) }],
  ["id", { headers: { "webhook-id": evil } }],
  ["timestamp", { headers: { "webhook-timestamp": evil } }],
  ["body", { body: evil }],
])("the %s of a message", (_, given) => {
  const message = { headers: {}, body: "{}", problem: undefined, count: 1, status: 200, ...given };
  const lines = messageLines(message, false, plainStyle, "12:00:00");
  expect(lines.join("\n")).toContain("31m");
  expect(lines.join("\n")).not.toMatch(/[^\P{C}\n]/u);
});

test("the path of a request that is no message", async () => {
  const signals = new EventEmitter();
  const workspace = new Workspace();
  const port = await freePort();
  const line = `webhooks listen --port ${port}`;
  const called = workspace.call(line.split(" "), { signals });
  await expect.poll(() => signals.listenerCount("SIGTERM")).toBe(1);
  await expect
    .poll(() => answer(port, "GET /\u009b31m HTTP/1.1\r\nHost: a\r\n\r\n"))
    .toMatch(/ 405 /);
  signals.emit("SIGTERM");
  const { out } = await called;
  expect(out).toContain("31m, answered 405");
  expect(out).not.toMatch(/[^\P{C}\n]/u);
});

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The first line of the answer to bytes; empty if nothing answers yet. */
function answer(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(bytes, "latin1")));
    socket.on("data", (data) => {
      resolve(String(data).split("\r\n", 1)[0]!);
      socket.destroy();
    });
    socket.on("error", () => resolve(""));
  });
}

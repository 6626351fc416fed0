/** Tests who takes turns with whom before keys are looked up. */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { clientOf } from "../../src/service/server/request/client-of.js";
import { Api } from "./api.js";

const cases: [headers: Record<string, string>, trusted: string, untrusted: string][] = [
  [{}, "address 10.0.0.1", "address 10.0.0.1"],
  [{ "x-api-key": "a" }, "key a", "key a"],
  [{ authorization: "Bearer a" }, "key Bearer a", "key Bearer a"],
  [{ "x-api-key": "a", authorization: "Bearer b" }, "key a", "key a"],
  [{ "x-forwarded-for": "192.0.2.1" }, "address 192.0.2.1", "address 10.0.0.1"],
  [{ "x-forwarded-for": "made up, 192.0.2.1" }, "address 192.0.2.1", "address 10.0.0.1"],
  [{ "x-forwarded-for": "" }, "address 10.0.0.1", "address 10.0.0.1"],
  [{ "x-forwarded-for": "192.0.2.1", "x-api-key": "a" }, "key a", "key a"],
];

test.each(cases)("%j", (headers, trusted, untrusted) => {
  const request = { headers, socket: { remoteAddress: "10.0.0.1" } } as unknown as IncomingMessage;
  expect(clientOf({ trustProxy: true })(request)).toBe(trusted);
  expect(clientOf({ trustProxy: false })(request)).toBe(untrusted);
});

test("on a server, one key with many connections keeps another waiting for a few of its requests", async () => {
  const api = await Api.open();
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await api.app.close();
  });
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  /** The keys of the answered requests. */
  const answered: string[] = [];
  const open = async (key: string) => {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    await once(socket, "connect");
    socket.once("data", () => answered.push(key));
    return () =>
      socket.write(`GET /tools/unknown HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n\r\n`);
  };
  const sends = await Promise.all(Array.from({ length: 200 }, () => open("many")));
  const sendOne = await open("one");
  // A server accepts one connection at a time.
  const { server } = api.app;
  const accepted = () => new Promise((resolve) => server.getConnections((_, n) => resolve(n)));
  await expect.poll(accepted).toBe(201);
  for (const send of [...sends, sendOne]) send();
  await expect.poll(() => answered.length).toBe(201);
  expect(answered.indexOf("one")).toBeLessThan(60);
});

/** Tests who takes turns with whom before keys are looked up. */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { AdmittedKeys } from "../../src/service/server/request/admitted-keys.js";
import { clientOf } from "../../src/service/server/request/client-of.js";
import { Api } from "./api.js";

const a = "admitted-key-of-one";
const again = "another-key-of-one";
const b = "admitted-key-of-another";
const made = "made-up-by-somebody";
const refused = "refused-key-of-one";
const admitted = new AdmittedKeys();
for (const key of [a, again]) admitted.note(key, "one");
for (const key of [b, refused]) admitted.note(key, "another");
admitted.note(refused, undefined);

const cases: [headers: Record<string, string>, trusted: string, untrusted: string][] = [
  [{}, "address 10.0.0.1", "address 10.0.0.1"],
  [{ "x-api-key": a }, "account one", "account one"],
  [{ "x-api-key": again }, "account one", "account one"],
  [{ "x-api-key": made }, "address 10.0.0.1", "address 10.0.0.1"],
  [{ "x-api-key": refused }, "address 10.0.0.1", "address 10.0.0.1"],
  [{ authorization: `Bearer ${a}` }, "account one", "account one"],
  [{ authorization: `Bearer ${made}` }, "address 10.0.0.1", "address 10.0.0.1"],
  [{ authorization: `Basic ${a}` }, "address 10.0.0.1", "address 10.0.0.1"],
  [{ "x-api-key": a, authorization: `Bearer ${b}` }, "account one", "account one"],
  [{ "x-api-key": " ", authorization: `Bearer ${b}` }, "account another", "account another"],
  [{ "x-forwarded-for": "192.0.2.1" }, "address 192.0.2.1", "address 10.0.0.1"],
  [{ "x-forwarded-for": "made up, 192.0.2.1" }, "address 192.0.2.1", "address 10.0.0.1"],
  [{ "x-forwarded-for": "2001:db8:1:2:3::4" }, "address 2001:db8:1:2", "address 10.0.0.1"],
  [{ "x-forwarded-for": "::ffff:192.0.2.1" }, "address 192.0.2.1", "address 10.0.0.1"],
  [{ "x-forwarded-for": "" }, "address 10.0.0.1", "address 10.0.0.1"],
  [{ "x-forwarded-for": "192.0.2.1", "x-api-key": a }, "account one", "account one"],
  [{ "x-forwarded-for": "192.0.2.1", "x-api-key": made }, "address 192.0.2.1", "address 10.0.0.1"],
];

test.each(cases)("%j", (headers, trusted, untrusted) => {
  const request = { headers, socket: { remoteAddress: "10.0.0.1" } } as unknown as IncomingMessage;
  expect(clientOf({ trustProxy: true }, admitted)(request)).toBe(trusted);
  expect(clientOf({ trustProxy: false }, admitted)(request)).toBe(untrusted);
});

test.each([
  ["one key with many connections", () => made],
  ["a key made up for each connection", (at: number) => `${made}-${at}`],
])("on a server, %s keeps another client waiting for a few of its requests", async (_, keyAt) => {
  const api = await Api.open();
  const { key: own } = await api.key();
  // From now on, this key is known.
  expect((await api.post("validate", own, { source: "page" })).status).toBe(200);
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
  const sends = await Promise.all(Array.from({ length: 200 }, (_, at) => open(keyAt(at))));
  const sendOne = await open(own);
  // A server accepts one connection at a time.
  const { server } = api.app;
  const accepted = () => new Promise((resolve) => server.getConnections((_, n) => resolve(n)));
  await expect.poll(accepted).toBe(201);
  for (const send of [...sends, sendOne]) send();
  await expect.poll(() => answered.length).toBe(201);
  expect(answered.indexOf(own)).toBeLessThan(60);
});

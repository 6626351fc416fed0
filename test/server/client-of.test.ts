/** Tests who takes turns with whom before keys are looked up. */
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientOf } from "../../src/service/server/request/client-of.js";

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

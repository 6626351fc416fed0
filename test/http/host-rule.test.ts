/** The rule against foreign pages: names of the server, `Origin`, `Sec-Fetch-Site`. */
import { expect, test } from "vitest";
import { hostNames, refuseRequest } from "../../src/service/web/host-rule.js";

const local = hostNames({ listening: "127.0.0.1", own: ["192.168.1.7"] });
const open = hostNames({
  listening: "0.0.0.0",
  own: ["192.168.1.7", "fe80::1"],
  allowed: ["Wires.example.com"],
});

test.each([
  ["127.0.0.1:4411", local],
  ["127.0.0.1", local],
  ["localhost:4411", local],
  ["LocalHost:80", local],
  ["[::1]:4411", local],
  ["192.168.1.7:4411", open],
  ["[fe80::1]:4411", open],
  ["wires.example.com", open],
  ["my-machine:4411", hostNames({ listening: "my-machine" })],
])("the host %s is answered", (host, names) => {
  expect(refuseRequest({ host }, names)).toBeUndefined();
});

test.each([
  [undefined, local],
  ["", local],
  ["evil.example", local],
  ["evil.example:4411", local],
  ["127.0.0.1.evil.example", local],
  ["localhost.evil.example:4411", local],
  ["evil.example@localhost", local],
  ["localhost:4411/", local],
  ["192.168.1.7:4411", local],
  ["0.0.0.0:4411", open],
  ["10.0.0.1", open],
])("the host %s is refused", (host, names) => {
  expect(refuseRequest({ host }, names)).toMatch(
    /^(?:the Host header is missing or not valid|".*" is not a name of this server)$/,
  );
});

const host = "localhost:4411";

test.each([
  [{}],
  [{ origin: "http://localhost:4411" }],
  [{ site: "same-origin" }],
  [{ site: "none" }],
  [{ origin: "http://localhost:4411", site: "same-origin" }],
])("a request of our own passes: %j", (headers) => {
  expect(refuseRequest({ host, ...headers }, local)).toBeUndefined();
});

test.each([
  [{ origin: "http://evil.example" }],
  [{ origin: "http://localhost:4400" }],
  [{ origin: "http://localhost" }],
  [{ origin: "http://127.0.0.1:4411" }],
  [{ origin: "https://localhost:4411" }],
  [{ origin: "null" }],
  [{ origin: "" }],
  [{ origin: "localhost:4411" }],
  [{ origin: "file://localhost:4411" }],
  [{ site: "cross-site" }],
  [{ site: "same-site" }],
  [{ site: "" }],
  [{ origin: "http://localhost:4411", site: "same-site" }],
])("a request of a foreign page is refused: %j", (headers) => {
  expect(refuseRequest({ host, ...headers }, local)).toMatch(
    /^(?:other sites|pages of other sites) cannot /,
  );
});

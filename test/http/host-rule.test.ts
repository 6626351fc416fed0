/** Tests the rule against foreign pages: names of the server, `Origin`, `Sec-Fetch-Site`. */
import { expect, test } from "vitest";
import { findHost, hostNames, opensPage, refuseRequest } from "../../src/service/web/host-rule.js";

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
])("the host %s is accepted", (host, names) => {
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

/** A port that is forwarded by a tunnel, which may keep or change the name. */
const tunnel = hostNames({ listening: "127.0.0.1", allowed: ["x-4411.example.dev"] });
const given = new Set(["x-4411.example.dev"]);
const name = "x-4411.example.dev";

test.each([
  [{ host: name, origin: `https://${name}` }],
  [{ host: name, origin: `http://${name}` }],
  [{ host: "localhost:4411", origin: `https://${name}` }],
  [{ host: `${name}:4411`, origin: `https://${name}:4411` }],
  [{ host: name, site: "cross-site", opensPage: true }],
])("a forwarded port with an allowed name is answered: %j", (source) => {
  expect(refuseRequest(source, tunnel, given)).toBeUndefined();
});

test.each([
  [{ host: name, origin: "https://evil.example" }],
  [{ host: name, origin: `https://${name}.evil.example` }],
  [{ host: name, origin: `https://${name}:8080` }],
  [{ host: name, origin: `ftp://${name}` }],
  [{ host: name, origin: `https://${name}/` }],
  [{ host: name, origin: "null" }],
  [{ host: name, site: "cross-site" }],
  [{ host: name, site: "cross-site", origin: "https://evil.example", opensPage: true }],
  [{ host: "localhost:4411", site: "cross-site", opensPage: true }],
  [{ host: "evil.example", origin: `https://${name}` }],
])("an allowed name allows no other: %j", (source) => {
  expect(refuseRequest(source, tunnel, given)).toEqual(expect.any(String));
});

test.each([
  ["GET", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }, true],
  ["POST", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }, false],
  ["GET", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }, false],
  ["GET", { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }, false],
  ["GET", {}, false],
])("requests that open a page are distinguished: %s %j", (method, headers, opens) => {
  expect(opensPage(method, headers)).toBe(opens);
});

const host = "localhost:4411";

test.each([
  [{}],
  [{ origin: "http://localhost:4411" }],
  [{ site: "same-origin" }],
  [{ site: "none" }],
  [{ origin: "http://localhost:4411", site: "same-origin" }],
])("a request of our own pages is accepted: %j", (headers) => {
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

test.each([
  ["1.1", ["Host", "a"], { host: "a" }],
  ["1.1", ["Accept", "*/*", "hOST", "a"], { host: "a" }],
  ["1.1", [], { problem: "the Host header is missing" }],
  ["1.0", [], {}],
  ["1.1", ["Host", "a", "host", "b"], { problem: "the Host header is given more than once" }],
  ["1.0", ["Host", "a", "Host", "a"], { problem: "the Host header is given more than once" }],
])("the host of a request of HTTP/%s with %j", (httpVersion, rawHeaders, found) => {
  expect(findHost({ httpVersion, rawHeaders })).toMatchObject(found);
});

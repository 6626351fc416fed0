/** Which addresses events may be sent to, in all the ways in which they can be written. */
import { describe, expect, test } from "vitest";
import {
  isPublicAddress,
  refuseEndpointAddress,
} from "../../src/service/accounts/endpoint-address.js";

const privateHosts = [
  ["127.0.0.1", "loopback"],
  ["127.255.255.254", "loopback"],
  ["2130706433", "decimal"],
  ["017700000001", "octal"],
  ["0177.0.0.1", "octal parts"],
  ["0x7f000001", "hex"],
  ["0x7f.0.0.1", "hex parts"],
  ["0x7f.1", "short hex"],
  ["127.1", "short"],
  ["127.0.1", "short"],
  ["127.0.0.1.", "trailing dot"],
  ["１２７.0.0.1", "full-width digits"],
  ["127。0。0。1", "ideographic stops"],
  ["%31%32%37.0.0.1", "percent signs"],
  ["0", "this host"],
  ["0.0.0.0", "this host"],
  ["0.1.2.3", "this network"],
  ["10.0.0.1", "private"],
  ["172.16.0.1", "private"],
  ["172.31.255.255", "private"],
  ["192.168.0.1", "private"],
  ["3232235521", "private, decimal"],
  ["169.254.169.254", "link-local: metadata of clouds"],
  ["100.64.0.1", "carrier-grade NAT"],
  ["100.127.255.255", "carrier-grade NAT"],
  ["192.0.0.8", "protocol assignments"],
  ["192.0.2.1", "documentation"],
  ["198.51.100.1", "documentation"],
  ["203.0.113.1", "documentation"],
  ["198.18.0.1", "benchmarks"],
  ["198.19.255.255", "benchmarks"],
  ["192.88.99.1", "6to4 relays"],
  ["224.0.0.1", "multicast"],
  ["240.0.0.1", "reserved"],
  ["255.255.255.255", "broadcast"],
  ["[::1]", "loopback"],
  ["[0:0:0:0:0:0:0:1]", "loopback, long"],
  ["[::]", "unspecified"],
  ["[::ffff:127.0.0.1]", "IPv4-mapped"],
  ["[::ffff:7f00:1]", "IPv4-mapped, hex"],
  ["[::ffff:10.0.0.1]", "IPv4-mapped"],
  ["[::ffff:a9fe:a9fe]", "IPv4-mapped metadata"],
  ["[::127.0.0.1]", "IPv4-compatible"],
  ["[::7f00:1]", "IPv4-compatible, hex"],
  ["[::ffff:0:7f00:1]", "IPv4-translated"],
  ["[2002:7f00:1::]", "6to4"],
  ["[2002:a00:1::1]", "6to4"],
  ["[64:ff9b::7f00:1]", "NAT64"],
  ["[64:ff9b::10.0.0.1]", "NAT64"],
  ["[64:ff9b:1::a00:1]", "local NAT64"],
  ["[2001::1]", "Teredo"],
  ["[fc00::1]", "unique local"],
  ["[fd12:3456:789a::1]", "unique local"],
  ["[fe80::1]", "link-local"],
  ["[febf::1]", "link-local"],
  ["[fec0::1]", "site-local"],
  ["[ff02::1]", "multicast"],
  ["[100::1]", "discard"],
  ["[2001:db8::1]", "documentation"],
  ["[3fff::1]", "documentation"],
  ["[5f00::1]", "segment routing"],
  ["[4000::1]", "given to nobody"],
  ["localhost", "name"],
  ["LOCALHOST", "name"],
  ["localhost.", "trailing dot"],
  ["ｌocalhost", "full-width letter"],
  ["db.localhost", "subdomain"],
  ["a.b.localhost.", "subdomain with a trailing dot"],
] as const;

describe("on this machine and in its networks", () => {
  test.each(privateHosts)("refuses %s: %s", (host) => {
    for (const address of [`https://${host}/`, `https://${host}:8443/hook?x=1#y`]) {
      const problem = refuseEndpointAddress(address, false);
      expect(problem).toMatch(/ is not a public address$| is this machine$/);
      expect(refuseEndpointAddress(address, true)).toBeUndefined();
    }
    expect(refuseEndpointAddress(`http://${host}:3000/`, true)).toBeUndefined();
  });
});

const publicHosts = [
  "example.com",
  "EXAMPLE.com.",
  "hooks.example.co.uk",
  "localhost.example.com",
  "notlocalhost",
  "münchen.example",
  "8.8.8.8",
  "134744072",
  "172.32.0.1",
  "100.128.0.1",
  "[2606:4700::1111]",
  "[2a00:1450:4001:830::200e]",
  "[::ffff:8.8.8.8]",
];

test.each(publicHosts)("accepts %s", (host) => {
  for (const port of ["", ":443", ":8443"]) {
    expect(refuseEndpointAddress(`https://${host}${port}/hook`, false)).toBeUndefined();
  }
});

test.each([
  ["http://example.com/", "the URL must start with https://"],
  ["https://example.com:80/", "the port must be 443 or 8443"],
  ["https://example.com:6379/", "the port must be 443 or 8443"],
  ["https://example.com:0/", "the port must be 443 or 8443"],
  ["https://user@example.com/", "the URL contains a user name or password"],
  ["https://:secret@example.com/", "the URL contains a user name or password"],
  ["https://example.com@127.0.0.1/", "the URL contains a user name or password"],
  ["ftp://example.com/", "the URL must start with https://"],
  ["file:///etc/passwd", "the URL must start with https://"],
  ["javascript:alert(1)", "the URL must start with https://"],
  ["gopher://127.0.0.1:6379/_x", "the URL must start with https://"],
  ["httpsx://example.com/", "the URL must start with https://"],
  ["example.com", "the URL must start with https://"],
  ["//example.com/", "the URL must start with https://"],
  ["https://", "the URL is not well-formed"],
  ["https://exa mple.com/", "the URL is not well-formed"],
  ["https://example.com:99999/", "the URL is not well-formed"],
  ["https://[::1", "the URL is not well-formed"],
  ["https://256.1.1.1/", "the URL is not well-formed"],
  ["", "the URL must start with https://"],
  [`https://example.com/${"a".repeat(2_000)}`, "the URL is longer than 2000 characters"],
])("refuses %j: %s", (address, problem) => {
  expect(refuseEndpointAddress(address, false)).toBe(problem);
});

test("private addresses allowed for development are still checked for credentials and length", () => {
  expect(refuseEndpointAddress("http://127.0.0.1:4480/", true)).toBeUndefined();
  expect(refuseEndpointAddress("http://u:p@127.0.0.1/", true)).toMatch(/password/);
  expect(refuseEndpointAddress("ftp://127.0.0.1/", true)).toBe(
    "the URL must start with https:// or http://",
  );
  expect(refuseEndpointAddress("localhost:4480", true)).toMatch(/^the URL must start with/);
  expect(refuseEndpointAddress(`http://a/${"a".repeat(2_000)}`, true)).toMatch(/longer/);
});

test("accepts the longest address", () => {
  const start = "https://example.com/";
  const longest = start + "a".repeat(2_000 - start.length);
  expect(refuseEndpointAddress(longest, false)).toBeUndefined();
});

test.each(["", "example.com", "1.2.3.4.5", ":::", "300.1.1.1", "fe80::1%eth0"])(
  "%j is not a public IP address",
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);

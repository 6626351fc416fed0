/** Finds the part of an address that one client has. */
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** What an IPv4 address begins with on a socket that takes both versions. */
const mapped = "::ffff:";

/** An IPv4 address, or the network of an IPv6 one: a client with one address usually has the whole network. */
export function networkOf(address: string): string {
  // Nearly all are of this form, and each request of a flood asks.
  const plain = address.startsWith(mapped) ? address.slice(mapped.length) : address;
  if (isIPv4(plain)) return plain;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts.slice(0, 4).map(hex).join(":")
    : parsed.toString();
}

function hex(part: number): string {
  return part.toString(16);
}

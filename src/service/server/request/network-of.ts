/** Finds the part of an address that one client has. */
import ipaddr from "ipaddr.js";

/** An IPv4 address, or the network of an IPv6 one: a client with one address usually has the whole network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts.slice(0, 4).map(hex).join(":")
    : parsed.toString();
}

function hex(part: number): string {
  return part.toString(16);
}

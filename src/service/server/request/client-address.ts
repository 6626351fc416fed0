/** Turns the address of a client into what a log may hold of it. */
import ipaddr from "ipaddr.js";
import type { AddressMode } from "../../../workspace/options/address-modes.js";

/**
 * What is logged of an address: truncated to 24 bits of IPv4 and 48 of IPv6, in which there are many
 * people. Undefined for what is no address: behind a proxy, a client may have written it.
 */
export function loggedAddress(address: string, mode: AddressMode): string | undefined {
  if (mode === "none" || !ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  const isFull = mode === "full";
  if (parsed instanceof ipaddr.IPv4) {
    return new ipaddr.IPv4(isFull ? parsed.octets : [...parsed.octets.slice(0, 3), 0]).toString();
  }
  // Without the zone, which names an interface of this machine.
  const parts = isFull ? parsed.parts : [...parsed.parts.slice(0, 3), 0, 0, 0, 0, 0];
  return new ipaddr.IPv6(parts).toString();
}

/** Reduces the address of a client to what may be logged of it. */
import ipaddr from "ipaddr.js";
import type { AddressMode } from "../../../workspace/options/address-modes.js";

/**
 * The part of an address that is logged: truncated, it has 24 bits of IPv4 or 48 of IPv6, which many people share.
 * Undefined if it is not an address: behind a proxy, a client may have written it.
 */
export function loggedAddress(address: string, mode: AddressMode): string | undefined {
  if (mode === "none" || !ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  const isFull = mode === "full";
  if (parsed instanceof ipaddr.IPv4) {
    return new ipaddr.IPv4(isFull ? parsed.octets : [...parsed.octets.slice(0, 3), 0]).toString();
  }
  // Without the zone, which names a network interface of this machine.
  const parts = isFull ? parsed.parts : [...parsed.parts.slice(0, 3), 0, 0, 0, 0, 0];
  return new ipaddr.IPv6(parts).toString();
}

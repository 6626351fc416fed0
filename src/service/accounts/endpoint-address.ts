/** Decides which addresses events may be sent to: public ones over https, unless private ones are allowed. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The ports that public endpoints may use. */
const publicPorts = new Set(["", "443", "8443"]);

const longestAddress = 2_000;

/**
 * Why events cannot be sent to a URL, as a clause; undefined if they can. Any host name passes here: the addresses it
 * resolves to are checked when a connection is made.
 */
export function refuseEndpointAddress(address: string, allowPrivate: boolean): string | undefined {
  if (address.length > longestAddress) return `the URL is longer than ${longestAddress} characters`;
  const wanted = allowPrivate ? "https:// or http://" : "https://";
  if (!/^https?:/i.test(address)) return `the URL must start with ${wanted}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return "the URL is not well-formed";
  // The URL parser drops some and hides others, so the URL that is shown would not be the one called.
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(address)) return "the URL contains a control character";
  if (url.username !== "" || url.password !== "") return "the URL contains a user name or password";
  if (allowPrivate) return undefined;
  if (url.protocol !== "https:") return "the URL must start with https://";
  if (!publicPorts.has(url.port)) return "the port must be 443 or 8443";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0 && !isPublicAddress(host)) return `${host} is not a public address`;
  if (/(^|\.)localhost\.?$/.test(host)) return `${host} is this machine`;
  return undefined;
}

/** The part of IPv6 in public use; elsewhere an IPv4 address may hide, as in `::7f00:1`. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is public and unicast; an IPv4 address inside IPv6 counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** Decides which addresses events may be sent to: public ones over https, unless private ones are allowed. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Ports of public receivers. */
const publicPorts = new Set(["", "443", "8443"]);

const longestAddress = 2_000;

/**
 * Why events cannot be sent to a URL, as half a sentence; undefined when they can. A name passes
 * here whatever it stands for: what it resolves to is looked at when a connection is made.
 */
export function refuseReceiverAddress(address: string, allowPrivate: boolean): string | undefined {
  if (address.length > longestAddress) return `it is longer than ${longestAddress} characters`;
  const wanted = allowPrivate ? "https:// or http://" : "https://";
  if (!/^https?:/i.test(address)) return `it does not begin with ${wanted}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return "it is not well-formed";
  // The parser of URLs drops some of them and hides others: what is shown would not be what is called.
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(address)) return "it has a control character in it";
  if (url.username !== "" || url.password !== "") return "it has a user name or password in it";
  if (allowPrivate) return undefined;
  if (url.protocol !== "https:") return "it is not https";
  if (!publicPorts.has(url.port)) return "its port is neither 443 nor 8443";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0 && !isPublicAddress(host)) return `${host} is no public address`;
  if (/(^|\.)localhost\.?$/.test(host)) return `${host} is this machine`;
  return undefined;
}

/** What is given out of IPv6; elsewhere an IPv4 address may hide, as in `::7f00:1`. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address belongs to one machine of the public internet; an IPv4 one in IPv6 counts as itself. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** Resolves a host name with the machine's DNS servers. */
import { Resolver } from "node:dns/promises";

/** Resolves a host name to IP addresses; rejects when there are none. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

/**
 * All addresses of a host name, IPv4 first. The system lookup is not used: it waits in a small thread
 * pool, which a DNS server that never answers would block for everything else.
 */
export async function resolveName(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
  if (addresses.length > 0) return addresses;
  throw (found[0] as PromiseRejectedResult).reason;
}

/** Asks the name servers of the machine for the addresses of a name. */
import { Resolver } from "node:dns/promises";

/** Gives the IP addresses of a name; rejects when there are none. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

/**
 * All addresses of a name, IPv4 first. Not the look-up of the system: that one waits in a thread of a
 * small pool, which a name server that never answers would hold for everybody.
 */
export async function resolveName(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
  if (addresses.length > 0) return addresses;
  throw (found[0] as PromiseRejectedResult).reason;
}

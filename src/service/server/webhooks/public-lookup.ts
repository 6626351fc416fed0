/** Resolves a host name to public addresses, or to none at all. */
import { isIPv6, type LookupFunction } from "node:net";
import { isPublicAddress } from "../../accounts/endpoint-address.js";
import type { ResolveName } from "./resolve-name.js";

/** How many addresses of each family are tried. Node tries all that it is given, in no time if they refuse. */
const mostAddresses = 8;

/** A host name that resolves to an address that is not public. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/**
 * The lookup of a connection. It returns the checked addresses that the connection then uses, so that
 * a name cannot resolve to one address when it is checked and to another when it is used. One private
 * address among public ones rejects them all; addresses that are not used are not checked.
 */
export function publicLookup(resolve: ResolveName): LookupFunction {
  return (name, { all }, done) => {
    resolve(name).then(
      (found) => {
        const used = [false, true].flatMap((isSix) =>
          found.filter((address) => isIPv6(address) === isSix).slice(0, mostAddresses),
        );
        if (used.length === 0 || !used.every(isPublicAddress)) {
          // Naming the address would tell strangers about the local network.
          done(new PrivateAddressError(`${name} resolves to an address that is not public`), "", 0);
          return;
        }
        const addresses = used.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
        if (all) done(null, addresses);
        else done(null, addresses[0]!.address, addresses[0]!.family);
      },
      (error: Error) => done(error, "", 0),
    );
  };
}

/** Turns a name into the addresses that a connection may be made to: public ones, or none at all. */
import { isIPv6, type LookupFunction } from "node:net";
import { isPublicAddress } from "../../accounts/receiver-address.js";
import type { ResolveName } from "./resolve-name.js";

/** A name that stands for a machine which is not of the public internet. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/**
 * The look-up of a connection. What it gives has been looked at and is what the connection is made
 * to, so that a name cannot mean one address when it is checked and another one when it is used. One
 * private address among public ones refuses them all.
 */
export function publicLookup(resolve: ResolveName): LookupFunction {
  return (name, { all }, done) => {
    resolve(name).then(
      (found) => {
        if (found.length === 0 || !found.every(isPublicAddress)) {
          // Which one it is would tell strangers about the network here.
          done(new PrivateAddressError(`${name} stands for an address that is not public`), "", 0);
          return;
        }
        const addresses = found.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
        if (all) done(null, addresses);
        else done(null, addresses[0]!.address, addresses[0]!.family);
      },
      (error: Error) => done(error, "", 0),
    );
  };
}

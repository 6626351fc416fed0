/** Lists the addresses of this machine. */
import { networkInterfaces } from "node:os";

/** All addresses of all interfaces. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).map(({ address }) => address),
  );
}

/** Addresses that other machines may reach: neither loopback nor link-local ones. */
export function outsideAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).flatMap(({ address, internal }) =>
      internal || address.toLowerCase().startsWith("fe80:") ? [] : [address],
    ),
  );
}

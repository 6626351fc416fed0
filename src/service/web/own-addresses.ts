/** Lists the addresses of this machine. */
import { networkInterfaces } from "node:os";

/** All addresses of all interfaces. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).map(({ address }) => address),
  );
}

/** Determines the base URL of a server, for links and examples. */
import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hostNames, isEveryAddress, nameOf } from "../../web/host-rule.js";
import { ownAddresses } from "../../web/own-addresses.js";
import type { CompleteConfig } from "../config.js";

/** Tells each request the base URL of its server, without a trailing slash. */
export type BaseUrl = (request: FastifyRequest) => string;

/**
 * The configured URL; otherwise the one that the visitor used, if a proxy is trusted or the server listens
 * on all addresses, and it has a name of this server; otherwise the address that the server listens on. A
 * name that comes from the client alone is never repeated: caches would keep it for everybody.
 */
export function findBaseUrl(app: FastifyInstance, config: CompleteConfig): BaseUrl {
  const { baseUrl, trustProxy, allowedHosts } = config;
  if (baseUrl !== undefined) {
    const { origin } = new URL(baseUrl);
    return () => origin + config.site.root;
  }
  let names: ReadonlySet<string> | undefined;
  return (request) => {
    const listening = app.server.address() as AddressInfo | null;
    const address = listening?.address ?? "127.0.0.1";
    const own = listening
      ? originOf({ ...listening, address: callable(listening) })
      : "http://127.0.0.1";
    if (!trustProxy && !isEveryAddress(address) && allowedHosts.length === 0) return own;
    names ??= hostNames({
      listening: address,
      allowed: allowedHosts,
      own: ownAddresses(),
    });
    const name = nameOf(request.host ?? "");
    // The protocol was written by a proxy, or by a client that poses as one.
    const isKnown = name !== undefined && names.has(name) && /^https?$/.test(request.protocol);
    return isKnown ? `${request.protocol}://${request.host.toLowerCase()}` : own;
  };
}

/** An address at which a socket can be called on this machine. */
function callable({ address, family }: AddressInfo): string {
  if (!isEveryAddress(address)) return address;
  return family === "IPv6" ? "::1" : "127.0.0.1";
}

/** The address of a listening socket as a URL. */
export function originOf({ address, port, family }: AddressInfo): string {
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

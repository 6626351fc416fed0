/** Determines the base URL of a server, for links and examples. */
import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CompleteConfig } from "./config.js";

/**
 * The configured URL; otherwise the one the visitor used, if a proxy is trusted or the server listens
 * on all addresses; otherwise the address the server listens on. Without a trailing slash.
 */
export function baseUrlOf(
  app: FastifyInstance,
  { baseUrl, trustProxy }: CompleteConfig,
  request: FastifyRequest,
): string {
  if (baseUrl !== undefined) return baseUrl.replace(/\/+$/, "");
  const listening = app.server.address() as AddressInfo | null;
  const isKnown =
    listening !== null && listening.address !== "0.0.0.0" && listening.address !== "::";
  if (isKnown && !trustProxy) return originOf(listening);
  const visited = `${request.protocol}://${request.host}`;
  // The host comes from the client; only a plain one is safe to put on a page.
  if (/^https?:\/\/[\w.:[\]-]+$/.test(visited)) return visited;
  return listening ? originOf(listening) : "http://127.0.0.1";
}

/** The address of a listening socket as a URL. */
export function originOf({ address, port, family }: AddressInfo): string {
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

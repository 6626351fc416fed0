/** Determines the origins that may use the dashboard: https, and http on this machine. */
import type { FastifyRequest } from "fastify";
import { isLoopback } from "../../web/loopback.js";
import type { CompleteConfig } from "../config.js";

/**
 * The configured origin, and the origin of the request if it can be trusted: if a public URL is configured, it must be
 * that URL's or this machine's, whatever a client makes a proxy forward. Over plain http, only browsers on this machine
 * are allowed: from elsewhere, the token would cross the network unencrypted. This excludes a foreign name that
 * resolves to this server (DNS rebinding).
 */
export function ownOrigins(
  request: FastifyRequest,
  { baseUrl }: Pick<CompleteConfig, "baseUrl">,
): string[] {
  const visited = visitedOrigin(request);
  const configured = baseUrl === undefined ? undefined : new URL(baseUrl);
  const isKnown =
    visited !== undefined && (!configured || isAt(visited, configured) || isLocal(visited));
  const origins = [...(isKnown ? [visited] : []), ...(configured ? [configured.origin] : [])];
  return origins.filter(isSafe);
}

function isAt(origin: string, { host }: URL): boolean {
  return new URL(origin).host === host;
}

function isLocal(origin: string): boolean {
  return isLoopback(new URL(origin).hostname);
}

/** The origin that a request is sent to; undefined if its host is invalid. */
export function visitedOrigin({ protocol, host }: FastifyRequest): string | undefined {
  const address = `${protocol}://${host}`;
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}

function isSafe(origin: string): boolean {
  return new URL(origin).protocol === "https:" || isLocal(origin);
}

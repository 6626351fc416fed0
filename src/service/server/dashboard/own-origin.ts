/** Determines the origins that may use the dashboard: https, and http on this machine. */
import type { FastifyRequest } from "fastify";
import { isLoopback } from "../../web/loopback.js";
import type { CompleteConfig } from "../config.js";

/**
 * The configured origin, and the requested one as far as it is known. Over plain http only browsers on
 * this machine are allowed: from elsewhere, the token would cross the network in plain text. A foreign
 * name that resolves to this server (DNS rebinding) is neither.
 */
export function ownOrigins(
  request: FastifyRequest,
  { baseUrl }: Pick<CompleteConfig, "baseUrl">,
): string[] {
  const origins = [visitedOrigin(request)];
  if (baseUrl !== undefined) origins.push(new URL(baseUrl).origin);
  return origins.filter((origin) => origin !== undefined && isSafe(origin)) as string[];
}

/** The origin that a request is sent to; undefined when its host is not valid. */
export function visitedOrigin({ protocol, host }: FastifyRequest): string | undefined {
  const address = `${protocol}://${host}`;
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}

function isSafe(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || isLoopback(hostname);
}

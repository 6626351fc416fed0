/** Finds the origins under which the dashboard may be used: https, and this machine over http. */
import type { FastifyRequest } from "fastify";
import { isLoopback } from "../../http/loopback.js";
import type { CompleteConfig } from "../config.js";

/**
 * The configured address, and the one that was asked for as far as it can be known. Over plain http
 * only a browser on this machine is let in: anywhere else the token would cross the network readable.
 * A foreign name that leads here (DNS rebinding) is neither.
 */
export function ownOrigins(
  request: FastifyRequest,
  { baseUrl }: Pick<CompleteConfig, "baseUrl">,
): string[] {
  const origins = [visitedOrigin(request)];
  if (baseUrl !== undefined) origins.push(new URL(baseUrl).origin);
  return origins.filter((origin) => origin !== undefined && isSafe(origin)) as string[];
}

/** The origin that a request names as its target; undefined when its host is none. */
export function visitedOrigin({ protocol, host }: FastifyRequest): string | undefined {
  const address = `${protocol}://${host}`;
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}

function isSafe(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || isLoopback(hostname);
}

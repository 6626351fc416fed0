/** Tells clients apart before their keys are looked up, so that they can take turns. */
import type { IncomingMessage } from "node:http";
import type { CompleteConfig } from "../config.js";

/**
 * Who sends a request: the key in a header, whatever it is worth, or the address. Keys that somebody makes up are refused
 * at once, so requests with many of them take little time.
 */
export function clientOf({
  trustProxy,
}: Pick<CompleteConfig, "trustProxy">): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const key = headers["x-api-key"] ?? headers.authorization;
    if (key !== undefined) return `key ${String(key)}`;
    const forwarded = trustProxy ? String(headers["x-forwarded-for"] ?? "") : "";
    // Only the nearest proxy is trusted: earlier entries come from the client.
    return `address ${forwarded.split(",").at(-1)?.trim() || socket.remoteAddress}`;
  };
}

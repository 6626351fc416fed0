/** Tells clients apart before their keys are looked up, so that they can take turns. */
import type { IncomingMessage } from "node:http";
import type { CompleteConfig } from "../config.js";
import type { AdmittedKeys } from "./admitted-keys.js";
import { networkOf } from "./network-of.js";
import { bearerToken } from "./read-key.js";

/** What the names of clients begin with whose key was admitted before. */
const known = "account ";

/** Whether a client has shown a key that was admitted before. */
export function hasShownKey(client: string): boolean {
  return client.startsWith(known);
}

/**
 * Who sends a request: the account of a key in a header that was admitted before, or else the address or its network.
 * Otherwise, somebody who makes up a key for each request, or has a hundred, would be many clients, and everybody else
 * would wait for all of them.
 */
export function clientOf(
  { trustProxy }: Pick<CompleteConfig, "trustProxy">,
  admitted: AdmittedKeys,
): (request: Pick<IncomingMessage, "headers" | "socket">) => string {
  return ({ headers, socket }) => {
    const key = String(headers["x-api-key"] ?? "").trim() || bearerToken(headers.authorization);
    const account = key === "" ? undefined : admitted.accountOf(key);
    if (account !== undefined) return `${known}${account}`;
    const forwarded = trustProxy ? String(headers["x-forwarded-for"] ?? "") : "";
    // Only the nearest proxy is trusted: earlier entries come from the client.
    return `address ${networkOf(forwarded.split(",").at(-1)?.trim() || String(socket.remoteAddress))}`;
  };
}

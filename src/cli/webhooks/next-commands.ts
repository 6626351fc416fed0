/** Writes the command lines that a new receiver is tried with. */
import { isLoopback } from "../../http/loopback.js";
import type { StoreLocation } from "../serve/with-store.js";
import { usualPort } from "./listen-for-messages.js";

/** What the call that made the receiver was told. */
export interface ReceiverCall extends StoreLocation {
  account: string | undefined;
}

/** A command such as `test` of `wf webhooks`, for the same account on the same data. */
export function nextLine(words: string, { data, store, account }: ReceiverCall): string {
  const options = [
    ...(account === undefined ? [] : ["--account", account]),
    ...(data === undefined ? [] : ["--data", data]),
    ...(store === "lmdb:" ? [] : ["--store", store]),
  ];
  return [`wf webhooks ${words}`, ...options.map(quoted)].join(" ");
}

/**
 * The `wf webhooks listen` that stands behind an address; undefined when it is on another machine,
 * or is not plain http.
 */
export function listenLine(address: string, secret: string): string | undefined {
  const { protocol, hostname, port } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (protocol !== "http:" || !isLoopback(host)) return undefined;
  const place = [
    ...(host === "127.0.0.1" || host === "localhost" ? [] : ["--host", host]),
    ...(port === String(usualPort) ? [] : ["--port", port || "80"]),
  ];
  return ["wf webhooks listen", ...place, "--secret", secret].join(" ");
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

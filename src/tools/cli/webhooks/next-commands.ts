/** Writes the commands to try next with an endpoint. */
import { shellValue, shellWord } from "../../../base/text/shell-word.js";
import { isLoopback } from "../../../service/web/loopback.js";
import type { StoreLocation } from "../data/with-store.js";
import { usualPort } from "./listen-for-messages.js";

/** The options that the next command has to repeat. */
export interface EndpointCall extends StoreLocation {
  account: string | undefined;
}

/** A command such as `test` of `wf webhooks`, for the same account on the same data. */
export function nextLine(words: string, { data, store, account }: EndpointCall): string {
  const options = [
    ...(account === undefined ? [] : ["--account", shellValue(account)]),
    ...(data === undefined ? [] : ["--data", shellWord(data)]),
    ...(store === "lmdb:" ? [] : ["--store", shellValue(store)]),
  ];
  return [`wf webhooks ${words}`, ...options].join(" ");
}

/**
 * The `wf webhooks listen` command that receives at an address; undefined when the address is on
 * another machine or not plain http.
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

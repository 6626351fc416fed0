/** Turns an endpoint into what may be shown of it: never its secret. */
import { lastSuccess, oldSecretsEnd } from "../../../service/accounts/endpoints.js";
import { displayWebhookSecret } from "../../../service/accounts/webhook-signature.js";
import type { Endpoint, EventRecord } from "../../../service/store/records.js";
import { isoTime, shortTime } from "./write-time.js";

/** An endpoint as `wf webhooks show --json` prints it. */
export interface ShownEndpoint {
  account: string;
  url: string;
  events: readonly string[];
  state: "enabled" | "disabled";
  disabledAt: string | null;
  /** It answered 410, all attempts failed, or a user disabled it. */
  disabledReason: "gone" | "failing" | "asked" | null;
  /** The start of the secret. */
  secret: string;
  /** When the last old secret stops signing. */
  oldSecretUntil: string | null;
  createdAt: string;
  lastSuccessAt: string | null;
}

/** An endpoint as plain values; the account's newest events are needed for the time of the last success. */
export function describeEndpoint(
  account: string,
  endpoint: Endpoint,
  newest: readonly EventRecord[],
  now: number,
): ShownEndpoint {
  const { url, events, secret, createdAt, disabled } = endpoint;
  return {
    account,
    url,
    events,
    state: disabled ? "disabled" : "enabled",
    disabledAt: isoTime(disabled?.at ?? null),
    disabledReason: disabled?.reason ?? null,
    secret: displayWebhookSecret(secret),
    oldSecretUntil: isoTime(oldSecretsEnd(endpoint, now)),
    createdAt: new Date(createdAt).toISOString(),
    lastSuccessAt: isoTime(lastSuccess(endpoint, newest)),
  };
}

const reasons: Readonly<Record<NonNullable<ShownEndpoint["disabledReason"]>, string>> = {
  gone: "it answered 410",
  failing: "all attempts to deliver an event failed",
  asked: "disabled by a user",
};

/** The lines of `wf webhooks show`: a name and a value each. */
export function endpointFacts(shown: ShownEndpoint): [string, string][] {
  const { account, url, events, disabledAt, disabledReason, secret } = shown;
  const state = disabledReason
    ? `disabled since ${shortTime(disabledAt!)} UTC: ${reasons[disabledReason]}`
    : "enabled";
  const until = shown.oldSecretUntil;
  return [
    ["account", account],
    ["url", url],
    ["events", events.join(", ")],
    ["state", state],
    [
      "last success",
      shown.lastSuccessAt === null ? "never" : `${shortTime(shown.lastSuccessAt)} UTC`,
    ],
    ["secret", secret],
    ["old secret", until === null ? "none" : `signs until ${shortTime(until)} UTC`],
  ];
}

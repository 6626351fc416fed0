/** Turns a receiver into what may be shown of it: never its secret. */
import { lastSuccess, oldSecretsEnd } from "../../accounts/receivers.js";
import { displayWebhookSecret } from "../../accounts/webhook-signature.js";
import type { EventRecord, Receiver } from "../../store/records.js";
import { printable } from "../../text/display-width.js";
import { isoTime, shortTime } from "./write-time.js";

/** A receiver as `wf webhooks show --json` prints it. */
export interface ShownReceiver {
  account: string;
  url: string;
  events: readonly string[];
  state: "enabled" | "disabled";
  disabledAt: string | null;
  /** It answered 410, a whole schedule failed, or somebody asked. */
  disabledReason: "gone" | "failing" | "asked" | null;
  /** The beginning of it. */
  secret: string;
  /** Until when the secret before signs as well. */
  oldSecretUntil: string | null;
  createdAt: string;
  lastSuccessAt: string | null;
}

/** A receiver as plain values, with its account's newest events: they know of the last minute. */
export function describeReceiver(
  account: string,
  receiver: Receiver,
  newest: readonly EventRecord[],
  now: number,
): ShownReceiver {
  const { url, events, secret, createdAt, disabled } = receiver;
  return {
    account,
    url,
    events,
    state: disabled ? "disabled" : "enabled",
    disabledAt: isoTime(disabled?.at ?? null),
    disabledReason: disabled?.reason ?? null,
    secret: displayWebhookSecret(secret),
    oldSecretUntil: isoTime(oldSecretsEnd(receiver, now)),
    createdAt: new Date(createdAt).toISOString(),
    lastSuccessAt: isoTime(lastSuccess(receiver, newest)),
  };
}

const reasons: Readonly<Record<NonNullable<ShownReceiver["disabledReason"]>, string>> = {
  gone: "it answered 410",
  failing: "a whole schedule failed",
  asked: "somebody asked for it",
};

/** The lines of `wf webhooks show`: a name and a value each. */
export function receiverFacts(shown: ShownReceiver): [string, string][] {
  const { account, url, events, disabledAt, disabledReason, secret } = shown;
  const state = disabledReason
    ? `disabled since ${shortTime(disabledAt!)}: ${reasons[disabledReason]}`
    : "enabled";
  const until = shown.oldSecretUntil;
  return [
    ["account", account],
    ["url", printable(url)],
    ["events", events.join(", ")],
    ["state", state],
    ["last success", shown.lastSuccessAt === null ? "never" : shortTime(shown.lastSuccessAt)],
    ["secret", secret],
    ["old secret", until === null ? "does not sign" : `signs as well until ${shortTime(until)}`],
  ];
}

/** Sends a claimed event, and settles it if the claim is still valid. */
import type { FastifyBaseLogger } from "fastify";
import { signingSecrets } from "../../accounts/endpoints.js";
import { writeEventMessage } from "../../accounts/event-message.js";
import { signWebhook } from "../../accounts/webhook-signature.js";
import type { Delivery, Endpoint, EventRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";
import type { EndpointClient } from "./endpoint-client.js";
import { disableFailing, hasSucceededSince, noteSuccess } from "./note-outcome.js";
import { readRetryAfter } from "./retry-schedule.js";
import {
  type AttemptEnd,
  releaseDelivery,
  settleDelivery,
  skipDelivery,
} from "./settle-delivery.js";
import { skipReason } from "./skip-reason.js";

/** What a delivery needs. */
export interface DeliveryTools {
  store: Store;
  client: Pick<EndpointClient, "post">;
  /** Epoch milliseconds. */
  now: () => number;
  random: () => number;
  /** Time limit for one attempt, in milliseconds. */
  attemptLimit: number;
  /** The User-Agent of messages. */
  userAgent: string;
  log: FastifyBaseLogger;
  /** Notes that an event is released since claiming it took too long. */
  noteLateClaim: () => void;
}

/**
 * Sends an event that is claimed until a time. The event is released if the signal aborts the attempt, or if the claim
 * is too short for one.
 */
export async function deliverEvent(
  tools: DeliveryTools,
  event: EventRecord,
  until: number,
  signal: AbortSignal,
): Promise<void> {
  const { store, now, attemptLimit } = tools;
  const { account, id } = event;
  const settle = (make: (before: Delivery) => Delivery) => settleEvent(store, event, make);
  const endpoint = (await store.getAccount(account))?.endpoint ?? null;
  const reason = skipReason(event, endpoint);
  if (reason !== undefined) {
    await settle((before) => skipDelivery(before, reason, now()));
    return;
  }
  const isLate = now() + attemptLimit > until;
  if (isLate && !signal.aborted) tools.noteLateClaim();
  const canStart = !signal.aborted && !isLate;
  const end = canStart ? await attemptDelivery(tools, event, endpoint!, signal) : undefined;
  if (end === undefined) {
    await settle((before) => releaseDelivery(before, now()));
    return;
  }
  const { attempt } = end;
  const said = { event: id, account };
  if (attempt.problem === null) {
    tools.log.debug(said, "event delivered");
    await Promise.all([
      settle((before) => settleDelivery(before, end)),
      noteSuccess(store, account, endpoint!, attempt.at),
    ]);
    return;
  }
  tools.log.info({ ...said, problem: attempt.problem }, "event not delivered");
  const after = settleDelivery(event.delivery, end);
  // Do this before the event is settled: if the process ends in between, the event is sent again.
  if (after.state === "failed") await disableFailed(tools, event, endpoint!, after);
  await settle(() => after);
}

async function attemptDelivery(
  { client, now, random, userAgent }: DeliveryTools,
  event: EventRecord,
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<AttemptEnd | undefined> {
  const at = now();
  const began = performance.now();
  const body = writeEventMessage(event);
  const headers = {
    ...signWebhook(signingSecrets(endpoint, at), event.id, body, at),
    "content-type": "application/json",
    "user-agent": userAgent,
  };
  const answer = await client.post(endpoint.url, headers, body, signal);
  if (answer === undefined) return undefined;
  const { status, problem, retryAfter } = answer;
  const ms = Math.round(performance.now() - began);
  const ended = now();
  const askedWait = readRetryAfter(retryAfter, ended);
  return { attempt: { at, ms, status, problem }, askedWait, now: ended, random };
}

/** Disables an endpoint that is gone, or that accepted nothing during the event's whole retry schedule. */
async function disableFailed(
  { store, log }: DeliveryTools,
  { account, id }: EventRecord,
  endpoint: Endpoint,
  { last, startedAt }: Delivery,
): Promise<void> {
  const isGone = last!.status === 410;
  if (!isGone && (await hasSucceededSince(store, account, startedAt!))) return;
  const reason = isGone ? "gone" : "failing";
  await disableFailing(store, account, endpoint, reason, last!.at);
  log.warn({ event: id, account, reason }, "endpoint disabled");
}

/** Changes an event if this claim still holds it. */
async function settleEvent(
  store: Store,
  { id, delivery: { lease } }: EventRecord,
  make: (before: Delivery) => Delivery,
): Promise<void> {
  await store.changeEvent(id, (event) =>
    event.delivery.lease === lease ? { ...event, delivery: make(event.delivery) } : undefined,
  );
}

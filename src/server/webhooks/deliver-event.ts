/** Sends one event that was claimed, and settles it as long as the claim holds. */
import type { FastifyBaseLogger } from "fastify";
import { writeEventMessage } from "../../accounts/event-message.js";
import { signingSecrets } from "../../accounts/receivers.js";
import { signWebhook } from "../../accounts/webhook-signature.js";
import type { Delivery, EventRecord, Receiver } from "../../store/records.js";
import type { Store } from "../../store/store.js";
import { disableFailing, hasSucceededSince, noteSuccess } from "./note-outcome.js";
import type { ReceiverClient } from "./receiver-client.js";
import { readRetryAfter } from "./retry-schedule.js";
import {
  type AttemptEnd,
  releaseDelivery,
  settleDelivery,
  skipDelivery,
} from "./settle-delivery.js";
import { skipReason } from "./skip-reason.js";

/** What sending needs. */
export interface DeliveryTools {
  store: Store;
  client: Pick<ReceiverClient, "post">;
  /** Epoch milliseconds. */
  now: () => number;
  random: () => number;
  /** Longest time for one attempt, in milliseconds. */
  attemptLimit: number;
  /** What messages name as their sender. */
  userAgent: string;
  log: FastifyBaseLogger;
}

/**
 * Sends an event that is claimed until a time. When the signal ends the attempt, or the claim is too
 * short for one, the event is given back.
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
  const receiver = (await store.getAccount(account))?.receiver ?? null;
  const reason = skipReason(event, receiver);
  if (reason !== undefined) {
    await settle((before) => skipDelivery(before, reason, now()));
    return;
  }
  const canStart = !signal.aborted && now() + attemptLimit <= until;
  const end = canStart ? await attemptDelivery(tools, event, receiver!, signal) : undefined;
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
      noteSuccess(store, account, receiver!, attempt.at),
    ]);
    return;
  }
  tools.log.info({ ...said, problem: attempt.problem }, "event not delivered");
  const after = settleDelivery(event.delivery, end);
  // Before the event is settled: should the process end in between, the event comes again.
  if (after.state === "failed") await disableFailed(tools, event, receiver!, after);
  await settle(() => after);
}

async function attemptDelivery(
  { client, now, random, userAgent }: DeliveryTools,
  event: EventRecord,
  receiver: Receiver,
  signal: AbortSignal,
): Promise<AttemptEnd | undefined> {
  const at = now();
  const began = performance.now();
  const body = writeEventMessage(event);
  const headers = {
    ...signWebhook(signingSecrets(receiver, at), event.id, body, at),
    "content-type": "application/json",
    "user-agent": userAgent,
  };
  const answer = await client.post(receiver.url, headers, body, signal);
  if (answer === undefined) return undefined;
  const { status, problem, retryAfter } = answer;
  const ms = Math.round(performance.now() - began);
  const ended = now();
  const askedWait = readRetryAfter(retryAfter, ended);
  return { attempt: { at, ms, status, problem }, askedWait, now: ended, random };
}

/** Disables a receiver that is gone, or that took nothing while the schedule of an event ran. */
async function disableFailed(
  { store, log }: DeliveryTools,
  { account, id }: EventRecord,
  receiver: Receiver,
  { last, startedAt }: Delivery,
): Promise<void> {
  const isGone = last!.status === 410;
  if (!isGone && (await hasSucceededSince(store, account, startedAt!))) return;
  const reason = isGone ? "gone" : "failing";
  await disableFailing(store, account, receiver, reason, last!.at);
  log.warn({ event: id, account, reason }, "receiver disabled");
}

/** Changes an event that is still ours; what another claim has taken is its own affair. */
async function settleEvent(
  store: Store,
  { id, delivery: { lease } }: EventRecord,
  make: (before: Delivery) => Delivery,
): Promise<void> {
  await store.changeEvent(id, (event) =>
    event.delivery.lease === lease ? { ...event, delivery: make(event.delivery) } : undefined,
  );
}

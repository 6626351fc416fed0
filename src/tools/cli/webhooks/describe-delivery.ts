/** Turns events into what is shown of their deliveries. */
import { printable } from "../../../base/text/display-width.js";
import { isUnderWay } from "../../../service/store/delivery.js";
import type { Delivery, EventRecord } from "../../../service/store/records.js";
import { isoTime, shortTime } from "./write-time.js";

/** A delivery as `wf webhooks list --json` prints it. */
export function describeDelivery({ id, type, createdAt, delivery }: EventRecord, now: number) {
  const { state, attempts, nextAt, last } = delivery;
  const isSending = isUnderWay(delivery, now);
  return {
    id,
    type,
    createdAt: new Date(createdAt).toISOString(),
    state: isSending ? "sending" : state,
    attempts,
    last: last && { ...last, at: new Date(last.at).toISOString() },
    // During an attempt, `nextAt` is when that attempt would count as lost.
    nextAt: isSending ? null : isoTime(nextAt),
  };
}

/** A row of `wf webhooks list`. */
export function deliveryRow(event: EventRecord, now: number): string[] {
  const { id, type, createdAt, state, attempts, nextAt } = describeDelivery(event, now);
  return [
    shortTime(createdAt),
    id,
    type,
    state,
    String(attempts),
    describeResult(event.delivery),
    nextAt === null ? "" : shortTime(nextAt),
  ];
}

/** The result of the last attempt, or why there was none, in a few words. */
export function describeResult({ state, last }: Pick<Delivery, "state" | "last">): string {
  if (last === null) return "";
  const { status, problem, ms } = last;
  const words = problem === null ? String(status) : printable(problem);
  return state === "skipped" ? words : `${words}, ${ms} ms`;
}

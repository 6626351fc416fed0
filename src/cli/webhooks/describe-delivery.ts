/** Turns events into what is shown of their delivery. */
import type { EventRecord } from "../../store/records.js";
import { printable } from "../../text/display-width.js";
import { isoTime, shortTime } from "./write-time.js";

/** A delivery as `wf webhooks list --json` prints it. */
export function describeDelivery({ id, type, createdAt, delivery }: EventRecord) {
  const { state, attempts, nextAt, lease, last } = delivery;
  return {
    id,
    type,
    createdAt: new Date(createdAt).toISOString(),
    state,
    attempts,
    last: last && { ...last, at: new Date(last.at).toISOString() },
    // While somebody is at it, the time is when it would count as lost.
    nextAt: lease === null ? isoTime(nextAt) : null,
  };
}

/** A row of `wf webhooks list`. */
export function deliveryRow(event: EventRecord): string[] {
  const { id, type, createdAt, state, attempts, last, nextAt } = describeDelivery(event);
  const isUnderWay = event.delivery.lease !== null;
  return [
    shortTime(createdAt),
    id,
    type,
    isUnderWay ? "sending" : state,
    String(attempts),
    last === null ? "" : describeAttempt(last),
    nextAt === null ? "" : shortTime(nextAt),
  ];
}

/** What came of an attempt, in a few words. */
export function describeAttempt({
  status,
  problem,
  ms,
}: {
  status: number | null;
  problem: string | null;
  ms: number;
}): string {
  const words = problem === null ? String(status ?? "no answer") : printable(problem);
  // What was skipped has taken no time.
  return ms === 0 ? words : `${words}, ${Math.round(ms)} ms`;
}

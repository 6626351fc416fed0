/** Turns a delivery and the result of an attempt into the new state of the delivery. */
import type { Attempt, Delivery } from "../../store/records.js";
import { waitAfter } from "./retry-schedule.js";

/** A finished attempt, with everything that determines the next one. */
export interface AttemptEnd {
  attempt: Attempt;
  /** Milliseconds that the endpoint asked for. */
  askedWait: number | undefined;
  /** When it ended. */
  now: number;
  random: () => number;
}

/** The delivery after an attempt. An endpoint that is gone (410) is not tried again. */
export function settleDelivery(
  before: Delivery,
  { attempt, askedWait, now, random }: AttemptEnd,
): Delivery {
  const attempts = before.attempts + 1;
  const startedAt = before.startedAt ?? attempt.at;
  const settled = { attempts, startedAt, nextAt: null, lease: null, last: attempt };
  if (attempt.problem === null) return { ...settled, state: "delivered" };
  const wait = attempt.status === 410 ? undefined : waitAfter(attempts, askedWait, random);
  if (wait === undefined) return { ...settled, state: "failed" };
  return { ...settled, state: "pending", nextAt: now + wait };
}

/** The delivery of an event that is not sent, with the reason. */
export function skipDelivery(before: Delivery, problem: string, now: number): Delivery {
  const last = { at: now, ms: 0, status: null, problem };
  return { ...before, state: "skipped", nextAt: null, lease: null, last };
}

/** The delivery of an event that is released without an attempt, for anyone to claim. */
export function releaseDelivery(before: Delivery, now: number): Delivery {
  return { ...before, nextAt: now, lease: null };
}

/** Turns how a delivery stood and what became of an attempt into how it stands. */
import type { Attempt, Delivery } from "../../store/records.js";
import { waitAfter } from "./retry-schedule.js";

/** An attempt that has ended, and what decides on the next one. */
export interface AttemptEnd {
  attempt: Attempt;
  /** Milliseconds that the receiver asked for. */
  askedWait: number | undefined;
  /** When it ended. */
  now: number;
  random: () => number;
}

/** The delivery after an attempt. A receiver that is gone (410) is not tried again. */
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

/** The delivery of an event that may be taken by anybody at once: nothing has come of this claim. */
export function releaseDelivery(before: Delivery, now: number): Delivery {
  return { ...before, nextAt: now, lease: null };
}

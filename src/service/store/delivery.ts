/** Moves an event to another stage of its delivery. */
import type { Delivery, EventRecord } from "./records.js";

/** The terms of a claim. Times are in epoch milliseconds. */
export interface Claim {
  now: number;
  /** When the claim ends, so that others may claim the events. */
  until: number;
  /** Identifies this claim. */
  lease: string;
  /** How many events may be in progress for one account. */
  perAccount: number;
  /** Events already in progress, by account. */
  busy: ReadonlyMap<string, number>;
  /** How many events to claim at most. */
  count: number;
}

/** The delivery of an event that is due at a time, starting with its first attempt. */
export function pendingDelivery(at: number, last: Delivery["last"] = null): Delivery {
  return { state: "pending", attempts: 0, nextAt: at, lease: null, startedAt: null, last };
}

/** A claimed copy of the event. */
export function leaseEvent(event: EventRecord, { lease, until }: Claim): EventRecord {
  return { ...event, delivery: { ...event.delivery, lease, nextAt: until } };
}

/** Whether an event is being sent; an expired claim belongs to a process that has ended. */
export function isUnderWay({ lease, nextAt }: Delivery, now: number): boolean {
  return lease !== null && nextAt !== null && nextAt > now;
}

/** How many more events of an account a claim may take. */
export function roomOf({ perAccount, busy, count }: Claim, account: string, taken: number): number {
  return Math.max(0, Math.min(perAccount - (busy.get(account) ?? 0), count - taken));
}

/** Turns an event into the same event at another stage of its delivery. */
import type { Delivery, EventRecord } from "./records.js";

/** What a claim is made with. Times are in epoch milliseconds. */
export interface Claim {
  now: number;
  /** When what is claimed may be claimed by others. */
  until: number;
  /** Tells this claim from all others. */
  lease: string;
  /** Events that may be under way for one account. */
  perAccount: number;
  /** Events that are under way already, by account. */
  busy: ReadonlyMap<string, number>;
  /** Events to claim at most. */
  count: number;
}

/** The delivery of an event that is to be sent at a time, from the first attempt on. */
export function pendingDelivery(at: number, last: Delivery["last"] = null): Delivery {
  return { state: "pending", attempts: 0, nextAt: at, lease: null, startedAt: null, last };
}

/** An event that somebody works on until a time. */
export function leaseEvent(event: EventRecord, { lease, until }: Claim): EventRecord {
  return { ...event, delivery: { ...event.delivery, lease, nextAt: until } };
}

/** Whether somebody is sending: a claim that has run out belongs to a server that has ended. */
export function isUnderWay({ lease, nextAt }: Delivery, now: number): boolean {
  return lease !== null && nextAt !== null && nextAt > now;
}

/** How many events of an account a claim may still take. */
export function roomOf({ perAccount, busy, count }: Claim, account: string, taken: number): number {
  return Math.max(0, Math.min(perAccount - (busy.get(account) ?? 0), count - taken));
}

/** Moves an event to another stage of its delivery. */
import type { Delivery, EventRecord } from "./records.js";

/** How long a claim goes on to further accounts, in ms: with a slow store, what is claimed is to be sent in time. */
const longestClaim = 2_000;

/** The terms of a claim. Times are in epoch milliseconds. */
export interface Claim {
  now: number;
  /** When the claim of events ends that are claimed at once, so that others may claim them. */
  until: number;
  /** Tells the time, since the events of each account are claimed for equally long; without it, no time passes. */
  clock?: () => number;
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

/** How long a claim has been going on, in ms. */
function ageOf({ now, clock }: Claim): number {
  // The clock may have been set back.
  return Math.max(0, (clock?.() ?? now) - now);
}

/** When the claim of events ends that are claimed now. */
export function claimEnd(claim: Claim): number {
  return claim.until + ageOf(claim);
}

/** Whether a claim that has taken some events ends before the next account, since it has taken too long. */
export function isClaimOver(claim: Claim, taken: number): boolean {
  return taken > 0 && ageOf(claim) >= longestClaim;
}

/** A claimed copy of the event. */
export function leaseEvent(event: EventRecord, claim: Claim): EventRecord {
  return { ...event, delivery: { ...event.delivery, lease: claim.lease, nextAt: claimEnd(claim) } };
}

/** Whether an event is being sent; an expired claim belongs to a process that has ended. */
export function isUnderWay({ lease, nextAt }: Delivery, now: number): boolean {
  return lease !== null && nextAt !== null && nextAt > now;
}

/** How many more events of an account a claim may take. */
export function roomOf({ perAccount, busy, count }: Claim, account: string, taken: number): number {
  return Math.max(0, Math.min(perAccount - (busy.get(account) ?? 0), count - taken));
}

/** Tells an attempt that is being made from one whose maker has gone. */
import type { Delivery } from "../../store/records.js";

/** Whether somebody is sending: a claim that has run out belongs to a server that has ended. */
export function isUnderWay({ lease, nextAt }: Delivery, now: number): boolean {
  return lease !== null && nextAt !== null && nextAt > now;
}

/** Turns what a quota has come to into the event that receivers are told. */
import { createHash } from "node:crypto";
import { pendingDelivery } from "./delivery.js";
import type { EventRecord, EventType } from "./records.js";
import type { Subject } from "./store.js";
import { type QuotaMark, type Usage, windowEnd } from "./windows.js";

const types: Readonly<Record<QuotaMark, EventType>> = {
  warning: "usage.quota_warning",
  exceeded: "usage.quota_exceeded",
};

/**
 * The event of a mark. Its id is made of the key, the month and the limit: the same happening has
 * the same id, wherever and however often it is noticed.
 */
export function quotaEvent(
  mark: QuotaMark,
  { keyId, keyName, account, tier, limits }: Subject,
  usage: Usage,
  now: number,
): EventRecord {
  const limit = limits.month!;
  const { start, count: used } = usage.month;
  const period = new Date(start * 1000).toISOString().slice(0, 7);
  const type = types[mark];
  const resetsAt = new Date(windowEnd("month", start) * 1000).toISOString();
  const percent = Math.floor((used * 100) / limit);
  return {
    id: eventId(type, keyId, period, String(limit)),
    account,
    type,
    createdAt: now,
    data: { keyId, keyName, tier, period, limit, used, percent, resetsAt },
    delivery: pendingDelivery(now),
  };
}

/** An id that depends on nothing but its parts. */
export function eventId(...parts: readonly string[]): string {
  const hash = createHash("sha256").update(parts.join("\n")).digest("base64url");
  return `evt_${hash.slice(0, 27)}`;
}

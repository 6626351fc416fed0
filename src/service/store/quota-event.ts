/** Creates the event for a quota that is nearly or completely used. */
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
 * The event for a quota mark. Its id is derived from the key, the month and the limit, so that the same occurrence
 * always has the same id.
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

/** An id derived only from its parts. Uses SHA-1, the only hash available to Redis scripts. */
export function eventId(...parts: readonly string[]): string {
  const hash = createHash("sha1").update(parts.join("\n")).digest("hex");
  return `evt_${hash.slice(0, 27)}`;
}

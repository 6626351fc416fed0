/** Turns a request into what a store records: changes of the windows, and of the usage of the key itself. */
import { quotaEvent } from "./quota-event.js";
import type { EventRecord } from "./records.js";
import type { Subject } from "./store.js";
import {
  type Admission,
  admitRequest,
  type Counter,
  countOwn,
  keepDay,
  noUsage,
  type Usage,
  withoutRequest,
} from "./windows.js";

/** The counters of a store, inside a transaction. */
export interface Counters {
  /** The usage recorded up to a time, in epoch milliseconds; undefined if there is none. */
  get(id: string, now: number): Usage | undefined;
  put(id: string, usage: Usage): void;
  getDays(id: string): readonly Counter[];
  putDays(id: string, days: Counter[]): void;
}

/**
 * The id under which a key's own usage is stored, apart from the usage of the windows that it shares. A key that shares
 * no windows has only the usage of its windows.
 */
export function ownUsageId(keyId: string): string {
  return `own:${keyId}`;
}

/** Counts a request. Returns its admission and the events to queue in the same transaction. */
export function countRequest(
  counters: Counters,
  subject: Subject,
  now: number,
): { admission: Admission; events: EventRecord[] } {
  const { keyId, sentWith = keyId, limits } = subject;
  const before = counters.get(keyId, now) ?? noUsage;
  const { usage, admission } = admitRequest(before, limits, now);
  const events = admission.marks.map((mark) => quotaEvent(mark, subject, usage, now));
  if (usage !== before) counters.put(keyId, usage);
  if (!admission.isAdmitted) return { admission, events };
  const own = ownUsageId(keyId);
  let isShared = counters.get(own, now) !== undefined;
  if (sentWith !== keyId && !isShared) {
    // Until now, the key was the only one that used its windows.
    counters.put(own, before);
    isShared = true;
  }
  if (!isShared) keepPastDay(counters, keyId, before, usage);
  else {
    const ownBefore = counters.get(ownUsageId(sentWith), now) ?? noUsage;
    const ownAfter = countOwn(ownBefore, usage);
    counters.put(ownUsageId(sentWith), ownAfter);
    keepPastDay(counters, sentWith, ownBefore, ownAfter);
  }
  return { admission, events };
}

/** Undoes the count of a request made at a time, in the windows that are still open. */
export function uncountRequest(
  counters: Counters,
  { keyId, sentWith = keyId }: Pick<Subject, "keyId" | "sentWith">,
  now: number,
): void {
  for (const id of [keyId, ownUsageId(sentWith)]) {
    const usage = counters.get(id, now);
    if (usage) counters.put(id, withoutRequest(usage, now));
  }
}

function keepPastDay(counters: Counters, id: string, before: Usage, after: Usage): void {
  // The day changes only once in thousands of requests.
  if (before.day.start === after.day.start) return;
  const days = keepDay(counters.getDays(id), before, after);
  if (days) counters.putDays(id, days);
}

/** Turns an event into the body of the message that endpoints receive, with an example of each type. */
import type { EventRecord, EventType } from "../store/records.js";

/** The body of a message; the same on every attempt. */
export function writeEventMessage({ type, createdAt, data }: EventRecord): string {
  return JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data });
}

const quota = {
  keyId: "key_example000000000",
  keyName: "example",
  tier: "free",
  period: "2026-11",
  limit: 1_000,
};

const resetsAt = "2026-12-01T00:00:00.000Z";

/** Example data for each event type, about a key that does not exist. */
export const exampleData: Readonly<Record<EventType, EventRecord["data"]>> = {
  "usage.quota_warning": { ...quota, used: 800, percent: 80, resetsAt },
  "usage.quota_exceeded": { ...quota, used: 1_000, percent: 100, resetsAt },
  "api_key.rotated": {
    keyId: quota.keyId,
    keyName: quota.keyName,
    oldKeyPrefix: "wf_live_4Fh2",
    newKeyPrefix: "wf_live_9sKd",
    oldKeyExpiresAt: "2026-11-22T10:20:30.000Z",
  },
};

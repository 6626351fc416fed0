/** The records of a store: accounts, keys and events, as plain values. Times are epoch milliseconds. */

/** A team or person that owns keys. */
export interface AccountRecord {
  /** Unique; used on the command line and in the dashboard. */
  name: string;
  createdAt: number;
  /** SHA-256, in hex, of the dashboard sign-in token; null until one is created. */
  tokenHash: string | null;
  /** Where the account's events are sent; null when there is no endpoint. */
  endpoint: Endpoint | null;
}

/** A URL that an account's events are sent to. */
export interface Endpoint {
  url: string;
  /** The events it is sent; test events are always sent. */
  events: EventType[];
  /** Signs messages; stored in plain text, since signing needs it. */
  secret: string;
  /** Old secrets that still sign during their grace period, newest first. */
  previousSecrets: { secret: string; expiresAt: number }[];
  createdAt: number;
  /** Set while nothing is sent: since when, and why (it answered 410, it kept failing, or a user disabled it). */
  disabled: { at: number; reason: "gone" | "failing" | "asked" } | null;
  /** When it last accepted an event, accurate to the minute. */
  lastSuccessAt: number | null;
}

/** An old secret of a rotated key that works until its grace period ends. */
export interface PreviousSecret {
  hash: string;
  display: string;
  expiresAt: number;
}

/** An API key. Only its hash is stored, not the key itself. */
export interface KeyRecord {
  /** Stays the same through rotations; counters belong to it. */
  id: string;
  account: string;
  name: string;
  tier: string;
  /** SHA-256 of the key, in hex. */
  hash: string;
  /** The parts of the key that may be shown: its start and end. */
  display: string;
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
  previous: PreviousSecret[];
  /** Whether it comes from a keys file, so that it is revoked when it is removed from there. */
  isDeclared: boolean;
  /** The key of the same account whose tier and windows it shares; absent when it has its own. */
  sharesWith?: string;
}

/** Something that endpoints are notified about. */
export interface EventRecord {
  /** The same id for the same occurrence, however often it is detected. */
  id: string;
  account: string;
  type: EventType | TestType;
  createdAt: number;
  data: Readonly<Record<string, string | number | null>>;
  delivery: Delivery;
}

/** The events of the API. */
export const eventTypes = [
  "usage.quota_warning",
  "usage.quota_exceeded",
  "api_key.rotated",
] as const;

/** An event of the API. */
export type EventType = (typeof eventTypes)[number];

/** The event that is sent only to test an endpoint. */
export type TestType = "webhook.test";

/** The delivery status of an event. */
export interface Delivery {
  /** `skipped`: there was no endpoint to send it to. */
  state: "pending" | "delivered" | "failed" | "skipped";
  /** Attempts since it was queued, or queued again by hand. */
  attempts: number;
  /** When the next attempt is due, or when the current one is considered lost; null if settled. */
  nextAt: number | null;
  /** Identifies the claim on this event; null if it is not claimed. */
  lease: string | null;
  /** When the first attempt of this schedule was made; null before it. */
  startedAt: number | null;
  last: Attempt | null;
}

/** One attempt to deliver an event. */
export interface Attempt {
  at: number;
  /** How long it took, in milliseconds. */
  ms: number;
  /** HTTP status; null if there was no answer. */
  status: number | null;
  /** What went wrong, in words for the account holder; null if nothing did. */
  problem: string | null;
}

/** A dashboard session. */
export interface SessionRecord {
  /** SHA-256, in hex, of the session's id. */
  hash: string;
  account: string;
  /** The token that signed in; a session ends with its token. */
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
}

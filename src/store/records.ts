/** What a store keeps: accounts, keys and events, as plain values. Times are epoch milliseconds. */

/** A team or person that owns keys. */
export interface AccountRecord {
  /** Unique; what the command line and the dashboard call it. */
  name: string;
  createdAt: number;
  /** SHA-256, in hex, of the token that signs in to the dashboard; null until one is made. */
  tokenHash: string | null;
  /** Who is told of the account's events; null when nobody is. */
  receiver: Receiver | null;
}

/** A server that an account's events are sent to. */
export interface Receiver {
  url: string;
  /** The events that it wants; test events come in any case. */
  events: EventType[];
  /** What signatures are made with; kept as it is, since signing needs it. */
  secret: string;
  /** Secrets that it had before, which sign as well for a while; the newest first. */
  previousSecrets: { secret: string; expiresAt: number }[];
  createdAt: number;
  /** Since when nothing is sent, and why: it is gone, it failed too long, or somebody asked. */
  disabled: { at: number; reason: "gone" | "failing" | "asked" } | null;
  /** When it last took an event, to the minute. */
  lastSuccessAt: number | null;
}

/** A secret that a key had before its rotation, and that works for a while yet. */
export interface PreviousSecret {
  hash: string;
  display: string;
  expiresAt: number;
}

/** An API key. The key itself is not kept, only its hash. */
export interface KeyRecord {
  /** Stays the same through rotations; counters belong to it. */
  id: string;
  account: string;
  name: string;
  tier: string;
  /** SHA-256 of the key, in hex. */
  hash: string;
  /** What of the key may be shown: its beginning and its end. */
  display: string;
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
  previous: PreviousSecret[];
  /** Whether it comes from a file of keys and goes when it is gone from there. */
  isDeclared: boolean;
}

/** Something that receivers are told of. */
export interface EventRecord {
  /** The same for one happening, however often it is noticed. */
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

/** What is sent for no other reason than to see it arrive. */
export type TestType = "webhook.test";

/** How the delivery of an event stands. */
export interface Delivery {
  /** Skipped: there was nobody to send it to. */
  state: "pending" | "delivered" | "failed" | "skipped";
  /** Attempts since it was queued, or queued again by hand. */
  attempts: number;
  /** When the next attempt is due, or when the one under way counts as lost; null when settled. */
  nextAt: number | null;
  /** Mark of whoever is at it; null when nobody is. */
  lease: string | null;
  /** When the first attempt of this schedule was made; null before. */
  startedAt: number | null;
  last: Attempt | null;
}

/** One attempt to deliver an event. */
export interface Attempt {
  at: number;
  /** How long it took, in milliseconds. */
  ms: number;
  /** HTTP status; null when there was no answer. */
  status: number | null;
  /** What went wrong, in words for the account's holder; null when nothing did. */
  problem: string | null;
}

/** Somebody who is signed in to the dashboard. */
export interface SessionRecord {
  /** SHA-256, in hex, of the session's id. */
  hash: string;
  account: string;
  /** The token that signed in; a session ends with its token. */
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
}

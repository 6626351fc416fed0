/** What a store keeps: accounts, keys and events, as plain values. Times are epoch milliseconds. */

/** A team or person that owns keys. */
export interface AccountRecord {
  /** Unique; what the command line and the dashboard call it. */
  name: string;
  createdAt: number;
  /** SHA-256, in hex, of the token that signs in to the dashboard; null until one is made. */
  tokenHash: string | null;
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
  type: EventType;
  createdAt: number;
  data: Readonly<Record<string, string | number | null>>;
}

/** The events of the API. */
export type EventType = "usage.quota_warning" | "usage.quota_exceeded" | "api_key.rotated";

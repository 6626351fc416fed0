/** Counts the keys whose quotas an account can use in a month. */
import type { KeyRecord } from "../store/records.js";
import { windowStart } from "../store/windows.js";

/**
 * How many of these keys were valid at some point this month. Each key has its own quota, so revoked
 * and expired keys count too: otherwise replacing keys over and over would evade the quota.
 */
export function countKeysOfMonth(keys: readonly KeyRecord[], now: number): number {
  const began = windowStart("month", now) * 1000;
  return keys.filter(({ revokedAt, expiresAt }) => (revokedAt ?? expiresAt ?? now) >= began).length;
}

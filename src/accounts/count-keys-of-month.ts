/** Counts the keys whose quotas an account can use in a month. */
import type { KeyRecord } from "../store/records.js";
import { windowStart } from "../store/windows.js";

/**
 * How many of these keys have worked in the running month. Each has a quota of its own: were ended ones
 * not counted, whoever makes and revokes keys in turn would have no quota at all.
 */
export function countKeysOfMonth(keys: readonly KeyRecord[], now: number): number {
  const began = windowStart("month", now) * 1000;
  return keys.filter(({ revokedAt, expiresAt }) => (revokedAt ?? expiresAt ?? now) >= began).length;
}

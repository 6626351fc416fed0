/** Turns a key from a request into its record, if the key is currently valid. */
import type { KeyRecord } from "../store/records.js";
import type { Store } from "../store/store.js";
import { hashSecret, isPossibleKey } from "./key-form.js";

/**
 * The record of a key; undefined if the key is malformed, unknown, revoked or expired. A malformed key costs no lookup.
 * Rejects with a StoreError if the store is down.
 */
export async function authenticate(
  store: Pick<Store, "findKey">,
  key: string,
  now: number,
): Promise<KeyRecord | undefined> {
  if (!isPossibleKey(key)) return undefined;
  const hash = hashSecret(key);
  const record = await store.findKey(hash);
  if (!record || record.revokedAt !== null) return undefined;
  if (record.expiresAt !== null && record.expiresAt <= now) return undefined;
  if (record.hash === hash) return record;
  const isInGrace = record.previous.some((old) => old.hash === hash && old.expiresAt > now);
  return isInGrace ? record : undefined;
}

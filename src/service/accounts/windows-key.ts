/** Turns a key into the key whose tier and windows its requests use. */
import type { KeyRecord } from "../store/records.js";
import type { Store } from "../store/store.js";

/** The key itself, or the one that it shares with, even if that one was revoked or has expired. */
export async function windowsKey(store: Pick<Store, "getKey">, key: KeyRecord): Promise<KeyRecord> {
  if (key.sharesWith === undefined) return key;
  return (await store.getKey(key.sharesWith)) ?? key;
}

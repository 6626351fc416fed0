/** Converts accounts between the record and its form on disk. */
import type { AccountRecord, Endpoint } from "./records.js";

/**
 * An account on disk. Its endpoint is stored as `receiver`, the name that existing data has: renaming
 * the field would take a migration.
 */
export interface StoredAccount extends Omit<AccountRecord, "endpoint"> {
  receiver: Endpoint | null;
}

/** The form of an account that is written to disk. */
export function storedAccount({ endpoint, ...account }: AccountRecord): StoredAccount {
  return { ...account, receiver: endpoint };
}

/** The account that was read from disk. */
export function readStoredAccount({ receiver, ...account }: StoredAccount): AccountRecord {
  return { ...account, endpoint: receiver };
}

/** Converts accounts between the record and its form on disk. */
import type { AccountRecord, Endpoint } from "./records.js";

/**
 * An account on disk. Its endpoint is stored as `receiver`, the name used by existing data, which a new name would
 * force to migrate.
 */
export interface StoredAccount extends Omit<AccountRecord, "endpoint"> {
  receiver: Endpoint | null;
}

/** Converts an account to its form on disk. */
export function storedAccount({ endpoint, ...account }: AccountRecord): StoredAccount {
  return { ...account, receiver: endpoint };
}

/** Converts an account from its form on disk. */
export function readStoredAccount({ receiver, ...account }: StoredAccount): AccountRecord {
  return { ...account, endpoint: receiver };
}

/** Imports the keys declared in a file into a store, for containers whose keys are managed outside. */
import type { KeyRecord } from "../store/records.js";
import type { Store } from "../store/store.js";
import { AccountError } from "./account-error.js";
import { checkAccountName, createAccount } from "./accounts.js";
import {
  displayHash,
  displayKey,
  hashSecret,
  isDeclarableKey,
  isPossibleKey,
  keyPrefix,
} from "./key-form.js";
import { checkKeyName, checkTier } from "./keys.js";
import type { TierTable } from "./tiers.js";

/** A key declared in the file, with its secret reduced to a hash. */
export interface DeclaredKey {
  account: string;
  name: string;
  tier: string;
  hash: string;
  display: string;
}

/** How many keys a file changed. */
export interface DeclaredChanges {
  added: number;
  changed: number;
  revoked: number;
}

/** Parses a keys file; throws an AccountError that names the invalid entry, never a key. */
export function readDeclaredKeys(text: string, tiers: TierTable): DeclaredKey[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    // The message of JSON.parse quotes the text, which contains keys.
    throw new AccountError("the keys file is not valid JSON");
  }
  if (!Array.isArray(list)) throw new AccountError("the keys file must contain a list");
  const keys = list.map((entry, at) => readEntry(entry, at + 1, tiers));
  const seen = new Map<string, number>();
  for (const [at, { hash }] of keys.entries()) {
    const first = seen.get(hash);
    if (first !== undefined) {
      throw new AccountError(
        `entries ${first} and ${at + 1} of the keys file have the same key; remove one of them`,
      );
    }
    seen.set(hash, at + 1);
  }
  return keys;
}

function readEntry(entry: unknown, number: number, tiers: TierTable): DeclaredKey {
  const wrong = (what: string) => new AccountError(`entry ${number} of the keys file ${what}`);
  if (typeof entry !== "object" || entry === null) throw wrong("is not an object");
  const { account, name, tier, key, sha256, ...rest } = entry as Record<string, unknown>;
  const [odd] = Object.keys(rest);
  if (odd !== undefined) throw wrong(`has an unknown field ${JSON.stringify(odd)}`);
  for (const [field, value] of Object.entries({ account, name, tier })) {
    if (typeof value !== "string") throw wrong(`must have a string in "${field}"`);
  }
  const texts = { account, name, tier } as { account: string; name: string; tier: string };
  try {
    checkAccountName(texts.account);
    checkTier(tiers, texts.tier);
    checkKeyName(texts.name);
  } catch (error) {
    throw wrong(`is invalid: ${(error as Error).message}`);
  }
  if ((key === undefined) === (sha256 === undefined))
    throw wrong('must have either "key" or "sha256"');
  if (sha256 !== undefined) {
    if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/i.test(sha256)) {
      throw wrong('has a "sha256" that is not 64 hex digits');
    }
    const hash = sha256.toLowerCase();
    return { ...texts, hash, display: displayHash(hash) };
  }
  if (typeof key !== "string" || !isDeclarableKey(key)) {
    throw wrong('has a "key" that is not 16 to 512 visible ASCII characters');
  }
  if (!isPossibleKey(key))
    throw wrong(
      `has a "key" that starts with ${keyPrefix} but has a wrong checksum; copy it again`,
    );
  return { ...texts, hash: hashSecret(key), display: displayKey(key) };
}

/**
 * Syncs the declared keys in the store with those in a file. New keys are added, and their account is created if it is
 * missing. Existing keys get the tier and name in the file. Keys that were removed from the file are revoked. Keys
 * created on the command line are left alone.
 */
export async function applyDeclaredKeys(
  store: Store,
  declared: readonly DeclaredKey[],
  now: number,
): Promise<DeclaredChanges> {
  const changes: DeclaredChanges = { added: 0, changed: 0, revoked: 0 };
  const kept = new Set(declared.map(declaredId));
  // Revoke first: a key that moves to another account takes its secret along.
  for (const { id, isDeclared, revokedAt } of await store.listKeys()) {
    if (!isDeclared || revokedAt !== null || kept.has(id)) continue;
    await store.changeKey(id, (record) => ({ key: { ...record, revokedAt: now } }));
    changes.revoked++;
  }
  const accounts = new Set((await store.listAccounts()).map(({ name }) => name));
  for (const key of declared) {
    if (!accounts.has(key.account)) {
      await createAccount(store, key.account, now);
      accounts.add(key.account);
    }
    const id = declaredId(key);
    const before = await store.getKey(id);
    const { tier, name } = key;
    if (!before) {
      if (!(await store.addKey(newRecord(id, key, now)))) throw inUse(key);
      changes.added++;
    } else if (before.tier !== tier || before.name !== name || before.revokedAt !== null) {
      const change = (record: KeyRecord) => ({ key: { ...record, tier, name, revokedAt: null } });
      if (!(await store.changeKey(id, change))) throw inUse(key);
      changes.changed++;
    }
  }
  return changes;
}

function inUse({ name, account }: DeclaredKey): AccountError {
  return new AccountError(
    `the keys file gives ${name} of ${account} a key that is already in use; choose another one`,
  );
}

/** The same key of the same account always gets the same id, and so keeps its counters. */
function declaredId({ account, hash }: DeclaredKey): string {
  return `key_${hashSecret(`${account}\n${hash}`).slice(0, 16)}`;
}

function newRecord(id: string, key: DeclaredKey, now: number): KeyRecord {
  return {
    ...key,
    id,
    createdAt: now,
    expiresAt: null,
    revokedAt: null,
    previous: [],
    isDeclared: true,
  };
}

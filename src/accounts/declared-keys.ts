/** Brings the keys of a file into a store: for containers, whose keys come from outside. */
import type { KeyRecord } from "../store/records.js";
import type { Store } from "../store/store.js";
import { AccountError } from "./account-error.js";
import { checkAccountName, createAccount } from "./accounts.js";
import { displayHash, displayKey, hashSecret, isDeclarableKey, isPossibleKey } from "./key-form.js";
import { checkKeyName, checkTier } from "./keys.js";
import type { TierTable } from "./tiers.js";

/** A key of the file, its secret reduced to a hash. */
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

/** Reads the text of a file of keys; an AccountError names the entry that is wrong, never a key. */
export function readDeclaredKeys(text: string, tiers: TierTable): DeclaredKey[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    // The message of JSON.parse quotes the text, and with it keys.
    throw new AccountError("the file of keys is no JSON");
  }
  if (!Array.isArray(list)) throw new AccountError("the file of keys must hold a list");
  const keys = list.map((entry, at) => readEntry(entry, at + 1, tiers));
  const seen = new Map<string, number>();
  for (const [at, { hash }] of keys.entries()) {
    const first = seen.get(hash);
    if (first !== undefined) {
      throw new AccountError(
        `entries ${first} and ${at + 1} of the file of keys have the same key`,
      );
    }
    seen.set(hash, at + 1);
  }
  return keys;
}

function readEntry(entry: unknown, number: number, tiers: TierTable): DeclaredKey {
  const wrong = (what: string) => new AccountError(`entry ${number} of the file of keys ${what}`);
  if (typeof entry !== "object" || entry === null) throw wrong("is no object");
  const { account, name, tier, key, sha256, ...rest } = entry as Record<string, unknown>;
  const [odd] = Object.keys(rest);
  if (odd !== undefined) throw wrong(`has an unknown field ${JSON.stringify(odd)}`);
  for (const [field, value] of Object.entries({ account, name, tier })) {
    if (typeof value !== "string") throw wrong(`needs the text ${field}`);
  }
  const texts = { account, name, tier } as { account: string; name: string; tier: string };
  try {
    checkAccountName(texts.account);
    checkTier(tiers, texts.tier);
    checkKeyName(texts.name);
  } catch (error) {
    throw wrong(`is wrong: ${(error as Error).message}`);
  }
  if ((key === undefined) === (sha256 === undefined)) throw wrong("needs either key or sha256");
  if (sha256 !== undefined) {
    if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/i.test(sha256)) {
      throw wrong("has a sha256 that is not 64 hex digits");
    }
    const hash = sha256.toLowerCase();
    return { ...texts, hash, display: displayHash(hash) };
  }
  if (typeof key !== "string" || !isDeclarableKey(key)) {
    throw wrong("has a key that is not 16 to 512 visible ASCII characters");
  }
  if (!isPossibleKey(key))
    throw wrong("has a key that begins like a made one, with a wrong checksum");
  return { ...texts, hash: hashSecret(key), display: displayKey(key) };
}

/**
 * Makes the declared keys of the store equal to those of a file: new ones are added, with their
 * account where it is missing; others get the tier and name of the file; those that are gone from it
 * are revoked. Keys made on the command line stay as they are.
 */
export async function applyDeclaredKeys(
  store: Store,
  declared: readonly DeclaredKey[],
  now: number,
): Promise<DeclaredChanges> {
  const changes: DeclaredChanges = { added: 0, changed: 0, revoked: 0 };
  const kept = new Set(declared.map(declaredId));
  // First what is gone: a key that moves to another account takes its secret along.
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
  return new AccountError(`the key ${name} of ${account} in the file of keys is in use`);
}

/** The same key of the same account has the same id, and so its counters, at every start. */
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

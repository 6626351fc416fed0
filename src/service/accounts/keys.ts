/** Creates, rotates, revokes and changes API keys. A key is returned once; only its hash is stored. */
import { pendingDelivery } from "../store/delivery.js";
import { eventId } from "../store/quota-event.js";
import type { EventRecord, KeyRecord } from "../store/records.js";
import type { KeyChange, Store } from "../store/store.js";
import { AccountError } from "./account-error.js";
import { unknownAccount } from "./accounts.js";
import { countKeysOfMonth } from "./count-keys-of-month.js";
import { displayKey, generateId, generateKey, hashSecret } from "./key-form.js";
import type { TierTable } from "./tiers.js";

/** An upper bound for all times: any day of the year 9999, anywhere on Earth. */
export const latestTime = Date.UTC(10_000, 0, 2);

/** A new key with its stored record. */
export interface IssuedKey {
  key: string;
  record: KeyRecord;
}

/** The properties of a new key. */
export interface KeyRequest {
  account: string;
  /** For a key that shares its windows, the tier of the other key. */
  tier: string;
  name?: string;
  /** Epoch milliseconds. */
  expiresAt?: number;
  /** An id chosen by the caller; if a key with this id exists, no second one is created. */
  id?: string;
  /** How many keys the account may have in a month; unlimited by default. */
  most?: number;
  /** The key of the same account whose tier and windows it shares, and which it does not outlive. */
  sharesWith?: KeyRecord;
}

/** Longest grace period, in milliseconds. */
export const longestGrace = 30 * 86_400_000;

/** How many old secrets of a key may work at a time: every request with the key checks each of them. */
const mostPrevious = 10;

/** Creates a key; throws an AccountError for an unknown account or tier, or an invalid name. */
export async function createKey(
  store: Store,
  tiers: TierTable,
  { account, tier, name = "key", expiresAt, id = generateId("key"), most, sharesWith }: KeyRequest,
  now: number,
): Promise<IssuedKey> {
  checkTier(tiers, tier);
  checkKeyName(name);
  if (expiresAt !== undefined && expiresAt <= now) {
    throw new AccountError("the expiry date must be in the future");
  }
  if (expiresAt !== undefined && expiresAt > latestTime) {
    throw new AccountError("the expiry date must not be after the year 9999");
  }
  const key = generateKey();
  const record: KeyRecord = {
    id,
    account,
    name,
    tier,
    hash: hashSecret(key),
    display: displayKey(key),
    createdAt: now,
    expiresAt: earliest(expiresAt ?? null, sharesWith?.expiresAt ?? null),
    revokedAt: null,
    previous: [],
    isDeclared: false,
    ...(sharesWith && { sharesWith: sharesWith.id }),
  };
  const mayJoin =
    most === undefined
      ? undefined
      : (others: readonly KeyRecord[]) => countKeysOfMonth(others, now) < most;
  if (await store.addKey(record, mayJoin)) return { key, record };
  if (await store.getKey(id)) throw new AccountError(`${id} already exists`);
  if (!(await store.getAccount(account))) throw unknownAccount(account);
  throw new AccountError(
    `${account} already has ${most} keys this month; rotate a key instead of creating one`,
  );
}

/** The earlier of two times; null means never. */
function earliest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/**
 * Gives a key a new secret and queues the event. Old secrets keep working for `grace` milliseconds,
 * until `oldExpiresAt`, but never longer than the key itself. Counters stay: they belong to the id.
 * With `replaced`, which is a secret as it is displayed, only that secret is replaced.
 */
export async function rotateKey(
  store: Store,
  id: string,
  grace: number,
  now: number,
  replaced?: string,
): Promise<IssuedKey & { oldExpiresAt: number }> {
  if (!(grace >= 0 && grace <= longestGrace))
    throw new AccountError("the grace period must be from 0 to 30 days");
  const key = generateKey();
  let oldExpiresAt = now;
  const record = await change(store, id, (before) => {
    checkChangeable(before, now);
    if (replaced !== undefined && replaced !== before.display) {
      throw new AccountError(`${id} has already been rotated`);
    }
    oldExpiresAt = Math.min(now + grace, before.expiresAt ?? Number.POSITIVE_INFINITY);
    const old = { hash: before.hash, display: before.display, expiresAt: oldExpiresAt };
    // No older secret outlives the new grace period.
    const previous = [...before.previous, old]
      .map((each) => ({ ...each, expiresAt: Math.min(each.expiresAt, oldExpiresAt) }))
      .filter(({ expiresAt }) => expiresAt > now);
    if (previous.length > mostPrevious) {
      throw new AccountError(
        `${id} has ${mostPrevious} old secrets that still work; rotate it without a grace period to end them`,
      );
    }
    const after = { ...before, hash: hashSecret(key), display: displayKey(key), previous };
    return { key: after, events: [rotationEvent(before, after, oldExpiresAt, now)] };
  });
  return { key, record, oldExpiresAt };
}

function rotationEvent(
  before: KeyRecord,
  after: KeyRecord,
  oldExpiresAt: number,
  now: number,
): EventRecord {
  return {
    id: eventId("api_key.rotated", after.id, after.hash),
    account: after.account,
    type: "api_key.rotated",
    createdAt: now,
    data: {
      keyId: after.id,
      keyName: after.name,
      oldKeyPrefix: before.display.replace(/….*/, ""),
      newKeyPrefix: after.display.replace(/….*/, ""),
      oldKeyExpiresAt: new Date(oldExpiresAt).toISOString(),
    },
    delivery: pendingDelivery(now),
  };
}

/** Revokes a key with all of its old secrets, effective immediately. */
export async function revokeKey(store: Store, id: string, now: number): Promise<KeyRecord> {
  return change(store, id, (key) => {
    if (key.revokedAt !== null) throw new AccountError(`${id} has already been revoked`);
    checkNotDeclared(key);
    return { key: { ...key, revokedAt: now, previous: [] } };
  });
}

/** Changes the tier of a key, starting with its next request. */
export async function changeTier(
  store: Store,
  tiers: TierTable,
  id: string,
  tier: string,
  now: number,
): Promise<KeyRecord> {
  checkTier(tiers, tier);
  return change(store, id, (key) => {
    checkChangeable(key, now);
    if (key.sharesWith !== undefined) {
      throw new AccountError(
        `${id} shares the limits of ${key.sharesWith}; change the tier of ${key.sharesWith}, or create a key with its own limits`,
      );
    }
    return { key: { ...key, tier } };
  });
}

/** Renames a key; a declared key can be renamed only in its file. */
export async function renameKey(store: Store, id: string, name: string): Promise<KeyRecord> {
  checkKeyName(name);
  return change(store, id, (key) => {
    checkNotDeclared(key);
    return { key: { ...key, name } };
  });
}

async function change(
  store: Store,
  id: string,
  make: (key: KeyRecord) => KeyChange,
): Promise<KeyRecord> {
  // A store may not survive a throw inside its transaction, so the error is thrown after it.
  let refused: AccountError | undefined;
  const changed = await store.changeKey(id, (key) => {
    try {
      refused = undefined;
      return make(key);
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      refused = error;
      return undefined;
    }
  });
  if (refused) throw refused;
  if (changed) return changed;
  throw new AccountError(`there is no key ${JSON.stringify(id)}`);
}

function checkChangeable(key: KeyRecord, now: number): void {
  const { id, revokedAt, expiresAt } = key;
  checkNotDeclared(key);
  if (revokedAt !== null) throw new AccountError(`${id} is revoked`);
  if (expiresAt !== null && expiresAt <= now) throw new AccountError(`${id} has expired`);
}

/** A change to a declared key would be undone the next time the keys file is read. */
function checkNotDeclared({ id, isDeclared }: KeyRecord): void {
  if (isDeclared) throw new AccountError(`${id} comes from the keys file; change it there`);
}

/** Throws an AccountError that lists the tiers if there is no tier with this name. */
export function checkTier(tiers: TierTable, tier: string): void {
  if (Object.hasOwn(tiers, tier)) return;
  const names = Object.keys(tiers).join(", ");
  throw new AccountError(`there is no tier ${JSON.stringify(tier)}; choose one of ${names}`);
}

/** Throws an AccountError for a name that cannot be shown on one line. */
export function checkKeyName(name: string): void {
  if (/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u.test(name)) return;
  throw new AccountError("a key's name must have 1 to 100 characters and no control characters");
}

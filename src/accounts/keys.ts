/** Makes, rotates, revokes and changes API keys. A key itself is given once and kept nowhere. */
import { pendingDelivery } from "../store/delivery.js";
import { eventId } from "../store/quota-event.js";
import type { EventRecord, KeyRecord } from "../store/records.js";
import type { KeyChange, Store } from "../store/store.js";
import { AccountError } from "./account-error.js";
import { unknownAccount } from "./accounts.js";
import { countKeysOfMonth } from "./count-keys-of-month.js";
import { displayKey, generateId, generateKey, hashSecret } from "./key-form.js";
import type { TierTable } from "./tiers.js";

/** A key as it is handed over, with what is kept of it. */
export interface IssuedKey {
  key: string;
  record: KeyRecord;
}

/** What a new key is to be. */
export interface KeyRequest {
  account: string;
  tier: string;
  name?: string;
  /** Epoch milliseconds. */
  expiresAt?: number;
  /** An id that nobody else chose; a key that has it already is not made again. */
  id?: string;
  /** Keys that the account may have in a month; as many as it likes unless it is said. */
  most?: number;
}

/** Longest time for which a rotated key may go on working, in milliseconds. */
export const longestGrace = 30 * 86_400_000;

/** Old secrets of a key that may work at a time: each is looked at with every request of it. */
const mostPrevious = 10;

/** Makes a key; an AccountError when the account or the tier does not exist or the name is none. */
export async function createKey(
  store: Store,
  tiers: TierTable,
  { account, tier, name = "key", expiresAt, id = generateId("key"), most }: KeyRequest,
  now: number,
): Promise<IssuedKey> {
  checkTier(tiers, tier);
  checkKeyName(name);
  if (expiresAt !== undefined && expiresAt <= now) {
    throw new AccountError("a key cannot expire before it is made");
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
    expiresAt: expiresAt ?? null,
    revokedAt: null,
    previous: [],
    isDeclared: false,
  };
  const mayJoin =
    most === undefined
      ? undefined
      : (others: readonly KeyRecord[]) => countKeysOfMonth(others, now) < most;
  if (await store.addKey(record, mayJoin)) return { key, record };
  if (await store.getKey(id)) throw new AccountError(`${id} is made already`);
  if (!(await store.getAccount(account))) throw unknownAccount(account);
  throw new AccountError(`${account} has ${most} keys in this month already`);
}

/**
 * Gives a key a new secret and tells receivers. The old secrets work for `grace` milliseconds more,
 * until `oldExpiresAt`, but never longer than the key. Counters stay, for they belong to the id.
 * Where it is said what the secret to replace looks like, no other one is replaced.
 */
export async function rotateKey(
  store: Store,
  id: string,
  grace: number,
  now: number,
  replaced?: string,
): Promise<IssuedKey & { oldExpiresAt: number }> {
  if (!(grace >= 0 && grace <= longestGrace)) throw new AccountError("the grace is 0 to 30 days");
  const key = generateKey();
  let oldExpiresAt = now;
  const record = await change(store, id, (before) => {
    checkChangeable(before, now);
    if (replaced !== undefined && replaced !== before.display) {
      throw new AccountError(`${id} is rotated already`);
    }
    oldExpiresAt = Math.min(now + grace, before.expiresAt ?? Number.POSITIVE_INFINITY);
    const old = { hash: before.hash, display: before.display, expiresAt: oldExpiresAt };
    // Nothing that was in grace before outlives the grace that is given now.
    const previous = [...before.previous, old]
      .map((each) => ({ ...each, expiresAt: Math.min(each.expiresAt, oldExpiresAt) }))
      .filter(({ expiresAt }) => expiresAt > now);
    if (previous.length > mostPrevious) {
      throw new AccountError(
        `${id} has ${mostPrevious} old secrets that still work; a rotation without grace ends them`,
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

/** Ends a key at once, with the secrets that it had before. */
export async function revokeKey(store: Store, id: string, now: number): Promise<KeyRecord> {
  return change(store, id, (key) => {
    if (key.revokedAt !== null) throw new AccountError(`${id} is revoked already`);
    checkNotDeclared(key);
    return { key: { ...key, revokedAt: now, previous: [] } };
  });
}

/** Gives a key other limits, from the next request on. */
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
    return { key: { ...key, tier } };
  });
}

/** Calls a key something else; a declared key is called what its file says. */
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
  // A store may not survive a throw in the middle of its transaction; the reason waits outside.
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

/** What a file declares would come back with the next look at the file. */
function checkNotDeclared({ id, isDeclared }: KeyRecord): void {
  if (isDeclared) throw new AccountError(`${id} comes from the file of keys; change it there`);
}

/** Throws an AccountError that lists the tiers when there is none of this name. */
export function checkTier(tiers: TierTable, tier: string): void {
  if (Object.hasOwn(tiers, tier)) return;
  const names = Object.keys(tiers).join(", ");
  throw new AccountError(`there is no tier ${JSON.stringify(tier)}; there are ${names}`);
}

/** Throws an AccountError for a name that cannot be shown in one line. */
export function checkKeyName(name: string): void {
  if (/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u.test(name)) return;
  throw new AccountError("a key's name has 1 to 100 characters, and no control characters");
}

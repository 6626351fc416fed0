/** Turns the keys of an account into what the pages show of them. */
import type { TierTable } from "../../accounts/tiers.js";
import { windowsKey } from "../../accounts/windows-key.js";
import type { KeyRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";
import { type Counter, type Usage, usageAt, type WindowLimits } from "../../store/windows.js";

/** Whether a key works, or why it does not. */
export type KeyState = "works" | "revoked" | "expired";

/** How many days charts show, including today. */
const shownDays = 30;

/** A key at a point in time. */
export interface KeyView {
  key: KeyRecord;
  /** The key whose tier and windows it uses; itself unless it shares those of another one. */
  owner: KeyRecord;
  state: KeyState;
  /** Of the windows, by all keys that share them. */
  usage: Usage;
  /** undefined when its tier no longer exists. */
  limits: WindowLimits | undefined;
  /** Epoch seconds of the last request with the key itself; 0 before the first. */
  lastUsed: number;
  /** Requests per day with the key itself, today last. */
  days: Counter[];
}

/** Some keys, in the same order. */
export function viewKeys(
  store: Store,
  tiers: TierTable,
  keys: readonly KeyRecord[],
  now: number,
): Promise<KeyView[]> {
  return Promise.all(keys.map((key) => viewKey(store, tiers, key, now)));
}

/** One key. */
export async function viewKey(
  store: Store,
  tiers: TierTable,
  key: KeyRecord,
  now: number,
): Promise<KeyView> {
  const owner = await windowsKey(store, key);
  const [shared, counted, past] = await Promise.all([
    store.getUsage(owner.id),
    store.getOwnUsage(key.id),
    store.getDays(key.id),
  ]);
  const own = usageAt(counted, now);
  return {
    key,
    owner,
    state: keyState(key, now),
    usage: usageAt(shared, now),
    limits: Object.hasOwn(tiers, owner.tier) ? tiers[owner.tier] : undefined,
    lastUsed: own.lastUsed,
    days: lastDays([...closedDay(counted, own), ...past, own.day], now),
  };
}

/** The state of a key. */
export function keyState({ revokedAt, expiresAt }: KeyRecord, now: number): KeyState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && expiresAt <= now ? "expired" : "works";
}

/** The last day with requests, if it has ended: it is not stored among the past days yet. */
function closedDay(counted: Usage, usage: Usage): Counter[] {
  return counted.day.start === usage.day.start ? [] : [counted.day];
}

function lastDays(counted: readonly Counter[], now: number): Counter[] {
  const counts = new Map(counted.map(({ start, count }) => [start, count]));
  const today = Math.floor(now / 86_400_000) * 86_400;
  return Array.from({ length: shownDays }, (_, at) => {
    const start = today - (shownDays - 1 - at) * 86_400;
    return { start, count: counts.get(start) ?? 0 };
  });
}

/** The days of several keys, added up. */
export function sumDays(views: readonly KeyView[], now: number): Counter[] {
  return lastDays([], now).map(({ start }, at) => ({
    start,
    count: views.reduce((sum, { days }) => sum + (days[at]?.count ?? 0), 0),
  }));
}

/**
 * The tiers that an account holder can choose for a new key, each with the key whose windows the new one
 * shares: the oldest that the account's valid keys use. Only the operator can grant others, or holders
 * could choose their own limits.
 */
export function tiersToChoose(
  keys: readonly KeyRecord[],
  tiers: TierTable,
  now: number,
): ReadonlyMap<string, KeyRecord> {
  const byId = new Map(keys.map((key) => [key.id, key]));
  const owners = keys
    .filter((key) => keyState(key, now) === "works")
    .map((key) => byId.get(key.sharesWith ?? key.id) ?? key);
  owners.sort((a, b) => a.createdAt - b.createdAt);
  const choices = new Map<string, KeyRecord>();
  for (const tier of Object.keys(tiers)) {
    const owner = owners.find((each) => each.tier === tier);
    if (owner) choices.set(tier, owner);
  }
  return choices;
}

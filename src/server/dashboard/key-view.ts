/** Turns the keys of an account into what the pages show of them. */
import type { TierTable } from "../../accounts/tiers.js";
import type { KeyRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";
import { type Counter, type Limits, type Usage, usageAt } from "../../store/windows.js";

/** How many days charts show, including today. */
const shownDays = 30;

/** How many keys an account may have in a month. */
export const mostKeys = 100;

/** A key at a point in time. */
export interface KeyView {
  key: KeyRecord;
  state: "works" | "revoked" | "expired";
  usage: Usage;
  /** undefined when its tier no longer exists. */
  limits: Limits | undefined;
  /** Requests per day, today last. */
  days: Counter[];
}

/** All keys of an account, newest first. */
export async function viewKeys(
  store: Store,
  tiers: TierTable,
  account: string,
  now: number,
): Promise<KeyView[]> {
  const keys = (await store.listKeys(account)).reverse();
  return Promise.all(keys.map((key) => viewKey(store, tiers, key, now)));
}

/** One key. */
export async function viewKey(
  store: Store,
  tiers: TierTable,
  key: KeyRecord,
  now: number,
): Promise<KeyView> {
  const [counted, past] = await Promise.all([store.getUsage(key.id), store.getDays(key.id)]);
  const usage = usageAt(counted, now);
  const isExpired = key.expiresAt !== null && key.expiresAt <= now;
  return {
    key,
    state: key.revokedAt !== null ? "revoked" : isExpired ? "expired" : "works",
    usage,
    limits: Object.hasOwn(tiers, key.tier) ? tiers[key.tier] : undefined,
    days: lastDays([...closedDay(counted, usage), ...past, usage.day], now),
  };
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
 * The tiers that an account holder can choose for a new key: those of the account's valid keys. Only the
 * operator can grant others, or holders could choose their own limits.
 */
export function tiersToChoose(views: readonly KeyView[], tiers: TierTable): string[] {
  const used = views.filter(({ state }) => state === "works").map(({ key }) => key.tier);
  return Object.keys(tiers).filter((tier) => used.includes(tier));
}

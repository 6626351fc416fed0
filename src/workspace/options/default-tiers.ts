/** The default tiers, which limit keys: as values for the server, and as names for help and settings. */
import { listed } from "../../base/text/phrases.js";

/** Requests that each tier allows per minute, day and month; null means no monthly limit. */
export const defaultTiers: Readonly<
  Record<string, { minute: number; day: number; month: number | null }>
> = {
  free: { minute: 10, day: 100, month: 1_000 },
  basic: { minute: 30, day: 500, month: 10_000 },
  pro: { minute: 60, day: 2_000, month: 50_000 },
  enterprise: { minute: 120, day: 10_000, month: null },
};

/** Their names as words, `free, basic, pro or enterprise`. */
export function tierNames(word: "and" | "or"): string {
  return listed(Object.keys(defaultTiers), word);
}

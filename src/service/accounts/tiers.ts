/** Defines what each tier allows. */
import type { WindowLimits } from "../store/windows.js";

export { defaultTiers } from "../../workspace/options/default-tiers.js";

/** Limits by the name of the tier. */
export type TierTable = Readonly<Record<string, WindowLimits>>;

/** The tier with the highest monthly, then daily limit; the first key gets it. */
export function highestTier(tiers: TierTable): string {
  const rank = ({ month, day, minute }: WindowLimits) => [month ?? Infinity, day, minute] as const;
  const names = Object.keys(tiers);
  return names.reduce((best, name) => {
    const [a, b] = [rank(tiers[name]!), rank(tiers[best]!)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at >= 0 && a[at]! > b[at]! ? name : best;
  }, names[0]!);
}

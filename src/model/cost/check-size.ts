/** Compares an estimate with the limits of the language. */
import type { Estimate } from "./estimate.js";
import { type CostName, costNames, type Limits } from "./limits.js";

/** A limit that a document exceeds. */
export interface Excess {
  readonly limit: CostName;
  /** What the document needs. */
  readonly count: number;
}

/**
 * The limit that an estimate exceeds by the largest factor.
 * @param times how often the document is drawn
 */
export function findExcess({ total }: Estimate, limits: Limits, times = 1): Excess | undefined {
  let worst: Excess | undefined;
  let most = 1;
  for (const limit of costNames) {
    const count = total[limit] * times;
    const factor = count / limits[limit];
    if (factor > most) {
      most = factor;
      worst = { limit, count };
    }
  }
  return worst;
}

/** Turns lengths into the steps of 1/64 px in which browsers hold them. */
import type { Length } from "../../model/box/style.js";

/** Steps in one px, as in Blink's LayoutUnit. */
export const steps = 64;

/**
 * A length in px as a number of steps. Whole numbers take no objects of their own, but only if they are computed
 * as such: what the interpreter multiplies by a fraction stays an object.
 */
export function inSteps(length: number): number {
  const count = length * steps;
  const whole = count | 0;
  return whole === count ? whole : count;
}

/** The greatest step that does not exceed a length in px. */
export function floorStep(length: number): number {
  return Math.floor(length * steps) / steps;
}

/** The least step that is not below a length in px. */
export function ceilStep(length: number): number {
  return Math.ceil(length * steps) / steps;
}

/** The step nearest to a length in px; halves move away from 0. */
export function nearestStep(length: number): number {
  return length < 0 ? -Math.round(-length * steps) / steps : Math.round(length * steps) / steps;
}

/** A length in px cut to a step; a negative one moves towards 0. */
export function truncateStep(length: number): number {
  return Math.trunc(length * steps) / steps;
}

/**
 * A length in px; `undefined` when it is automatic, or a share of something that is not known.
 * Percentages are computed in single precision, as browsers hold them.
 */
export function resolveLength(
  length: Length | undefined,
  whole: number | undefined,
): number | undefined {
  if (length === undefined) return undefined;
  if (typeof length === "number") return floorStep(length);
  if (whole === undefined) return undefined;
  return floorStep(Math.fround((whole * Math.fround(length.percent)) / 100));
}

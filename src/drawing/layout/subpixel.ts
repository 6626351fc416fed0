/** Rounds lengths to steps of 1/64 px, as browsers do. */
import type { Length } from "../../model/box/style.js";

/** Steps per px, as in Blink's LayoutUnit. */
export const steps = 64;

/**
 * A length in px as a number of steps. Integers need no objects, but only if they are computed as integers: in the
 * interpreter, the product with a fraction remains an object.
 */
export function inSteps(length: number): number {
  const count = length * steps;
  const whole = count | 0;
  return whole === count ? whole : count;
}

/** The largest step that does not exceed a length in px. */
export function floorStep(length: number): number {
  return Math.floor(length * steps) / steps;
}

/** The smallest step that is not below a length in px. */
export function ceilStep(length: number): number {
  return Math.ceil(length * steps) / steps;
}

/** The step nearest to a length in px; halves are rounded away from 0. */
export function nearestStep(length: number): number {
  return length < 0 ? -Math.round(-length * steps) / steps : Math.round(length * steps) / steps;
}

/** A length in px truncated to a step, towards 0. */
export function truncateStep(length: number): number {
  return Math.trunc(length * steps) / steps;
}

/**
 * A length in px; `undefined` if it is automatic, or a percentage of an unknown length. Percentages are computed in
 * single precision, as in browsers.
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

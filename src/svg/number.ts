/** Turns numbers into the short form that pictures hold: at most two decimals. */

/** A length or coordinate rounded to 1/100. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

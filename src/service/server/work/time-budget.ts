/** Turns the size of a source into its time limit in a thread. */

/**
 * The share of the longest time that the smallest source gets, and the size in bytes from which a source gets all of
 * it.
 */
const leastShare = 0.4;
const wholeSize = 64 << 10;

/**
 * The time limit in milliseconds for a source of this many bytes. A short source that takes long is an accident or an
 * attack, so it may not hold a thread for as long as a large one.
 */
export function timeBudget(bytes: number, longest: number): number {
  const share = leastShare + (1 - leastShare) * Math.min(1, bytes / wholeSize);
  return Math.ceil(longest * share);
}

/** Turns the size of a source into the time that it may take in a thread. */

/** Share of the whole time that the smallest source gets, and the size in bytes that gets all of it. */
const leastShare = 0.4;
const wholeSize = 64 << 10;

/**
 * The milliseconds for a source of this many bytes. A short source that takes long is an accident or an
 * attack, so it may not hold a thread for as long as a large one.
 */
export function timeBudget(bytes: number, longest: number): number {
  const share = leastShare + (1 - leastShare) * Math.min(1, bytes / wholeSize);
  return Math.ceil(longest * share);
}

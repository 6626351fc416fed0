/** Counts the steps of reading a font, and throws when there are too many: damaged or hostile fonts may refer to themselves. */

/** Number of steps left for the current font; reading a font is synchronous. */
let left = Number.POSITIVE_INFINITY;

/** Takes steps. */
export function count(steps = 1): void {
  left -= steps;
  if (left < 0) throw new RangeError("the font takes too long");
}

/**
 * Reads a bounded font; throws if that takes too many steps.
 *
 * @param steps - number of glyph accesses, of rules tried for a glyph, and of hundreds of points
 * @param tell - receives the number of steps taken, also when they were too many
 */
export function within<Result>(
  steps: number,
  read: () => Result,
  tell?: (taken: number) => void,
): Result {
  const before = left;
  left = steps;
  try {
    return read();
  } finally {
    tell?.(steps - left);
    left = before;
  }
}

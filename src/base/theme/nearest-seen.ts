/** Finds the color with the nearest lightness that is visible on all backgrounds. */
import { contrastRatio } from "./contrast.js";
import { hexOf, oklchOf } from "./oklch.js";

/** Distance between the lightnesses to try first, and number of bisections afterwards. */
const stride = 0.02;
const halvings = 5;

/**
 * The color itself if it is visible on all backgrounds; otherwise the same hue, as little lighter or darker as
 * possible. Undefined if no lightness works.
 *
 * @param least the required contrast
 */
export function nearestSeen(
  color: string,
  grounds: readonly string[],
  least: number,
): string | undefined {
  const isSeen = (each: string) => grounds.every((ground) => contrastRatio(each, ground) >= least);
  if (isSeen(color)) return color;
  const { l, c, h } = oklchOf(color);
  const at = (by: number) => hexOf({ l: Math.min(1, Math.max(0, l + by)), c, h });
  for (let by = stride; by < 1 + stride; by += stride) {
    for (const sign of [-1, 1]) {
      if (l + sign * by < -stride || l + sign * by > 1 + stride) continue;
      if (!isSeen(at(sign * by))) continue;
      let [far, near] = [by, by - stride];
      for (let step = 0; step < halvings; step++) {
        const middle = (far + near) / 2;
        if (isSeen(at(sign * middle))) far = middle;
        else near = middle;
      }
      return at(sign * far);
    }
  }
  return undefined;
}

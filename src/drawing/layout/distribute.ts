/** Distributes free space along an axis among items. */

import type { Align, Justify } from "../../model/box/style.js";
import { truncateStep } from "./subpixel.js";

/** Space in px before the first item, and between items in addition to their gap. */
export interface Distribution {
  before: number;
  between: number;
}

/** Values with which overflowing items begin at the side where reading starts. */
const readSafely: ReadonlySet<Justify> = new Set(["safe", "around", "evenly"]);

/**
 * Distributes free space, which is negative if items overflow, among a number of items. Around overflowing items, there
 * is no space: they start at the left or upper edge, even if the first one would be at the other edge.
 */
export function distribute(
  justify: Justify,
  free: number,
  count: number,
  isReversed = false,
): Distribution {
  const spare = Math.max(0, free);
  if (isReversed && free < 0 && readSafely.has(justify)) {
    return { before: free, between: 0 };
  }
  switch (justify) {
    case "start":
      return { before: 0, between: 0 };
    case "center":
      return { before: half(free), between: 0 };
    case "safe":
      return { before: half(spare), between: 0 };
    case "end":
      return { before: free, between: 0 };
    case "between":
      return { before: 0, between: count > 1 ? truncateStep(spare / (count - 1)) : 0 };
    case "around": {
      const between = truncateStep(spare / count);
      return { before: half(between), between };
    }
    case "evenly": {
      const between = truncateStep(spare / (count + 1));
      return { before: between, between };
    }
  }
}

/** Space in px before a single item; a baseline counts as the start. */
export function offsetOf(align: Align, free: number): number {
  if (align === "center") return half(free);
  return align === "end" ? free : 0;
}

/** Half of a length, truncated to a step of 1/64 px. */
export function half(length: number): number {
  return truncateStep(length / 2);
}

/** Turns free room along an axis into where items are on it. */

import type { Align, Justify } from "../../model/box/style.js";
import { truncateStep } from "./subpixel.js";

/** px before the first item, and px between items in addition to their gap. */
export interface Distribution {
  before: number;
  between: number;
}

/** What starts where it would be read first if it stands out. */
const readSafely: ReadonlySet<Justify> = new Set(["safe", "around", "evenly"]);

/**
 * How free room, negative when items stand out, is shared around a number of items. Room around
 * items that stand out is none: they start at the left or upper edge, even where the first one
 * would be at the other.
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

/** px before an item that is alone in its free room; a baseline counts as the start. */
export function offsetOf(align: Align, free: number): number {
  if (align === "center") return half(free);
  return align === "end" ? free : 0;
}

/** Half of a length, cut to a step of 1/64 px. */
export function half(length: number): number {
  return truncateStep(length / 2);
}

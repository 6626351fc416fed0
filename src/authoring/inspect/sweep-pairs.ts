/** Finds pairs of rectangles that are near each other, with a line that sweeps from top to bottom. */
import type { Rect } from "./rect.js";

/** Maximum number of comparisons: enough for boards with thousands of elements, and quick on any other. */
const mostComparisons = 2_000_000;

/**
 * Calls back with each pair that is at most `reach` px apart, once, with the upper one first. Ends early on a board
 * where everything is next to everything.
 */
export function sweepPairs<T>(
  items: readonly T[],
  rectOf: (item: T) => Rect,
  reach: number,
  tell: (upper: T, lower: T) => void,
): void {
  const sorted = items.map((item) => ({ item, rect: rectOf(item) }));
  sorted.sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
  let open: typeof sorted = [];
  let left = mostComparisons;
  for (const each of sorted) {
    const { x, y, width } = each.rect;
    const stillOpen: typeof sorted = [];
    for (const other of open) {
      if (left-- <= 0) return;
      const { rect } = other;
      if (rect.y + rect.height + reach < y) continue;
      stillOpen.push(other);
      if (rect.x + rect.width + reach < x || x + width + reach < rect.x) continue;
      tell(other.item, each.item);
    }
    stillOpen.push(each);
    open = stillOpen;
  }
}

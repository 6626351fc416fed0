/** Finds how far words may extend beyond their area: up to their neighbors. */
import type { PictureItem, WordsItem } from "./picture-item.js";

/** Maximum number of items to check; with more, words keep to their areas. */
const mostItems = 4000;

/** An interval in px. */
export interface Reach {
  from: number;
  to: number;
}

/** The space for each text of a frame: extended to its right, or to its left if it is right-aligned. */
export function findReach(items: readonly PictureItem[], width: number): Map<PictureItem, Reach> {
  const found = new Map<PictureItem, Reach>();
  for (const item of items) {
    if (item.kind !== "words") continue;
    const own = { from: item.x, to: item.x + item.width };
    found.set(item, items.length > mostItems ? own : reachOf(item, own, items, width));
  }
  return found;
}

function reachOf(
  item: WordsItem & PictureItem,
  own: Reach,
  items: readonly PictureItem[],
  width: number,
): Reach {
  const isRight = item.align === "right";
  let { from, to } = isRight ? { from: 0, to: own.to } : { from: own.from, to: width };
  for (const other of items) {
    if (other === item || other.y >= item.y + item.height || item.y >= other.y + other.height) {
      continue;
    }
    for (const edge of edgesOf(other)) {
      if (isRight && edge.to <= own.from) from = Math.max(from, edge.to);
      if (!isRight && edge.from >= own.to) to = Math.min(to, edge.from);
    }
  }
  return { from: Math.min(from, own.from), to: Math.max(to, own.to) };
}

/**
 * The horizontal extent of an item: all of a text, and for a box its lines, and its area if it hides what is behind.
 */
function edgesOf(item: PictureItem): Reach[] {
  const { x, width } = item;
  if (item.kind !== "box") return [{ from: x, to: x + width }];
  const { left, right } = item.sides;
  return [
    ...(item.covers ? [{ from: x, to: x }] : []),
    ...(left ? [{ from: x, to: x + 1 }] : []),
    ...(right ? [{ from: x + width - 1, to: x + width }] : []),
  ];
}

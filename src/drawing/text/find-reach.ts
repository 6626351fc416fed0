/** Finds how far words may go beyond their area: up to what is beside them. */
import type { PictureItem, WordsItem } from "./picture-item.js";

/** Items that are looked at; where there are more, words keep to their areas. */
const mostItems = 4000;

/** A stretch in px. */
export interface Reach {
  from: number;
  to: number;
}

/** The room of each text of a frame that is so wide: to its right, or to its left where it ends there. */
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

/** What is drawn of an item, from side to side: all of words; of a box the lines, and where it hides what is behind. */
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

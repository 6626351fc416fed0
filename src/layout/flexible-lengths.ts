/** Turns flex items and the room of their line into main sizes (CSS Flexible Box 9.7). */
import { nearestStep } from "./subpixel.js";

/** What counts of an item along the main axis, in px without margins. */
export interface FlexItem {
  /** Border-box size before flexing. */
  base: number;
  /** Least and greatest size. */
  min: number;
  max: number;
  /** Padding and border, which do not shrink. */
  edges: number;
  grow: number;
  shrink: number;
  /** The result; before the limits are applied, it is `wanted`. */
  size: number;
  wanted: number;
  /** Whether the result is final. */
  frozen: boolean;
}

/** A size within its limits; the least one wins. */
export function clamp(size: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, size));
}

/**
 * Sets the size of each item of one line.
 * @param room px for the items alone, margins and gaps taken off
 */
export function flexLine(items: readonly FlexItem[], room: number): void {
  let hypothetical = 0;
  for (const item of items) {
    item.size = clamp(item.base, item.min, item.max);
    hypothetical += item.size;
  }
  if (hypothetical === room) return;
  const grows = hypothetical < room;
  let initialFree = room;
  for (const item of items) {
    item.frozen = !canFlex(item, grows);
    initialFree -= item.frozen ? item.size : item.base;
  }
  while (flexRound(items, room, initialFree, grows));
}

function canFlex(item: FlexItem, grows: boolean): boolean {
  return grows
    ? item.grow > 0 && item.base <= item.size
    : item.shrink > 0 && item.base >= item.size;
}

/** Shares the free room among the open items; returns whether limits froze some and others remain. */
function flexRound(
  items: readonly FlexItem[],
  room: number,
  initialFree: number,
  grows: boolean,
): boolean {
  let free = room;
  let factors = 0;
  let weights = 0;
  let open = 0;
  for (const item of items) {
    free -= item.frozen ? item.size : item.base;
    if (item.frozen) continue;
    open++;
    factors += grows ? item.grow : item.shrink;
    weights += weightOf(item, grows);
  }
  if (open === 0) return false;
  // Factors that sum up to less than 1 take only that share of the room.
  if (factors < 1 && Math.abs(initialFree * factors) < Math.abs(free)) free = initialFree * factors;
  const flexes = weights > 0 && (grows ? free > 0 : free < 0);
  let violation = 0;
  // From the last item to the first, each takes its share of what is left, so that rounding leaves
  // nothing over; Blink goes the same way.
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at]!;
    if (item.frozen) continue;
    const weight = weightOf(item, grows);
    const share = flexes && weight > 0 ? nearestStep((free * weight) / weights) : 0;
    free -= share;
    weights -= weight;
    item.wanted = item.base + share;
    item.size = clamp(item.wanted, item.min, item.max);
    violation += item.size - item.wanted;
  }
  if (violation === 0) return false;
  for (const item of items) {
    const isViolator = violation > 0 ? item.size > item.wanted : item.size < item.wanted;
    if (!item.frozen && isViolator) item.frozen = true;
  }
  return true;
}

function weightOf(item: FlexItem, grows: boolean): number {
  return grows ? item.grow : item.shrink * Math.max(0, item.base - item.edges);
}

/** Turns flex items and the room of their line into main sizes (CSS Flexible Box 9.7). */
import { nearestStep } from "./subpixel.js";

/** What counts of an item along the main axis, in px without margins. */
export class FlexItem {
  /** Border-box size before flexing. */
  base = 0;
  /** Least and greatest size. */
  min = 0;
  max = 0;
  /** Padding and border, which do not shrink. */
  edges = 0;
  grow = 0;
  shrink = 0;
  /** The result; before the limits are applied, it is `wanted`. */
  size = 0;
  wanted = 0;
  /** Whether the result is final. */
  frozen = false;
  /** px across the main axis of a column. */
  across = 0;
  /** Whether percentages in it may refer to its size. */
  definite = false;
}

/** Items for reuse, as many as were ever needed at once: what is innermost uses the last ones. */
const pool: FlexItem[] = [];
let used = 0;

/**
 * So many items, for the row or column that places its items now.
 * @returns the index of the first
 */
export function takeItems(count: number): number {
  const from = used;
  used += count;
  while (pool.length < used) pool.push(new FlexItem());
  return from;
}

/** Gives back all items from an index on. */
export function releaseItems(from: number): void {
  used = from;
}

/** The item at an index. */
export function itemAt(index: number): FlexItem {
  return pool[index]!;
}

/** A size within its limits; the least one wins. */
export function clamp(size: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, size));
}

/**
 * Sets the size of each item of one line.
 * @param from index of its first item
 * @param to index after its last one
 * @param room px for the items alone, margins and gaps taken off
 */
export function flexLine(from: number, to: number, room: number): void {
  let hypothetical = 0;
  for (let at = from; at < to; at++) {
    const item = pool[at]!;
    item.size = clamp(item.base, item.min, item.max);
    hypothetical += item.size;
  }
  if (hypothetical === room) return;
  const grows = hypothetical < room;
  let initialFree = room;
  for (let at = from; at < to; at++) {
    const item = pool[at]!;
    item.frozen = !canFlex(item, grows);
    initialFree -= item.frozen ? item.size : item.base;
  }
  while (flexRound(from, to, room, initialFree, grows));
}

function canFlex(item: FlexItem, grows: boolean): boolean {
  return grows
    ? item.grow > 0 && item.base <= item.size
    : item.shrink > 0 && item.base >= item.size;
}

/** Shares the free room among the open items; returns whether limits froze some and others remain. */
function flexRound(
  from: number,
  to: number,
  room: number,
  initialFree: number,
  grows: boolean,
): boolean {
  let free = room;
  let factors = 0;
  let weights = 0;
  let open = 0;
  for (let at = from; at < to; at++) {
    const item = pool[at]!;
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
  for (let at = to - 1; at >= from; at--) {
    const item = pool[at]!;
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
  for (let at = from; at < to; at++) {
    const item = pool[at]!;
    const isViolator = violation > 0 ? item.size > item.wanted : item.size < item.wanted;
    if (!item.frozen && isViolator) item.frozen = true;
  }
  return true;
}

function weightOf(item: FlexItem, grows: boolean): number {
  return grows ? item.grow : item.shrink * Math.max(0, item.base - item.edges);
}

/** Computes the main sizes of flex items on a line (CSS Flexible Box 9.7). */
import { nearestStep } from "./subpixel.js";

/** The properties of an item along the main axis, in px without margins. */
export class FlexItem {
  /** Border-box size before flexing. */
  base = 0;
  /** Minimum and maximum size. */
  min = 0;
  max = 0;
  /** Padding and border, which do not shrink. */
  edges = 0;
  grow = 0;
  shrink = 0;
  /** The resulting size; before limits are applied, it is `wanted`. */
  size = 0;
  wanted = 0;
  /** Whether the result is final. */
  frozen = false;
  /** Size across the main axis of a column, in px. */
  across = 0;
  /** Whether percentages in it may refer to its size. */
  definite = false;
}

/** A stack of reusable items, as many as were ever needed at once; the innermost row or column uses the last ones. */
const pool: FlexItem[] = [];
let used = 0;

/**
 * Takes a number of items for a row or column.
 * @returns the index of the first
 */
export function takeItems(count: number): number {
  const from = used;
  used += count;
  while (pool.length < used) pool.push(new FlexItem());
  return from;
}

/** Releases all items from an index. */
export function releaseItems(from: number): void {
  used = from;
}

/** The item at an index. */
export function itemAt(index: number): FlexItem {
  return pool[index]!;
}

/** A size within its limits; the minimum takes precedence. */
export function clamp(size: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, size));
}

/**
 * Sets the size of each item of a line.
 * @param from index of its first item
 * @param to index after its last one
 * @param room space in px for the items alone, without margins and gaps
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

/** Distributes free space among the flexible items; returns whether some reached their limits and others remain. */
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
  // Factors with a sum below 1 take only that fraction of the space.
  if (factors < 1 && Math.abs(initialFree * factors) < Math.abs(free)) free = initialFree * factors;
  const flexes = weights > 0 && (grows ? free > 0 : free < 0);
  let violation = 0;
  // From last to first, each item takes its share of the rest, so that no rounding error is left; Blink uses the same
  // order.
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

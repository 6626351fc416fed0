/** Finds how far words may extend beyond their area: up to their neighbors. */
import type { PictureItem, WordsItem } from "./picture-item.js";

/** Maximum number of comparisons of words with items beside them; beyond it, words keep to their areas. */
const mostCompared = 4_000_000;

/** Height of a stripe in px, and maximum number of stripes for an item that is not compared with all. */
const stripe = 64;
const mostStripes = 16;

/** An interval in px. */
export interface Reach {
  from: number;
  to: number;
}

/** The space for each text of a frame: extended to its right, or to its left if it is right-aligned. */
export function findReach(items: readonly PictureItem[], width: number): Map<PictureItem, Reach> {
  const found = new Map<PictureItem, Reach>();
  const stripes = new Stripes(items);
  let left = mostCompared;
  for (const item of items) {
    if (item.kind !== "words") continue;
    const own = { from: item.x, to: item.x + item.width };
    const near = stripes.near(item);
    for (const others of near) left -= others.length;
    found.set(item, left < 0 ? own : reachOf(item, own, near, width));
  }
  return found;
}

/** The items of a frame, by the stripes of it that they are in. */
class Stripes {
  readonly #stripes = new Map<number, PictureItem[]>();
  /** Items in so many stripes that they are near all others. */
  readonly #tall: PictureItem[] = [];

  constructor(items: readonly PictureItem[]) {
    for (const item of items) {
      const { first, last } = stripesOf(item);
      if (last - first >= mostStripes) this.#tall.push(item);
      else {
        for (let at = first; at <= last; at++) {
          const others = this.#stripes.get(at) ?? [];
          this.#stripes.set(at, others);
          others.push(item);
        }
      }
    }
  }

  /** Lists with all items that an item may be beside, some of them more than once. */
  near(item: PictureItem): PictureItem[][] {
    const { first, last } = stripesOf(item);
    const found = [this.#tall];
    if (last - first >= mostStripes) return [this.#tall, ...this.#stripes.values()];
    for (let at = first; at <= last; at++) found.push(this.#stripes.get(at) ?? []);
    return found;
  }
}

function stripesOf({ y, height }: PictureItem): { first: number; last: number } {
  return { first: Math.floor(y / stripe), last: Math.floor((y + height) / stripe) };
}

function reachOf(
  item: WordsItem & PictureItem,
  own: Reach,
  near: readonly (readonly PictureItem[])[],
  width: number,
): Reach {
  const isRight = item.align === "right";
  let { from, to } = isRight ? { from: 0, to: own.to } : { from: own.from, to: width };
  for (const others of near) {
    for (const other of others) {
      if (other === item || other.y >= item.y + item.height || item.y >= other.y + other.height) {
        continue;
      }
      for (const edge of edgesOf(other)) {
        if (isRight && edge.to <= own.from) from = Math.max(from, edge.to);
        if (!isRight && edge.from >= own.to) to = Math.min(to, edge.from);
      }
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

/** Compares routes with each other and with boards: how often they cross, and whether they overlap. */
import type { Area, Obstacle, Point } from "./area.js";

/** The route of an arrow. */
export interface Way {
  /** Its corners, from the edge of its element to that of its target; changed in place. */
  points: Point[];
  from: number;
  to: number;
  /** The element, on the canvas. */
  source: Area;
}

/** The lower and the higher end of a segment along its direction. */
export function endsOf(a: Point, b: Point, isUpright: boolean): [number, number] {
  const [first, last] = isUpright ? [a.y, b.y] : [a.x, b.x];
  return first < last ? [first, last] : [last, first];
}

/** Maximum number of pairs of segments that are compared for a canvas: routes that wind around 98 boards have 170. */
const mostCompared = 6_000_000;

/** How often routes cross each other; each pair is counted on demand. */
export class Crossings {
  readonly #ways: readonly Way[];
  #compared = 0;
  /** The crossings of each pair; negative if not counted yet. */
  readonly #known: Int16Array;

  constructor(ways: readonly Way[]) {
    this.#ways = ways;
    this.#known = new Int16Array(ways.length * ways.length).fill(-1);
  }

  /** Whether so much has been compared that no more should be. */
  get isEnough(): boolean {
    return this.#compared > mostCompared;
  }

  /** How often two routes cross, by their numbers. */
  between(a: number, b: number): number {
    const pair = a < b ? a * this.#ways.length + b : b * this.#ways.length + a;
    const known = this.#known[pair]!;
    if (known >= 0) return known;
    const count = this.count(a, b);
    this.#known[pair] = count;
    return count;
  }

  /** The same for routes that may have moved since. */
  count(one: number, two: number): number {
    const a = this.#ways[one]!.points;
    const b = this.#ways[two]!.points;
    this.#compared += a.length * b.length;
    let count = 0;
    for (let i = 1; i < a.length; i++) {
      for (let j = 1; j < b.length; j++) {
        if (cross(a[i - 1]!, a[i]!, b[j - 1]!, b[j]!)) count++;
      }
    }
    return count;
  }

  /** Discards the counts of a route that has moved. */
  forget(way: number): void {
    const { length } = this.#ways;
    this.#known.fill(-1, way * length, (way + 1) * length);
    for (let other = 0; other < way; other++) this.#known[other * length + way] = -1;
  }
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const isUpright = Math.abs(a.x - b.x) < Math.abs(a.y - b.y);
  if (isUpright === Math.abs(c.x - d.x) < Math.abs(c.y - d.y)) return false;
  return isUpright ? meets(a, b, c, d) : meets(c, d, a, b);
}

/** Whether a vertical segment crosses a horizontal one between their ends. */
function meets(a: Point, b: Point, c: Point, d: Point): boolean {
  const isPassed = Math.min(c.x, d.x) < a.x && a.x < Math.max(c.x, d.x);
  return isPassed && Math.min(a.y, b.y) < c.y && c.y < Math.max(a.y, b.y);
}

/** px for which two routes may overlap. */
const mostShared = 8;

/** Whether two routes overlap. */
export function isShared(a: readonly Point[], b: readonly Point[]): boolean {
  for (let one = 1; one < a.length; one++) {
    for (let two = 1; two < b.length; two++) {
      const p = a[one - 1]!;
      const q = a[one]!;
      const r = b[two - 1]!;
      const s = b[two]!;
      const isUpright = Math.abs(p.x - q.x) < Math.abs(p.y - q.y);
      if (isUpright !== Math.abs(r.x - s.x) < Math.abs(r.y - s.y)) continue;
      const apart = isUpright ? Math.abs(p.x - r.x) : Math.abs(p.y - r.y);
      if (apart > 2) continue;
      const [start, end] = endsOf(p, q, isUpright);
      const [first, last] = endsOf(r, s, isUpright);
      if (Math.min(end, last) - Math.max(start, first) > mostShared) return true;
    }
  }
  return false;
}

/** Whether a route crosses an obstacle; its first segment may cross the board of its element, and its last one its target. */
export function isInTheWay(way: Way, obstacles: readonly Obstacle[]): boolean {
  const last = way.points.length - 1;
  return obstacles.some((obstacle) => {
    for (let at = 1; at <= last; at++) {
      const { board, isBody } = obstacle;
      if (isBody && at === 1 && board === way.from) continue;
      if (isBody && at === last && board === way.to) continue;
      const [a, b] = [way.points[at - 1]!, way.points[at]!];
      const isOver =
        Math.min(a.x, b.x) < obstacle.right - 0.5 &&
        Math.max(a.x, b.x) > obstacle.left + 0.5 &&
        Math.min(a.y, b.y) < obstacle.bottom - 0.5 &&
        Math.max(a.y, b.y) > obstacle.top + 0.5;
      if (isOver) return true;
    }
    return false;
  });
}

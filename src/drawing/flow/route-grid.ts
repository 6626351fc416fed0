/** The lines that routes may follow between boards, with the cost of each piece. */
import { clearance, type Obstacle, type Point } from "./area.js";

/** Cost in px of crossing another arrow. */
const crossing = 60;
/** Extra cost of each px along another arrow. */
const beside = 0.15;

/** The lines shared by all arrows of a canvas: along the edges of its boards, and midway between them. */
export interface Lines {
  xs: readonly number[];
  ys: readonly number[];
}

/** px from a board to the line along it, if there is room. */
const distance = 16;

/** The lines around obstacles. */
export function linesAround(obstacles: readonly Obstacle[]): Lines {
  const xs = new Set([
    ...thinned(obstacles.map(({ right }) => right + distance)),
    ...thinned(obstacles.map(({ left }) => distance - left)).map((x) => -x),
  ]);
  const ys = new Set([
    ...thinned(obstacles.map(({ bottom }) => bottom + distance)),
    ...thinned(obstacles.map(({ top }) => distance - top)).map((y) => -y),
  ]);
  addMiddles(
    obstacles.map(({ left, right }) => [left, right]),
    xs,
  );
  addMiddles(
    obstacles.map(({ top, bottom }) => [top, bottom]),
    ys,
  );
  return { xs: [...xs].sort(ascending), ys: [...ys].sort(ascending) };
}

/** Drops each line for which one that is closer to its board works as well. */
function thinned(lines: readonly number[]): number[] {
  const kept: number[] = [];
  for (const line of [...lines].sort(ascending)) {
    const last = kept.at(-1);
    if (last === undefined || line - last >= distance - clearance) kept.push(line);
  }
  return kept;
}

/** Adds the middle of each gap between an end and the next start. */
function addMiddles(stretches: readonly (readonly [number, number])[], lines: Set<number>): void {
  const starts = stretches.map(([from]) => from).sort(ascending);
  for (const end of new Set(stretches.map(([, to]) => to))) {
    const next = starts.find((start) => start > end);
    if (next !== undefined) lines.add((end + next) / 2);
  }
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** The grid, reused for each arrow: the shared lines, and those through the ends of the arrow. */
export class RouteGrid {
  readonly #lines: Lines;
  readonly #obstacles: readonly Obstacle[];
  xs: Float64Array = new Float64Array(0);
  ys: Float64Array = new Float64Array(0);
  /** Extra cost of the pieces to the right of and below each crossing of lines; infinite if blocked. */
  right = new Float64Array(0);
  below = new Float64Array(0);

  constructor(lines: Lines, obstacles: readonly Obstacle[]) {
    this.#lines = lines;
    this.#obstacles = obstacles;
  }

  /** Starts over for an arrow with these ends, given the routes found so far. */
  begin(ends: readonly Point[], ways: readonly { points: readonly Point[] }[]): void {
    const { xs, ys } = this.#lines;
    this.xs = merged(
      xs,
      ends.map(({ x }) => x),
    );
    this.ys = merged(
      ys,
      ends.map(({ y }) => y),
    );
    const size = this.xs.length * this.ys.length;
    if (this.right.length < size) {
      // All grids of a canvas have about the same size, so they share memory.
      this.right = new Float64Array(Math.ceil(size * 1.25));
      this.below = new Float64Array(Math.ceil(size * 1.25));
    }
    this.right.fill(0, 0, size);
    this.below.fill(0, 0, size);
    for (const obstacle of this.#obstacles) this.#block(obstacle);
    for (const { points } of ways) {
      for (let at = 1; at < points.length; at++) this.#note(points[at - 1]!, points[at]!);
    }
  }

  /** The number of the crossing of lines at a point. */
  nodeAt({ x, y }: Point): number {
    return firstAbove(this.ys, y - 0.01) * this.xs.length + firstAbove(this.xs, x - 0.01);
  }

  pointOf(node: number): Point {
    const { length } = this.xs;
    return { x: this.xs[node % length]!, y: this.ys[Math.floor(node / length)]! };
  }

  #block({ left, top, right, bottom }: Obstacle): void {
    const { xs, ys } = this;
    const { length } = xs;
    const x1 = firstAbove(xs, left - clearance);
    const x2 = firstAtLeast(xs, right + clearance);
    const y1 = firstAbove(ys, top - clearance);
    const y2 = firstAtLeast(ys, bottom + clearance);
    for (let y = y1; y < y2; y++) {
      for (let x = Math.max(0, x1 - 1); x < x2; x++) this.right[y * length + x] = blocked;
    }
    for (let y = Math.max(0, y1 - 1); y < y2; y++) {
      for (let x = x1; x < x2; x++) this.below[y * length + x] = blocked;
    }
  }

  /** Raises the cost of pieces that a segment of another arrow crosses or follows. */
  #note(a: Point, b: Point): void {
    const { xs, ys } = this;
    const { length } = xs;
    if (Math.abs(a.x - b.x) < Math.abs(a.y - b.y)) {
      const [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
      const at = firstAbove(xs, a.x) - 1;
      const from = firstAtLeast(ys, top);
      const to = firstAbove(ys, bottom);
      for (let y = from; y < to; y++) if (at >= 0) this.right[y * length + at]! += crossing;
      if (at < 0 || Math.abs(xs[at]! - a.x) > 2) return;
      for (let y = Math.max(0, from); y < to - 1; y++) {
        this.below[y * length + at]! += beside * (ys[y + 1]! - ys[y]!);
      }
    } else {
      const [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
      const at = firstAbove(ys, a.y) - 1;
      const from = firstAtLeast(xs, left);
      const to = firstAbove(xs, right);
      for (let x = from; x < to; x++) if (at >= 0) this.below[at * length + x]! += crossing;
      if (at < 0 || Math.abs(ys[at]! - a.y) > 2) return;
      for (let x = Math.max(0, from); x < to - 1; x++) {
        this.right[at * length + x]! += beside * (xs[x + 1]! - xs[x]!);
      }
    }
  }
}

const blocked = Number.POSITIVE_INFINITY;

/** Merges numbers into sorted ones, without duplicates. */
function merged(sorted: readonly number[], more: readonly number[]): Float64Array {
  const all = new Float64Array(sorted.length + more.length);
  all.set(sorted);
  all.set(more, sorted.length);
  all.sort();
  return all.filter((value, at) => at === 0 || value - all[at - 1]! > 0.01);
}

function firstAtLeast(sorted: Float64Array, bound: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

function firstAbove(sorted: Float64Array, bound: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the cheapest route for one arrow: short, with few bends and crossings (A* on the lines between boards). */
import type { Point } from "./area.js";
import { type Port, steps } from "./ports.js";
import type { RouteGrid } from "./route-grid.js";

/** Cost of a bend in px. */
const bend = 28;

/** Weight of the heuristic: above 1, the search visits far fewer states, and routes are hardly longer. */
const haste = 1.3;

/** Counts visited states, so that the work for a canvas of any size is bounded. */
export interface Work {
  looks: number;
  readonly most: number;
}

/** Searches the grids of one canvas, reusing the same memory. */
export class RouteSearch {
  readonly #work: Work;
  readonly #queue = new Queue();
  /** The cost of each state, and its predecessor. A state is a crossing of lines times four, plus a direction. */
  #costs = new Float64Array(0);
  #before = new Int32Array(0);
  /** The A* heuristic of each crossing; negative if not computed yet. */
  #estimates = new Float64Array(0);

  constructor(work: Work) {
    this.#work = work;
  }

  /** The corners of a route from any of the exits to any of the entries; undefined if there is none. */
  find(exits: readonly Port[], entries: readonly Port[], grid: RouteGrid): Point[] | undefined {
    const { xs, ys, right, below } = grid;
    const width = xs.length;
    const height = ys.length;
    this.#clear(width * height);
    const work = this.#work;
    const costs = this.#costs;
    const before = this.#before;
    const estimates = this.#estimates;
    const queue = this.#queue;
    const goals = entries.map(({ outside }) => grid.nodeAt(outside));
    const estimate = (node: number): number => {
      if (estimates[node]! >= 0) return estimates[node]!;
      const x = xs[node % width]!;
      const y = ys[Math.floor(node / width)]!;
      let least = Number.POSITIVE_INFINITY;
      for (let at = 0; at < entries.length; at++) {
        const { outside, cost } = entries[at]!;
        least = Math.min(least, Math.abs(outside.x - x) + Math.abs(outside.y - y) + cost);
      }
      estimates[node] = haste * least;
      return haste * least;
    };
    const startOf = new Map<number, Port>();
    for (const exit of exits) {
      const node = grid.nodeAt(exit.outside);
      const state = node * 4 + exit.direction;
      if (exit.cost >= costs[state]!) continue;
      startOf.set(state, exit);
      costs[state] = exit.cost;
      queue.add(state, exit.cost + estimate(node));
    }
    let best = Number.POSITIVE_INFINITY;
    let end: { state: number; entry: Port } | undefined;
    while (queue.take() && queue.cost < best) {
      if (++work.looks > work.most) return undefined;
      const { state } = queue;
      const cost = costs[state]!;
      const node = state >> 2;
      if (queue.cost > cost + estimate(node) + 1e-6) continue;
      const direction = state & 3;
      const back = (direction + 2) & 3;
      for (let at = 0; at < goals.length; at++) {
        if (goals[at] !== node) continue;
        const entry = entries[at]!;
        if (back === entry.direction) continue;
        const total = cost + entry.cost + (direction === entry.direction ? 0 : bend);
        if (total >= best) continue;
        best = total;
        end = { state, entry };
      }
      const x = node % width;
      const y = (node - x) / width;
      for (let turn = 0; turn < 4; turn++) {
        if (turn === back) continue;
        const { x: dx, y: dy } = steps[turn]!;
        const toX = x + dx;
        const toY = y + dy;
        if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
        const to = toY * width + toX;
        const first = dx < 0 || dy < 0 ? to : node;
        const extra = dx === 0 ? below[first]! : right[first]!;
        if (extra === Number.POSITIVE_INFINITY) continue;
        const length = Math.abs(xs[toX]! - xs[x]!) + Math.abs(ys[toY]! - ys[y]!);
        const total = cost + length + extra + (turn === direction ? 0 : bend);
        const next = to * 4 + turn;
        if (total >= costs[next]!) continue;
        costs[next] = total;
        before[next] = state;
        queue.add(next, total + estimate(to));
      }
    }
    if (end === undefined) return undefined;
    const points: Point[] = [end.entry.end];
    let state = end.state;
    for (;;) {
      points.push(grid.pointOf(state >> 2));
      const from = before[state]!;
      if (from < 0) break;
      state = from;
    }
    points.push(startOf.get(state)!.end);
    return withoutStraights(points.reverse());
  }

  #clear(nodes: number): void {
    this.#queue.clear();
    if (this.#estimates.length < nodes) {
      const room = Math.ceil(nodes * 1.25);
      this.#costs = new Float64Array(room * 4);
      this.#before = new Int32Array(room * 4);
      this.#estimates = new Float64Array(room);
    }
    this.#costs.fill(Number.POSITIVE_INFINITY, 0, nodes * 4);
    this.#before.fill(-1, 0, nodes * 4);
    this.#estimates.fill(-1, 0, nodes);
  }
}

/** The route without points that are not corners. */
export function withoutStraights(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    const [a, b] = [corners.at(-2), corners.at(-1)];
    if (b && near(b.x, point.x) && near(b.y, point.y)) continue;
    const isOn =
      a && b && ((near(a.x, b.x) && near(b.x, point.x)) || (near(a.y, b.y) && near(b.y, point.y)));
    if (isOn) corners.pop();
    corners.push(point);
  }
  return corners;
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}

/** A priority queue of states by cost; equal costs keep their order of insertion. */
class Queue {
  readonly #states: number[] = [];
  readonly #costs: number[] = [];
  /** The state that was taken last. */
  state = 0;
  cost = 0;

  clear(): void {
    this.#states.length = 0;
    this.#costs.length = 0;
  }

  add(state: number, cost: number): void {
    const states = this.#states;
    const costs = this.#costs;
    let at = states.length;
    states.push(state);
    costs.push(cost);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (costs[above]! <= cost) break;
      states[at] = states[above]!;
      costs[at] = costs[above]!;
      at = above;
    }
    states[at] = state;
    costs[at] = cost;
  }

  /** Moves the cheapest one into `state` and `cost`; false if the queue is empty. */
  take(): boolean {
    const states = this.#states;
    const costs = this.#costs;
    if (states.length === 0) return false;
    this.state = states[0]!;
    this.cost = costs[0]!;
    const state = states.pop()!;
    const cost = costs.pop()!;
    const { length } = states;
    if (length === 0) return true;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= length) break;
      if (below + 1 < length && costs[below + 1]! < costs[below]!) below++;
      if (costs[below]! >= cost) break;
      states[at] = states[below]!;
      costs[at] = costs[below]!;
      at = below;
    }
    states[at] = state;
    costs[at] = cost;
    return true;
  }
}

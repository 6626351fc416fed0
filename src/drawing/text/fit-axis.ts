/** Maps positions in px along an axis to cells, so that everything there gets the cells that it needs. */

/** An interval of an axis that needs cells. */
export interface Span {
  /** px. */
  from: number;
  to: number;
  /** Number of cells between both. */
  cells: number;
  /** Minimum number of cells if there are not enough for all; `cells` by default. */
  least?: number;
}

/** Returns the cell for the start or end of a span in px; spans have at least the cells that they need. */
export type Axis = (px: number) => number;

/**
 * Assigns cells along an axis.
 *
 * @param most - maximum number of cells; spans get fewer than they need if these are not enough
 * @param per - px of a cell if there is enough space
 */
export function fitAxis(spans: readonly Span[], length: number, most: number, per: number): Axis {
  const edges = [...new Set([0, length, ...spans.flatMap(({ from, to }) => [from, to])])].sort(
    (a, b) => a - b,
  );
  const numbers = new Map(edges.map((edge, at) => [edge, at]));
  const ways = spans.flatMap(({ from, to, cells, least = cells }): Way[] => {
    const [start, end] = [numbers.get(from)!, numbers.get(to)!];
    return start < end ? [{ start, end, cells, least }] : [];
  });
  const last = edges.length - 1;
  const natural = Math.min(most, Math.max(1, Math.ceil(length / per)));
  const neededWith = (share: number) => earliest(ways, edges.length, share)[last]!;
  const shares = neededWith(1) <= most ? 1 : largestShare((share) => neededWith(share) <= most);
  const needed = neededWith(shares);
  const total = Math.min(most, Math.max(needed, natural));
  const latest = latestOf(ways, edges.length, shares, total);
  const cells = placed(ways, edges, shares, latest, total / Math.max(1, length));
  return (px) => cells[numbers.get(px) ?? nearest(edges, px)]!;
}

/** A span between two edges, by their indices. */
interface Way {
  start: number;
  end: number;
  cells: number;
  least: number;
}

/** Spans by the edge at one of their ends. */
function byEdge(ways: readonly Way[], count: number, end: "start" | "end"): Way[][] {
  const lists = Array.from({ length: count }, (): Way[] => []);
  for (const way of ways) lists[way[end]]!.push(way);
  return lists;
}

/**
 * The number of cells that a span gets.
 *
 * @param share from 1 for all of them, over 0 for its minimum, to -1 for none
 */
function shareOf({ cells, least }: Way, share: number): number {
  if (share < 0) return Math.floor(least * (1 + share));
  return least + Math.floor((cells - least) * share);
}

/** The first possible cell of each edge. */
function earliest(ways: readonly Way[], count: number, share: number): number[] {
  const cells = new Array<number>(count).fill(0);
  const ending = byEdge(ways, count, "end");
  for (let at = 1; at < count; at++) {
    let cell = cells[at - 1]!;
    for (const way of ending[at]!) {
      cell = Math.max(cell, cells[way.start]! + shareOf(way, share));
    }
    cells[at] = cell;
  }
  return cells;
}

/** The last possible cell of each edge, so that the last edge is at the total. */
function latestOf(ways: readonly Way[], count: number, share: number, total: number): number[] {
  const cells = new Array<number>(count).fill(total);
  const starting = byEdge(ways, count, "start");
  for (let at = count - 2; at >= 0; at--) {
    let cell = cells[at + 1]!;
    for (const way of starting[at]!) {
      cell = Math.min(cell, cells[way.end]! - shareOf(way, share));
    }
    cells[at] = Math.max(0, cell);
  }
  return cells;
}

/** Cells as near to their positions in px as all spans allow. */
function placed(
  ways: readonly Way[],
  edges: readonly number[],
  share: number,
  latest: readonly number[],
  scale: number,
): number[] {
  const cells = new Array<number>(edges.length).fill(0);
  const ending = byEdge(ways, edges.length, "end");
  for (let at = 1; at < edges.length; at++) {
    let cell = Math.max(cells[at - 1]!, Math.min(Math.round(edges[at]! * scale), latest[at]!));
    for (const way of ending[at]!) {
      const start = cells[way.start]!;
      // The first span with less than it needs takes the cells that others leave.
      const wanted = Math.min(start + way.cells, latest[at]!);
      cell = Math.max(cell, start + shareOf(way, share), wanted);
    }
    cells[at] = cell;
  }
  return cells;
}

/** The largest share, in steps of 1/100, with which everything fits; -1 always fits. */
function largestShare(fits: (share: number) => boolean): number {
  let low = -100;
  let high = 100;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (fits(middle / 100)) low = middle;
    else high = middle;
  }
  return low / 100;
}

/** The index of the last edge before a position. */
function nearest(edges: readonly number[], px: number): number {
  let low = 0;
  let high = edges.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (edges[middle]! <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

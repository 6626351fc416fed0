/** Turns places in px along one axis into cells, so that all that is drawn there has the cells that it needs. */

/** A stretch of an axis that needs cells. */
export interface Span {
  /** px. */
  from: number;
  to: number;
  /** Cells between both. */
  cells: number;
  /** How few will do where there are not enough for all; `cells`. */
  least?: number;
}

/** Gives the cell at which something starts or ends that is at a place in px; spans have at least their cells. */
export type Axis = (px: number) => number;

/**
 * Lays cells out along an axis.
 *
 * @param most - cells that there are; spans get fewer than they need where these are not enough
 * @param per - px that a cell stands for where there is room
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

/** A span between two edges, by their numbers. */
interface Way {
  start: number;
  end: number;
  cells: number;
  least: number;
}

/** Ways by the edge at one of their ends. */
function byEdge(ways: readonly Way[], count: number, end: "start" | "end"): Way[][] {
  const lists = Array.from({ length: count }, (): Way[] => []);
  for (const way of ways) lists[way[end]]!.push(way);
  return lists;
}

/**
 * What a span gets of its cells.
 *
 * @param share from 1, all of them, to 0, as few as will do, and on to -1, none
 */
function shareOf({ cells, least }: Way, share: number): number {
  if (share < 0) return Math.floor(least * (1 + share));
  return least + Math.floor((cells - least) * share);
}

/** The first cell that each edge can have. */
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

/** The last cell that each edge can have, so that the last one is at the total. */
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

/** Cells as near to their places in px as all spans allow. */
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
      // What others leave is taken by the first that has less than it needs.
      const wanted = Math.min(start + way.cells, latest[at]!);
      cell = Math.max(cell, start + shareOf(way, share), wanted);
    }
    cells[at] = cell;
  }
  return cells;
}

/** The largest share, to a hundredth, with which everything fits; -1 fits always. */
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

/** The number of the last edge before a place. */
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

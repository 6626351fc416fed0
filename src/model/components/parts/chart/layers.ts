/** Turns the series of a chart into layers, with the start and end of each value. */
import { stack, stackOffsetDiverging } from "d3-shape";
import { type ChartData, isRound, mostPoints, type Point, type Series } from "./chart-data.js";
import type { ChartSpec } from "./chart-spec.js";

/** The start and end of a value along the axis. */
export interface Reach {
  from: number;
  to: number;
  point: Point;
}

/** A series as it is drawn; gaps are undefined. */
export interface ChartLayer {
  readonly series: Series;
  readonly reaches: readonly (Reach | undefined)[];
}

/** The layers of a chart in the order of its series. */
export function layersOf({ kind, data, stacked }: ChartSpec): ChartLayer[] {
  const { series, length } = data;
  if (!stacked || kind === "scatter" || isRound(kind)) {
    return series.map((each) => ({
      series: each,
      reaches: each.points.map((point) =>
        point.amount === undefined ? undefined : { from: 0, to: point.amount, point },
      ),
    }));
  }
  const amounts = Array.from({ length }, (_, at) =>
    series.map(({ points }) => points[at]?.amount ?? 0),
  );
  const stacks = stack<number[], number>()
    .keys(series.map((_, at) => at))
    .value((row, key) => row[key] ?? 0)
    .offset(stackOffsetDiverging)(amounts);
  return stacks.map((layer, at) => ({
    series: series[at]!,
    reaches: layer.map(([low, high], index) => {
      const point = series[at]!.points[index];
      if (point?.amount === undefined) return undefined;
      return point.amount < 0 ? { from: high, to: low, point } : { from: low, to: high, point };
    }),
  }));
}

/** Height in px of the label below a bar, and of everything around a plot in a chart with a given height. */
const figureRoom = 28;

/** The minimum and maximum that an axis must include. */
export function extentOf(
  layers: readonly ChartLayer[],
  spec: ChartSpec,
): { low: number; high: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const isFloating = spec.kind === "line" || spec.kind === "scatter" || spec.kind === "sparkline";
  const include = (value: number) => {
    low = Math.min(low, value);
    high = Math.max(high, value);
  };
  for (const { reaches } of layers) {
    for (const reach of reaches) {
      if (reach === undefined) continue;
      include(reach.to);
      if (!isFloating) include(reach.from);
    }
  }
  if (spec.target !== undefined) include(spec.target);
  if (high < low) return { low: 0, high: 1 };
  // A line shows changes, so it omits zero if that would flatten it.
  const isFlat = low > 0 && high - low < high / 4;
  if (!isFloating || (spec.kind !== "sparkline" && !isFlat)) include(0);
  if (low === high && spec.kind !== "sparkline") include(0);
  if (spec.kind === "bar" && spec.figures && low < 0) {
    // Labels below bars, or to the left of horizontal ones, must not reach the labels of categories.
    low -= (Math.max(high, 0) - low) * (spec.horizontal ? 0.18 : figureRoom / spec.height);
  }
  return { low, high };
}

/** The data with several values combined into one if there are too many for a picture. */
export function thinned(data: ChartData): ChartData {
  const size = Math.ceil(data.length / mostPoints);
  if (size <= 1) return data;
  const length = Math.ceil(data.length / size);
  const series = data.series.map((each) => ({
    ...each,
    points: Array.from({ length: Math.ceil(each.points.length / size) }, (_, at) =>
      furthest(each.points, at * size, (at + 1) * size),
    ),
  }));
  const labels = data.labels.filter((_, at) => at % size === 0);
  return { series, labels, length };
}

/** The point furthest from zero among several, so that no peak is lost. */
function furthest(points: readonly Point[], from: number, to: number): Point {
  let found = points[from]!;
  for (let at = from + 1; at < Math.min(to, points.length); at++) {
    const next = points[at]!;
    if (Math.abs(next.amount ?? 0) > Math.abs(found.amount ?? 0)) found = next;
  }
  return found;
}

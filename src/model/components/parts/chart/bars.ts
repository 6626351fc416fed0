/** Draws the bars of a chart: a band for each label, containing the bars of all series side by side or stacked. */
import type { Box } from "../../../box/box.js";
import { column, edges, row } from "../../../box/build.js";
import type { Color, Paint, Style } from "../../../box/style.js";
import type { ChartSpec } from "./chart-spec.js";
import { seriesColor } from "./chart-spec.js";
import { figure, hung, share } from "./hang.js";
import type { ChartLayer, Reach } from "./layers.js";
import type { ValueScale } from "./value-scale.js";

/** Maximum thickness of a bar in px. */
const widest = { upright: 56, flat: 28 };

/**
 * The bars of a plot.
 * @param written the text of a value; undefined if it has none
 */
export function bars(
  layers: readonly ChartLayer[],
  scale: ValueScale,
  spec: ChartSpec,
  ink: Color,
  written: (reach: Reach, position: number) => string | undefined,
): Box[] {
  const { horizontal, stacked } = spec;
  const { length } = spec.data;
  const slots = stacked ? 1 : layers.length;
  const space = length > 60 ? 0.15 : 0.3;
  const boxes: Box[] = [];
  for (let at = 0; at < length; at++) {
    const reached = layers.map(({ reaches }) => reaches[at]);
    if (reached.every((reach) => reach === undefined)) continue;
    const along = {
      start: share(((at + space / 2) / length) * 100),
      size: share((1 - space) * (100 / length)),
    };
    const band: Style = horizontal
      ? { inset: { top: along.start, left: 0, right: 0 }, height: along.size }
      : { inset: { left: along.start, top: 0, bottom: 0 }, width: along.size };
    const drawn = Array.from({ length: slots }, (_, slot) => {
      const inSlot = stacked
        ? reached.map((reach, series) => ({ reach, series }))
        : [{ reach: reached[slot], series: slot }];
      const ends = inSlot.map(({ reach }) => reach && endsOf(reach, scale));
      const children = inSlot.flatMap(({ series }, layer) => {
        const own = ends[layer];
        if (own === undefined) return [];
        const corners = cornersOf(own, ends, horizontal);
        const { dashed } = layers[series]!.series;
        return [bar(own, corners, horizontal, dashed, seriesColor(series))];
      });
      const words = stacked
        ? totalOf(reached, written, at)
        : reached[slot] && { words: written(reached[slot], at), reach: reached[slot] };
      if (words?.words !== undefined)
        children.push(barFigure(words.words, words.reach, scale, spec, ink));
      const size: Style = horizontal ? { maxHeight: widest.flat } : { maxWidth: widest.upright };
      return column({ grow: 1, basis: 0, position: "relative", ...size }, children);
    });
    const style: Style = {
      position: "absolute",
      justify: "center",
      gap: length * slots > 60 ? 0 : 2,
      ...band,
    };
    boxes.push((horizontal ? column : row)(style, drawn));
  }
  return boxes;
}

/** The number on a stack is its sum, at its outer end. */
function totalOf(
  reached: readonly (Reach | undefined)[],
  written: (reach: Reach, position: number) => string | undefined,
  at: number,
): { words: string | undefined; reach: Reach } | undefined {
  let sum = 0;
  let outer: Reach | undefined;
  for (const reach of reached) {
    if (reach === undefined) continue;
    sum += reach.to - reach.from;
    if (outer === undefined || reach.to > outer.to) outer = reach;
  }
  if (outer === undefined) return undefined;
  const isOne = reached.filter((reach) => reach !== undefined).length === 1;
  const words = written(isOne ? outer : { from: 0, to: sum, point: { amount: sum } }, at);
  return { words, reach: { ...outer, from: 0 } };
}

/** The start and end of a bar, in percent of the plot. */
type Ends = readonly [low: number, high: number];

/** The corners of a bar: square where another one of its stack continues it. */
function cornersOf(
  [low, high]: Ends,
  others: readonly (Ends | undefined)[],
  horizontal: boolean,
): Paint {
  const meets = (end: 0 | 1, at: number) =>
    others.some((other) => other && other[0] < other[1] && Math.abs(other[end] - at) < 1e-6);
  const [flatAbove, flatBelow] = [meets(0, high), meets(1, low)];
  if (horizontal ? flatAbove || flatBelow : flatAbove && flatBelow) return {};
  return { radius, ...(flatAbove && { flatAbove }), ...(flatBelow && { flatBelow }) };
}

/** Corner radius of bars in px. */
const radius = 2;

function bar(
  [low, high]: Ends,
  corners: Paint,
  horizontal: boolean,
  dashed: boolean,
  color: Color,
): Box {
  const inset = horizontal
    ? { top: 0, bottom: 0, left: share(low), right: share(100 - high) }
    : { left: 0, right: 0, bottom: share(low), top: share(100 - high) };
  const paint: Paint = dashed
    ? { hatch: color, borderColor: color, borderStyle: "dashed", ...corners }
    : { background: color, ...corners };
  return column({ position: "absolute", inset, ...(dashed && { border: edges(1) }) }, [], {
    paint,
  });
}

/** The number beyond the end of a bar. */
function barFigure(
  words: string,
  reach: Reach,
  scale: ValueScale,
  { horizontal, gridlines: hasLines }: ChartSpec,
  ink: Color,
): Box {
  const [low, high] = endsOf(reach, scale);
  const isNegative = reach.to < reach.from;
  if (horizontal) {
    const at = { top: share(50), left: share(isNegative ? low : high) };
    const margin = { left: isNegative ? -4 : 4 };
    return hung(figure(words, ink, hasLines), at, "center", margin, isNegative ? "end" : "start");
  }
  const at = { left: share(50), top: share(100 - (isNegative ? low : high)) };
  return hung(figure(words, ink, hasLines), at, isNegative ? "start" : "end", {
    top: isNegative ? 2 : -2,
  });
}

function endsOf({ from, to }: Reach, scale: ValueScale): Ends {
  const [one, other] = [scale.at(from), scale.at(to)];
  return [Math.min(one, other), Math.max(one, other)];
}

/** Draws a chart with two axes: its marks, with the labels and names of the axes around them. */
import { extent } from "d3-array";
import type { Box } from "../../../box/box.js";
import { column, row } from "../../../box/build.js";
import type { Style } from "../../../box/style.js";
import { writeAmount } from "../../../define/amounts.js";
import type { LowerContext } from "../../../define/component.js";
import { withUnit } from "../with-unit.js";
import {
  axisName,
  bandColumn,
  bandLine,
  baseLine,
  gridLines,
  gutterOf,
  labelLine,
  labelOverhang,
  nameLine,
  pointLine,
  roomBeside,
  type Target,
  targetLine,
  tickLabels,
  tickLine,
  tickOverhang,
} from "./axes.js";
import { bars } from "./bars.js";
import type { ChartSpec } from "./chart-spec.js";
import { type ChartLayer, extentOf, layersOf, type Reach } from "./layers.js";
import { lines } from "./lines.js";
import { type ValueScale, valueScale } from "./value-scale.js";

type Inks = Pick<LowerContext, "ink" | "muted">;

/** Minimum height of a plot in px; below it, the marks would be meaningless. */
const leastPlot = 80;

/** px along the axis of horizontal bars, which always has room for its lines. */
const lyingPlot = 300;

/** Maximum number of labeled values; with more, only some are labeled. */
const mostFigures = 24;

/** The plot with its axes. */
export function plot(spec: ChartSpec, cx: Inks): Box {
  const layers = layersOf(spec);
  const { kind, data } = spec;
  const isFlat = kind === "bar" && spec.horizontal;
  const isBare = kind === "sparkline" || !spec.axis;
  const isScatter = kind === "scatter";
  const scale = valueScale(
    extentOf(layers, spec),
    spec,
    tickCount(isFlat ? lyingPlot : spec.height),
    isScatter,
  );
  const target = targetWords(spec);
  const across = isScatter ? crossScale(layers, data.length) : undefined;
  const isEdged = isFromEdgeToEdge(spec);
  const below = isBare || isFlat ? [] : across ? [tickLine(across, cx.muted)] : bandsOf(spec, cx);
  const above = spec.yLabel === undefined ? [] : [axisName(spec.yLabel, "left", cx.muted)];
  const foot = spec.xLabel === undefined ? [] : [axisName(spec.xLabel, "right", cx.muted)];
  const least = isBare ? {} : { minWidth: leastPlot };
  const area = column({ grow: 1, basis: 0, position: "relative", ...least }, [
    ...(kind === "sparkline" || !spec.gridlines
      ? []
      : gridLines(scale, isFlat ? lyingPlot : plotHeight(spec), isFlat)),
    ...marksOf(layers, scale, across, spec, cx),
    ...(kind === "bar" && spec.axis ? [baseLine(scale, isFlat)] : []),
    ...(target === "" ? [] : targetLine(targetOf(spec, target, layers, scale), isFlat, cx.ink)),
    ...(isBare || isFlat ? [] : tickLabels(scale, plotHeight(spec), cx.muted)),
  ]);
  const overhang = isEdged && !isBare ? labelOverhang(data.labels) : 0;
  const past = across ? Math.max(8, tickOverhang(across)[1]) : 0;
  const beside = target !== "" && !isFlat ? Math.max(past, roomBeside(target)) : past;
  const right = Math.max(beside, overhang);
  if (isBare) return padded([area], { right });
  if (!isFlat) {
    const left = Math.max(gutterOf(scale), overhang);
    const plotted = padded([area, ...below, ...foot], { top: 8, left, right });
    return above.length === 0 ? plotted : column({ grow: 1, basis: 0 }, [...above, plotted]);
  }
  const [before, after] = tickOverhang(scale);
  const left = isNamed(data) ? 0 : before;
  const main = padded([area, tickLine(scale, cx.muted), ...foot], {
    left,
    right: Math.max(16, after),
  });
  const style = { gap: 10, grow: 1, basis: 0, padding: { top: target === "" ? 4 : 18 } };
  const lying: Box = { ...row(style, [...names(spec, cx), main]), needsRoom: true };
  return above.length === 0 ? lying : column({ grow: 1, basis: 0 }, [...above, lying]);
}

/** The text at a target: its name and value. */
function targetWords({ target, targetLabel, format, unit }: ChartSpec): string {
  if (target === undefined) return "";
  const figure = withUnit(writeAmount(target), { format, unit });
  return targetLabel === undefined ? figure : `${targetLabel} ${figure}`;
}

function targetOf(
  { target = 0 }: ChartSpec,
  words: string,
  layers: readonly ChartLayer[],
  scale: ValueScale,
): Target {
  const [from, to] = [0, -1].map((index) => {
    const distances = layers.map(({ reaches }) =>
      Math.abs((reaches.at(index)?.to ?? target) - target),
    );
    return distances.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  });
  return { at: scale.at(target), words, isFreeAtStart: from! > to! };
}

/** Approximate height of the plot in a chart, in px. */
function plotHeight({ height, data, xLabel, yLabel }: ChartSpec): number {
  const lines = [isNamed(data), data.series.length > 1, xLabel, yLabel].filter(Boolean).length;
  return Math.max(0, height - 8 - lines * labelLine);
}

/** Maximum width in px of labels beyond a plot whose values are from edge to edge. */
const mostOverhang = 48;

/** Whether values are from edge to edge of the plot, rather than in the middle of bands, which long labels need. */
function isFromEdgeToEdge({ kind, data }: Pick<ChartSpec, "kind" | "data">): boolean {
  if (data.length < 2 || kind === "bar" || kind === "scatter") return false;
  return kind === "sparkline" || labelOverhang(data.labels) <= mostOverhang;
}

function padded(children: readonly Box[], padding: NonNullable<Style["padding"]>): Box {
  return { ...column({ grow: 1, basis: 0, padding }, children), needsRoom: true };
}

function marksOf(
  layers: readonly ChartLayer[],
  scale: ValueScale,
  across: ValueScale | undefined,
  spec: ChartSpec,
  cx: Inks,
): Box[] {
  const slots = spec.stacked ? 1 : Math.max(1, layers.length);
  const every = Math.ceil((spec.data.length * slots) / mostFigures);
  const written = (reach: Reach, at: number) =>
    spec.figures && at % every === 0 ? figureOf(reach, spec) : undefined;
  return spec.kind === "bar"
    ? bars(layers, scale, spec, cx.ink, written)
    : lines(layers, scale, spec, cx.ink, leftsOf(spec, across), written);
}

/** The horizontal positions of values: in the middle of their bands, at their own x, or from edge to edge. */
function leftsOf({ kind, data }: ChartSpec, across: ValueScale | undefined) {
  const { length } = data;
  if (across) return ({ point }: Reach, at: number) => across.at(point.x ?? at + 1);
  if (isFromEdgeToEdge({ kind, data })) return (_: Reach, at: number) => (at / (length - 1)) * 100;
  return (_: Reach, at: number) => ((at + 0.5) / length) * 100;
}

/** The axis below points with an x of their own; the others are at 1, 2, 3 … */
function crossScale(layers: readonly ChartLayer[], length: number): ValueScale {
  const all = layers.flatMap(({ reaches }) => reaches.map((reach, at) => reach?.point.x ?? at + 1));
  const [low = 0, high = length] = extent(all) as [number | undefined, number | undefined];
  return valueScale({ low: low > 0 && low < high / 2 ? 0 : low, high }, {}, 6, true);
}

/** The text of a value: as written, else the number with its unit. */
export function figureOf(
  { point }: Pick<Reach, "point">,
  spec: Pick<ChartSpec, "format" | "unit">,
): string {
  return point.written ?? withUnit(writeAmount(point.amount ?? 0), spec);
}

function tickCount(px: number): number {
  return Math.min(8, Math.max(2, Math.round(px / 52)));
}

function isNamed({ labels }: ChartSpec["data"]): boolean {
  return labels.some((label) => label !== "");
}

/** The labels below the plot, if there are any. */
function bandsOf({ kind, data }: ChartSpec, cx: Inks): Box[] {
  if (!isNamed(data)) return [];
  const line = isFromEdgeToEdge({ kind, data }) ? pointLine : bandLine;
  return [line(data.labels, data.length, cx.muted)];
}

/** The labels to the left of horizontal bars, if there are any. */
function names({ data, height, xLabel }: ChartSpec, cx: Inks): Box[] {
  if (!isNamed(data)) return [];
  const every = Math.max(1, Math.ceil((data.length * 16) / Math.max(1, height - labelLine)));
  const labels = bandColumn(data.labels, data.length, every, cx.muted);
  const below = labelLine + (xLabel === undefined ? 0 : nameLine);
  const foot = column({ height: below, shrink: 0 }, []);
  return [column({ maxWidth: { percent: 40 } }, [labels, foot])];
}

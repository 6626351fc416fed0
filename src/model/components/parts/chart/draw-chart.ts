/** Draws a chart: its title, its legend, and the plot for its kind. */
import { sum } from "d3-array";
import type { Box } from "../../../box/box.js";
import { column, row } from "../../../box/build.js";
import { sharedFormat, writeAmount, writeShort } from "../../../define/amounts.js";
import type { LowerContext } from "../../../define/component.js";
import { naturalWidth } from "../natural-width.js";
import { figureTitle } from "../titled.js";
import { withUnit } from "../with-unit.js";
import { type ChartData, isRound } from "./chart-data.js";
import { type ChartSpec, seriesColor } from "./chart-spec.js";
import { thinned } from "./layers.js";
import { type LegendEntry, type LegendSign, legend } from "./legend.js";
import { figureOf, plot } from "./plot.js";
import { sampleData } from "./sample-data.js";
import { fitsRing, least, most, type Slice, sliceDrawing, slicesOf } from "./slices.js";

/** The place of a legend. */
export type LegendPlace = "top" | "bottom" | "right" | "none";

/** A chart as read by its component. */
export interface ChartOrder extends Omit<ChartSpec, "height"> {
  readonly title: string;
  /** Whether its title is a small one, because it is below another title. */
  readonly isInner?: boolean;
  /** The given place of the legend. */
  readonly legend: LegendPlace | undefined;
  /** The given height in px. */
  readonly height: number | undefined;
  /** The seed for sample data if it has none. */
  readonly seed: string;
}

/** Draws the whole chart, with a description for screen readers. */
export function drawChart(order: ChartOrder, cx: Pick<LowerContext, "ink" | "muted">): Box {
  const isSample = order.data.length === 0;
  const data = isSample
    ? sampleData(order.seed, order.kind, order.data.labels)
    : thinned(order.data);
  const isSmall = order.kind === "sparkline";
  const isInner = isSmall || order.isInner === true;
  const titleHeight = order.title === "" ? 0 : (isInner ? 20 : 26) + gap;
  const height = order.height ?? usualHeight(order, data) + (isSmall ? titleHeight : 0);
  const spec: ChartSpec = { ...order, data, height: height - titleHeight };
  const body = isRound(spec.kind) ? round(spec, order.legend, cx) : along(spec, order.legend, cx);
  const title = figureTitle(order.title, isInner, cx);
  const own = isRound(spec.kind) ? [] : [naturalWidth(isSmall ? 120 : 320, gap)];
  const parts = order.title === "" ? [...own, body] : [...own, title, body];
  // A legend that has no room beside its ring is below it, and may then need more height.
  const isFixed = order.height !== undefined || !isRound(spec.kind);
  return column({ gap, ...(isFixed ? { height } : { minHeight: height }) }, parts, {
    role: "img",
    name: isSample ? "Sample data" : spoken(order.title, spec),
  });
}

const gap = 12;

/** Default height of a chart in px. */
function usualHeight(
  { kind, horizontal, stacked }: ChartOrder,
  { length, series }: ChartData,
): number {
  if (kind === "sparkline") return 40;
  if (isRound(kind)) return 200;
  const bars = stacked ? 1 : series.length;
  if (kind === "bar" && horizontal)
    return Math.min(800, Math.max(160, 64 + length * (16 + bars * 12)));
  return 240;
}

function along(
  spec: ChartSpec,
  place: LegendPlace | undefined,
  cx: Pick<LowerContext, "ink" | "muted">,
): Box {
  const isMany = spec.data.series.length > 1 && spec.kind !== "sparkline";
  const entries = spec.data.series.map(
    ({ label, dashed }, at): LegendEntry => ({ label, dashed, color: seriesColor(at) }),
  );
  const named = entries.filter(({ label }) => label !== "");
  const shown = (isMany || place !== undefined) && named.length > 0 ? (place ?? "top") : "none";
  return withLegend(plot(spec, cx), named, shown, signs[spec.kind] ?? "bar", cx);
}

const signs: Partial<Record<ChartSpec["kind"], LegendSign>> = {
  line: "line",
  area: "line",
  scatter: "dot",
};

function withLegend(
  body: Box,
  entries: readonly LegendEntry[],
  place: LegendPlace,
  sign: LegendSign,
  cx: Pick<LowerContext, "ink" | "muted">,
): Box {
  if (place === "none") return body;
  const isUpright = place === "right";
  const beside = legend(entries, { isUpright, sign }, cx);
  if (isUpright) {
    return { ...row({ gap: 24, grow: 1, basis: 0 }, [body, beside]), needsRoom: true };
  }
  return column({ gap: 8, grow: 1, basis: 0 }, place === "top" ? [beside, body] : [body, beside]);
}

function round(
  spec: ChartSpec,
  given: LegendPlace | undefined,
  cx: Pick<LowerContext, "ink" | "muted">,
): Box {
  const slices = slicesOf(spec.data);
  const isNamed = slices.some(({ label }) => label !== "");
  const place = isNamed || spec.figures === true ? (given ?? "right") : "none";
  const entries = slices.map((slice) => entryOf(slice, spec));
  // The number of lines of a legend above or below the plot is not known yet.
  const isBetween = place === "top" || place === "bottom";
  const isUpright = place === "right";
  const free = isUpright ? Math.max(leastRing, leastWidth - 24 - legendWidth(entries)) : most;
  const px = isBetween ? undefined : Math.max(least, Math.min(most, spec.height, free));
  const roughly = px ?? Math.max(least, Math.min(most, spec.height - legendLine - gap));
  const total = spec.axis ? totalOf(slices, spec, roughly) : undefined;
  const ring = sliceDrawing(slices, spec, px, roughly, total, cx.ink, isUpright);
  const isBare = isBetween || isUpright;
  const middle = isBare ? ring : row({ justify: "center", align: "center", shrink: 0 }, [ring]);
  if (place === "none") return middle;
  const signs = legend(entries, { isUpright, sign: "slice", isCentered: true }, cx);
  if (isUpright) {
    const beside = row({ gap: 24, grow: 1, align: "center", justify: "center" }, [middle, signs]);
    return { ...beside, mayWrap: true };
  }
  const line = row({ justify: "center" }, [signs]);
  const own = naturalWidth(Math.min(most, spec.height), gap);
  const parts = place === "top" ? [line, middle] : [middle, line];
  return column({ gap, grow: 1, basis: 0 }, [own, ...parts]);
}

/** Height in px of one line of a legend. */
const legendLine = 17;

/** Minimum width in px for a ring with its legend beside it, and size of a ring that leaves space for the legend. */
const leastWidth = 320;
const leastRing = 120;

/** Approximate minimum width in px of the legend of slices: its longest word, and its longest number. */
function legendWidth(entries: readonly LegendEntry[]): number {
  let [word, said] = [0, 0];
  for (const { label, figure = "" } of entries) {
    for (const each of label.split(/\s+/)) word = Math.max(word, each.length);
    said = Math.max(said, figure.length);
  }
  return 18 + 7 * word + (said > 0 ? 8 + 7 * said : 0);
}

function entryOf(slice: Slice, spec: ChartSpec): LegendEntry {
  return {
    label: slice.label,
    color: slice.color,
    figure: spec.figures === false ? undefined : figureOf(slice, spec),
  };
}

/**
 * The total of all slices, formatted like each of them, and short if a ring of a size in px has no room for it; none
 * for percentages, which add up to 100, and in a ring that is too small for it.
 */
function totalOf(
  slices: readonly Slice[],
  { format, unit }: ChartSpec,
  px: number,
): string | undefined {
  const total = sum(slices, ({ amount }) => amount);
  const shared =
    format === undefined && unit === undefined
      ? sharedFormat(slices.map(({ point }) => point))
      : format;
  const isShare = [shared, unit].every((words) => words === undefined || words.includes("%"));
  if (isShare && Math.abs(total - 100) < 0.5) return undefined;
  const whole = withUnit(writeAmount(total), { format: shared, unit });
  if (fitsRing(whole, px)) return whole;
  const short = withUnit(writeShort(total), { format: shared, unit });
  return fitsRing(short, px) ? short : undefined;
}

/** Maximum number of values for screen readers. */
const mostSpoken = 24;

/** Describes the chart for screen readers. */
function spoken(title: string, spec: ChartSpec): string {
  const { labels, series } = spec.data;
  let count = 0;
  const said = series.map(({ label, points }) => {
    const values = points.slice(0, Math.max(0, mostSpoken - count)).map((point, at) => {
      const words = point.amount === undefined ? "-" : figureOf({ point }, spec);
      return labels[at] ? `${labels[at]} ${words}` : words;
    });
    count += points.length;
    const list = points.length > values.length ? `${values.join(", ")} …` : values.join(", ");
    return label === "" ? list : `${label}: ${list}`;
  });
  const shown = count > mostSpoken ? said.slice(0, 3) : said;
  return [title || "Chart", shown.filter((words) => words !== "").join("; ")]
    .filter((words) => words !== "")
    .join(": ");
}

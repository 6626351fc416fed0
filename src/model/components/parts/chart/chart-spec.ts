/** What the parts of a chart's drawing know of it. */
import type { Color, ColorToken } from "../../../box/style.js";
import type { ChartData, ChartKind } from "./chart-data.js";

/** A chart with everything decided but its drawing. */
export interface ChartSpec {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly stacked: boolean;
  readonly horizontal: boolean;
  readonly smooth: boolean;
  readonly axis: boolean;
  readonly gridlines: boolean;
  /** Whether figures are drawn at the values; where nothing says so, they are in a legend of slices. */
  readonly figures: boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly target?: number | undefined;
  /** What the target is called. */
  readonly targetLabel?: string | undefined;
  /** What the axis below the plot, and that beside it, is about. */
  readonly xLabel?: string | undefined;
  readonly yLabel?: string | undefined;
  readonly format?: string | undefined;
  readonly unit?: string | undefined;
  /** px of the whole chart. */
  readonly height: number;
}

const seriesTokens: readonly ColorToken[] = [
  "mark",
  "series2",
  "series3",
  "series4",
  "series5",
  "series6",
];

/** The color of a series or slice by its position. */
export function seriesColor(position: number): Color {
  const series = position % seriesTokens.length;
  return { token: seriesTokens[series]!, series };
}

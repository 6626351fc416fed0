/** Describes a chart for the parts of its drawing. */
import type { Color, ColorToken } from "../../../box/style.js";
import type { ChartData, ChartKind } from "./chart-data.js";

/** A chart with everything decided except its drawing. */
export interface ChartSpec {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly stacked: boolean;
  readonly horizontal: boolean;
  readonly smooth: boolean;
  readonly axis: boolean;
  readonly gridlines: boolean;
  /** Whether values are labeled; by default, only in the legend of slices. */
  readonly figures: boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly target?: number | undefined;
  /** The name of the target. */
  readonly targetLabel?: string | undefined;
  /** The names of the axes. */
  readonly xLabel?: string | undefined;
  readonly yLabel?: string | undefined;
  readonly format?: string | undefined;
  readonly unit?: string | undefined;
  /** Height of the whole chart in px. */
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

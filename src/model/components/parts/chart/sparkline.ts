/** Draws values as a small line, for components other than charts. */
import type { Value } from "../../../../language/ast/value.js";
import type { Box } from "../../../box/box.js";
import type { LowerContext } from "../../../define/component.js";
import type { OwnCost } from "../../../define/cost.js";
import { chartData, mostPoints } from "./chart-data.js";
import { drawChart } from "./draw-chart.js";

/** A line with a height in px, as wide as its container. */
export function sparkline(
  values: readonly Value[],
  height: number,
  cx: Pick<LowerContext, "ink" | "muted">,
): Box {
  return drawChart(
    {
      kind: "sparkline",
      title: "",
      data: chartData(values, []),
      seed: "",
      stacked: false,
      horizontal: false,
      smooth: false,
      axis: false,
      gridlines: false,
      figures: false,
      legend: "none",
      height,
    },
    cx,
  );
}

/** Bytes of a value in the path of a line. */
const pathBytes = 120;

/** The maximum cost of a sparkline: its path, and a dot for each isolated value. */
export function sparklineCost(
  values: readonly Value[],
): Required<Pick<OwnCost, "boxes" | "output">> {
  const gaps = values.filter((value) => typeof value !== "number").length;
  const output = Math.min(mostPoints, values.length) * pathBytes;
  return { boxes: 7 + Math.min(mostPoints, gaps), output };
}

/** Draws a chart from its element. */
import type { Box } from "../../../box/box.js";
import type { LowerContext, LoweredElement } from "../../../define/component.js";
import { sharing } from "../container.js";
import type { chartAttributes } from "./chart-attributes.js";
import { chartData, chartKindOf } from "./chart-data.js";
import { drawChart } from "./draw-chart.js";

/** The chart of an element. */
export function lowerChart(
  { values, items, children, node, label }: LoweredElement<ReturnType<typeof chartAttributes>>,
  cx: LowerContext,
): Box {
  const given = node.attributes?.h;
  const box = drawChart(
    {
      kind: chartKindOf(node.attributes?.variant, node.modifiers),
      title: label,
      data: chartData(items, children, values.labels),
      seed: cx.id(label || "chart"),
      stacked: values.stacked === true,
      horizontal: values.horizontal === true,
      smooth: values.smooth === true,
      axis: values.axis !== false,
      gridlines: values.gridlines !== false,
      figures: values.values === true,
      min: values.min,
      max: values.max,
      target: values.target,
      unit: values.unit,
      format: values.format,
      legend: values.legend,
      height: typeof given === "number" ? given : undefined,
    },
    cx,
  );
  return { ...box, style: { ...box.style, ...sharing(cx) } };
}

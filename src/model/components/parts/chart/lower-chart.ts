/** Draws a chart from its element. */

import type { AstNode } from "../../../../language/ast/node.js";
import type { Value } from "../../../../language/ast/value.js";
import type { Box } from "../../../box/box.js";
import type { LowerContext, LoweredElement } from "../../../define/component.js";
import { ratioOf } from "../../../define/ratio.js";
import { filling } from "../container.js";
import { givenSide } from "../hatched.js";
import { keptDirection } from "../kept-direction.js";
import { isUnderTitle } from "../titled.js";
import type { chartAttributes } from "./chart-attributes.js";
import { chartData, chartKindOf } from "./chart-data.js";
import { drawChart } from "./draw-chart.js";

/** The chart of an element. */
export function lowerChart(
  { values, items, children, node, label }: LoweredElement<ReturnType<typeof chartAttributes>>,
  cx: LowerContext,
): Box {
  const box = drawChart(
    {
      kind: chartKindOf(node.attributes?.variant, node.modifiers),
      title: label,
      isInner: isUnderTitle(cx),
      data: chartData(items, children, values.labels),
      seed: cx.id(label || "chart"),
      stacked: values.stacked === true,
      horizontal: values.horizontal === true,
      smooth: values.smooth === true,
      axis: values.axis !== false,
      gridlines: values.gridlines !== false,
      figures: figuresOf(values.values),
      min: values.min,
      max: values.max,
      target: values.target,
      targetLabel: values["target-label"],
      xLabel: values.xlabel,
      yLabel: values.ylabel,
      unit: values.unit,
      format: values.format,
      legend: values.legend,
      height: heightOf(node, cx),
    },
    cx,
  );
  const grows = fillsFrame(node, cx) && { grow: 1 };
  return keptDirection({ ...box, style: { ...box.style, ...grows, ...filling(cx) } });
}

/** Whether values are labeled, according to `values`; as a list, it contains the values themselves. */
function figuresOf(values: boolean | readonly Value[] | undefined): boolean | undefined {
  return typeof values === "boolean" ? values : undefined;
}

/** Whether a chart takes the remaining height of the frame around it, such as a card with taller neighbors. */
function fillsFrame({ attributes, modifiers }: AstNode, cx: LowerContext): boolean {
  const { axis, parent } = cx;
  if (axis !== "column" || attributes?.h !== undefined || attributes?.ratio !== undefined)
    return false;
  if (chartKindOf(attributes?.variant, modifiers) === "sparkline") return false;
  return parent !== undefined && cx.componentOf(parent)?.framed === true;
}

/** Minimum height in px of a chart whose aspect ratio applies to an unknown width. */
const unknownHeight = 160;

function heightOf(node: AstNode, cx: LowerContext): number | undefined {
  const { h, ratio: given } = node.attributes ?? {};
  if (typeof h === "number") return h;
  const ratio = h === undefined && given !== undefined ? ratioOf(given) : undefined;
  if (ratio === undefined) return undefined;
  const w = givenSide(node, "w", cx);
  return w === undefined ? unknownHeight : w / ratio;
}

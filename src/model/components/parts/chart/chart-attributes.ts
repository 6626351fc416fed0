/** The attributes of a chart. */

import { listProblem } from "../../../../language/ast/list-problem.js";
import type { Value } from "../../../../language/ast/value.js";
import { kindProblem } from "../../../../language/ast/value-problem.js";
import { readAmount } from "../../../define/amounts.js";
import {
  type AttributeDefinition,
  boolean,
  choice,
  list,
  repeatedText,
  text,
} from "../../../define/attributes.js";
import type { AttributeMap } from "../../../define/component.js";
import { chartKindNames } from "./chart-data.js";

/** All attributes of a chart. */
export function chartAttributes() {
  return {
    variant: choice(chartKindNames, "Kind of chart", { default: "bar" }),
    labels: list("Labels of the values, in their order"),
    values: figures(),
    stacked: boolean("Stacks the series"),
    horizontal: boolean("Draws horizontal bars, with labels on the left"),
    smooth: boolean("Draws lines as smooth curves"),
    min: amount("Low end of the axis"),
    max: amount("High end of the axis"),
    target: amount("Value that is aimed at, drawn as a dashed line"),
    "target-label": text("Name of the target, before its value"),
    xlabel: text("Title of the horizontal axis"),
    ylabel: text("Title of the vertical axis, shown above it"),
    unit: repeatedText("Unit after each figure"),
    format: repeatedText("How values are written; `{}` stands for the number"),
    legend: choice(["top", "bottom", "right", "none"], "Where the legend is", {
      default: "top; right of slices",
    }),
    axis: boolean("Shows axes, or the total in a ring", { default: "true" }),
    gridlines: boolean("Shows lines at the ticks", { default: "true" }),
  } satisfies AttributeMap;
}

/** A number that may be written as it is shown. */
export function amount(docs: string): AttributeDefinition<number> {
  const describes = "a number, or a text that contains one";
  return {
    docs,
    kind: {
      kind: "number",
      describes,
      check: (literal, name) =>
        readAmount(literal.value)?.amount === undefined
          ? kindProblem(literal, name, describes)
          : undefined,
      read: (value) => readAmount(value)?.amount,
    },
  };
}

/** As a modifier, it shows the values; as a list, it contains them. */
function figures(): AttributeDefinition<boolean | Value[]> {
  const read = (value: Value): boolean | Value[] | undefined => {
    if (Array.isArray(value)) return value;
    if (value === true || value === "true") return true;
    return value === false || value === "false" ? false : undefined;
  };
  const describes = "true, false or the list of values";
  return {
    docs: "Whether the figure of each value is shown, as it is in a legend of slices; or the list of values itself",
    kind: {
      kind: "list",
      isBoolean: true,
      describes,
      check: (literal, name) =>
        read(literal.value) === undefined ? listProblem(literal, name, describes) : undefined,
      read,
    },
  };
}

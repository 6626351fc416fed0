/** Defines and draws `chart`. */
import { boolean, fields, list, text as textAttribute } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { amount, chartAttributes } from "./parts/chart/chart-attributes.js";
import { chartCost } from "./parts/chart/chart-cost.js";
import { checkChart } from "./parts/chart/check-chart.js";
import { lowerChart } from "./parts/chart/lower-chart.js";
import { readChartRecords } from "./parts/chart/read-chart-records.js";
import { checkRange } from "./parts/check-range.js";
import { sameForm } from "./parts/same-form.js";

export const chartComponent = defineComponent(() => ({
  name: "chart",
  wide: true,
  category: "data",
  docs: "Values as bars, lines, areas, points or slices; without values, plausible ones.",
  foreignForms: {
    scatter: 'chart "…" scatter [[1, 2], [3, 4]]',
    pie: 'chart "…" pie [12, 18, 9]',
    donut: 'chart "…" donut [12, 18, 9]',
    ...sameForm("progressring ringchart progresscircle", 'chart "…" donut [72, 28]'),
    sparkline: "chart line [12, 18, 9] h=40",
    gauge: 'chart "…" donut [72, 28]',
    graph: 'chart "…" bar [12, 18, 9]',
    plot: 'chart "…" bar [12, 18, 9]',
    barchart: 'chart "…" bar [12, 18, 9]',
    linechart: 'chart "…" line [12, 18, 9]',
    areachart: 'chart "…" area [12, 18, 9]',
    piechart: 'chart "…" pie [12, 18, 9]',
    donutchart: 'chart "…" donut [12, 18, 9]',
    doughnutchart: 'chart "…" donut [12, 18, 9]',
    scatterchart: 'chart "…" scatter [12, 18, 9]',
    scatterplot: 'chart "…" scatter [12, 18, 9]',
    histogram: 'chart "…" bar [12, 18, 9]',
    columnchart: 'chart "…" bar [12, 18, 9]',
  },
  foreignAttributes: {
    datasets: 'write each in the block: chart "…" { series "…" [12, 18] }',
    stroke: "leave it out: the colors of series follow the theme",
    categories: 'write labels=["…", "…"]',
    xAxis: 'write labels=["…", "…"]',
    title: 'the title follows the component: write chart "…"',
  },
  label: { twins: ["title"], docs: "Title of the chart" },
  list: {
    twins: ["values", "items"],
    nested: true,
    docs: "Its values: numbers, texts that hold one, `[x, y]` pairs of points, or objects that are a series each",
    keys: {
      label: textAttribute("Name of the series, or of the value"),
      values: list("Values of the series"),
      value: amount("Value that has this label"),
      dashed: boolean("Draws it dashed, for example for plans"),
    },
  },
  children: { only: ["series"] },
  attributes: chartAttributes(),
  records: {
    attributes: {
      data: list("Records: a value of each series from each"),
      label: textAttribute("The field with the labels below the values"),
      values: fields("The fields that are series; all with numbers unless given"),
    },
    read: readChartRecords,
  },
  attributeAliases: { type: "variant", kind: "variant", grid: "gridlines" },
  without: ["direction", "justify", "align", "wrap", "gap", "border"],
  ownFlow: true,
  check(element, report, suggester) {
    checkRange()(element, report, suggester);
    checkChart(element, report);
  },
  examples: [
    'chart "Revenue" [12, 18, 9, 14, 21] labels=["Mon", "Tue", "Wed", "Thu", "Fri"] format="€ {}" bar',
    'chart "Visitors" labels=["Jan", "Feb", "Mar", "Apr"] target=60 area smooth stacked {\n  series "Web" [12, 18, 22, 31]\n  series "Shop" [8, 9, 14, 12] dashed\n}',
    'chart "Devices" [\n  {label="Phone" value="58%"},\n  {label="Laptop" value="34%"},\n  {label="Tablet" value="8%"}\n] unit="%" donut\nchart "Age and income" [[22, 3100], [28, 4200], [47, 5800]] xlabel="Years" scatter',
  ],
  cost: chartCost,
}));

/** How `chart` is drawn. */
export const chartDrawing: Drawing<typeof chartComponent> = {
  narrow: "grows",
  lower: lowerChart,
};

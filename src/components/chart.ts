/** The chart: values as bars, lines, areas, points or slices. */
import { boolean, list, text as textAttribute } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";
import { amount, chartAttributes } from "./parts/chart/chart-attributes.js";
import { chartCost } from "./parts/chart/chart-cost.js";
import { checkChart } from "./parts/chart/check-chart.js";
import { lowerChart } from "./parts/chart/lower-chart.js";

/** Values as bars, lines, areas, points or slices. */
export const chartComponent = defineComponent(() => ({
  name: "chart",
  wide: true,
  category: "data",
  docs: "Values as bars, lines, areas, points or slices; without values, plausible ones.",
  foreignWords: [
    "graph",
    "plot",
    "barchart",
    "linechart",
    "areachart",
    "piechart",
    "donutchart",
    "doughnutchart",
    "scatterchart",
    "scatterplot",
    "histogram",
    "columnchart",
  ],
  foreignAttributes: {
    data: 'give the values in a list: chart "…" [12, 18, 9]',
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
    docs: "Its values: numbers, texts that hold one, or objects that are a series each",
    keys: {
      label: textAttribute("Name of the series, or of the value"),
      values: list("Values of the series"),
      value: amount("Value that has this label"),
      dashed: boolean("Dashed: what is planned, say"),
    },
  },
  children: { only: ["series"] },
  attributes: chartAttributes(),
  attributeAliases: { type: "variant", kind: "variant", grid: "gridlines" },
  without: ["direction", "justify", "align", "wrap", "gap", "border"],
  ownFlow: true,
  check: checkChart,
  examples: [
    'chart "Revenue" bar [12, 18, 9, 14, 21] labels=["Mon", "Tue", "Wed", "Thu", "Fri"] format="€ {}"',
    'chart "Visitors" area smooth stacked labels=["Jan", "Feb", "Mar", "Apr"] target=60 {\n  series "Web" [12, 18, 22, 31]\n  series "Shop" [8, 9, 14, 12] dashed\n}',
    'chart "Devices" donut [{label="Phone" value="58%"}, {label="Laptop" value="34%"}, {label="Tablet" value="8%"}] values unit="%"',
  ],
  cost: chartCost,
  lower: lowerChart,
}));

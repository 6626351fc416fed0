/** Defines and draws `series`. */
import { column, text } from "../box/build.js";
import { boolean } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { checkSeries } from "./parts/chart/check-chart.js";

export const seriesComponent = defineComponent(() => ({
  name: "series",
  category: "data",
  docs: "Values of a chart that belong together, with their name in the legend.",
  foreignWords: ["dataset", "dataseries"],
  label: { twins: ["label"], docs: "Name of the series" },
  list: { twins: ["values", "items"], nested: true, docs: "Its values" },
  parents: ["chart"],
  attributes: { dashed: boolean("Draws it dashed, for example for plans or for last year") },
  without: "all",
  check: checkSeries,
  examples: [
    'chart "Visitors" labels=["Mon", "Tue", "Wed", "Thu"] line {\n  series "This week" [120, 180, 160, 210]\n  series "Last week" [100, 140, 150, 130] dashed\n}',
  ],
  cost: { boxes: 1 },
}));

/** How `series` is drawn. */
export const seriesDrawing: Drawing<typeof seriesComponent> = {
  lower: ({ label }, cx) => column({}, [text(label, { size: 12, color: cx.muted })]),
};

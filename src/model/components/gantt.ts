/** Defines and draws `gantt`. */
import { list as tasks, text as textAttribute } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { checkGantt } from "./parts/gantt/check-gantt.js";
import { ganttAttributes, taskAttributes } from "./parts/gantt/gantt-attributes.js";
import { ganttCost } from "./parts/gantt/gantt-cost.js";
import { lowerGantt } from "./parts/gantt/lower-gantt.js";
import { itemAttributes, momentAttributes } from "./parts/items.js";

const ganttForm = 'gantt columns=["…", "…"] { item "…" from=0 to=1 }';

export const ganttComponent = defineComponent(() => ({
  name: "gantt",
  wide: true,
  outlined: true,
  category: "data",
  docs: "The tasks of a plan as bars over its columns, with milestones and what is done.",
  foreignForms: {
    ganttchart: ganttForm,
    roadmap: ganttForm,
    projectplan: ganttForm,
    swimlane: ganttForm,
    schedule: ganttForm,
  },
  foreignAttributes: {
    tasks: 'write them in the block: item "…" from=0 to=2',
    start: "write from=0, counted in columns",
    end: "write to=2, counted in columns",
    today: "write now=2.5, counted in columns",
  },
  label: { twins: ["title"], docs: "Title of the plan" },
  list: {
    twins: ["items"],
    docs: "Tasks: objects; one with `at` is a milestone, and one without dates has no bar",
    keys: {
      label: textAttribute("Name of the task"),
      ...itemAttributes,
      ...taskAttributes,
      variant: momentAttributes.variant,
      items: tasks("Tasks in the task"),
    },
  },
  children: { only: ["item", "milestone"], items: "task" },
  mayBeEmpty: true,
  attributes: ganttAttributes,
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  check: checkGantt,
  examples: [
    'gantt "Relaunch" columns=["W1", "W2", "W3", "W4"] now=1.5 {\n  item "Research" from=0 to=2 progress=80 success\n  item "Design" {\n    item "Sketches" from=1 to=2 variant=info\n    item "Prototype" from=2 to=3.5\n  }\n  milestone "Launch" at=4\n}',
    'gantt [\n  {label="Plan" from=0 to=1},\n  {label="Build" from=1 to=2 progress=40},\n  {label="Ship" at=2}\n] columns=["Q1", "Q2"]',
  ],
  cost: ganttCost,
}));

/** How `gantt` is drawn. */
export const ganttDrawing: Drawing<typeof ganttComponent> = {
  narrow: "grows",
  lower: lowerGantt,
};

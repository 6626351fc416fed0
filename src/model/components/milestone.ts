/** Defines and draws `milestone`. */
import type { Element } from "../../language/ast/element.js";
import { textOf } from "../../language/ast/value.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import { column, text } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { taskAttributes } from "./parts/gantt/gantt-attributes.js";
import { interactionAttributes } from "./parts/interaction.js";
import { itemOfElement, momentAttributes } from "./parts/items.js";

/** Whether an element is in a gantt chart, or in a task of one. */
function isInPlan({ parent }: Element): boolean {
  const outer = parent?.component?.name;
  return outer === "gantt" || (outer === "item" && isInPlan(parent!));
}

export const milestoneComponent = defineComponent(() => ({
  name: "milestone",
  category: "data",
  docs: "A moment in a plan by which something is reached, drawn as a diamond.",
  foreignWords: ["keydate"],
  label: { twins: ["label"], required: true, docs: "Name of the milestone" },
  parents: ["gantt", "item"],
  attributes: {
    at: { ...taskAttributes.at, default: "0" },
    variant: momentAttributes.variant,
    ...interactionAttributes,
  },
  without: "all",
  examples: [
    'gantt columns=["W1", "W2", "W3", "W4"] {\n  item "Build" from=0 to=3\n  milestone "Launch" at=4\n}',
  ],
  check(element, report) {
    if (!isInPlan(element) || element.attributes.some(({ name }) => name === "at")) return;
    const written = element.label ?? element.attributes.find(({ name }) => name === "label")?.value;
    const label = (written && textOf(written.value)) ?? element.word;
    report(createProblem("data-value", "milestone", { label }));
  },
  cost: { boxes: 1 },
}));

/** How `milestone` is drawn. */
export const milestoneDrawing: Drawing<typeof milestoneComponent> = {
  lower(element, cx) {
    const content = itemOfElement({ ...element, number: undefined }, cx);
    if (cx.item) return cx.item({ ...content, at: content.at ?? 0 }, cx);
    return column({}, [text(element.label, { size: 14, color: cx.ink })]);
  },
};

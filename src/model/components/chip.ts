/** Defines and draws `chip`. */
import { boolean, choice } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { namedOf } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { chipMetrics, chipPill } from "./parts/chip-pill.js";
import { huggingWords } from "./parts/container.js";
import { interactionAttributes, interactionBehavior, pressTag } from "./parts/interaction.js";
import { statuses } from "./parts/palette.js";

export const chipComponent = defineComponent(() => ({
  name: "chip",
  category: "input",
  inLine: "control",
  docs: "A filter, choice or entry in a pill, which can be selected or removed.",
  foreignWords: ["filterchip", "choicechip", "inputchip", "assistchip", "token", "checkabletag"],
  foreignForms: {
    tagcloud: 'row gap=2 { chip "…" chip "…" }',
    file: 'chip "…" icon=file, or upload "…"',
    attachment: 'chip "…" icon=file',
    tags: 'row gap=2 { chip "…" chip "…" }',
    chips: 'row gap=2 { chip "…" chip "…" }',
    taglist: 'row gap=2 { chip "…" chip "…" }',
    chipgroup: 'row gap=2 { chip "…" chip "…" }',
  },
  label: { twins: ["content"], required: true, docs: "Text of the chip" },
  attributes: {
    icon: iconName("Icon before the text"),
    removable: boolean("Shows a cross after the text"),
    selected: boolean("Marks it as selected, with a solid fill"),
    variant: choice(statuses, "Meaning, shown by its color"),
    disabled: boolean("Disables it and draws it faded"),
    ...interactionAttributes,
  },
  examples: [
    'chip "Design" icon=tag removable',
    'row gap=2 wrap { chip "All" selected chip "Open" chip "Overdue" variant=danger }',
  ],
  cost: (element) => ({ boxes: 2 + namedOf(element, "icon", "removable") }),
}));

/** How `chip` is drawn. */
export const chipDrawing: Drawing<typeof chipComponent> = {
  lower({ label, values }, cx) {
    const behavior = interactionBehavior(values, cx);
    const { disabled, selected } = values;
    const pill = chipPill({ ...values, label }, chipMetrics, cx.painted ? cx.ink : undefined);
    return {
      ...pill,
      style: { ...pill.style, ...huggingWords(cx) },
      tag: pressTag(behavior, "button"),
      attributes: { type: "button", disabled, "aria-pressed": selected ? "true" : undefined },
      behavior,
    };
  },
};

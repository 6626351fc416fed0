/** The chip: a filter, choice or entry in a pill. */
import { edges, icon, row, text, token } from "../box/build.js";
import type { Color, Paint } from "../box/style.js";
import { boolean, choice } from "../define/attributes.js";
import { namedOf } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { hugging } from "./parts/container.js";
import { interactionAttributes, interactionBehavior, pressTag } from "./parts/interaction.js";
import { statusColors, statuses } from "./parts/palette.js";
import { wrappingOf } from "./parts/snug.js";

/** A filter, choice or entry in a pill. */
export const chipComponent = defineComponent(() => ({
  name: "chip",
  category: "input",
  docs: "A filter, choice or entry in a pill, which can be selected or removed.",
  foreignWords: ["filterchip", "choicechip", "inputchip", "assistchip", "token", "checkabletag"],
  label: { twins: ["content"], required: true, docs: "Text of the chip" },
  attributes: {
    icon: iconName("Icon before the text"),
    removable: boolean("Shows a cross after the text"),
    selected: boolean("Chosen: solid fill"),
    variant: choice(statuses, "Meaning, shown by its color"),
    disabled: boolean("Disabled, drawn faded"),
    ...interactionAttributes,
  },
  examples: [
    'chip "Design" icon=tag removable',
    'row gap=2 wrap { chip "All" selected chip "Open" chip "Overdue" variant=danger }',
  ],
  cost: (element) => ({ boxes: 2 + namedOf(element, "icon", "removable") }),
  lower({ label, values }, cx) {
    const { variant, selected, removable, disabled } = values;
    const { ink, paint } = lookOf(variant, selected === true);
    const color = cx.painted ? cx.ink : ink;
    const behavior = interactionBehavior(values, cx);
    return row(
      {
        gap: 6,
        align: "center",
        height: 28,
        padding: { left: values.icon ? 8 : 12, right: removable ? 8 : 12 },
        border: edges(1),
        ...hugging(cx),
      },
      [
        ...(values.icon ? [icon(values.icon, 14, color)] : []),
        text(label, { size: 13, weight: 500, color, wrapping: wrappingOf(label) }),
        ...(removable ? [icon("x", 14, color)] : []),
      ],
      {
        tag: pressTag(behavior, "button"),
        attributes: { type: "button", disabled, "aria-pressed": selected ? "true" : undefined },
        behavior,
        paint: { ...paint, radius: "pill", ...(disabled && { opacity: 0.5 }) },
      },
    );
  },
}));

function lookOf(
  variant: (typeof statuses)[number] | undefined,
  isSelected: boolean,
): { ink: Color; paint: Paint } {
  if (variant) {
    const { text: ink, fill, line } = statusColors(variant);
    if (isSelected) {
      return { ink: token("paper"), paint: { background: ink, borderColor: ink } };
    }
    return { ink, paint: { background: fill, borderColor: line } };
  }
  if (isSelected) {
    const accent = token("accent");
    return { ink: token("onAccent"), paint: { background: accent, borderColor: accent } };
  }
  return {
    ink: token("ink"),
    paint: { background: token("paper"), borderColor: token("lineStrong") },
  };
}

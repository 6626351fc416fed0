/** Defines and draws `fab`. */
import type { Box } from "../box/box.js";
import { icon, row, text, token } from "../box/build.js";
import { choice } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { interactionAttributes, interactionBehavior, pressTag } from "./parts/interaction.js";
import { shadowBytes } from "./parts/shadow-bytes.js";
import { wrappingOf } from "./parts/snug.js";

export const fabComponent = defineComponent(() => ({
  name: "fab",
  category: "input",
  docs: "The main action of a screen: a round button over a corner of the board, longer with a label.",
  foreignWords: [
    "floatingactionbutton",
    "floatbutton",
    "extendedfab",
    "speeddial",
    "actionbutton",
    "floatingbutton",
  ],
  label: {
    twins: ["content", "label"],
    required: true,
    unless: ["icon"],
    docs: "Text on the button",
  },
  attributes: {
    icon: iconName("Icon before the label, or alone without a label"),
    position: choice(
      ["top-left", "top-center", "top-right", "bottom-left", "bottom-center", "bottom-right"],
      "Corner or edge of the board",
      { default: "bottom-right" },
    ),
    ...interactionAttributes,
  },
  examples: ["fab icon=plus", 'fab "Compose" icon=pencil position=bottom-center'],
  layer: ({ values }) => ({ at: "edge", edge: values.position ?? "bottom-right" }),
  cost: { boxes: 3, output: shadowBytes.lg },
}));

/** How `fab` is drawn. */
export const fabDrawing: Drawing<typeof fabComponent> = {
  lower({ label, values }, cx) {
    const color = cx.painted ? cx.ink : token("onAccent");
    const words: Box[] =
      label === ""
        ? []
        : [text(label, { size: 15, weight: 600, color, wrapping: wrappingOf(label) })];
    const behavior = interactionBehavior(values, cx);
    return row(
      {
        gap: 12,
        align: "center",
        justify: "center",
        height: 56,
        minWidth: 56,
        maxWidth: { percent: 100 },
        shrink: 0,
        ...(label !== "" && { padding: { left: values.icon ? 16 : 20, right: 20 } }),
      },
      [...(values.icon ? [icon(values.icon, 24, color)] : []), ...words],
      {
        tag: pressTag(behavior, "button"),
        name: label === "" ? values.icon?.replaceAll("-", " ") : undefined,
        attributes: { type: "button" },
        behavior,
        paint: { background: token("accent"), radius: "pill", shadow: "lg" },
      },
    );
  },
};

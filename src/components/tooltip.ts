/** The tooltip: a word of help beside something. */
import { choice } from "./attributes.js";
import { defineComponent } from "./define.js";
import { undrawn } from "./parts/undrawn.js";

/** A word of help. */
export const tooltipComponent = defineComponent({
  name: "tooltip",
  category: "overlay",
  docs: "A word of help in a bubble beside what stands in its braces.",
  label: { twins: ["content"], required: true, docs: "The help" },
  children: {},
  keepsModifiers: true,
  attributes: {
    position: choice(["top", "right", "bottom", "left"], "Side of what it explains", {
      default: "top",
    }),
  },
  examples: ['tooltip "Save the draft" { button icon="save" }', 'tooltip "Required" right'],
  lower: ({ node }, cx) => undrawn(node, cx),
});

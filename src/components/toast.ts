/** The toast: a short message that goes away by itself. */
import { choice } from "./attributes.js";
import { defineComponent } from "./define.js";
import { statuses } from "./parts/palette.js";
import { undrawn } from "./parts/undrawn.js";
import { iconName } from "./references.js";

/** A short message. */
export const toastComponent = defineComponent({
  name: "toast",
  category: "feedback",
  docs: "A short message over the page that goes away by itself.",
  label: { twins: ["content"], required: true, docs: "The message" },
  attributes: {
    position: choice(
      ["top-left", "top-center", "top-right", "bottom-left", "bottom-center", "bottom-right"],
      "Corner or edge of the board",
      { default: "top-right" },
    ),
    variant: choice(statuses, "Kind of the message"),
    icon: iconName("Icon instead of that of the kind"),
  },
  examples: ['toast "Draft saved" success', 'toast "Connection lost" danger bottom-center'],
  lower: ({ node }, cx) => undrawn(node, cx),
});

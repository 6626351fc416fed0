/** Defines and draws `switch`. */
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { switchSize, switchTrack } from "./parts/switch-track.js";
import { framedToggle, toggleAttributes, toggleCost } from "./parts/toggle-frame.js";

export const switchComponent = defineComponent(() => ({
  name: "switch",
  category: "input",
  inLine: "control",
  labelAfter: true,
  docs: "An on/off setting that takes effect at once.",
  foreignWords: [
    "toggle",
    "toggleswitch",
    "togglebutton",
    "cupertinoswitch",
    "switchbutton",
    "switchfield",
    "switchlisttile",
    "togglefield",
  ],
  label: { twins: ["label"], docs: "Text to the right of the switch" },
  attributes: toggleAttributes,
  examples: ['switch "Dark mode"', 'switch "Email alerts" checked'],
  cost: toggleCost(4),
}));

/** How `switch` is drawn. */
export const switchDrawing: Drawing<typeof switchComponent> = {
  lower({ label, values }, cx) {
    return framedToggle(
      {
        control: "checkbox",
        label,
        drawing: switchTrack,
        ...switchSize,
        attributes: { role: "switch" },
      },
      values,
      cx,
    );
  },
};

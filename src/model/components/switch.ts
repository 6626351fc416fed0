/** The switch: an on/off setting. */
import { column, row, token } from "../box/build.js";
import { defineComponent } from "../define/define-component.js";
import { framedToggle, toggleAttributes, toggleCost } from "./parts/toggle-frame.js";

/** An on/off setting. */
export const switchComponent = defineComponent(() => ({
  name: "switch",
  category: "input",
  inLine: "control",
  docs: "An on/off setting that takes effect at once.",
  foreignWords: ["toggle", "toggleswitch", "togglebutton", "cupertinoswitch"],
  label: { twins: ["label"], docs: "Text to the right of the switch" },
  attributes: toggleAttributes,
  examples: ['switch "Dark mode"', 'switch "Email alerts" checked'],
  cost: toggleCost(4),
  lower({ label, values }, cx) {
    const knob = column({ width: 16, height: 16, shrink: 0 }, [], {
      paint: { background: token("paper"), radius: "pill" },
    });
    const drawing = (isOn: boolean) =>
      row(
        {
          width: 40,
          height: 22,
          align: "center",
          justify: isOn ? "end" : "start",
          padding: { left: 3, right: 3 },
        },
        [knob],
        { paint: { background: token(isOn ? "accent" : "lineStrong"), radius: "pill" } },
      );
    return framedToggle(
      {
        control: "checkbox",
        label,
        drawing,
        width: 40,
        height: 22,
        attributes: { role: "switch" },
      },
      values,
      cx,
    );
  },
}));

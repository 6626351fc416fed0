/** The checkbox: yes or no, or some of many. */
import { defineComponent } from "../define/define-component.js";
import { tickBox, tickBoxSide } from "./parts/tick-box.js";
import { framedToggle, toggleAttributes, toggleCost } from "./parts/toggle-frame.js";

/** Yes or no. */
export const checkboxComponent = defineComponent({
  name: "checkbox",
  category: "input",
  docs: "Yes or no, or some of many.",
  foreignWords: ["check"],
  label: { twins: ["label"], docs: "Text at the right of the box" },
  attributes: toggleAttributes,
  examples: ['checkbox "Remember me" checked', 'checkbox "Accept the terms" required'],
  cost: toggleCost(3),
  lower({ label, values }, cx) {
    const side = tickBoxSide;
    return framedToggle(
      { control: "checkbox", label, drawing: tickBox, width: side, height: side },
      values,
      cx,
    );
  },
});

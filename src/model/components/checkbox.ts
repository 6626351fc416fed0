/** Defines and draws `checkbox`. */
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { tickBox, tickBoxSide } from "./parts/tick-box.js";
import { framedToggle, toggleAttributes, toggleCost } from "./parts/toggle-frame.js";

export const checkboxComponent = defineComponent(() => ({
  name: "checkbox",
  category: "input",
  inLine: "control",
  labelAfter: true,
  docs: "A yes-or-no choice; use several to let people pick any number of options.",
  mark: ["checked"],
  foreignWords: [
    "check",
    "formcheck",
    "checkboxlisttile",
    "checkboxinput",
    "checkboxitem",
    "checkboxfield",
    "tickbox",
  ],
  foreignForms: {
    captcha: 'checkbox "I am not a robot"',
    recaptcha: 'checkbox "I am not a robot"',
    checkboxgroup: 'checkbox "…" checkbox "…"',
  },
  label: { twins: ["label"], docs: "Text to the right of the box" },
  attributes: toggleAttributes,
  examples: ['checkbox "Remember me" checked', 'checkbox "Accept the terms" required'],
  cost: toggleCost(3),
}));

/** How `checkbox` is drawn. */
export const checkboxDrawing: Drawing<typeof checkboxComponent> = {
  lower({ label, values }, cx) {
    const side = tickBoxSide;
    return framedToggle(
      { control: "checkbox", label, drawing: tickBox, width: side, height: side },
      values,
      cx,
    );
  },
};

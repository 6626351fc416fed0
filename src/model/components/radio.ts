/** Defines and draws `radio`. */
import { column, edges, token } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { framedToggle, toggleAttributes, toggleCost } from "./parts/toggle-frame.js";

export const radioComponent = defineComponent(() => ({
  name: "radio",
  category: "input",
  inLine: "control",
  labelAfter: true,
  docs: "One of a few options that are all visible; only one with the same `name` can be selected.",
  foreignWords: [
    "radiobutton",
    "optionbutton",
    "radioinput",
    "radioitem",
    "radiofield",
    "radiolisttile",
    "radiogroupitem",
  ],
  foreignForms: {
    radiobuttongroup: 'radio "…" name=group radio "…" name=group',
    choicegroup: 'radio "…" name=group radio "…" name=group',
    radiogroup: 'radio "…" name=group radio "…" name=group',
  },
  label: { twins: ["label"], docs: "Text to the right of the circle" },
  attributes: toggleAttributes,
  examples: ['radio "Monthly" name=period checked\nradio "Yearly" name=period'],
  cost: toggleCost(3),
}));

/** How `radio` is drawn. */
export const radioDrawing: Drawing<typeof radioComponent> = {
  lower({ label, values }, cx) {
    const dot = column({ width: 8, height: 8, shrink: 0 }, [], {
      paint: { background: token("accent"), radius: "pill" },
    });
    const drawing = (isOn: boolean) =>
      column(
        { width: 18, height: 18, border: edges(1), align: "center", justify: "center" },
        isOn ? [dot] : [],
        {
          paint: {
            background: token("paper"),
            borderColor: token(isOn ? "accent" : "lineStrong"),
            radius: "pill",
          },
        },
      );
    return framedToggle({ control: "radio", label, drawing, width: 18, height: 18 }, values, cx);
  },
};

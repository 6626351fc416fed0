/** The checkbox: yes or no, or some of many. */
import { column, edges, icon, token } from "../box/build.js";
import { defineComponent } from "./define.js";
import { framedToggle, toggleAttributes } from "./parts/toggle-frame.js";

/** Yes or no. */
export const checkboxComponent = defineComponent({
  name: "checkbox",
  category: "input",
  docs: "Yes or no, or some of many.",
  label: { twins: ["label"], docs: "Text at the right of the box" },
  attributes: toggleAttributes,
  examples: ['checkbox "Remember me" checked', 'checkbox "Accept the terms" required'],
  lower({ label, values }, cx) {
    const isOn = values.checked === true;
    const drawing = column(
      { width: 18, height: 18, border: edges(1), align: "center", justify: "center" },
      isOn ? [icon("check", 14, token("onAccent"))] : [],
      {
        paint: {
          background: token(isOn ? "accent" : "paper"),
          borderColor: token(isOn ? "accent" : "lineStrong"),
          radius: 4,
        },
      },
    );
    return framedToggle({ control: "checkbox", label, drawing, width: 18, height: 18 }, values, cx);
  },
});

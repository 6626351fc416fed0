/** The slider: a number from a range. */
import { column, text } from "../box/build.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { checkRange } from "./parts/check-range.js";
import { checkValue } from "./parts/check-value.js";
import { filling } from "./parts/container.js";
import { saidAttributes } from "./parts/interaction.js";
import { naturalWidth } from "./parts/natural-width.js";
import { rangeLine } from "./parts/range-line.js";

/** A number from a range. */
export const sliderComponent = defineComponent(() => ({
  name: "slider",
  category: "input",
  inLine: "control",
  docs: "A number from a range, set by dragging a knob; shown after the track if the label has none.",
  foreignWords: ["range", "seekbar", "trackbar"],
  label: { twins: ["label"], docs: "Label above the track" },
  attributes: {
    name: textAttribute("Name of the value when the form is submitted", { semantic: true }),
    ...saidAttributes,
    min: number({}, "Minimum", { default: "0" }),
    max: number({}, "Maximum", { default: "100" }),
    value: number({}, "Current value", { default: "the middle" }),
    step: number({ min: 0 }, "Step between two values", { semantic: true }),
    disabled: boolean("Disabled, drawn faded"),
  },
  examples: ['slider "Volume" value=70', 'slider "Price" min=0 max=500 value=120 step=10'],
  check(element, report, suggester) {
    checkRange(0)(element, report, suggester);
    checkValue({ min: 0, max: 100 })(element, report, suggester);
  },
  cost: { boxes: 10 },
  lower({ label, values }, cx) {
    const id = cx.ownId(label || values.name || "slider");
    const { value } = values;
    // A label with a number says it in its own words; without a label, what is around it does.
    const isShown = label !== "" && !/\d/.test(label);
    const line = rangeLine(
      { ...values, value, attributes: { id, name: values.name, disabled: values.disabled } },
      isShown ? String : undefined,
      values["aria-label"] ?? (label === "" ? "slider" : undefined),
      cx,
    );
    const words = text(
      label,
      { size: 14, weight: 500, color: cx.ink },
      { tag: "label", attributes: { for: id } },
    );
    const parts = [naturalWidth(240, 6), ...(label === "" ? [] : [words]), line];
    return column({ gap: 6, ...filling(cx, 400) }, parts, {
      ...(values.disabled && { paint: { opacity: 0.5 } }),
    });
  },
}));

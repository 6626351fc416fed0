/** Defines and draws `slider`. */
import { column, row, text } from "../box/build.js";
import { boolean, list, repeatedText, text as textAttribute } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { checkRange } from "./parts/check-range.js";
import { checkValue } from "./parts/check-value.js";
import { filling } from "./parts/container.js";
import { saidAttributes } from "./parts/interaction.js";
import { labelOfValue } from "./parts/items.js";
import { naturalWidth } from "./parts/natural-width.js";
import { boundedRange, rangeLine, rangeText } from "./parts/range-line.js";
import { withUnit } from "./parts/with-unit.js";

/** Maximum bytes of a formatted value, since the format may repeat it. */
const mostWritten = 20_000;

export const sliderComponent = defineComponent(() => ({
  name: "slider",
  category: "input",
  inLine: "control",
  docs: "A number from a range, set by dragging a knob; shown after the track if the label has none.",
  foreignWords: ["range", "seekbar", "trackbar", "knob", "dial", "rangeinput", "sliderinput"],
  label: { twins: ["label"], docs: "Label above the track" },
  attributes: {
    name: textAttribute("Name of the value when the form is submitted", { semantic: true }),
    ...saidAttributes,
    min: number({}, "Minimum", { default: "0" }),
    max: number({}, "Maximum", { default: "100" }),
    value: number({}, "Current value", { default: "the middle" }),
    step: number({ min: 0 }, "Step between two values", { semantic: true }),
    unit: repeatedText("Unit after the value"),
    format: repeatedText("How the value is written; `{}` stands for the number"),
    labels: list("Words below the track, the first and the last at its ends"),
    disabled: boolean("Disables it and draws it faded"),
  },
  examples: [
    'slider "Volume" value=70',
    'slider "Price" min=0 max=500 value=120 step=10',
    'slider "Radius" value=25 unit="km"\nslider "Mood" labels=["Calm", "Excited"]',
  ],
  check(element, report, suggester) {
    checkRange(0)(element, report, suggester);
    checkValue({ min: 0, max: 100 })(element, report, suggester);
  },
  cost: (element) => {
    const labels = element.attribute("labels");
    return {
      boxes: 12 + (Array.isArray(labels) ? labels.length : 0),
      // The value is written twice.
      ...(element.mentions("format") && { output: mostWritten }),
    };
  },
}));

/** How `slider` is drawn. */
export const sliderDrawing: Drawing<typeof sliderComponent> = {
  lower({ label, values }, cx) {
    const id = cx.ownId(label || values.name || "slider");
    const { unit, format, labels = [] } = values;
    const hasForm = unit !== undefined || format !== undefined;
    // A label with a number already contains the value; without a label, the context does.
    const isShown = hasForm || (label !== "" && !/\d/.test(label));
    const written = (value: number) => withUnit(String(value), { unit, format });
    // Words below the track are at its ends, so the value is not beside it.
    const saidAbove = isShown && labels.length > 0;
    const attributes = { id, name: values.name, disabled: values.disabled };
    const line = rangeLine(
      { ...values, attributes, saidAbove },
      isShown ? written : undefined,
      values["aria-label"] ?? (label === "" ? "slider" : undefined),
      cx,
    );
    const words = text(
      label,
      { size: 14, weight: 500, color: cx.ink },
      { tag: "label", attributes: { for: id } },
    );
    const small = { size: 12, color: cx.muted } as const;
    const ends = labels.map((each) => text(labelOfValue(each), small));
    const above = label === "" ? [] : [words];
    const value = saidAbove ? rangeText(written(boundedRange(values).value), cx) : undefined;
    const between = { gap: 8, justify: label === "" ? "end" : "between", align: "center" } as const;
    const parts = [
      naturalWidth(240, 6),
      ...(value ? [row(between, [...above, value])] : above),
      line,
      ...(ends.length === 0 ? [] : [row({ gap: 8, justify: "between" }, ends)]),
    ];
    return column({ gap: 6, ...filling(cx, 400) }, parts, {
      ...(values.disabled && { paint: { opacity: 0.5 } }),
    });
  },
};

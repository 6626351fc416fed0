/** The slider: a number from a range. */

import type { Box, ToggleBox } from "../box/box.js";
import { column, row, text, token } from "../box/build.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { createProblem } from "../text/create-diagnostic.js";
import { sharing } from "./parts/container.js";
import { givenNumber } from "./parts/given-number.js";

/** A number from a range. */
export const sliderComponent = defineComponent(() => ({
  name: "slider",
  category: "input",
  docs: "A number from a range, set by dragging a knob; shown after the track if the label has none.",
  foreignWords: ["range", "seekbar", "trackbar"],
  label: { twins: ["label"], docs: "Label above the track" },
  attributes: {
    name: textAttribute("Name of the value when the form is submitted", { semantic: true }),
    min: number({}, "Minimum", { default: "0" }),
    max: number({}, "Maximum", { default: "100" }),
    value: number({}, "Current value", { default: "the middle" }),
    step: number({ min: 0 }, "Step between two values", { semantic: true }),
    disabled: boolean("Disabled, drawn faded"),
  },
  examples: ['slider "Volume" value=70', 'slider "Price" min=0 max=500 value=120 step=10'],
  check(element, report) {
    const min = givenNumber(element, "min", 0);
    const max = givenNumber(element, "max");
    if (!min || !max || max.value >= min.value) return;
    const data = { min: min.value, max: max.value };
    report(createProblem("attribute-range", "maxBelowMin", data, max));
  },
  cost: { boxes: 9 },
  lower({ label, values }, cx) {
    const min = values.min ?? 0;
    const max = Math.max(values.max ?? 100, min);
    const value = Math.min(Math.max(values.value ?? (min + max) / 2, min), max);
    const share = max > min ? (value - min) / (max - min) : 0;
    const id = cx.ownId(label || values.name || "slider");
    const toggle: ToggleBox = {
      kind: "toggle",
      control: "range",
      style: { height: 18, grow: 1, minWidth: 60 },
      children: [track(share)],
      attributes: {
        id,
        name: values.name,
        min,
        max,
        value,
        step: values.step,
        disabled: values.disabled,
      },
      ...(label === "" && { name: "slider" }),
    };
    // A label with a number says it in its own words; without a label, what is around it does.
    const shown =
      label === "" || /\d/.test(label)
        ? []
        : [text(String(value), { size: 14, color: cx.muted, wrapping: "nowrap" })];
    const line = row({ gap: 12, align: "center" }, [toggle, ...shown]);
    const words = text(
      label,
      { size: 14, weight: 500, color: cx.ink },
      { tag: "label", attributes: { for: id } },
    );
    return column({ gap: 6, ...sharing(cx) }, label === "" ? [line] : [words, line], {
      ...(values.disabled && { paint: { opacity: 0.5 } }),
    });
  },
}));

/** Fill and rest share what the knob leaves, so that the knob never leaves the track. */
function track(share: number): Box {
  const bar = (grow: number, color: "accent" | "fillStrong"): Box =>
    column({ grow, basis: 0, height: 6 }, [], {
      paint: { background: token(color), radius: "pill" },
    });
  const knob = column({ width: 18, height: 18, shrink: 0 }, [], {
    paint: { background: token("accent"), radius: "pill" },
  });
  return row({ height: 18, align: "center" }, [
    bar(share, "accent"),
    knob,
    bar(1 - share, "fillStrong"),
  ]);
}

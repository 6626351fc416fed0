/** Reports a value outside of its range. */
import type { ComponentEntry } from "../../../language/ast/element.js";
import { createProblem } from "../../../language/diagnostics/create-diagnostic.js";
import { givenNumber } from "./given-number.js";

/**
 * Compares `value` with `min` and `max`; an empty range is reported elsewhere.
 * @param presets the defaults of these attributes
 */
export function checkValue(presets: {
  min: number;
  max: number;
}): NonNullable<ComponentEntry["check"]> {
  return (element, report) => {
    const value = givenNumber(element, "value");
    const min = givenNumber(element, "min", presets.min)?.value;
    const max = givenNumber(element, "max", presets.max)?.value;
    if (!value || min === undefined || max === undefined || max < min) return;
    if (value.value >= min && value.value <= max) return;
    const data = { name: "value", value: value.value, takes: `a number from ${min} to ${max}` };
    report(createProblem("attribute-range", "bounds", data, value));
  };
}

/** Reports a range that ends before it begins. */
import type { ComponentEntry } from "../../../language/ast/element.js";
import { createProblem } from "../../../language/diagnostics/create-diagnostic.js";
import { givenNumber } from "./given-number.js";

/**
 * Compares `min` and `max`.
 * @param least the default of `min`; without one, a `max` alone is not checked
 */
export function checkRange(least?: number): NonNullable<ComponentEntry["check"]> {
  return (element, report) => {
    const min = givenNumber(element, "min", least);
    const max = givenNumber(element, "max");
    if (!min || !max || max.value >= min.value) return;
    const data = { min: min.value, max: max.value };
    report(createProblem("attribute-range", "maxBelowMin", data, max));
  };
}

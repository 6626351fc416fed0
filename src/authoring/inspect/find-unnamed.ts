/** Finds controls without an accessible name. */
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { InspectedBoard, InspectedElement } from "./inspected.js";
import type { Found } from "./problem.js";

/** The unnamed controls of a board, each element once. */
export function findUnnamed({ controls }: InspectedBoard): Found[] {
  const named = new Map<InspectedElement, boolean>();
  for (const { element, name, isDisabled } of controls) {
    // Parts that a component adds, such as the arrow of a button, are named by their element.
    named.set(element, named.get(element) || name.trim() !== "" || isDisabled);
  }
  return [...named].flatMap(([element, isNamed]) => {
    if (isNamed || element.isFiller) return [];
    const data = { name: element.name };
    // A visible value at least helps sighted users.
    const severity = element.words === "" ? undefined : ("info" as const);
    const problem = createProblem("unnamed-control", "unnamed", data, { severity });
    return [{ origin: element.origin, problem }];
  });
}

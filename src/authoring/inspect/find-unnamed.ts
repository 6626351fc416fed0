/** Finds controls that have no name: those who do not see them do not know what they are for. */
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { InspectedBoard, InspectedElement } from "./inspected.js";
import type { Found } from "./problem.js";

/** The unnamed controls of a board, each element once. */
export function findUnnamed({ controls }: InspectedBoard): Found[] {
  const named = new Map<InspectedElement, boolean>();
  for (const { element, name, isDisabled } of controls) {
    // What a component adds to a control, such as the arrow beside a button, is named by its element.
    named.set(element, named.get(element) || name.trim() !== "" || isDisabled);
  }
  return [...named].flatMap(([element, isNamed]) => {
    if (isNamed || element.isFiller) return [];
    const data = { name: element.name };
    // A value that is seen says much to those who see it.
    const severity = element.words === "" ? undefined : ("info" as const);
    const problem = createProblem("unnamed-control", "unnamed", data, { severity });
    return [{ origin: element.origin, problem }];
  });
}

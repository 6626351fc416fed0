/** Computes the number of boxes with which a prototype switches the states of a page. */
import type { Costed } from "./costed.js";

/** Boxes of a state without its values: its popover, or the row of its radios; and those of a radio. */
const perState = 17;
const perValue = 6;

/** The boxes of states, and of the values mentioned by an element and its descendants. */
export function stateBoxes(element: Costed): number {
  let boxes = perState * countOf(element, "states");
  for (const name of ["visibleWhen", "enabledWhen", "on"]) {
    boxes += perValue * countOf(element, name);
  }
  for (const part of element.parts) boxes += stateBoxes(part);
  return boxes;
}

function countOf(element: Costed, name: string): number {
  if (!element.mentions(name)) return 0;
  const value = element.attribute(name);
  return Array.isArray(value) ? value.length : 1;
}

/** Finds elements that are read too late: screen readers follow the source, not the visual order. */
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import { lineOf, nameOf } from "./find-overlaps.js";
import type { InspectedBoard, InspectedElement } from "./inspected.js";
import type { Found } from "./problem.js";
import { isEmpty, sharedSides } from "./rect.js";

/** Tolerance for edges in px. */
const tolerance = 1;

/** The elements of a board that are read too late: each appears visually before the element written before it. */
export function findReadingOrder({ elements, board }: InspectedBoard): Found[] {
  const isReversed = board.board.dir === "rtl";
  const siblings = new Map<InspectedElement, InspectedElement[]>();
  for (const element of elements) {
    const { parent } = element;
    if (parent === undefined || parent.plane !== element.plane || isEmpty(element.visible))
      continue;
    // Lines and pictures have nothing to read.
    if (element.words === "") continue;
    // The content of definitions is not reordered.
    if (element.origin.via !== undefined) continue;
    const known = siblings.get(parent);
    if (known) known.push(element);
    else siblings.set(parent, [element]);
  }
  return [...siblings.values()].flatMap((all) => {
    all.sort((a, b) => a.origin.from - b.origin.from);
    const late = all.flatMap((element, at) => {
      const before = all[at - 1];
      if (before === undefined || !isSeenBefore(element, before, isReversed)) return [];
      const data = { name: nameOf(element), before: nameOf(before), line: lineOf(before) };
      return [{ origin: element.origin, problem: createProblem("reading-order", "later", data) }];
    });
    // A reversed direction is one cause for all.
    return isTurned(all[0]?.parent) ? late.slice(0, 1) : late;
  });
}

function isTurned(parent: InspectedElement | undefined): boolean {
  return /-reverse$/.test(String(parent?.node?.attributes?.direction ?? ""));
}

/** Whether an element is seen before another: above it and not beside it, or on its line and nearer to the start. */
function isSeenBefore(
  element: InspectedElement,
  other: InspectedElement,
  isReversed: boolean,
): boolean {
  const { across, down } = sharedSides(element, other);
  const isNearer = isReversed
    ? element.x >= other.x + other.width - tolerance
    : element.x + element.width <= other.x + tolerance;
  if (down > Math.min(element.height, other.height) / 2) return isNearer;
  const isAbove = element.y + element.height <= other.y + tolerance;
  return isAbove && (across > 0 || isNearer);
}

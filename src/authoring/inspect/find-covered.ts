/** Finds words and controls of a board that something at its edge lies over: a toast, a button that floats. */
import type { Frame } from "../../drawing/layout/frame.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import { lineOf, nameOf } from "./find-overlaps.js";
import type { InspectedBoard, InspectedElement } from "./inspected.js";
import type { Found } from "./problem.js";
import { type Rect, sharedSides } from "./rect.js";

/** px that must be covered each way; less is an edge that both have. */
const leastCovered = 2;

/** What is covered, once for each element that covers something: the largest of all. */
export function findCovered({ page, elements, painted, controls }: InspectedBoard): Found[] {
  const frames = framesAtEdges(page);
  const floating = elements.filter(({ frame }) => frames.has(frame));
  if (floating.length === 0) return [];
  const needed: { element: InspectedElement; rect: Rect }[] = [
    ...painted.filter(({ kind }) => kind === "ink"),
    ...controls,
  ];
  return floating.flatMap((floater) => {
    let worst: { element: InspectedElement; across: number; down: number } | undefined;
    for (const { element, rect } of needed) {
      // What floats itself is not covered: it lies where it is asked for.
      if (element.plane !== 0) continue;
      const { across, down } = sharedSides(floater, rect);
      if (across < leastCovered || down < leastCovered) continue;
      if (worst && worst.across * worst.down >= across * down) continue;
      worst = { element, across, down };
    }
    if (worst === undefined) return [];
    return [
      {
        origin: floater.origin,
        problem: createProblem("board-overlap", "covered", {
          name: nameOf(floater),
          other: nameOf(worst.element),
          line: lineOf(worst.element),
          across: Math.round(worst.across),
          down: Math.round(worst.down),
        }),
      },
    ];
  });
}

/** The frames that boxes at an edge of the board are made of, themselves and what is directly in them. */
function framesAtEdges({ children }: Frame): Set<Frame> {
  const edges = children.filter(({ box }) => box.floats === "edge");
  return new Set(edges.flatMap((edge) => [edge, ...edge.children]));
}

/** Finds text and controls covered by elements at the edge of a board, such as toasts and floating buttons. */
import type { Frame } from "../../drawing/layout/frame.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import { alsoNamed, lineOf, nameOf } from "./find-overlaps.js";
import type { InspectedBoard, InspectedElement } from "./inspected.js";
import type { Found } from "./problem.js";
import { type Rect, sharedSides } from "./rect.js";

/** Minimum covered px in both directions; less is a shared edge. */
const leastCovered = 2;

/** Maximum number of comparisons for a board; covering elements beyond them are not told. */
const mostComparisons = 2_000_000;

/** Maximum number of covered elements kept for a board; beyond these, only the most covered one of each. */
const mostKept = 20_000;

/** The covered elements, once for each covering element: the most covered one, and the others. */
export function findCovered({ page, elements, painted, controls }: InspectedBoard): Found[] {
  const frames = framesAtEdges(page);
  const floating = elements.filter(({ frame }) => frames.has(frame));
  if (floating.length === 0) return [];
  const needed: { element: InspectedElement; rect: Rect }[] = [
    ...painted.filter(({ kind }) => kind === "ink"),
    ...controls,
  ].filter(({ element }) => element.plane === 0); // Floating ones are where the source wants them.
  let comparisons = mostComparisons;
  let left = mostKept;
  return floating.flatMap((floater) => {
    comparisons -= needed.length;
    if (comparisons < 0) return [];
    let worst: { element: InspectedElement; across: number; down: number } | undefined;
    const covered = new Set<InspectedElement>();
    for (const { element, rect } of needed) {
      const { across, down } = sharedSides(floater, rect);
      if (across < leastCovered || down < leastCovered) continue;
      if (left-- > 0) covered.add(element);
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
          also: alsoNamed(worst.element, covered),
        }),
      },
    ];
  });
}

/** The frames of boxes at an edge of the board, and their direct children. */
function framesAtEdges({ children }: Frame): Set<Frame> {
  const edges = children.filter(({ box }) => box.floats === "edge");
  return new Set(edges.flatMap((edge) => [edge, ...edge.children]));
}

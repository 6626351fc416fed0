/** Finds overlapping elements of which neither floats: text on text, or something that hides text. */
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { InspectedBoard, InspectedElement, Painted } from "./inspected.js";
import type { Found } from "./problem.js";
import { holds, sharedSides } from "./rect.js";
import { sweepPairs } from "./sweep-pairs.js";

/** Minimum overlap in px in both directions; less is a shared line. */
const leastShared = 2;

/** The overlaps of a board, each pair of elements once. */
export function findOverlaps({ painted }: InspectedBoard): Found[] {
  const found = new Map<
    InspectedElement,
    { other: InspectedElement; across: number; down: number }
  >();
  sweepPairs(
    painted.filter(({ kind }) => kind !== "line"),
    ({ rect }) => rect,
    0,
    (one, other) => {
      const [below, above] = one.order < other.order ? [one, other] : [other, one];
      if (below.plane !== above.plane || isNested(below.element, above.element)) return;
      const { across, down } = sharedSides(below.rect, above.rect);
      if (across < leastShared || down < leastShared || !isWrong(below, above)) return;
      const [first, second] =
        below.element.number < above.element.number
          ? [below.element, above.element]
          : [above.element, below.element];
      const known = found.get(second);
      if (known && known.across * known.down >= across * down) return;
      found.set(second, { other: first, across, down });
    },
  );
  return [...found].map(([element, { other, across, down }]) => ({
    origin: element.origin,
    problem: createProblem("element-overlap", "overlap", {
      name: nameOf(element),
      other: nameOf(other),
      line: lineOf(other),
      across: Math.round(across),
      down: Math.round(down),
    }),
  }));
}

function isNested(one: InspectedElement, other: InspectedElement): boolean {
  return (
    (one.number <= other.number && other.number <= one.last) ||
    (other.number <= one.number && one.number <= other.last)
  );
}

/**
 * Whether an overlap is a problem: text on text, something over text, or two crossing frames. Content on a picture or
 * card is fine.
 */
function isWrong(below: Painted, above: Painted): boolean {
  if (below.kind === "ink") return true;
  if (above.kind === "ink") return false;
  const { box } = below.frame;
  if (box.kind === "image" || box.isPicture) return false;
  return !holds(below.rect, above.rect) && !holds(above.rect, below.rect);
}

/** The name of an element in messages. */
export function nameOf({ name, words }: InspectedElement): string {
  const short = words.length > 30 ? `${words.slice(0, 29).trimEnd()}…` : words;
  return short === "" ? name : `${name} "${short}"`;
}

/** The line of an element in its file. */
export function lineOf({ origin }: InspectedElement): number {
  return origin.lines?.locate(origin.from).line ?? 0;
}

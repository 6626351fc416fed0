/** Finds overlapping elements of which neither floats: text on text, or something that hides text. */
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { InspectedBoard, InspectedElement, Painted } from "./inspected.js";
import type { Found } from "./problem.js";
import { holds, sharedSides } from "./rect.js";
import { sweepPairs } from "./sweep-pairs.js";

/** Minimum overlap in px in both directions; less is a shared line. */
const leastShared = 2;

/** Maximum number of pairs kept for a board; beyond these, only the worst one of each element. */
const mostPairs = 20_000;

/** Maximum number of others that a message names besides the worst one. */
const mostNamed = 5;

/** What two elements share. */
interface Shared {
  other: InspectedElement;
  across: number;
  down: number;
}

/** The overlaps of a board, once for each element: the worst one, and the other elements that it overlaps. */
export function findOverlaps({ painted }: InspectedBoard): Found[] {
  const found = new Map<InspectedElement, { worst: Shared; others: Set<InspectedElement> }>();
  let left = mostPairs;
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
      const shared = { other: first, across, down };
      const known = found.get(second);
      if (known === undefined) found.set(second, { worst: shared, others: new Set([first]) });
      else {
        if (known.worst.across * known.worst.down < across * down) known.worst = shared;
        if (left-- > 0) known.others.add(first);
      }
    },
  );
  return [...found].map(([element, { worst, others }]) => ({
    origin: element.origin,
    problem: createProblem("element-overlap", "overlap", {
      name: nameOf(element),
      other: nameOf(worst.other),
      line: lineOf(worst.other),
      across: Math.round(worst.across),
      down: Math.round(worst.down),
      also: alsoNamed(worst.other, others),
    }),
  }));
}

/** The names of the elements besides the worst one, without what is in another one of them. */
export function alsoNamed(worst: InspectedElement, all: ReadonlySet<InspectedElement>): string[] {
  const others = [...all]
    .filter((each) => !isNested(each, worst) && !hasAncestorIn(each, all))
    .sort((a, b) => a.number - b.number);
  const names = others.slice(0, mostNamed).map((each) => `${nameOf(each)} (line ${lineOf(each)})`);
  const left = others.length - names.length;
  return left > 0 ? [...names, `${left} more`] : names;
}

function hasAncestorIn({ parent }: InspectedElement, all: ReadonlySet<InspectedElement>): boolean {
  for (let at = parent; at !== undefined; at = at.parent) if (all.has(at)) return true;
  return false;
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

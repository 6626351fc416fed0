/** Finds nearly aligned edges: sizes and positions in the source that differ by 1 to 3 px. */

import { isUnitValue } from "../../language/ast/value.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { TextEdit } from "../../language/diagnostics/diagnostic.js";
import { lineOf, nameOf } from "./find-overlaps.js";
import type { InspectedBoard, InspectedElement } from "./inspected.js";
import type { Found } from "./problem.js";
import { isEmpty, type Rect, type Side, sharedSides, union } from "./rect.js";
import { headOf } from "./source-head.js";
import { sweepPairs } from "./sweep-pairs.js";

/** The difference in px between edges that were probably meant to be aligned. */
const least = 0.75;
const most = 3.25;

/** Maximum distance in px between elements whose edges people compare. */
const reach = 64;

/** An element with its visible parts. */
interface Seen {
  element: InspectedElement;
  rect: Rect;
  /** Whether it is only text, whose end has no visible edge. */
  isWords: boolean;
}

interface Miss {
  seen: Seen;
  other: Seen;
  side: Side;
  /** px from the other edge to this one. */
  px: number;
}

/** The nearly aligned edges of a board, one for each element. */
export function findNearEdges({ elements, painted }: InspectedBoard): Found[] {
  const seen = seenOf(elements, painted);
  const misses: Miss[] = [];
  const meets = new Map<string, number>();
  sweepPairs(
    seen,
    ({ rect }) => rect,
    reach,
    (one, other) => {
      if (one.element.plane !== other.element.plane || isNested(one.element, other.element)) return;
      const { across, down } = sharedSides(one.rect, other.rect);
      const sides: Side[] =
        down <= 0 && across > 0
          ? ["left", "right"]
          : across <= 0 && down > 0
            ? ["top", "bottom"]
            : [];
      for (const side of sides) {
        if (!hasEdge(one, side) || !hasEdge(other, side)) continue;
        const px = edgeOf(other.rect, side) - edgeOf(one.rect, side);
        if (Math.abs(px) < 0.25) {
          for (const { element } of [one, other]) {
            const key = `${element.number} ${side}`;
            meets.set(key, (meets.get(key) ?? 0) + 1);
          }
        }
        const isMiss = Math.abs(px) >= least && Math.abs(px) <= most;
        if (!isMiss || areCentered(one.rect, other.rect, side)) continue;
        if (isGiven(one, other, side)) misses.push({ seen: other, other: one, side, px });
      }
    },
  );
  const told = new Map<InspectedElement, Found>();
  for (const miss of misses) {
    const { seen: wrong, other, side, px } = withoutCompany(miss, meets);
    const { element } = wrong;
    if (told.has(element) || told.has(other.element)) continue;
    const data = {
      name: nameOf(element),
      other: nameOf(other.element),
      line: lineOf(other.element),
      side,
      px: Math.round(Math.abs(px) * 10) / 10,
    };
    const company = meets.get(`${other.element.number} ${side}`) ?? 0;
    const edits = company > 0 ? editsOf(element, side, px) : undefined;
    const problem = createProblem("near-edge", "near", data, { edits });
    told.set(element, { origin: element.origin, problem });
  }
  return [...told.values()];
}

/** The visible edges of each element and its content: of surfaces, fields and pictures; of text only the start. */
function seenOf(elements: readonly InspectedElement[], painted: InspectedBoard["painted"]): Seen[] {
  const all = new Map<InspectedElement, Seen>();
  for (const { element, rect, frame } of painted) {
    const { kind, paint } = frame.box;
    const isWords = kind === "text" && frame === element.frame;
    const hasEdges =
      kind === "field" || kind === "image" || (paint?.background ?? paint?.borderColor);
    if (!isWords && !hasEdges) continue;
    for (let at: InspectedElement | undefined = element; at; at = at.parent) {
      const known = all.get(at);
      if (known) {
        known.rect = union(known.rect, rect);
        known.isWords &&= isWords;
      } else all.set(at, { element: at, rect, isWords });
    }
  }
  return elements.flatMap((element) => {
    const seen = all.get(element);
    return seen && element.depth > 0 && !isEmpty(seen.rect) ? [seen] : [];
  });
}

function isNested(one: InspectedElement, other: InspectedElement): boolean {
  return (
    (one.number <= other.number && other.number <= one.last) ||
    (other.number <= one.number && one.number <= other.last)
  );
}

function hasEdge({ isWords }: Seen, side: Side): boolean {
  return !isWords || side === "left";
}

function edgeOf({ x, y, width, height }: Rect, side: Side): number {
  switch (side) {
    case "left":
      return x;
    case "right":
      return x + width;
    case "top":
      return y;
    case "bottom":
      return y + height;
  }
}

/** Whether two elements share an axis, so that their edges need not be aligned. */
function areCentered(one: Rect, other: Rect, side: Side): boolean {
  const isAcross = side === "left" || side === "right";
  const middle = ({ x, y, width, height }: Rect) => (isAcross ? x + width / 2 : y + height / 2);
  return Math.abs(middle(one) - middle(other)) < 0.6;
}

/** Whether the source determines the edges: of both elements, or of one of two siblings. */
function isGiven(one: Seen, other: Seen, side: Side): boolean {
  const names = side === "left" || side === "right" ? (["x", "w"] as const) : (["y", "h"] as const);
  const given = [one, other].filter(({ element }) =>
    names.some((name) => pxOf(element, name) !== undefined),
  ).length;
  return given === 2 || (given === 1 && one.element.parent === other.element.parent);
}

function pxOf({ node }: InspectedElement, name: "x" | "y" | "w" | "h"): number | undefined {
  const value = node?.attributes?.[name];
  if (typeof value === "number") return value;
  return isUnitValue(value) && value.unit === "px" ? value.value : undefined;
}

/** The difference, reported for the element whose edge fewer others share. */
function withoutCompany(miss: Miss, meets: ReadonlyMap<string, number>): Miss {
  const { seen, other, side, px } = miss;
  const company = ({ element }: Seen) => meets.get(`${element.number} ${side}`) ?? 0;
  return company(seen) > company(other) ? { seen: other, other: seen, side, px: -px } : miss;
}

/** Replaces the number that moves the edge to the other ones, if it is in the source. */
function editsOf(element: InspectedElement, side: Side, px: number): TextEdit[] | undefined {
  const head = headOf(element.origin);
  const isAcross = side === "left" || side === "right";
  const name = side === "left" || side === "top" ? (isAcross ? "x" : "y") : isAcross ? "w" : "h";
  const given = element.node?.attributes?.[name];
  const by = Math.round(px * 100) / 100;
  if (head === undefined || typeof given !== "number" || by !== Math.round(px)) return undefined;
  const place =
    name === "x" || name === "y"
      ? head.coordinate(name, given)
      : head.attribute(name, String(given));
  return place && [{ ...place, insert: String(given - by) }];
}

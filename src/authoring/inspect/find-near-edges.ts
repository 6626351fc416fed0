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

/** The difference in px between edges that were probably meant to be aligned: 1 to 3 px, as messages round it. */
const least = 0.95;
const most = 3.04;

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
  /** The spacing in px that sets one of them off, if it is neither a position nor a size. */
  spacing: Spacing | undefined;
}

/** A margin or padding of an element. */
interface Spacing {
  element: InspectedElement;
  name: string;
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
        if (!isMiss) continue;
        const spacing = spacingOf(one, other, side, px) ?? spacingOf(other, one, side, px);
        const isSized = () => isGiven(one, other, side) && !areCentered(one.rect, other.rect, side);
        if (spacing || isSized()) misses.push({ seen: other, other: one, side, px, spacing });
      }
    },
  );
  const told = new Map<InspectedElement, Found>();
  for (const miss of misses) {
    const { seen: wrong, other, side, px, spacing } = withoutCompany(miss, meets);
    const { element } = wrong;
    if (told.has(element) || told.has(other.element)) continue;
    const data = {
      name: nameOf(element),
      other: nameOf(other.element),
      line: lineOf(other.element),
      side,
      px: Math.round(Math.abs(px) * 10) / 10,
      spacing: spacing && {
        name: spacing.name,
        of: nameOf(spacing.element),
        line: lineOf(spacing.element),
      },
    };
    const company = meets.get(`${other.element.number} ${side}`) ?? 0;
    const edits = company > 0 && !spacing ? editsOf(element, side, px) : undefined;
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

/** The attributes that determine each edge; a position alone does not say where an element ends. */
const given = {
  left: ["x", "w"],
  right: ["w"],
  top: ["y", "h"],
  bottom: ["h"],
} as const;

/** Whether the source determines the edges: of both elements, or of one of two siblings. */
function isGiven(one: Seen, other: Seen, side: Side): boolean {
  const count = [one, other].filter(({ element }) =>
    given[side].some((name) => {
      const value = element.node?.attributes?.[name];
      return typeof value === "number" || writtenPx(element, name) !== undefined;
    }),
  ).length;
  return count === 2 || (count === 1 && one.element.parent === other.element.parent);
}

/** The letters of spacing attributes for each edge. */
const spacingEnds = {
  left: ["", "x", "l"],
  right: ["", "x", "r"],
  top: ["", "y", "t"],
  bottom: ["", "y", "b"],
} as const;

/**
 * The spacing written in px that sets an edge off from another one by exactly as much: a margin, or the padding of a
 * container around it whose own edge is invisible.
 */
function spacingOf({ element }: Seen, other: Seen, side: Side, px: number): Spacing | undefined {
  const isCause = (at: InspectedElement, name: string) =>
    Math.abs((writtenPx(at, name) ?? 0) - Math.abs(px)) < 0.1;
  for (let at: InspectedElement | undefined = element; at; at = at.parent) {
    if (isNested(at, other.element)) return undefined;
    const { background, borderColor } = at.frame.box.paint ?? {};
    const isFrame = at === element || background !== undefined || borderColor !== undefined;
    for (const end of spacingEnds[side]) {
      const name = [`m${end}`, ...(isFrame ? [] : [`p${end}`])].find((each) => isCause(at, each));
      if (name) return { element: at, name };
    }
  }
  return undefined;
}

function writtenPx({ node }: InspectedElement, name: string): number | undefined {
  const value = node?.attributes?.[name];
  if (typeof value === "string") {
    const px = /^\s*(-?[\d.]+)px\s*$/.exec(value)?.[1];
    return px === undefined ? undefined : Number(px);
  }
  return isUnitValue(value) && value.unit === "px" ? value.value : undefined;
}

/** The difference, reported for the element whose edge fewer others share. */
function withoutCompany(miss: Miss, meets: ReadonlyMap<string, number>): Miss {
  const { seen, other, side, px } = miss;
  const company = ({ element }: Seen) => meets.get(`${element.number} ${side}`) ?? 0;
  return company(seen) > company(other) ? { ...miss, seen: other, other: seen, px: -px } : miss;
}

/** Replaces the number that moves the edge to the other ones, if it is in the source. */
function editsOf(element: InspectedElement, side: Side, px: number): TextEdit[] | undefined {
  const head = headOf(element.origin);
  const isAcross = side === "left" || side === "right";
  const name = side === "left" || side === "top" ? (isAcross ? "x" : "y") : isAcross ? "w" : "h";
  const written = element.node?.attributes?.[name];
  const by = Math.round(px * 100) / 100;
  if (head === undefined || typeof written !== "number" || by !== Math.round(px)) return undefined;
  const place =
    name === "x" || name === "y"
      ? head.coordinate(name, written)
      : head.attribute(name, String(written));
  return place && [{ ...place, insert: String(written - by) }];
}

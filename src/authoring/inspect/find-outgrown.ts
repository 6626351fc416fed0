/** Finds content that sticks out of something with a visible edge, such as a card, but not out of its board. */
import { plainText } from "../../language/ast/plain-text.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import { fullEdges } from "../../model/box/geometry.js";
import { lineOf, nameOf } from "./find-overlaps.js";
import type { Edged, InspectedBoard, InspectedElement, Painted, Told } from "./inspected.js";
import type { Found } from "./problem.js";
import type { Rect, Side } from "./rect.js";

/** Minimum visible px beyond an edge; less is rounding, or a shared line. */
const least = 1.5;

const sides: readonly Side[] = ["left", "right", "top", "bottom"];

/** px beyond each crossed edge. */
type Excess = Partial<Record<Side, number>>;

/** The content that sticks out of a container: each direct child, and how far. */
interface Outgrown {
  edged: Edged;
  elements: Map<InspectedElement, Excess>;
}

/** The content that sticks out, once for each container: the worst one, and the number of others. */
export function findOutgrown({ painted, told }: InspectedBoard): Found[] {
  const found = new Map<InspectedElement, Outgrown>();
  for (const each of painted) {
    if (told.texts.has(each.frame.box)) continue;
    const edged = crossedBy(each);
    if (edged === undefined) continue;
    const element = outermostIn(each.element, edged);
    const excess = excessOf(each.rect, edged);
    for (const side of sides) if (isTold(each.element, edged, side, told)) delete excess[side];
    if (Object.keys(excess).length === 0) continue;
    const outgrown = found.get(edged.element) ?? { edged, elements: new Map() };
    found.set(edged.element, outgrown);
    const known = outgrown.elements.get(element) ?? {};
    for (const side of sides) {
      const px = Math.max(known[side] ?? 0, excess[side] ?? 0);
      if (px > 0) known[side] = px;
    }
    outgrown.elements.set(element, known);
  }
  return [...found.values()].map(problemOf);
}

/** The nearest frame around something that it crosses, among those of its ancestors. */
function crossedBy({ element, plane, rect, inside, frame }: Painted): Edged | undefined {
  for (let edged = inside; edged !== undefined; edged = edged.outer) {
    // A component may let its own parts stick out.
    if (edged.plane !== plane || edged.element === element || edged.frame === frame) continue;
    if (Object.keys(excessOf(rect, edged)).length > 0) return edged;
  }
  return undefined;
}

/** px beyond each visible edge. */
function excessOf({ x, y, width, height }: Rect, { rect, sides }: Edged): Excess {
  const all = {
    left: rect.x - x,
    right: x + width - rect.x - rect.width,
    top: rect.y - y,
    bottom: y + height - rect.y - rect.height,
  };
  const excess: Excess = {};
  for (const side of sides) if (all[side] >= least) excess[side] = all[side];
  return excess;
}

/** The outermost element inside a container that something belongs to. */
function outermostIn(element: InspectedElement, { element: container }: Edged): InspectedElement {
  let at = element;
  while (at.parent !== undefined && at.parent !== container) at = at.parent;
  return at;
}

/** Whether drawing has already reported the edge for the element, its content, or its ancestors in the container. */
function isTold(element: InspectedElement, edged: Edged, side: Side, { sides }: Told): boolean {
  for (let at: InspectedElement | undefined = element; at && at !== edged.element; at = at.parent) {
    if (sides.get(at)?.has(side)) return true;
  }
  return false;
}

function problemOf({ edged, elements }: Outgrown): Found {
  const [element, excess] = [...elements].reduce((most, each) =>
    largestOf(each[1]) > largestOf(most[1]) ? each : most,
  );
  return {
    origin: element.origin,
    problem: createProblem("container-overflow", "outgrown", {
      name: nameOf(element),
      container: containerName(edged.element),
      line: lineOf(edged.element),
      sides: sides.flatMap((side) => {
        const px = excess[side];
        return px === undefined ? [] : [{ side, px: Math.round(px * 10) / 10 }];
      }),
      others: elements.size - 1,
      hasHeight: edged.element.node?.attributes?.h !== undefined,
      need: needOf(edged, [...elements.values()]),
    }),
  };
}

function largestOf(excess: Excess): number {
  return sides.reduce((most, side) => Math.max(most, excess[side] ?? 0), 0);
}

/** The name of a container in messages: its own label only, since the text in it belongs to others. */
function containerName(element: InspectedElement): string {
  return nameOf({ ...element, words: plainText(element.node?.label ?? "") });
}

/** px that a container needs for content that sticks out at its end, including its padding. */
function needOf({ frame, rect }: Edged, all: readonly Excess[]) {
  const padding = fullEdges(frame.box.style.padding);
  const border = fullEdges(frame.box.style.border);
  const most = (side: Side) => all.reduce((px, excess) => Math.max(px, excess[side] ?? 0), 0);
  const lengthFor = (px: number, length: number, end: number) =>
    px > 0 ? Math.ceil(length + px + end) : undefined;
  return {
    width: lengthFor(most("right"), rect.width, padding.right + border.right),
    height: lengthFor(most("bottom"), rect.height, padding.bottom + border.bottom),
  };
}

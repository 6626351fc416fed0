/** Finds controls that are too small to hit (WCAG 2.2, 2.5.8): below 24 px, with another control too near. */
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import { nameOf } from "./find-overlaps.js";
import type { Control, InspectedBoard } from "./inspected.js";
import type { Found } from "./problem.js";
import { isEmpty, type Rect, union } from "./rect.js";
import { sweepPairs } from "./sweep-pairs.js";

/** Minimum px of a target in both directions, or of the free space around its center. */
const least = 24;

/** Smaller differences come from rounding. */
const tolerance = 0.01;

interface Target {
  control: Control;
  rect: Rect;
  isSmall: boolean;
}

/** The targets of a board that are too small and too near to another, each element once. */
export function findSmallTargets({ controls }: InspectedBoard): Found[] {
  const targets = controls.filter(isTarget).map((control): Target => {
    const rect = targetRect(control);
    const isSmall = Math.min(rect.width, rect.height) < least - tolerance;
    return { control, rect, isSmall };
  });
  const near = new Map<Target, Target>();
  sweepPairs(
    targets,
    ({ rect }) => rect,
    least,
    (one, other) => {
      if (one.control.plane !== other.control.plane) return;
      if (isWithin(one.control, other.control) || isWithin(other.control, one.control)) return;
      if (meets(one, other)) near.set(one, other);
      if (meets(other, one)) near.set(other, one);
    },
  );
  const told = new Set<unknown>();
  return [...near].flatMap(([{ control, rect }, other]) => {
    const { element } = control;
    if (told.has(element)) return [];
    told.add(element);
    const size = { width: tenths(rect.width), height: tenths(rect.height) };
    const data = { name: nameOf(element), ...size, other: nameOf(other.control.element) };
    return [{ origin: element.origin, problem: createProblem("small-target", "near", data) }];
  });
}

/** Whether it is checked: native sliders have the size of the browser, links in a sentence that of their line. */
function isTarget({ box, rect, isDisabled, isInLine }: Control): boolean {
  if (isDisabled || isInLine || isEmpty(rect)) return false;
  return !(box.kind === "toggle" && box.control === "range");
}

/** The clickable area, which for checkboxes includes the label. */
function targetRect({ box, rect, element }: Control): Rect {
  return box.kind === "toggle" && element.frame.box !== box && element.name === box.control
    ? union(rect, element.visible)
    : rect;
}

function isWithin(inner: Control, outer: Control): boolean {
  for (let at = inner.inside; at !== undefined; at = at.inside) if (at === outer) return true;
  return false;
}

/** Whether the circle around a small target touches another target, or the circle of another small one. */
function meets(one: Target, other: Target): boolean {
  if (!one.isSmall) return false;
  const [x, y] = centerOf(one.rect);
  if (other.isSmall) {
    const [otherX, otherY] = centerOf(other.rect);
    return Math.hypot(x - otherX, y - otherY) < least - tolerance;
  }
  const { rect } = other;
  const across = Math.max(rect.x - x, x - rect.x - rect.width, 0);
  const down = Math.max(rect.y - y, y - rect.y - rect.height, 0);
  return Math.hypot(across, down) < least / 2 - tolerance;
}

function centerOf({ x, y, width, height }: Rect): [number, number] {
  return [x + width / 2, y + height / 2];
}

function tenths(px: number): number {
  return Math.round(px * 10) / 10;
}

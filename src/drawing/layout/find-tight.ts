/** Finds elements without enough space for their content, among the frames of a canvas. */
import type { Box } from "../../model/box/box.js";
import { fullEdges } from "../../model/box/geometry.js";
import { findOverflow } from "./find-overflow.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";

/** The elements around something that does not fit that can adapt, from the inside out. */
export type Around = readonly object[];

/** Smaller differences are due to rounding. */
const tolerance = 0.5;

/** Width in px up to which a text in a table cell should not be broken. */
const oneLine = 130;

/** Width in px below which a field is too narrow for typing. */
const leastField = 96;

/** All frames without enough space, each with the elements around it that can adapt. */
export function findTight(canvas: CanvasFrame): Around[] {
  const off = new Set<Box>(findOverflow(canvas).map(({ box }) => box));
  const found: Around[] = [];
  const visit = (frame: Frame, outer: Around, edge: number): void => {
    const { box } = frame;
    const around = box.gives === undefined ? outer : [box.gives, ...outer];
    const isWide = frame.x + frame.width > edge + tolerance;
    const isOwn = box.gives !== undefined;
    if (around.length > 0 && ((isOwn && isWide) || isTight(frame, off))) found.push(around);
    if (box.scrolls) return;
    const own = frame.x + frame.width - fullEdges(box.style.padding).right;
    const inner = isOwn ? Math.min(edge, own) : edge;
    for (const child of frame.children)
      visit(child, around, isFree(child) ? Number.POSITIVE_INFINITY : inner);
  };
  for (const { frame } of canvas.boards) visit(frame, [], Number.POSITIVE_INFINITY);
  return found;
}

function isTight(frame: Frame, off: ReadonlySet<Box>): boolean {
  const { box, children, lines } = frame;
  if (off.has(box)) return true;
  if (box.kind === "field") return frame.width < leastField && box.style.width === undefined;
  if (lines !== undefined) return false;
  if (box.gives === undefined || box.scrolls) return false;
  if (box.tag === "table") return children.some(isBroken);
  if (standOut(frame)) return true;
  if (box.kind === "grid" && children.some(lieOver)) return true;
  const isBeside = box.kind === "grid" || box.style.wrap === true;
  return isBeside && children.some(isNumberBroken);
}

/** Whether a frame is out of the flow of its parent. */
function isFree({ box }: Frame): boolean {
  return box.style.position === "absolute" || box.floats !== undefined;
}

/** Whether a cell overlaps the next one in its line. */
function lieOver(cell: Frame, at: number, cells: readonly Frame[]): boolean {
  const next = cells[at + 1];
  if (next === undefined || next.x <= cell.x || isFree(cell)) return false;
  return endOf(cell) > next.x + tolerance;
}

function endOf({ box, x, width, lines = [], children }: Frame): number {
  const end = lines.map((line) => line.x + line.width).reduce((a, b) => Math.max(a, b), x + width);
  if (box.style.overflow === "hidden") return x + width;
  return children
    .filter((child) => !isFree(child))
    .map(endOf)
    .reduce((a, b) => Math.max(a, b), end);
}

/** Whether a number is broken, in a row of several elements. */
function isNumberBroken({ box, lines = [], children }: Frame): boolean {
  if (box.kind === "text" && lines.length > 1 && /^[^\p{L}\n]+$/u.test(box.text)) return true;
  return children.some(isNumberBroken);
}

function standOut({ box, x, width, children }: Frame): boolean {
  const padding = fullEdges(box.style.padding);
  const [left, right] = [x + padding.left - tolerance, x + width - padding.right + tolerance];
  return children.some(
    (child) =>
      !isFree(child) &&
      child.width > 0 &&
      (child.x + child.width > right || child.x < left - padding.left),
  );
}

/** Whether a short text is broken. */
function isBroken({ box, lines = [], children }: Frame): boolean {
  if (box.kind === "text" && lines.length > 1 && !box.text.includes("\n")) {
    const px = lines.reduce((sum, line) => sum + line.width, 0);
    if (px < oneLine) return true;
  }
  return children.some(isBroken);
}

/** Turns a frame that cuts into whether it has anything to cut: pictures without it are smaller and faster. */
import { fullEdges } from "../box/geometry.js";
import type { Frame } from "./frame.js";

/** The padding box of what cuts, and the radius of its corners. */
interface Hole {
  left: number;
  top: number;
  right: number;
  bottom: number;
  radius: number;
}

/** px that the shadow of a box may reach around it. */
const shadowReach = 48;

/** Whether anything in a frame stands out of its padding box or of the rounded corners of that. */
export function standsOut({ x, y, width, height, box, children }: Frame): boolean {
  const { radius = 0 } = box.paint ?? {};
  const { top, right, bottom, left } = fullEdges(box.style.border);
  const given = radius === "pill" ? Math.min(width, height) / 2 : radius;
  const hole: Hole = {
    left: x + left,
    top: y + top,
    right: x + width - right,
    bottom: y + height - bottom,
    radius: Math.max(0, given - Math.max(top, right, bottom, left)),
  };
  return children.some((child) => isCut(child, hole));
}

function isCut(frame: Frame, hole: Hole): boolean {
  const { left, top, right, bottom } = inkOf(frame);
  if (!reachesOut(hole, left, top, right, bottom)) return false;
  // Beyond a straight edge is some part of it; in the square of a corner it may only be all of it together.
  if (hole.radius === 0) return true;
  return (
    visitInk(frame, (...part) => reachesOut(hole, ...part)) ||
    frame.children.some((child) => isCut(child, hole))
  );
}

/** The smallest rectangle around something drawn. */
type Ink = Omit<Hole, "radius">;

const inks = new WeakMap<Frame, Ink>();

/** Around all that is drawn in a frame; looked for once, however many frames around it cut. */
function inkOf(frame: Frame): Ink {
  const known = inks.get(frame);
  if (known) return known;
  const ink = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  const add = (left: number, top: number, right: number, bottom: number): false => {
    ink.left = Math.min(ink.left, left);
    ink.top = Math.min(ink.top, top);
    ink.right = Math.max(ink.right, right);
    ink.bottom = Math.max(ink.bottom, bottom);
    return false;
  };
  visitInk(frame, add);
  for (const child of frame.children) {
    const { left, top, right, bottom } = inkOf(child);
    add(left, top, right, bottom);
  }
  inks.set(frame, ink);
  return ink;
}

/** Calls for each rectangle that a frame itself draws, until a call says true; whether one did. */
function visitInk(
  { box, x, y, width, height, lines }: Frame,
  visit: (left: number, top: number, right: number, bottom: number) => boolean,
): boolean {
  const [right, bottom] = [x + width, y + height];
  const { paint, kind } = box;
  const isDrawn = paint?.background !== undefined || paint?.hatch !== undefined;
  if (paint?.shadow !== undefined) {
    const reach = shadowReach;
    if (visit(x - reach, y - reach, right + reach, bottom + reach)) return true;
  }
  if (isDrawn || kind === "icon" || kind === "shape" || kind === "field") {
    if (visit(x, y, right, bottom)) return true;
  } else if (paint?.borderColor !== undefined) {
    const border = fullEdges(box.style.border);
    if (border.top > 0 && visit(x, y, right, y + border.top)) return true;
    if (border.bottom > 0 && visit(x, bottom - border.bottom, right, bottom)) return true;
    if (border.left > 0 && visit(x, y, x + border.left, bottom)) return true;
    if (border.right > 0 && visit(right - border.right, y, right, bottom)) return true;
  }
  for (const line of lines ?? []) {
    if (visit(line.x, y, line.x + line.width, bottom)) return true;
  }
  return false;
}

/** Whether a rectangle crosses an edge, or lies in the square of a corner. */
function reachesOut(hole: Hole, left: number, top: number, right: number, bottom: number): boolean {
  const beside = Math.max(hole.left - left, right - hole.right);
  const above = Math.max(hole.top - top, bottom - hole.bottom);
  return beside > 0 || above > 0 || (beside > -hole.radius && above > -hole.radius);
}

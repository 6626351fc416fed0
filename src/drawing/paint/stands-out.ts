/** Finds out whether a clipping frame has anything to clip; pictures without needless clips are smaller and faster. */
import { fullEdges } from "../../model/box/geometry.js";
import type { Frame } from "../layout/frame.js";

/** px that the shadow of a box may reach around it. */
const shadowReach = 48;

/** Receives the rectangles that frames draw, one by one. */
interface Onlooker {
  /** Takes a rectangle; true if no more are needed. */
  see(left: number, top: number, right: number, bottom: number): boolean;
}

/** The padding box of a clipping frame; detects rectangles that extend beyond it. */
class Hole implements Onlooker {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The radius of its corners. */
  readonly radius: number;

  constructor({ x, y, width, height, box }: Frame) {
    const { radius = 0 } = box.paint ?? {};
    const { top, right, bottom, left } = fullEdges(box.style.border);
    const given = radius === "pill" ? Math.min(width, height) / 2 : radius;
    this.left = x + left;
    this.top = y + top;
    this.right = x + width - right;
    this.bottom = y + height - bottom;
    this.radius = Math.max(0, given - Math.max(top, right, bottom, left));
  }

  /** Whether a rectangle crosses an edge or enters the square of a corner. */
  see(left: number, top: number, right: number, bottom: number): boolean {
    const beside = Math.max(this.left - left, right - this.right);
    const above = Math.max(this.top - top, bottom - this.bottom);
    return beside > 0 || above > 0 || (beside > -this.radius && above > -this.radius);
  }
}

/** The bounding box of all rectangles that it receives. */
class Ink implements Onlooker {
  left = Number.POSITIVE_INFINITY;
  top = Number.POSITIVE_INFINITY;
  right = Number.NEGATIVE_INFINITY;
  bottom = Number.NEGATIVE_INFINITY;

  see(left: number, top: number, right: number, bottom: number): false {
    if (left < this.left) this.left = left;
    if (top < this.top) this.top = top;
    if (right > this.right) this.right = right;
    if (bottom > this.bottom) this.bottom = bottom;
    return false;
  }
}

/** A cache for clipping frames, so that their content is visited once, however many frames around them clip. */
const inks = new WeakMap<Frame, Ink>();
const verdicts = new WeakMap<Frame, boolean>();

/** Whether anything in a frame extends beyond its padding box or the rounded corners of that. */
export function standsOut(frame: Frame): boolean {
  if (frame.children.length === 0) return false;
  let verdict = verdicts.get(frame);
  if (verdict === undefined) {
    verdict = isAnyCut(frame.children, new Hole(frame));
    verdicts.set(frame, verdict);
  }
  return verdict;
}

function isAnyCut(frames: readonly Frame[], hole: Hole): boolean {
  for (let at = 0; at < frames.length; at++) {
    const frame = frames[at]!;
    if (cuts(frame)) {
      const { left, top, right, bottom } = inkOf(frame);
      if (!hole.see(left, top, right, bottom)) continue;
      // Beyond a straight edge, part of the content is outside. In the square of a corner, only the union may be.
      if (hole.radius === 0) return true;
    }
    if (showInk(frame, hole) || isAnyCut(frame.children, hole)) return true;
  }
  return false;
}

function cuts({ box, children }: Frame): boolean {
  return children.length > 0 && box.style.overflow === "hidden";
}

/** The bounding box of everything drawn in a clipping frame. */
function inkOf(frame: Frame): Ink {
  let ink = inks.get(frame);
  if (ink === undefined) {
    ink = new Ink();
    showInk(frame, ink);
    showAll(frame.children, ink);
    inks.set(frame, ink);
  }
  return ink;
}

function showAll(frames: readonly Frame[], ink: Ink): void {
  for (let at = 0; at < frames.length; at++) {
    const frame = frames[at]!;
    if (cuts(frame)) {
      const { left, top, right, bottom } = inkOf(frame);
      ink.see(left, top, right, bottom);
      continue;
    }
    showInk(frame, ink);
    showAll(frame.children, ink);
  }
}

/** Passes on each rectangle that a frame itself draws until the onlooker has enough; returns whether it had. */
function showInk({ box, x, y, width, height, lines }: Frame, onlooker: Onlooker): boolean {
  const right = x + width;
  const bottom = y + height;
  const { paint, kind } = box;
  const isDrawn = paint?.background !== undefined || paint?.hatch !== undefined;
  if (paint?.shadow !== undefined) {
    const reach = shadowReach;
    if (onlooker.see(x - reach, y - reach, right + reach, bottom + reach)) return true;
  }
  if (isDrawn || kind === "icon" || kind === "shape" || kind === "field") {
    if (onlooker.see(x, y, right, bottom)) return true;
  } else if (paint?.borderColor !== undefined) {
    const border = fullEdges(box.style.border);
    if (border.top > 0 && onlooker.see(x, y, right, y + border.top)) return true;
    if (border.bottom > 0 && onlooker.see(x, bottom - border.bottom, right, bottom)) return true;
    if (border.left > 0 && onlooker.see(x, y, x + border.left, bottom)) return true;
    if (border.right > 0 && onlooker.see(right - border.right, y, right, bottom)) return true;
  }
  if (lines === undefined) return false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (onlooker.see(line.x, y, line.x + line.width, bottom)) return true;
  }
  return false;
}

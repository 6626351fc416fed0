/** Turns frames into the texts that do not fit: cut by an ellipsis, or sticking out of what contains them. */
import type { Box } from "../box/box.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";

/** A text that is not wholly inside its place. */
export interface Overflow {
  /** The box of the text. */
  box: Box;
  /** px of it that are cut or stand out. */
  px: number;
  /** Place in the source of the element that the text belongs to, where boxes carry places. */
  origin: Box["origin"];
}

/** Edges that nothing should cross. */
interface Bounds {
  right: number;
  bottom: number;
}

/** Less than this is rounding, and no reader sees it. */
const tolerance = 0.5;

/** All texts of a canvas that do not fit, in drawing order. */
export function findOverflow(canvas: CanvasFrame): Overflow[] {
  const found: Overflow[] = [];
  for (const { frame } of canvas.boards) {
    const board = { right: frame.x + frame.width, bottom: Number.POSITIVE_INFINITY };
    visit(frame, board, undefined, found);
  }
  return found;
}

function visit(frame: Frame, bounds: Bounds, outer: Box["origin"], found: Overflow[]): void {
  const { box } = frame;
  // What only decorates and is cut is left out where it does not fit.
  if (box.decorative && box.style.overflow === "hidden") return;
  const origin = box.origin ?? outer;
  if (frame.lines !== undefined) {
    const px = overflowOf(frame, bounds);
    if (px > tolerance) found.push({ box: frame.box, px: Math.round(px * 10) / 10, origin });
  }
  if (frame.children.length === 0) return;
  const inner = boundsInside(frame, bounds);
  for (const child of frame.children) {
    // An absolute box is not held by what surrounds it, only by its board.
    const held = child.box.style.position === "absolute" ? outermost : inner;
    visit(child, held, origin, found);
  }
}

/**
 * What cuts holds its texts, and so does what has a fixed height: they would lie on what follows.
 * One of no height at all is a frame to hang things in.
 */
function boundsInside({ box, x, y, width, height }: Frame, around: Bounds): Bounds {
  const { overflow, height: given } = box.style;
  const cuts = overflow === "hidden";
  if (!cuts && (typeof given !== "number" || given <= 0)) return around;
  return {
    right: cuts ? Math.min(around.right, x + width) : around.right,
    bottom: box.scrolls ? outermost.bottom : Math.min(around.bottom, y + height),
  };
}

const outermost: Bounds = { right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };

function overflowOf(frame: Frame, bounds: Bounds): number {
  let px = 0;
  const own = Math.min(frame.x + frame.width, bounds.right);
  for (const line of frame.lines ?? []) {
    px = Math.max(px, line.cut ?? line.x + line.width - own);
    px = Math.max(px, line.y - Math.min(frame.y + frame.height, bounds.bottom));
  }
  return px;
}

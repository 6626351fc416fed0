/** Finds elements with content that cannot be as narrow as its place. */
import type { Origin } from "../../model/box/box.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";

/** An element that is too narrow for its content. */
export interface Cramped {
  /** Missing width in px. */
  px: number;
  /** Place of the element in the source, if boxes have places. */
  origin: Origin | undefined;
}

/** Smaller differences are due to rounding. */
const tolerance = 0.5;

/** All such elements in drawing order, without duplicates: boards of other devices and copies show the same ones. */
export function findCramped(canvas: CanvasFrame): Cramped[] {
  const found = new Map<string, Cramped>();
  const visit = (frame: Frame, outer: Origin | undefined): void => {
    const { box, x, width, children } = frame;
    const origin = box.origin ?? outer;
    if (box.needsRoom) {
      const end = children.reduce((most, child) => Math.max(most, child.x + child.width), x);
      const px = Math.ceil(end + (frame.box.style.padding?.right ?? 0) - x - width);
      const key = `${origin?.from} ${origin?.to} ${origin?.source}`;
      if (px > tolerance && !found.has(key)) found.set(key, { px, origin });
    }
    for (const child of children) visit(child, origin);
  };
  for (const { frame } of canvas.boards) visit(frame, undefined);
  return [...found.values()];
}

/** Finds elements with content that cannot be as narrow as its place. */
import type { Origin } from "../../model/box/box.js";
import type { RareFrame } from "./rare-frames.js";

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
export function findCramped(frames: readonly RareFrame[]): Cramped[] {
  const found = new Map<string, Cramped>();
  for (const { frame, origin, isAside } of frames) {
    const { box, x, width, children } = frame;
    if (isAside || !box.needsRoom) continue;
    const end = children.reduce((most, child) => Math.max(most, child.x + child.width), x);
    const px = Math.ceil(end + (box.style.padding?.right ?? 0) - x - width);
    const key = `${origin?.from} ${origin?.to} ${origin?.source}`;
    if (px > tolerance && !found.has(key)) found.set(key, { px, origin });
  }
  return [...found.values()];
}

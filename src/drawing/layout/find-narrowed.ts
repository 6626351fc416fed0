/** Turns frames into the elements that are narrower than their source says, because their row is full. */
import type { Box } from "../../model/box/box.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";

/** An element that is narrower than its source says. */
export interface Narrowed {
  box: Box;
  /** px of its width, and px that its source says. */
  width: number;
  written: number;
}

/** Less than this is rounding. */
const tolerance = 0.5;

/** All of them in drawing order, each once: boards of other devices and copies show the same. */
export function findNarrowed(canvas: CanvasFrame): Narrowed[] {
  const found = new Map<string, Narrowed>();
  const visit = (frame: Frame): void => {
    const { box, width, children } = frame;
    const { writtenWidth = 0 } = box;
    if (width < writtenWidth - tolerance) {
      const { from, to, source } = box.origin ?? {};
      const key = `${from} ${to} ${source}`;
      const narrowed = { box, width: Math.round(width), written: writtenWidth };
      if (!found.has(key)) found.set(key, narrowed);
    }
    for (const child of children) visit(child);
  };
  for (const { frame } of canvas.boards) visit(frame);
  return [...found.values()];
}

/** Turns frames into the elements that are narrower than their source says, because their row is full. */
import type { Box } from "../../model/box/box.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";

/** An element that is narrower than its source says, or has fewer columns. */
export interface Narrowed {
  box: Box;
  /** px of its width or number of its columns, and what its source says. */
  drawn: number;
  written: number;
  what: "width" | "columns";
}

/** Less than this is rounding. */
const tolerance = 0.5;

/** All of them in drawing order, each once: boards of other devices and copies show the same. */
export function findNarrowed(canvas: CanvasFrame): Narrowed[] {
  const found = new Map<string, Narrowed>();
  const add = (narrowed: Narrowed): void => {
    const { from, to, source } = narrowed.box.origin ?? {};
    const key = `${from} ${to} ${source} ${narrowed.what}`;
    if (!found.has(key)) found.set(key, narrowed);
  };
  const visit = (frame: Frame): void => {
    const { box, width, children } = frame;
    const { writtenWidth = 0, writtenColumns } = box;
    if (width < writtenWidth - tolerance) {
      add({ box, drawn: Math.round(width), written: writtenWidth, what: "width" });
    }
    const columns = box.style.columns;
    if (writtenColumns !== undefined && Array.isArray(columns)) {
      add({ box, drawn: columns.length, written: writtenColumns, what: "columns" });
    }
    for (const child of children) visit(child);
  };
  for (const { frame } of canvas.boards) visit(frame);
  return [...found.values()];
}

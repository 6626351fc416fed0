/** Finds elements that are narrower than in the source because their row is full. */
import type { Box } from "../../model/box/box.js";
import type { Frame } from "./frame.js";
import type { CanvasFrame } from "./layout-canvas.js";

/** An element that is narrower, or has fewer columns, than in the source. */
export interface Narrowed {
  box: Box;
  /** Its actual width in px or number of columns, and the value in the source. */
  drawn: number;
  written: number;
  what: "width" | "columns";
}

/** Smaller differences are due to rounding. */
const tolerance = 0.5;

/** All such elements in drawing order, without duplicates: boards of other devices and copies show the same ones. */
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

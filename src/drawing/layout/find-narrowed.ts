/** Finds elements that are narrower than in the source because their row is full. */
import type { Box } from "../../model/box/box.js";
import type { RareFrame } from "./rare-frames.js";

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
export function findNarrowed(frames: readonly RareFrame[]): Narrowed[] {
  const found = new Map<string, Narrowed>();
  const add = (narrowed: Narrowed): void => {
    const { from, to, source } = narrowed.box.origin ?? {};
    const key = `${from} ${to} ${source} ${narrowed.what}`;
    if (!found.has(key)) found.set(key, narrowed);
  };
  for (const { frame, isAside } of frames) {
    if (isAside) continue;
    const { box, width } = frame;
    const { writtenWidth = 0, writtenColumns } = box;
    if (width < writtenWidth - tolerance) {
      add({ box, drawn: Math.round(width), written: writtenWidth, what: "width" });
    }
    const columns = box.style.columns;
    if (writtenColumns !== undefined && Array.isArray(columns)) {
      add({ box, drawn: columns.length, written: writtenColumns, what: "columns" });
    }
  }
  return [...found.values()];
}

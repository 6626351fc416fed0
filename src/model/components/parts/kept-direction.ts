/** Keeps a box running from left to right, even in a page that runs from right to left. */
import type { Box } from "../../box/box.js";

/** The box, for players, gantt charts, code, and values over time. */
export function keptDirection<B extends Box>(box: B): B {
  return { ...box, keepsDirection: true };
}

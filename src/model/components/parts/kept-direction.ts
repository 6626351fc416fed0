/** Turns a box into one that runs from left to right also in a page that runs the other way. */
import type { Box } from "../../box/box.js";

/** The box of a player, a plan, code, or of values over time. */
export function keptDirection<B extends Box>(box: B): B {
  return { ...box, keepsDirection: true };
}

/** What a rule has found on a board, before it is told with its place. */
import type { Origin } from "../box/box.js";
import type { Problem } from "../text/create-diagnostic.js";

/** A problem of an element. */
export interface Found {
  origin: Origin;
  problem: Problem;
}

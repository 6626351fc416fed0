/** What a rule has found on a board, before it is told with its place. */
import type { Problem } from "../../language/diagnostics/create-diagnostic.js";
import type { Origin } from "../../model/box/box.js";

/** A problem of an element. */
export interface Found {
  origin: Origin;
  problem: Problem;
}

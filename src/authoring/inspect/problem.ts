/** Describes a problem found by a rule, before it becomes a diagnostic. */
import type { Problem } from "../../language/diagnostics/create-diagnostic.js";
import type { Origin } from "../../model/box/box.js";

/** A problem of an element. */
export interface Found {
  origin: Origin;
  problem: Problem;
}

/** Bounds what `wf inspect` and `wf validate --geometry` draw in a run, since each wireframe may be as large as its own limits allow. */
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { defaultLimits, type Limits } from "../../model/cost/limits.js";

/** Number of boxes that the wireframes of a run may have beyond those that each may in any case: about 20 seconds of work. */
const mostOfRun = 300_000;

/** Number of boxes that each wireframe may have in any case; most have a few hundred. */
const least = 2_000;

/** What is left for the wireframes of a run. */
export class InspectRoom {
  #left = mostOfRun;

  /** The limits of the next wireframe: those given, or with few boxes if nothing is left. */
  limitsFor(limits: Partial<Limits> = {}): Partial<Limits> {
    if (this.#left > 0) return limits;
    return { ...limits, boxes: Math.min(limits.boxes ?? defaultLimits.boxes, least) };
  }

  /** The diagnostics of a wireframe that was read with these limits; says why they are low. */
  explained(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
    if (this.#left > 0) return diagnostics;
    const hint =
      "large wireframes before it have used up what a run draws; name fewer files at a time";
    return diagnostics.map((each) => (each.code === "size-limit" ? { ...each, hint } : each));
  }

  /** Takes the boxes of a wireframe that was drawn. */
  take(boxes: number): void {
    this.#left -= Math.max(0, boxes - least);
  }
}

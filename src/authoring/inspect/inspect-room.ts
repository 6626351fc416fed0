/** Bounds what `wf inspect` and `wf validate --geometry` draw in a run, since each wireframe may be as large as its own limits allow. */
import { FreeShare } from "../../base/sharing/free-share.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { defaultLimits, type Limits } from "../../model/cost/limits.js";

/** Number of boxes that the wireframes of a run may have beyond those that each may in any case: about 20 seconds of work. */
const mostOfRun = 300_000;

/** Number of boxes that each wireframe may have besides, until all of them have had a sum; most have a few hundred. */
const free = { each: 2_000, inAll: 200_000 };

/** Number of boxes that each may have in any case, and the characters of a source for another one. */
const least = 100;
const charactersPerBox = 20;

/** What is left for the wireframes of a run. */
export class InspectRoom {
  #left = mostOfRun;
  readonly #free = new FreeShare(free);

  /** The limits of the next wireframe, from a source: those given, or with few boxes if nothing is left. */
  limitsFor(source: string, limits: Partial<Limits> = {}): Partial<Limits> {
    if (this.#left > 0) return limits;
    const most = sureFor(source) + this.#free.next;
    return { ...limits, boxes: Math.min(limits.boxes ?? defaultLimits.boxes, most) };
  }

  /** The diagnostics of a wireframe that was read with these limits; says why they are low. */
  explained(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
    if (this.#left > 0) return diagnostics;
    const hint =
      "large wireframes before it have used up what a run draws; name fewer files at a time";
    return diagnostics.map((each) => (each.code === "size-limit" ? { ...each, hint } : each));
  }

  /** Takes the boxes of a wireframe that was drawn, from a source. */
  take(source: string, boxes: number): void {
    this.#left -= this.#free.take(Math.max(0, boxes - sureFor(source)));
  }
}

function sureFor(source: string): number {
  return least + Math.floor(source.length / charactersPerBox);
}

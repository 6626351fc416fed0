/** Decides which documents are drawn in a thread, because others would wait for them. */
import type { Estimate } from "../../model/cost/estimate.js";
import { type CostName, costNames } from "../../model/cost/limits.js";

/**
 * Upper bounds for drawings that take at most some 200 ms; a document that somebody wrote by hand rarely exceeds them. A
 * hop to a thread takes longer than a smaller drawing.
 */
const quickDrawing: Readonly<Record<CostName, number>> = {
  boxes: 2_000,
  cells: 1_500,
  boards: 50,
  text: 40_000,
  output: 600_000,
};

/** Whether drawing a document for some devices would keep others waiting. */
export function isCostlyDrawing({ total }: Estimate, devices = 1): boolean {
  return costNames.some((name) => total[name] * Math.max(1, devices) > quickDrawing[name]);
}

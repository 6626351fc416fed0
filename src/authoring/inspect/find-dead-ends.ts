/** Finds pages that links lead to, but that have no links themselves. */
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { InspectedBoard } from "./inspected.js";
import type { Found } from "./problem.js";

/** The dead ends of a document. A page without links to it is a separate sheet, not a step. */
export function findDeadEnds(boards: readonly InspectedBoard[]): Found[] {
  const pages = boards.filter(({ board }) => board.board.copy === undefined);
  const reached = new Set(pages.flatMap(({ ways }) => [...ways]));
  return pages.flatMap(({ root, board, ways }) => {
    const { id, title } = board.board.called ?? {};
    const isReached = [id, title].some((name) => name !== undefined && reached.has(name));
    if (!isReached || ways.size > 0 || root === undefined) return [];
    return [{ origin: root.origin, problem: createProblem("page-dead-end", "stuck", {}) }];
  });
}

/** Finds pages that cannot be reached, and pages without a link to another one. */
import type { MappedPage, PageGraph } from "./page-graph.js";

/** Pages that may need attention, in the order of the graph. */
export interface GraphGaps {
  /** Pages that cannot be reached from the first page. */
  unreachable: readonly MappedPage[];
  /** Pages without a link to another page. */
  deadEnds: readonly MappedPage[];
}

/** The gaps of a graph; a single page has none. */
export function graphGaps({ pages, links, first }: PageGraph): GraphGaps {
  if (first === undefined || pages.length < 2) return { unreachable: [], deadEnds: [] };
  const targets = new Map<string, string[]>();
  for (const { from, to } of links) {
    const known = targets.get(from);
    if (known) known.push(to);
    else targets.set(from, [to]);
  }
  const reached = new Set([first.key]);
  const waiting = [first.key];
  while (waiting.length > 0) {
    for (const to of targets.get(waiting.pop()!) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return {
    unreachable: pages.filter(({ key }) => !reached.has(key)),
    deadEnds: pages.filter(({ key }) => !targets.has(key)),
  };
}

/** Finds in the graph of pages those that nobody reaches, and those that nothing leads on from. */
import type { MappedPage, PageGraph } from "./page-graph.js";

/** Pages that want a look, in the order of the graph. */
export interface GraphGaps {
  /** No way leads to them from where people start. */
  unreachable: readonly MappedPage[];
  /** No way leads on from them. */
  deadEnds: readonly MappedPage[];
}

/** The gaps of a graph; one page alone has none. */
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

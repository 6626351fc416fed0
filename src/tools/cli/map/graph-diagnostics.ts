/** Turns gaps in the graph of pages into diagnostics of the sources that contain them. */
import { createDiagnostic } from "../../../language/diagnostics/create-diagnostic.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import { graphGaps } from "./graph-gaps.js";
import type { PageGraph } from "./page-graph.js";

/** The diagnostics by source path. Pages from imported files are skipped; a map of that file reports them. */
export function graphDiagnostics(graph: PageGraph): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  const { unreachable, deadEnds } = graphGaps(graph);
  const first = graph.first?.title || (graph.first?.id ?? "");
  const add = (path: string, diagnostic: Diagnostic): void => {
    const known = found.get(path);
    if (known) known.push(diagnostic);
    else found.set(path, [diagnostic]);
  };
  for (const { path, place } of unreachable) {
    if (place) add(path, createDiagnostic("page-unreachable", "unreached", { first }, place));
  }
  for (const { path, place } of deadEnds) {
    if (place) add(path, createDiagnostic("page-dead-end", "stuck", {}, place));
  }
  return found;
}

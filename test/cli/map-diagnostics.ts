/** Returns the diagnostics about a source that `wf map` adds to those of a check. */
import { analyze } from "../../src/analyze.js";
import type { Diagnostic } from "../../src/language/diagnostics/diagnostic.js";
import { PageIndex } from "../../src/pages.js";
import { graphDiagnostics } from "../../src/tools/cli/map/graph-diagnostics.js";
import { type PageGraph, pageGraph } from "../../src/tools/cli/map/page-graph.js";

/** The graph of sources, given by name. */
export function graphOf(files: Readonly<Record<string, string>>): PageGraph {
  const index = new PageIndex(Object.keys(files), (file) => files[file]);
  const sources = Object.entries(files).map(([path, text]) => ({
    path,
    file: path,
    document: analyze(text, { locations: true }).ast,
  }));
  return pageGraph(sources, index);
}

/** Diagnostics about missing links between the pages of a source. */
export function mapDiagnostics(source: string): readonly Diagnostic[] {
  return graphDiagnostics(graphOf({ "a.wf": source })).get("a.wf") ?? [];
}

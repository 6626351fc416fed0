/** Does the work of `wf map`: reads the pages of a project, and prints or draws how they link to each other. */
import { listed, quoted } from "../../../base/text/phrases.js";
import { SourceText } from "../../../base/text/source-text.js";
import { sortDiagnostics } from "../../../language/diagnostics/collector.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import { formatOfFile } from "../../../output/formats/format-list.js";
import { countDiagnostics, type FileReport } from "../../../output/report/report.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { endingList } from "../pictures/format.js";
import { ReportRoom } from "../terminal/report-room.js";
import { writePieces } from "../terminal/write-pieces.js";
import { writeReport } from "../terminal/write-report.js";
import { describeGraph, graphJson } from "./describe-graph.js";
import { graphDiagnostics } from "./graph-diagnostics.js";
import { graphGaps } from "./graph-gaps.js";
import type { mapCommand } from "./map-command.js";
import { mermaidOf } from "./mermaid-of.js";
import { type PageGraph, pageGraph } from "./page-graph.js";
import { readSources } from "./read-sources.js";

/** Prints the map, or draws it; returns the exit code. */
export async function runMap(
  { operands, options }: Call<typeof mapCommand.options>,
  io: Io,
): Promise<number> {
  const { output, strict, quiet } = options;
  if (output !== undefined && formatOfFile(output) === undefined) {
    throw new UsageError(`--output ${output} must end in ${endingList()}`);
  }
  const { sources, unreadable, index, texts } = await readSources(operands, strict, io);
  const graph = startingAt(pageGraph(sources, index), options.from);
  const gaps = graphDiagnostics(graph);
  const room = new ReportRoom();
  const reports = sources.map((source): FileReport => {
    const found = source.settle(gaps.get(source.path) ?? []);
    const all = sortDiagnostics([...source.diagnostics, ...found]);
    const { path, text } = source;
    const shownIn = { source: new SourceText(text, path), others: texts };
    const wanted = quiet ? all.filter(isError) : all;
    const { shown, omitted } = room.take(wanted, shownIn.source, [...texts.values()]);
    return { ...shownIn, diagnostics: shown, omitted, counts: countDiagnostics(all) };
  });
  if (output !== undefined) {
    const { drawMap } = await import("./draw-map.js");
    await drawMap(graph, output, quiet, io);
  }
  // The text replaces a picture; JSON or Mermaid that was asked for is printed beside one.
  if (output === undefined || options.format !== "text") {
    await writePieces(io.stdout, written(graph, options.format));
  }
  if (unreadable.length > 0 || reports.some(({ diagnostics }) => diagnostics.length > 0)) {
    const told = { quiet, color: undefined, ignored: 0, output: io.stderr };
    await writeReport({ files: reports, unreadable }, { ...told, format: "pretty" }, io);
  }
  if (unreadable.length > 0) return 2;
  return reports.some(({ counts }) => counts.errors > 0) ? 1 : 0;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

/** The graph with another first page; throws a UsageError if there is no such page. */
function startingAt(graph: PageGraph, from: string | undefined): PageGraph {
  if (from === undefined) return graph;
  const name = from.replace(/^#/, "");
  const { pages } = graph;
  const first =
    pages.find(({ key }) => key === from) ??
    pages.find(({ id }) => id === name) ??
    pages.find(({ title }) => title === from);
  if (first) return { ...graph, first };
  const known = pages.map(({ key }) => quoted(key));
  const hint = known.length === 0 ? "there is none" : `there are ${listed(known, "and", 8)}`;
  throw new UsageError(`--from ${from}: there is no such page; ${hint}`);
}

function written(graph: PageGraph, format: "text" | "json" | "mermaid"): Iterable<string> {
  if (format === "json") return graphJson(graph, graphGaps(graph));
  return format === "mermaid" ? [mermaidOf(graph)] : describeGraph(graph);
}

/** Turns a task into its outcome, in the main thread or in a thread of the pool. */
import { type Analysis, analyze } from "../../analyze.js";
import type { DocumentNode } from "../../ast/node.js";
import {
  compileHtml,
  findLargeOutput,
  findOverflows,
  layoutDocument,
  paintDocument,
} from "../../compile.js";
import { completeLimits, type Limits, limitNames, limitsForBytes } from "../../cost/limits.js";
import { type JsonDiagnostic, jsonDiagnostic } from "../../report/json.js";
import { capDiagnostics } from "../../text/cap-diagnostics.js";
import { sortDiagnostics } from "../../text/collector.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import { SourceText } from "../../text/source-text.js";
import type { HtmlTaskOptions, Outcome, SvgTaskOptions, Task } from "./task.js";

/** An error as listed in answers. */
interface ErrorItem {
  message: string;
  line: number;
  column: number;
}

/** What was read for a task, before anything is drawn. */
export interface ReadTask {
  analysis: Analysis;
  limits: Limits;
  timings: Outcome["timings"];
}

/** What a drawing takes at most that is made in less than 2 ms; a larger one belongs into a thread. */
const quickDrawing = { boxes: 100, cells: 100, boards: 4, text: 2_000, output: 40_000 } as const;

/** Parses and checks the source of a task. Never throws, whatever the source. */
export function readTask(task: Task): ReadTask {
  const most = completeLimits(task.limits);
  const limits = limitsForBytes(Buffer.byteLength(task.source), most);
  const isDrawn = task.kind !== "parse" && task.kind !== "validate";
  const locations = isDrawn || (task.kind === "parse" && task.options.locations);
  const start = performance.now();
  const analysis = analyze(task.source, { locations, limits });
  return { analysis, limits, timings: { parse: performance.now() - start } };
}

/** Whether what is left of a task takes less than 2 ms, by what the tree says. */
export function isQuick({ kind }: Task, { analysis }: ReadTask): boolean {
  if (kind === "parse" || kind === "validate") return true;
  if (analysis.diagnostics.some(({ severity }) => severity === "error")) return true;
  const { total } = analysis.estimate;
  return limitNames.every((name) => total[name] <= quickDrawing[name]);
}

/** Performs a task. Never throws, whatever the source. */
export function performTask(task: Task, read: ReadTask = readTask(task)): Outcome {
  const { limits, timings } = read;
  const { diagnostics } = read.analysis;
  const timed = <T>(stage: keyof Outcome["timings"], work: () => T): T => {
    const start = performance.now();
    const made = work();
    timings[stage] = performance.now() - start;
    return made;
  };
  if (task.kind === "validate") {
    return { status: 200, json: JSON.stringify(verdict(task, diagnostics)), timings };
  }
  const refused = (errors: readonly Diagnostic[]): Outcome => {
    const body = refusal(task.source, errors, task.options.diagnostics);
    return { status: 400, json: JSON.stringify(body), timings };
  };
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return refused(errors);
  const answer = (body: object, also: readonly Diagnostic[] = []): Outcome => {
    const all = task.options.diagnostics && sortDiagnostics([...diagnostics, ...also]);
    const whole = all ? { ...body, ...listDiagnostics(task.source, all) } : body;
    return { status: 200, json: JSON.stringify(whole), timings };
  };
  const { ast } = read.analysis;
  switch (task.kind) {
    case "parse":
      return answer({ ast });
    case "html":
      return drawHtml(ast, task.options);
    case "svg":
      return drawSvg(ast, task.options);
  }

  function drawHtml(document: DocumentNode, options: HtmlTaskOptions): Outcome {
    const { theme, fullDocument, images } = options;
    const overflows = options.diagnostics
      ? timed("layout", () => findOverflows(layoutDocument(document)))
      : [];
    const { html, css } = timed("render", () =>
      compileHtml(document, { theme, fullDocument, images }),
    );
    return answer(fullDocument ? { html } : { html, css }, overflows);
  }

  function drawSvg(document: DocumentNode, { theme, width, padding }: SvgTaskOptions): Outcome {
    const canvas = timed("layout", () => layoutDocument(document, { width, padding }));
    const excess = findLargeOutput(document, [canvas], { limits });
    if (excess) return refused([excess]);
    const picture = timed("render", () => paintDocument(canvas, { theme, width, padding }));
    return answer(picture, task.options.diagnostics ? findOverflows(canvas) : []);
  }
}

function verdict({ source, options }: Task & { kind: "validate" }, found: Diagnostic[]): object {
  const wrong = found.filter(
    ({ severity }) => severity === "error" || (options.strict && severity === "warning"),
  );
  const listed = options.diagnostics ? listDiagnostics(source, found) : {};
  if (wrong.length === 0) return { valid: true, ...listed };
  return { valid: false, errors: errorItems(new SourceText(source), wrong), ...listed };
}

/** The body for a source with errors. */
function refusal(source: string, errors: readonly Diagnostic[], isListed: boolean): object {
  const text = new SourceText(source);
  const items = errorItems(text, errors);
  const { message, line, column } = items[0]!;
  const more = errors.length > 1 ? ` (${errors.length - 1} more)` : "";
  return {
    error: "Invalid source code",
    details: `Syntax error at line ${line}, column ${column}: ${message}${more}`,
    ...(isListed && { errors: items, total: errors.length }),
  };
}

function errorItems(text: SourceText, errors: readonly Diagnostic[]): ErrorItem[] {
  return capDiagnostics(errors).shown.map(({ message, hint, from }) => {
    const { line, column } = text.locate(from);
    return { message: hint === undefined ? message : `${message}; ${hint}`, line, column };
  });
}

function listDiagnostics(
  source: string,
  found: readonly Diagnostic[],
): { diagnostics: JsonDiagnostic[]; total: number } {
  const text = new SourceText(source);
  const { shown } = capDiagnostics(found);
  return { diagnostics: shown.map((one) => jsonDiagnostic(text, one)), total: found.length };
}

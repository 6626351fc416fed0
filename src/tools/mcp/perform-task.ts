/** Performs a task of `wf mcp`, in a thread that can be stopped when its time is up. */
import { check } from "../../analyze.js";
import { frameTable } from "../../authoring/inspect/frame-table.js";
import { inspectSource } from "../../authoring/inspect/inspect-source.js";
import { outlineOf } from "../../authoring/inspect/outline.js";
import { findPage } from "../../drawing/lower/choose-pages.js";
import { blockDiagnostics } from "../../language/diagnostics/catalogue/blocks.js";
import { foreignDiagnostics } from "../../language/diagnostics/catalogue/foreign.js";
import { tokenDiagnostics } from "../../language/diagnostics/catalogue/tokens.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { paintablePictures } from "../../output/raster/paintable-pictures.js";
import { repair } from "../../repair.js";
import { UsageError } from "../../workspace/usage-error.js";
import { diffTask } from "./diff-task.js";
import { everyPage } from "./every-page.js";
import { noSuchPage } from "./inspect-page.js";
import { notesTask } from "./notes-task.js";
import { renderTask } from "./render-task.js";
import { reviewTask } from "./review-task.js";
import { contextOf, problemOf } from "./source-context.js";
import type { McpOutcome, McpTask } from "./task.js";
import { tellFindings } from "./tell-findings.js";

/** Performs a task. Errors that the user can fix become messages; other errors are thrown. */
export async function performMcpTask(task: McpTask): Promise<McpOutcome> {
  try {
    switch (task.kind) {
      case "check":
        return await checkTask(task);
      case "inspect":
        return await inspectTask(task);
      case "render":
        return await renderTask(task);
      case "notes":
        return await notesTask(task);
      case "review":
        return await reviewTask(task);
      case "diff":
        return await diffTask(task);
    }
  } catch (error) {
    return { kind: "problem", problem: problemOf(error) };
  }
}

async function checkTask({
  source,
  fix,
}: Extract<McpTask, { kind: "check" }>): Promise<McpOutcome> {
  const { options, imports, settle } = await contextOf(source, {});
  const { limits = {}, load, units, file, others } = options;
  const reading = {
    limits,
    ...(load && { load }),
    ...(units && { units }),
    ...(file && { file }),
    ...(others && { others }),
  };
  const checkText = (text: string) => settle(check(text, reading));
  // Habits of models are always fixed, everything else only on request.
  const isFixed = ({ code }: Diagnostic) => fix || habits.has(code);
  const checkFixed = (text: string) =>
    checkText(text).map((each) => (isFixed(each) ? each : withoutFix(each)));
  const { text, fixes } = repair(source.text, checkFixed);
  const diagnostics = checkText(text);
  const repaired = fixes.map(({ line, message, title }) => `line ${line}: ${message} (${title})`);
  return {
    kind: "check",
    findings: tellFindings(text, diagnostics, imports.texts),
    text,
    repaired,
  };
}

/** Diagnostics about spelling, which do not affect the meaning of a source. */
const habits: ReadonlySet<string> = new Set(
  [tokenDiagnostics, foreignDiagnostics, blockDiagnostics].flatMap((area) => Object.keys(area)),
);

function withoutFix({ fix: _, ...diagnostic }: Diagnostic): Diagnostic {
  return diagnostic;
}

/** Maximum number of elements in a table or outline. */
const mostListed = 400;

async function inspectTask({
  source,
  drawing,
  outline,
}: Extract<McpTask, { kind: "inspect" }>): Promise<McpOutcome> {
  const context = await contextOf(source, drawing);
  const { imports, settle } = context;
  // Pictures that are not shown are a problem that drawing finds.
  const options = { ...context.options, pictures: paintablePictures(context.pictures) };
  const { page } = drawing;
  let inspected = inspectSource(source.text, options);
  if (page !== undefined && page !== everyPage && inspected.composition) {
    if (findPage(inspected.document, page) === undefined) {
      throw noSuchPage(page, inspected.document);
    }
    inspected = inspectSource(source.text, { ...options, page });
  }
  const { boards, diagnostics } = inspected;
  const elements = boards.reduce((sum, board) => sum + board.elements.length, 0);
  if (!outline && elements > mostListed) {
    throw new UsageError(
      `${elements} elements are too many for a table; name a page, or take format=outline`,
    );
  }
  return {
    kind: "inspect",
    findings: tellFindings(source.text, settle(diagnostics), imports.texts),
    described: outline ? outlineOf(boards, { most: mostListed }) : frameTable(boards),
    elements,
  };
}

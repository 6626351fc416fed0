/** Keeps what is known of a watched file, and turns it into what the preview shows of it. */
import type { DocumentNode } from "../ast/node.js";
import { vocabulary } from "../components/registry.generated.js";
import { pagesOf } from "../define/pages-of.js";
import { codeFrame } from "../text/code-frame.js";
import type { Diagnostic } from "../text/diagnostic.js";
import { SourceText } from "../text/source-text.js";
import type { DiagnosticView, FileSummary } from "./protocol.js";
import type { WatchedFile } from "./watched-set.js";

/** A file as it was read and checked last. */
export interface FileState extends WatchedFile {
  version: number;
  /** undefined before the first look. */
  text: string | undefined;
  /** What stays when it is renamed. */
  identity: string | undefined;
  diagnostics: readonly Diagnostic[];
  /** The last text without errors, where it is not the current one. */
  good: string | undefined;
  /** What others can refer to: the ids and titles of its pages. */
  pageNames: string;
  /** Whether it refers to pages of other files. */
  refersToOthers: boolean;
}

/** A file that has been read. */
export type SeenState = FileState & { text: string };

/** What other files can refer to: the ids and titles of its pages, as one text. */
export function namesOf(document: DocumentNode): string {
  const pages = pagesOf(document, vocabulary);
  return JSON.stringify(pages.map(({ attributes, label }) => [attributes?.id, label]));
}

/** Whether a file was read. */
export function isSeen(state: FileState): state is SeenState {
  return state.text !== undefined;
}

/** The text that is drawn: the last one without errors, where there was one. */
export function textToDraw({ diagnostics, good, text = "" }: FileState): string {
  return isWrong(diagnostics) ? (good ?? text) : text;
}

/** Whether something keeps a file from being drawn as it is. */
export function isWrong(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

/** A file as the list shows it. */
export function summaryOf({
  path,
  absolute,
  source,
  version,
  diagnostics,
}: FileState): FileSummary {
  const count = (wanted: Diagnostic["severity"]) =>
    diagnostics.filter(({ severity }) => severity === wanted).length;
  const counts = { errors: count("error"), warnings: count("warning") };
  return { path, absolute: source ?? absolute, version, ...counts };
}

/** A diagnostic as the page shows it. */
export function viewOf(diagnostic: Diagnostic, source: SourceText): DiagnosticView {
  const { severity, code, message, hint, from, to } = diagnostic;
  const { line, column } = source.locate(from);
  const frame = codeFrame(source, from, to);
  return { severity, code, message, ...(hint !== undefined && { hint }), line, column, frame };
}

/** `line:column message` of the first error. */
export function firstError({ text = "", diagnostics }: FileState): string | undefined {
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (!error) return undefined;
  const { line, column } = new SourceText(text).locate(error.from);
  return `${line}:${column} ${error.message}`;
}

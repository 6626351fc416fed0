/** Keeps what is known of a watched file, and turns it into what the preview shows of it. */
import { SourceText } from "../../base/text/source-text.js";
import type { DocumentNode } from "../../language/ast/node.js";
import { codeFrame } from "../../language/diagnostics/code-frame.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { vocabulary } from "../../model/components/registry.generated.js";
import { pagesOf } from "../../model/define/pages-of.js";
import type { WatchedFile } from "../../workspace/files/watched-set.js";
import type { DiagnosticView, FileSummary, WrittenPlace } from "./protocol.js";

/** A file as it was read and checked last. */
export interface FileState extends WatchedFile {
  version: number;
  /** undefined before the first look. */
  text: string | undefined;
  /** Whether more of it is still to come. */
  isPartial: boolean;
  /** What stays when it is renamed. */
  identity: string | undefined;
  diagnostics: readonly Diagnostic[];
  /** The last text without errors, where it is not the current one. */
  good: string | undefined;
  /** What others can refer to: the ids and titles of its pages. */
  pageNames: string;
  /** The texts of files that it imports, by the ids that places in them carry. */
  others: ReadonlyMap<string, SourceText>;
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

/** What a file is read and drawn with. */
export function settingsOf({ limits = {}, fonts, design, own, isPartial: partial }: FileState) {
  return { limits, fonts: fonts?.given, partial, ...design?.read(), ...own?.drawing };
}

/** Where a file is on the disk; a fence is where its Markdown file is. */
export function placeOf({ source, absolute }: Pick<WatchedFile, "source" | "absolute">): string {
  return source ?? absolute;
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

/** A diagnostic as the page shows it: one in an imported file at its use, with the place where it is. */
export function viewOf(
  diagnostic: Diagnostic,
  source: SourceText,
  others: ReadonlyMap<string, SourceText>,
): DiagnosticView {
  const { severity, code, message, hint, from, to } = diagnostic;
  const found = { severity, code, message, ...(hint !== undefined && { hint }) };
  const other = diagnostic.source === undefined ? undefined : others.get(diagnostic.source);
  if (!other) {
    const { line, column } = source.locate(from);
    return { ...found, line, column, frame: codeFrame(source, from, to) };
  }
  const use = diagnostic.related?.find((place) => place.source === undefined);
  const { line, column } = source.locate(use?.from ?? 0);
  const written = writtenAt(from, other);
  return { ...found, line, column, frame: codeFrame(other, from, to), written };
}

/** The place of an offset in a text that has the name of its file. */
export function writtenAt(from: number, source: SourceText): WrittenPlace {
  const { line, column } = source.locate(from);
  return { path: source.name.replaceAll("\\", "/"), line, column };
}

/** `line:column message` of the first error, with the file that it is in where that is another one. */
export function firstError({ text = "", diagnostics, others }: FileState): string | undefined {
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (!error) return undefined;
  const { line, column, written } = viewOf(error, new SourceText(text), others);
  const place = written ? `${written.path}:${written.line}:${written.column}` : `${line}:${column}`;
  return `${place} ${error.message}`;
}

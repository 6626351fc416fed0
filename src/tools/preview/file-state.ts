/** Tracks the state of a watched file, and converts it into what the page shows. */
import { SourceText } from "../../base/text/source-text.js";
import type { DocumentNode } from "../../language/ast/node.js";
import { codeFrame } from "../../language/diagnostics/code-frame.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { vocabulary } from "../../model/components/registry.generated.js";
import { pagesOf } from "../../model/define/pages-of.js";
import type { WatchedFile } from "../../workspace/files/watched-set.js";
import type { DiagnosticView, FileSummary, WrittenPlace } from "./protocol.js";

/** A file as it was last read and checked. */
export interface FileState extends WatchedFile {
  version: number;
  /** Undefined before the file was first read. */
  text: string | undefined;
  /** Whether the file is still being written. */
  isPartial: boolean;
  /** The identity of the file, which survives a rename. */
  identity: string | undefined;
  diagnostics: readonly Diagnostic[];
  /** The last text without errors, if it is not the current one. */
  good: string | undefined;
  /** The ids and titles of its pages, which other files can refer to. */
  pageNames: string;
  /** The texts that it imports, by the ids in the places of diagnostics. */
  others: ReadonlyMap<string, SourceText>;
  /** Whether it refers to pages of other files. */
  refersToOthers: boolean;
}

/** A file that has been read. */
export type SeenState = FileState & { text: string };

/** The ids and titles of a document's pages, as one text. */
export function namesOf(document: DocumentNode): string {
  const pages = pagesOf(document, vocabulary);
  return JSON.stringify(pages.map(({ attributes, label }) => [attributes?.id, label]));
}

/** The settings that a file is read and drawn with. */
export function settingsOf({ limits = {}, fonts, design, own, isPartial: partial }: FileState) {
  return { limits, fonts: fonts?.given, partial, ...design?.read(), ...own?.drawing };
}

/** The path of a file on disk; for a fence, that of its Markdown file. */
export function placeOf({ source, absolute }: Pick<WatchedFile, "source" | "absolute">): string {
  return source ?? absolute;
}

/** Whether a file was read. */
export function isSeen(state: FileState): state is SeenState {
  return state.text !== undefined;
}

/** The text to draw: the last one without errors, if there was one. */
export function textToDraw({ diagnostics, good, text = "" }: FileState): string {
  return isWrong(diagnostics) ? (good ?? text) : text;
}

/** Whether diagnostics keep a file from being drawn as it is. */
export function isWrong(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

/** A file as shown in the list. */
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

/** A diagnostic as shown on the page; one in an imported file is shown at its use, with its real place. */
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

/** The place of an offset in a text, with the name of its file. */
export function writtenAt(from: number, source: SourceText): WrittenPlace {
  const { line, column } = source.locate(from);
  return { path: source.name.replaceAll("\\", "/"), line, column };
}

/** `line:column message` of the first error, with the name of the file if it is another one. */
export function firstError({ text = "", diagnostics, others }: FileState): string | undefined {
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (!error) return undefined;
  const { line, column, written } = viewOf(error, new SourceText(text), others);
  const place = written ? `${written.path}:${written.line}:${written.column}` : `${line}:${column}`;
  return `${place} ${error.message}`;
}

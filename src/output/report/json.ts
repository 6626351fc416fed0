/** Reports as JSON, for programs; the shape only grows (docs/commands.md). */
import { jsonPieces } from "../../base/text/json-pieces.js";
import type { SourceText } from "../../base/text/source-text.js";
import type { Diagnostic, SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { Severity } from "../../language/diagnostics/severity.js";
import { placeOf, type ReportedPlace, sourceOf } from "./place.js";
import { addCounts, type FileReport, type Report, type SeverityCounts } from "./report.js";

/** A place in lines and columns. */
interface JsonPlace extends ReportedPlace {
  /** The path of its file, if that is not the file of the diagnostic. */
  path?: string;
}

/** An edit of a fix: replaces the units from `from` to `to`, also given as lines and columns. */
interface JsonEdit extends JsonPlace {
  from: number;
  to: number;
  insert: string;
}

/** One diagnostic. */
export interface JsonDiagnostic extends JsonPlace {
  code: string;
  severity: Severity;
  message: string;
  hint?: string;
  from: number;
  to: number;
  related?: (JsonPlace & { message: string })[];
  fix?: { title: string; edits: JsonEdit[] };
}

/** One checked file. */
interface JsonFile {
  path: string;
  /** Whether there are no errors. */
  valid: boolean;
  diagnostics: JsonDiagnostic[];
  /** Diagnostics that are counted but not listed. */
  omitted: number;
}

/** The totals of a run. */
interface JsonSummary extends Omit<SeverityCounts, "isFixableLeast"> {
  files: number;
  /** True if some problems are not described, so that `--fix` may repair more than `fixable` of them. */
  moreFixable?: true;
}

/** The whole report. */
export interface JsonReport {
  version: 1;
  files: JsonFile[];
  unreadable: { path: string; message: string }[];
  summary: JsonSummary;
}

/** Writes the report as indented JSON. */
export function formatJson(report: Report): Iterable<string> {
  const { isFixableLeast, ...counts } = addCounts(report.files.map((file) => file.counts));
  const whole: Omit<JsonReport, "files"> & { files: Iterable<JsonFile> } = {
    version: 1,
    files: filesOf(report),
    unreadable: report.unreadable.map(({ path, message }) => ({ path, message })),
    summary: {
      files: report.files.length,
      ...counts,
      ...(isFixableLeast && { moreFixable: true }),
    },
  };
  return jsonPieces(whole);
}

function* filesOf({ files }: Report): Iterable<JsonFile> {
  for (const file of files) yield jsonFile(file);
}

function jsonFile(file: FileReport): JsonFile {
  const { source, others, diagnostics, omitted, counts } = file;
  return {
    path: source.name,
    valid: counts.errors === 0,
    diagnostics: diagnostics.map((diagnostic) => jsonDiagnostic(source, diagnostic, others)),
    omitted,
  };
}

/**
 * A diagnostic with its place in lines and columns.
 * @param others texts of the files that the source imports, by id
 */
export function jsonDiagnostic(
  source: SourceText,
  diagnostic: Diagnostic,
  others?: FileReport["others"],
): JsonDiagnostic {
  const file = { source, ...(others && { others }) };
  const { code, severity, message, hint, from, to, related, fix } = diagnostic;
  return {
    code,
    severity,
    message,
    ...(hint !== undefined && { hint }),
    ...jsonPlace(file, diagnostic),
    from,
    to,
    ...(related && {
      related: related.map((other) => ({ message: other.message, ...jsonPlace(file, other) })),
    }),
    ...(fix && {
      fix: {
        title: fix.title,
        edits: fix.edits.map((edit) => {
          const { source: _, ...rest } = edit;
          return { ...rest, ...jsonPlace(file, edit) };
        }),
      },
    }),
  };
}

function jsonPlace(file: Pick<FileReport, "source" | "others">, place: SourcePlace): JsonPlace {
  const source = sourceOf(file, place);
  return {
    ...(source !== file.source && { path: source.name }),
    ...placeOf(source, place.from, place.to),
  };
}

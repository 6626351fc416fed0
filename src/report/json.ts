/** Reports as JSON, for programs; the shape only grows (docs/commands.md). */
import type { Diagnostic, Severity } from "../text/diagnostic.js";
import type { SourceText } from "../text/source-text.js";
import { type Place, placeOf } from "./place.js";
import { addCounts, type FileReport, type Report, type SeverityCounts } from "./report.js";

/** An edit of a fix: replaces the units from `from` to `to`, also given as lines and columns. */
interface JsonEdit extends Place {
  from: number;
  to: number;
  insert: string;
}

/** One diagnostic. */
export interface JsonDiagnostic extends Place {
  code: string;
  severity: Severity;
  message: string;
  hint?: string;
  from: number;
  to: number;
  related?: (Place & { message: string })[];
  fix?: { title: string; edits: JsonEdit[] };
}

/** One checked file. */
interface JsonFile {
  path: string;
  /** True when nothing of severity error was found. */
  valid: boolean;
  diagnostics: JsonDiagnostic[];
  /** Diagnostics that are counted but not listed. */
  omitted: number;
}

/** The whole report. */
export interface JsonReport {
  version: 1;
  files: JsonFile[];
  unreadable: { path: string; message: string }[];
  summary: { files: number } & SeverityCounts;
}

/** Writes the report as indented JSON. */
export function formatJson(report: Report): string {
  const whole: JsonReport = {
    version: 1,
    files: report.files.map(jsonFile),
    unreadable: report.unreadable.map(({ path, message }) => ({ path, message })),
    summary: {
      files: report.files.length,
      ...addCounts(report.files.map((file) => file.counts)),
    },
  };
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}

function jsonFile({ source, diagnostics, omitted, counts }: FileReport): JsonFile {
  return {
    path: source.name,
    valid: counts.errors === 0,
    diagnostics: diagnostics.map((diagnostic) => jsonDiagnostic(source, diagnostic)),
    omitted,
  };
}

/** A diagnostic with its place in lines and columns. */
export function jsonDiagnostic(source: SourceText, diagnostic: Diagnostic): JsonDiagnostic {
  const { code, severity, message, hint, from, to, related, fix } = diagnostic;
  return {
    code,
    severity,
    message,
    ...(hint !== undefined && { hint }),
    ...placeOf(source, from, to),
    from,
    to,
    ...(related && {
      related: related.map((other) => ({
        message: other.message,
        ...placeOf(source, other.from, other.to),
      })),
    }),
    ...(fix && {
      fix: {
        title: fix.title,
        edits: fix.edits.map((edit) => ({ ...edit, ...placeOf(source, edit.from, edit.to) })),
      },
    }),
  };
}

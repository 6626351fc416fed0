/** The diagnostics of a run, as the input of all formats. */

import type { SourceText } from "../../base/text/source-text.js";
import type { TerminalStyle } from "../../base/text/terminal-style.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { isUndescribed } from "../../language/diagnostics/undescribed.js";

/** Numbers of diagnostics by severity. */
export interface SeverityCounts {
  errors: number;
  warnings: number;
  infos: number;
  /** Number of diagnostics that `--fix` repairs. */
  fixable: number;
  /** Whether it may repair more, because some diagnostics with the same codes are not described. */
  isFixableLeast: boolean;
}

/** One checked file. */
export interface FileReport {
  /** The text; its name is the displayed path. */
  source: SourceText;
  /** Texts of imported files, by the ids in places. */
  others?: { get(id: string): SourceText | undefined };
  /** The listed diagnostics, in source order. */
  diagnostics: readonly Diagnostic[];
  /** Diagnostics beyond the limit that are only counted. */
  omitted: number;
  /** Counts of all diagnostics, including those that are not listed. */
  counts: SeverityCounts;
}

/** A path that could not be checked. */
export interface Unreadable {
  path: string;
  /** Why, in a few words. */
  message: string;
}

/** Everything that a run found. */
export interface Report {
  files: readonly FileReport[];
  unreadable: readonly Unreadable[];
}

/** Options of formats. */
export interface FormatOptions {
  paint: TerminalStyle;
  /** Version of the tool, for formats that include it. */
  version: string;
}

/** Converts a report to text that ends with a line break, or to an empty text; piece by piece, as it may be long. */
export type Format = (report: Report, options: FormatOptions) => Iterable<string>;

/** Counts diagnostics by severity. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): SeverityCounts {
  const counts = noCounts();
  const fixed = new Set(diagnostics.flatMap(({ code, fix }) => (fix ? [code] : [])));
  for (const diagnostic of diagnostics) {
    const { code, severity, fix } = diagnostic;
    if (severity === "error") counts.errors++;
    else if (severity === "warning") counts.warnings++;
    else counts.infos++;
    if (fix) counts.fixable++;
    else if (fixed.has(code)) counts.isFixableLeast ||= isUndescribed(diagnostic);
  }
  return counts;
}

/** Adds up the counts of several files. */
export function addCounts(all: Iterable<SeverityCounts>): SeverityCounts {
  const sum = noCounts();
  for (const counts of all) {
    sum.errors += counts.errors;
    sum.warnings += counts.warnings;
    sum.infos += counts.infos;
    sum.fixable += counts.fixable;
    sum.isFixableLeast ||= counts.isFixableLeast;
  }
  return sum;
}

function noCounts(): SeverityCounts {
  return { errors: 0, warnings: 0, infos: 0, fixable: 0, isFixableLeast: false };
}

/** Reports for people: place, message, the line with carets, and the next step. */
import { printable } from "../../base/text/display-width.js";
import { amount } from "../../base/text/phrases.js";
import type { StyleText, TerminalStyle } from "../../base/text/terminal-style.js";
import { codeFrame } from "../../language/diagnostics/code-frame.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import type { Severity } from "../../language/diagnostics/severity.js";
import { locationText, sourceOf } from "./place.js";
import type { FileReport, FormatOptions, Report } from "./report.js";

/** Writes every diagnostic with its code frame, an empty line after each. */
export function* formatPretty(report: Report, { paint }: FormatOptions): Iterable<string> {
  for (const file of report.files) {
    const { source, diagnostics, omitted } = file;
    for (const diagnostic of diagnostics) yield `${formatDiagnostic(file, diagnostic, paint)}\n\n`;
    if (omitted > 0)
      yield `${printable(source.name)}: ${amount(omitted, "more problem")} not shown\n\n`;
  }
}

/** One diagnostic with its frame, hint and related places; several lines without a final break. */
function formatDiagnostic(file: FileReport, diagnostic: Diagnostic, paint: TerminalStyle): string {
  const source = sourceOf(file, diagnostic);
  const stroke = strokeOf(diagnostic.severity, paint);
  const { from, to, code, severity, message, hint, related = [] } = diagnostic;
  const lines = [
    `${paint.bold(locationText(source, from))} ${stroke(severity)} ${printable(message)} ${paint.dim(`[${code}]`)}`,
    ...codeFrame(source, from, to, { paint, stroke }),
  ];
  const indent = " ".repeat(String(source.locate(Math.max(from, to)).line).length + 3);
  if (hint !== undefined) lines.push(`${indent}${paint.cyan("=")} ${printable(hint)}`);
  for (const other of related) {
    const place = locationText(sourceOf(file, other), other.from);
    lines.push(`${indent}${paint.cyan("=")} ${printable(other.message)}: ${place}`);
  }
  return lines.join("\n");
}

function strokeOf(severity: Severity, paint: TerminalStyle): StyleText {
  if (severity === "error") return paint.red;
  return severity === "warning" ? paint.yellow : paint.blue;
}

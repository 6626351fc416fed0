/** Reports as workflow commands, which GitHub shows as annotations of a change. */

import { printable } from "../../base/text/display-width.js";
import { amount } from "../../base/text/phrases.js";
import type { Severity } from "../../language/diagnostics/severity.js";
import { placeOf, sourceOf } from "./place.js";
import type { Report } from "./report.js";

const commands: Record<Severity, string> = { error: "error", warning: "warning", info: "notice" };

/** Writes one `::error file=..,line=..::message` for each diagnostic and each unreadable path. */
export function* formatGithub(report: Report): Iterable<string> {
  for (const file of report.files) {
    const { source, diagnostics, omitted } = file;
    for (const diagnostic of diagnostics) {
      const { code, severity, message, hint, from, to } = diagnostic;
      const source = sourceOf(file, diagnostic);
      const { line, column, endLine, endColumn } = placeOf(source, from, to);
      const properties = [
        `file=${escapeProperty(printable(source.name))}`,
        `line=${line}`,
        `endLine=${endLine}`,
        // GitHub rejects columns for ranges of several lines.
        ...(line === endLine ? [`col=${column}`, `endColumn=${endColumn}`] : []),
        `title=${escapeProperty(code)}`,
      ];
      const said = [message, hint ?? []].flat().map(printable).join("\n");
      yield `::${commands[severity]} ${properties.join(",")}::${escapeData(said)}\n`;
    }
    if (omitted > 0) {
      yield `::notice file=${escapeProperty(printable(source.name))}::${amount(omitted, "more problem")} not shown\n`;
    }
  }
  for (const { path, message } of report.unreadable) {
    yield `::error file=${escapeProperty(printable(path))}::${escapeData(printable(message))}\n`;
  }
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

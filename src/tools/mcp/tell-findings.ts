/** Converts diagnostics for tools: most severe first, with the line after a fix. */
import { SourceText } from "../../base/text/source-text.js";
import { applyFixes } from "../../language/diagnostics/apply-fixes.js";
import { bySeverity } from "../../language/diagnostics/cap-diagnostics.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { countDiagnostics } from "../../output/report/report.js";
import type { ToldDiagnostic, ToldFindings } from "./task.js";

/** Maximum number of listed diagnostics; a model that has fixed them will call again. */
const mostListed = 20;

/** Maximum length of a shown line in characters. */
const longestLine = 160;

/** The diagnostics of a text, as tools report them. */
export function tellFindings(
  text: string,
  diagnostics: readonly Diagnostic[],
  others: ReadonlyMap<string, SourceText> = new Map(),
): ToldFindings {
  const { errors, warnings, infos } = countDiagnostics(diagnostics);
  const source = new SourceText(text);
  const sorted = bySeverity(diagnostics);
  const listed = sorted.slice(0, mostListed).map((each) => tell(each, source, others));
  return { errors, warnings, infos, diagnostics: listed, omitted: sorted.length - listed.length };
}

function tell(
  diagnostic: Diagnostic,
  source: SourceText,
  others: ReadonlyMap<string, SourceText>,
): ToldDiagnostic {
  const { code, severity, message, hint, fix, from, source: id } = diagnostic;
  const place = (id === undefined ? source : (others.get(id) ?? source)).locate(from);
  const isOwn = id === undefined;
  return {
    code,
    severity,
    line: place.line,
    column: place.column,
    ...(isOwn ? {} : { path: id }),
    message,
    ...(hint !== undefined && { hint }),
    ...(fix && { fix: fix.title }),
    ...(fix && isOwn && { corrected: corrected(source, diagnostic, place.line) }),
  };
}

/** The line of a diagnostic after its fix. */
function corrected(source: SourceText, diagnostic: Diagnostic, line: number): string {
  const fixed = new SourceText(applyFixes(source.content, [diagnostic]).text);
  const text = fixed.lineText(line).trim();
  return text.length > longestLine ? `${text.slice(0, longestLine - 1)}…` : text;
}

/** A summary in one line. */
export function summaryOf({ errors, warnings, infos }: ToldFindings): string {
  const counted = [
    [errors, "error"],
    [warnings, "warning"],
    [infos, "info"],
  ] as const;
  const parts = counted.flatMap(([count, word]) =>
    count === 0 ? [] : [`${count} ${word}${count === 1 ? "" : "s"}`],
  );
  return parts.length === 0 ? "no problems found" : parts.join(", ");
}

/** The diagnostics as lines of text. */
export function findingLines({ diagnostics, omitted }: ToldFindings): string[] {
  const lines = diagnostics.flatMap((each) => {
    const { severity, path, line, column, code, message, hint, corrected: fixed } = each;
    const where = `${path === undefined ? "" : `${path}:`}${line}:${column}`;
    return [
      `${where} ${severity} ${code}: ${message}${hint === undefined ? "" : `; ${hint}`}`,
      ...(fixed === undefined ? [] : [`  corrected: ${fixed}`]),
    ];
  });
  return omitted > 0 ? [...lines, `and ${omitted} more`] : lines;
}

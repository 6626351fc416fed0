/** Checks a source, and formats its diagnostics as lines for comparison. */
import { analyze } from "../../src/analyze.js";
import { SourceText } from "../../src/base/text/source-text.js";
import { applyFixes } from "../../src/language/diagnostics/apply-fixes.js";

/** One line for each diagnostic: `line:column-line:column severity code message`. */
export function diagnostics(source: string): string[] {
  const text = new SourceText(source);
  return analyze(source).diagnostics.map(({ code, severity, from, to, message }) => {
    const start = text.locate(from);
    const end = text.locate(to);
    const range = `${start.line}:${start.column}-${end.line}:${end.column}`;
    return `${range} ${severity} ${code} ${message}`;
  });
}

/** The hints of all diagnostics, in order. */
export function hints(source: string): (string | undefined)[] {
  return analyze(source).diagnostics.map(({ hint }) => hint);
}

/**
 * Everything that is reported about a source, except infos about missing pages: the line above, the hint, the fixed
 * source.
 */
export function describeDiagnostics(source: string): string[] {
  const lines = diagnostics(source);
  return analyze(source).diagnostics.flatMap((diagnostic, at) => {
    if (diagnostic.code === "missing-page") return [];
    const fixed = diagnostic.fix && applyFixes(source, [diagnostic]).text;
    return [lines[at]!, diagnostic.hint ?? "-", ...(fixed === undefined ? [] : [fixed])].join(
      " | ",
    );
  });
}

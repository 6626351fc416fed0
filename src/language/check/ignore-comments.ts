/** Drops the diagnostics that a source asks to ignore: `// wf-ignore-next-line CODE, CODE`. */
import { SourceText } from "../../base/text/source-text.js";
import { codes, isDiagnosticCode } from "../diagnostics/codes.js";
import { DiagnosticCollector, sortDiagnostics } from "../diagnostics/collector.js";
import type { Diagnostic, Place } from "../diagnostics/diagnostic.js";
import { Suggester, spellingEdits } from "../diagnostics/suggester.js";

import { ignoreDirective as directive } from "./ignore-directive.js";

/** A code in an ignore comment. */
interface NamedCode extends Place {
  code: string;
}

/**
 * Drops diagnostics that a comment on the line before ignores, and adds those about the comments themselves. Errors
 * stay: a comment cannot make an invalid source valid.
 *
 * @param lineComments the line comments of the source
 * @param sourceId names the source if several are read
 */
export function applyIgnoreComments(
  source: string,
  lineComments: readonly Place[],
  diagnostics: readonly Diagnostic[],
  sourceId?: string,
): Diagnostic[] {
  const text = new SourceText(source);
  const suggester = new Suggester(source.length);
  const ignored = new Map<number, Set<string>>();
  const found = new DiagnosticCollector(sourceId);
  let last: { line: number; codes: Set<string> } | undefined;
  for (const comment of lineComments) {
    const named = readComment(source, comment);
    if (!named) continue;
    if (named.length === 0) found.add("ignore-unknown", "empty", { directive }, comment);
    for (const each of named) checkCode(each, suggester, found);
    const { line } = text.locate(comment.from);
    const names = named.map(({ code }) => code);
    // Comments on consecutive lines all apply to the line after the last of them.
    const above = last?.line === line - 1 && ignored.delete(line) ? last.codes : [];
    last = { line, codes: new Set([...above, ...names]) };
    ignored.set(line + 1, last.codes);
  }
  const kept = diagnostics.filter(
    ({ code, severity, from, source: of }) =>
      severity === "error" || of !== sourceId || !ignored.get(text.locate(from).line)?.has(code),
  );
  return sortDiagnostics([...kept, ...found.all]);
}

/** The codes of an ignore comment; undefined for any other comment. A reason may follow ` -- `. */
function readComment(source: string, { from, to }: Place): NamedCode[] | undefined {
  const found = /^\/\/\s*wf-ignore-next-line(?![\w-])/.exec(source.slice(from, to));
  if (!found) return undefined;
  const start = from + found[0].length;
  const reason = source.slice(start, to).search(/(?:^|\s)--(?:\s|$)/);
  const list = source.slice(start, reason < 0 ? to : start + reason);
  return [...list.matchAll(/[^\s,]+/g)].map(({ 0: code, index }) => ({
    code,
    from: start + index,
    to: start + index + code.length,
  }));
}

function checkCode(named: NamedCode, suggester: Suggester, found: DiagnosticCollector): void {
  const { code, from, to } = named;
  if (!isDiagnosticCode(code)) {
    const meant = suggester.nearest(code, codes, () => Object.keys(codes));
    const edits = spellingEdits(code, meant, from, to);
    found.add("ignore-unknown", "unknown", { code, meant }, named, { edits });
  } else if (codes[code].severity === "error") {
    found.add("ignore-unknown", "error", { code }, named);
  }
}

/** Drops the findings that a source asks not to hear of: `// wf-ignore-next-line CODE, CODE`. */
import { codes, type DiagnosticCode, isDiagnosticCode } from "../text/codes.js";
import { createDiagnostic, sortDiagnostics } from "../text/collector.js";
import type { Diagnostic } from "../text/diagnostic.js";
import { SourceText } from "../text/source-text.js";
import { findLineComments, type LineComment } from "./line-comments.js";
import { quoted } from "./phrases.js";
import { Suggester, spellingFix } from "./suggester.js";

const directive = "wf-ignore-next-line";

/** A code as an ignore comment names it. */
interface NamedCode {
  code: string;
  from: number;
  to: number;
}

/**
 * The findings without those that a comment on the line before ignores, and with those about the
 * comments themselves. Errors stay: a comment cannot make an invalid source valid.
 */
export function applyIgnoreComments(
  source: string,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  if (!source.includes(directive)) return [...diagnostics];
  const text = new SourceText(source);
  const suggester = new Suggester();
  const ignored = new Map<number, Set<string>>();
  const found: Diagnostic[] = [];
  let last: { line: number; codes: Set<string> } | undefined;
  for (const comment of findLineComments(source)) {
    const named = readComment(source, comment);
    if (!named) continue;
    found.push(...checkCodes(comment, named, suggester));
    const { line } = text.locate(comment.from);
    const names = named.map(({ code }) => code);
    // Comments on consecutive lines all speak of the line behind the last of them.
    const above = last?.line === line - 1 && ignored.delete(line) ? last.codes : [];
    last = { line, codes: new Set([...above, ...names]) };
    ignored.set(line + 1, last.codes);
  }
  const kept = diagnostics.filter(
    ({ code, severity, from }) =>
      severity === "error" || !ignored.get(text.locate(from).line)?.has(code),
  );
  return sortDiagnostics([...kept, ...found]);
}

/** The codes of an ignore comment; undefined for any other comment. A reason may follow ` -- `. */
function readComment(source: string, { from, to }: LineComment): NamedCode[] | undefined {
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

function checkCodes(
  { from, to }: LineComment,
  named: readonly NamedCode[],
  suggester: Suggester,
): Diagnostic[] {
  if (named.length > 0) return named.flatMap((entry) => checkCode(entry, suggester) ?? []);
  const hint = `write // ${directive} CODE with the code of a finding on the next line`;
  return [createDiagnostic("ignore-unknown", from, to, "this comment names no code", { hint })];
}

function checkCode({ code, from, to }: NamedCode, suggester: Suggester): Diagnostic | undefined {
  if (!isDiagnosticCode(code)) {
    const meant = suggester.nearest(code, codes, () => Object.keys(codes));
    return createDiagnostic("ignore-unknown", from, to, `there is no code ${quoted(code)}`, {
      hint: meant === undefined ? "wf explain lists all codes" : `did you mean ${quoted(meant)}?`,
      fix: meant === undefined ? undefined : spellingFix(code, meant, from, to),
    });
  }
  if (!isError(code)) return undefined;
  return createDiagnostic("ignore-unknown", from, to, `${quoted(code)} is an error and stays`, {
    hint: "only warnings and infos can be ignored",
  });
}

function isError(code: DiagnosticCode): boolean {
  return codes[code].severity === "error";
}

/** Turns a text into one in which nothing is left that can be fixed with certainty, and says what was fixed. */
import { check as checkSource } from "./analyze.js";
import { SourceText } from "./base/text/source-text.js";
import { applyFixes } from "./language/diagnostics/apply-fixes.js";
import type { DiagnosticCode } from "./language/diagnostics/codes.js";
import type { Diagnostic, Fix } from "./language/diagnostics/diagnostic.js";

/** One diagnostic that was fixed. */
export interface AppliedFix {
  code: DiagnosticCode;
  /** What was wrong. */
  message: string;
  /** What the fix did, as an imperative: `replace with button`. */
  title: string;
  /** Where it was, in the text as it stood when it was fixed: earlier fixes may have moved it. */
  line: number;
  column: number;
}

/** A text after its repair. */
export interface Repaired {
  text: string;
  /** What is still to be said about it. */
  diagnostics: Diagnostic[];
  /** What was fixed, in the order in which it was done. */
  fixes: AppliedFix[];
}

/** A fix can make room for the next; more rounds than this mean that two undo each other. */
const mostRounds = 10;

/** Fixes that are tried one by one when a round of all of them goes wrong. */
const mostTries = 50;

/**
 * Applies fixes round by round. What leaves more errors than it found is taken back, so that a
 * repair never makes a valid text invalid; the other fixes of its round are then tried one by one.
 *
 * @param check - finds what is wrong with a text; that of a wireframe when left out
 * @param id - that of the text, where diagnostics name their sources
 */
export function repair(
  text: string,
  check: (text: string) => Diagnostic[] = (each) => checkSource(each),
  id?: string,
): Repaired {
  let current: Repaired = { text, diagnostics: check(text), fixes: [] };
  for (let round = 0; round < mostRounds; round++) {
    const fixable = current.diagnostics.filter(({ fix }) => isOwn(fix, id));
    const next = tryFixes(current, fixable, check) ?? trySingly(current, fixable, check);
    if (!next) break;
    current = next;
  }
  return current;
}

/** The text with fixes applied; undefined when nothing changes or errors come up. */
function tryFixes(
  current: Repaired,
  chosen: readonly Diagnostic[],
  check: (text: string) => Diagnostic[],
): Repaired | undefined {
  const fixed = applyFixes(current.text, chosen);
  if (fixed.applied.length === 0 || fixed.text === current.text) return undefined;
  const diagnostics = check(fixed.text);
  if (errorsOf(diagnostics) > errorsOf(current.diagnostics)) return undefined;
  const source = new SourceText(current.text);
  const fixes = fixed.applied.map(({ code, message, fix, from }): AppliedFix => {
    const { line, column } = source.locate(from);
    return { code, message, title: fix!.title, line, column };
  });
  return { text: fixed.text, diagnostics, fixes: [...current.fixes, ...fixes] };
}

function trySingly(
  current: Repaired,
  fixable: readonly Diagnostic[],
  check: (text: string) => Diagnostic[],
): Repaired | undefined {
  for (const diagnostic of fixable.slice(0, mostTries)) {
    const next = tryFixes(current, [diagnostic], check);
    if (next && next.diagnostics.length < current.diagnostics.length) return next;
  }
  return undefined;
}

/** Whether there is a fix that changes the text itself, and no file that it imports. */
function isOwn(fix: Fix | undefined, id: string | undefined): boolean {
  return fix?.edits.every(({ source }) => source === id) ?? false;
}

function errorsOf(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

/** Applies every certain fix to a text, and lists what was fixed. */
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
  /** Its place in the text just before it was fixed; earlier fixes may have moved it. */
  line: number;
  column: number;
}

/** A text after its repair. */
export interface Repaired {
  text: string;
  /** The remaining diagnostics. */
  diagnostics: Diagnostic[];
  /** The applied fixes, in order. */
  fixes: AppliedFix[];
}

/** Maximum number of rounds. One fix can enable the next; more rounds than this mean that two fixes undo each other. */
const mostRounds = 10;

/** Maximum number of fixes that are tried one by one after a round of all of them has failed. */
const mostTries = 50;

/** Maximum number of characters that are checked in all; a longer text has {@link leastRounds}. */
const mostChecked = 8_000_000;

/** Number of rounds of any text, however long. */
const leastRounds = 2;

/**
 * Applies fixes in rounds. A round that leaves more errors than before is undone, so a repair never makes a valid text
 * invalid; the fixes of that round are then tried one by one.
 *
 * @param check - returns the diagnostics of a text; by default, the check of wireframes
 * @param id - the id of the text, if diagnostics name their sources
 */
export function repair(
  text: string,
  check: (text: string) => Diagnostic[] = (each) => checkSource(each),
  id?: string,
): Repaired {
  let checked = 0;
  const counted = (each: string): Diagnostic[] => {
    checked += each.length;
    return check(each);
  };
  const isLeft = (): boolean => checked < mostChecked;
  let current: Repaired = { text, diagnostics: counted(text), fixes: [] };
  for (let round = 0; round < mostRounds && (round < leastRounds || isLeft()); round++) {
    const fixable = current.diagnostics.filter(({ fix }) => isOwn(fix, id));
    const next =
      tryFixes(current, fixable, counted) ?? trySingly(current, fixable, counted, isLeft);
    if (!next) break;
    current = next;
  }
  return current;
}

/** The text with fixes applied; undefined if nothing changes or new errors appear. */
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
  isLeft: () => boolean,
): Repaired | undefined {
  for (const diagnostic of fixable.slice(0, mostTries)) {
    if (!isLeft()) return undefined;
    const next = tryFixes(current, [diagnostic], check);
    if (next && next.diagnostics.length < current.diagnostics.length) return next;
  }
  return undefined;
}

/** Whether there is a fix that changes the text itself rather than a file that it imports. */
function isOwn(fix: Fix | undefined, id: string | undefined): boolean {
  return fix?.edits.every(({ source }) => source === id) ?? false;
}

function errorsOf(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

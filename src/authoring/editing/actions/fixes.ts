/** Turns the fixes of diagnostics into changes: each one by itself, and all certain ones at once. */
import { analyze } from "../../../analyze.js";
import type { Diagnostic, Place, TextEdit } from "../../../language/diagnostics/diagnostic.js";
import { changeOf } from "../../../language/syntax/kept-trees.js";
import { repair } from "../../../repair.js";
import type { LanguageDocument } from "../language-document.js";
import type { CodeAction } from "./code-action.js";

/** The fixes of the diagnostics in a range. */
export function fixesIn(document: LanguageDocument, range: Place): CodeAction[] {
  return document.diagnostics.flatMap((diagnostic) => {
    const { fix } = diagnostic;
    if (!fix || fix.edits.length === 0 || !touches(diagnostic, range)) return [];
    const { title, edits } = fix;
    return [{ title, kind: "quickfix" as const, edits, diagnostic, isPreferred: true }];
  });
}

function touches({ from, to, source }: Diagnostic, range: Place): boolean {
  return source === undefined && from <= range.to && range.from <= to;
}

/** Applies all certain fixes, like `wf validate --fix`; undefined if there are none. */
export function fixAll(document: LanguageDocument): CodeAction | undefined {
  if (!document.diagnostics.some(({ fix }) => fix)) return undefined;
  const { text, surroundings } = document;
  const { text: fixed } = repair(text, (each) => {
    const found = analyze(each, surroundings.analysis).diagnostics;
    return [...(surroundings.adjust?.(found) ?? found)];
  });
  if (fixed === text) return undefined;
  return { title: "fix all", kind: "source.fixAll", edits: [editBetween(text, fixed)] };
}

/** The single edit that turns one text into another. */
export function editBetween(before: string, after: string): TextEdit {
  const { fromA, toA, fromB, toB } = changeOf(before, after);
  return { from: fromA, to: toA, insert: after.slice(fromB, toB) };
}

/** Tests how fixes change a text. */
import { expect, test } from "vitest";
import { applyFixes } from "../../src/language/diagnostics/apply-fixes.js";
import type { Diagnostic, TextEdit } from "../../src/language/diagnostics/diagnostic.js";
import { makeDiagnostic } from "../support/make-diagnostic.js";

function diagnostic(...edits: TextEdit[]): Diagnostic {
  const { from, to } = edits[0]!;
  return makeDiagnostic("token-unexpected", from, to, "x", { fix: { title: "repair", edits } });
}

/** The text after the fixes, and how many were applied. */
function applied(text: string, found: readonly Diagnostic[]) {
  const fixed = applyFixes(text, found);
  return { text: fixed.text, applied: fixed.applied.length };
}

test("applies edits in order of place", () => {
  const found = [
    diagnostic({ from: 4, to: 5, insert: "E" }),
    diagnostic({ from: 0, to: 1, insert: "A" }, { from: 6, to: 6, insert: "!" }),
  ];
  expect(applied("abcdef", found)).toEqual({ text: "AbcdEf!", applied: 2 });
});

test("leaves a fix that overlaps or touches an earlier one for the next round", () => {
  const found = [
    diagnostic({ from: 1, to: 3, insert: "X" }),
    diagnostic({ from: 2, to: 4, insert: "Y" }),
    diagnostic({ from: 3, to: 3, insert: "Z" }),
    diagnostic({ from: 4, to: 5, insert: "W" }),
  ];
  expect(applied("abcdef", found)).toEqual({ text: "aXdWf", applied: 2 });
});

test("applies all edits of a fix or none", () => {
  const found = [
    diagnostic({ from: 0, to: 1, insert: "A" }),
    diagnostic({ from: 3, to: 4, insert: "D" }, { from: 0, to: 1, insert: "Z" }),
  ];
  expect(applied("abcd", found)).toEqual({ text: "Abcd", applied: 1 });
});

test("is fast with very many fixes", () => {
  const text = "x ".repeat(100_000);
  const found = Array.from({ length: 100_000 }, (_, at) =>
    diagnostic({ from: 2 * at, to: 2 * at + 1, insert: "y" }),
  );
  expect(applyFixes(text, found).text).toBe("y ".repeat(100_000));
});

/** Applies fixes to a text. */
import type { Diagnostic, TextEdit } from "./diagnostic.js";

/** A text after fixes. */
export interface FixedText {
  text: string;
  /** The diagnostics whose fix was applied. */
  applied: Diagnostic[];
}

/**
 * Applies the fixes of diagnostics in order. The edits of a fix belong together: a fix that touches the result of an
 * earlier one is left for the next round.
 */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const taken: TextEdit[] = [];
  const applied: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const { fix } = diagnostic;
    if (!fix || fix.edits.length === 0 || !fix.edits.every((edit) => isFree(edit, taken))) continue;
    for (const edit of fix.edits) taken.splice(placeOf(edit, taken), 0, edit);
    applied.push(diagnostic);
  }
  return { text: applySortedEdits(text, taken), applied };
}

/** Applies edits that are in source order and do not overlap. */
export function applySortedEdits(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let at = 0;
  for (const edit of edits) {
    result += text.slice(at, edit.from) + edit.insert;
    at = edit.to;
  }
  return result + text.slice(at);
}

/** Whether an edit neither overlaps nor touches another: the order of touching edits would be undefined. */
function isFree(edit: TextEdit, sorted: readonly TextEdit[]): boolean {
  const place = placeOf(edit, sorted);
  const before = sorted[place - 1];
  const after = sorted[place];
  return (!before || before.to < edit.from) && (!after || edit.to < after.from);
}

/** Index of the first edit that starts at or after the given one. */
function placeOf(edit: TextEdit, sorted: readonly TextEdit[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.from < edit.from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Repairs a text until nothing is left that can be repaired with certainty. */
import { applyFixes } from "../../text/apply-fixes.js";
import type { Diagnostic } from "../../text/diagnostic.js";

/** A text after its repair. */
export interface Repaired {
  text: string;
  /** What is still to be said about it. */
  diagnostics: Diagnostic[];
  /** Number of findings that were repaired. */
  applied: number;
}

/** A repair can make room for the next; more rounds than this mean that two undo each other. */
const mostRounds = 10;

/**
 * Applies fixes round by round. A round that leaves more errors than it found is taken back, so that
 * a repair never makes a valid text invalid.
 */
export function repair(text: string, check: (text: string) => Diagnostic[]): Repaired {
  let current: Repaired = { text, diagnostics: check(text), applied: 0 };
  for (let round = 0; round < mostRounds; round++) {
    const fixed = applyFixes(current.text, current.diagnostics);
    if (fixed.applied === 0 || fixed.text === current.text) break;
    const diagnostics = check(fixed.text);
    if (errorsOf(diagnostics) > errorsOf(current.diagnostics)) break;
    current = { text: fixed.text, diagnostics, applied: current.applied + fixed.applied };
  }
  return current;
}

function errorsOf(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

/** Repairs a text until nothing is left that can be fixed with certainty. */
import { applyFixes } from "../../text/apply-fixes.js";
import type { Diagnostic } from "../../text/diagnostic.js";

/** A text after its repair. */
export interface Repaired {
  text: string;
  /** What is still to be said about it. */
  diagnostics: Diagnostic[];
  /** Number of diagnostics that were repaired. */
  applied: number;
}

/** A repair can make room for the next; more rounds than this mean that two undo each other. */
const mostRounds = 10;

/** Fixes that are tried one by one when a round of all of them goes wrong. */
const mostTries = 50;

/**
 * Applies fixes round by round. What leaves more errors than it found is taken back, so that a
 * repair never makes a valid text invalid; the other fixes of its round are then tried one by one.
 */
export function repair(text: string, check: (text: string) => Diagnostic[]): Repaired {
  let current: Repaired = { text, diagnostics: check(text), applied: 0 };
  for (let round = 0; round < mostRounds; round++) {
    const next = tryFixes(current, current.diagnostics, check) ?? trySingly(current, check);
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
  if (fixed.applied === 0 || fixed.text === current.text) return undefined;
  const diagnostics = check(fixed.text);
  if (errorsOf(diagnostics) > errorsOf(current.diagnostics)) return undefined;
  return { text: fixed.text, diagnostics, applied: current.applied + fixed.applied };
}

function trySingly(current: Repaired, check: (text: string) => Diagnostic[]): Repaired | undefined {
  const fixable = current.diagnostics.filter(({ fix }) => fix !== undefined).slice(0, mostTries);
  for (const diagnostic of fixable) {
    const next = tryFixes(current, [diagnostic], check);
    if (next && next.diagnostics.length < current.diagnostics.length) return next;
  }
  return undefined;
}

function errorsOf(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

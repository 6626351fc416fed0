/** The shared state of a run of the checks: where diagnostics go, and how far the tree can be trusted. */
import type { Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCode } from "../diagnostics/codes.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import { Suggester } from "../diagnostics/suggester.js";

/** The state of a run of the checks. */
export interface CheckContext {
  readonly vocabulary: Vocabulary;
  readonly collector: DiagnosticCollector;
  readonly suggester: Suggester;
  /** The number of problems with values and from components' own checks, and its limit. */
  readonly values: { found: number; readonly limit: number };
  /** Whether the canvas was already described. */
  hasCanvas: boolean;
  /** False if braces do not match, so nesting is a guess. */
  readonly nestingTrusted: boolean;
  /** False if part of the source was swallowed and may contain what is missing. */
  readonly targetsTrusted: boolean;
  /** Whether an error from before the checks starts in this range; `to` is exclusive. */
  hasErrorIn(from: number, to: number): boolean;
}

/** Maximum number of diagnostics about values, each of which may need a long search. */
const valueLimit = 1000;

const swallowing: readonly DiagnosticCode[] = [
  "syntax-unclosed-string",
  "syntax-unclosed-comment",
  "syntax-unclosed-list",
  "syntax-unclosed-call",
];
const misleading: readonly DiagnosticCode[] = [
  ...swallowing,
  "syntax-unclosed-block",
  "block-extra-close",
  "nesting-limit",
];

/**
 * Starts a run; diagnostics already in the collector suppress those that follow from them.
 * @param length of the source, in characters
 * @param isTrusted - false if a quote elsewhere in the source has no counterpart
 */
export function createContext(
  vocabulary: Vocabulary,
  collector: DiagnosticCollector,
  length: number,
  isTrusted = true,
): CheckContext {
  const errors = collector.all
    .filter(({ severity }) => severity === "error")
    .map(({ from }) => from);
  errors.sort((a, b) => a - b);
  return {
    vocabulary,
    collector,
    suggester: new Suggester(length),
    values: { found: 0, limit: valueLimit },
    hasCanvas: false,
    nestingTrusted: isTrusted && !misleading.some((code) => collector.has(code)),
    targetsTrusted: isTrusted && !swallowing.some((code) => collector.has(code)),
    hasErrorIn(from, to) {
      const first = errors[firstAtLeast(errors, from)];
      return first !== undefined && first < to;
    },
  };
}

/** Index of the first number that is not below `bound`, in a sorted array. */
function firstAtLeast(sorted: readonly number[], bound: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Says that a source nests too deeply; the limit keeps every later stage within the stack. */
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import type { Place } from "../diagnostics/diagnostic.js";

/** Deepest nesting of elements (language.md 1.1). */
export const deepestNesting = 200;

/**
 * Most brackets that are open at once; those inside are tokens without a structure. Lezer and the
 * reader of items call themselves for each level.
 */
export const deepestBrackets = 300;

/** Reports a bracket that is one too many. */
export function reportBracket(place: Place, collector: DiagnosticCollector): void {
  collector.add("nesting-limit", "brackets", { limit: deepestBrackets }, place);
}

/** Reports the place at which the limit is passed; only the first such place of a source is kept. */
export function reportNesting(place: Place, collector: DiagnosticCollector): void {
  collector.add("nesting-limit", "passed", { limit: deepestNesting }, place);
}

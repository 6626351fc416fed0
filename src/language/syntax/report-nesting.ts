/** Reports a source that nests too deeply; the limit keeps every later stage within the stack. */
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import type { Place } from "../diagnostics/diagnostic.js";

/** Maximum nesting of elements (language.md 1.1). */
export const deepestNesting = 200;

/**
 * Maximum number of brackets that are open at once; deeper ones are tokens without nodes. Lezer and the reader of items
 * recurse once per level.
 */
export const deepestBrackets = 300;

/** Reports a bracket beyond the limit. */
export function reportBracket(place: Place, collector: DiagnosticCollector): void {
  collector.add("nesting-limit", "brackets", { limit: deepestBrackets }, place);
}

/** Reports the place where the limit is exceeded; only the first such place of a source is kept. */
export function reportNesting(place: Place, collector: DiagnosticCollector): void {
  collector.add("nesting-limit", "passed", { limit: deepestNesting }, place);
}

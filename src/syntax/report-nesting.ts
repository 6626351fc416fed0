/** Says that a source nests too deeply; the limit keeps every later stage within the stack. */
import type { DiagnosticCollector } from "../text/collector.js";

/** Deepest nesting of elements (language.md 1.1). */
export const deepestNesting = 200;

/** Reports the place at which the limit is passed; only the first such place of a source is kept. */
export function reportNesting(from: number, to: number, collector: DiagnosticCollector): void {
  collector.add("nesting-limit", from, to, `more than ${deepestNesting} levels of nesting`, {
    hint: "split the wireframe, or remove wrappers",
  });
}

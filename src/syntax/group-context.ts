/** What the grouping of items into elements needs at every step. */
import type { Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../text/collector.js";
import type { Suggester } from "./suggest-component.js";

/** The source, what its words mean, and where findings go. */
export interface GroupContext {
  readonly source: string;
  readonly vocabulary: Vocabulary;
  readonly collector: DiagnosticCollector;
  readonly suggester: Suggester;
}

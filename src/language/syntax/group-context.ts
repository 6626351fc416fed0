/** What the grouping of items into elements needs at every step. */
import type { Element } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import type { TextEdit } from "../diagnostics/diagnostic.js";
import type { ComponentSuggester } from "./suggest-component.js";

/** The source, what its words mean, and where diagnostics go. */
export interface GroupContext {
  readonly source: string;
  readonly vocabulary: Vocabulary;
  readonly collector: DiagnosticCollector;
  readonly suggester: ComponentSuggester;
  /** Whether the source is read in another way after an error, so that no element after one is of use. */
  readonly stopsAtError: boolean;
  /** The element that was last given a modifier that it knows. */
  modified: Element | undefined;
  /** The edits that add all closing braces that are missing, where they are certain; once, and then none. */
  takeMissingCloses(): readonly TextEdit[] | undefined;
  /** Set where reuse is not read, once something is met that only reuse can mean. */
  mentionsForms: boolean;
  /** Elements whose block has been said to hold another language's form. */
  readonly toldOfForms: Set<Element>;
}

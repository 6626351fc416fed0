/** The context of grouping items into elements. */
import type { Element } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import type { TextEdit } from "../diagnostics/diagnostic.js";
import type { ComponentSuggester } from "./suggest-component.js";

/** The source, its vocabulary, and the collector of diagnostics. */
export interface GroupContext {
  readonly source: string;
  readonly vocabulary: Vocabulary;
  readonly collector: DiagnosticCollector;
  readonly suggester: ComponentSuggester;
  /** The element that was last given a modifier that it knows. */
  modified: Element | undefined;
  /** The edits that add all missing closing braces, if these are certain; only the first call returns them. */
  takeMissingCloses(): readonly TextEdit[] | undefined;
  /** Set if reuse is not read, and something is found that only reuse can explain. */
  mentionsForms: boolean;
  /** Elements whose blocks were already reported as forms of another language. */
  readonly toldOfForms: Set<Element>;
}

/** The context of grouping items into elements. */
import type { Element } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import type { TextEdit } from "../diagnostics/diagnostic.js";
import type { Item, WordItem } from "./item.js";
import type { WordRole } from "./place-word.js";
import type { ComponentSuggester } from "./suggest-component.js";

/** A word whose meaning depends on whether its element gets a label. */
export interface WaitingWord {
  readonly item: WordItem;
  readonly role: WordRole;
  /** The item after it. */
  readonly next: Item | undefined;
}

/** The source, its vocabulary, and the collector of diagnostics. */
export interface GroupContext {
  readonly source: string;
  readonly vocabulary: Vocabulary;
  readonly collector: DiagnosticCollector;
  readonly suggester: ComponentSuggester;
  /** The element that was last given a modifier that it knows. */
  modified: Element | undefined;
  /** Unknown words of elements that have no label yet, so that the words may stand for it. */
  readonly unquoted: Map<Element, WaitingWord[]>;
  /** Words that a reported component would have as its label. */
  readonly labels: Set<WordItem>;
  /** The edits that add all missing closing braces, if these are certain; only the first call returns them. */
  takeMissingCloses(): readonly TextEdit[] | undefined;
  /** Set if reuse is not read, and something is found that only reuse can explain. */
  mentionsForms: boolean;
  /** Elements whose blocks were already reported as forms of another language. */
  readonly toldOfForms: Set<Element>;
}

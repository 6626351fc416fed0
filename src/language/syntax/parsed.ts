/** Describes a source that was parsed: its elements, its tree, and what is wrong about its form. */
import type { Tree } from "@lezer/common";
import type { ElementTree } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";

/** A source as elements, with what is wrong about its form. */
export interface Parsed {
  /** The tree of the source, comments included; of a well-formed one it is built when it is asked for. */
  readonly tree: Tree;
  elements: ElementTree;
  /** By which its words were read: with what it defines and uses, where it does. */
  readonly vocabulary: Vocabulary;
  collector: DiagnosticCollector;
}

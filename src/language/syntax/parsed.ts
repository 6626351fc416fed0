/** A parsed source: its elements, its tree and its syntax diagnostics. */
import type { Tree } from "@lezer/common";
import type { ElementTree } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";

/** A source as elements, with its syntax diagnostics. */
export interface Parsed {
  /** The tree of the source, comments included; for a source without odd tokens it is built on first access. */
  readonly tree: Tree;
  /** Whether it was read without a tree, so that its strings and comments have ends, and no markup is in it. */
  readonly isClean: boolean;
  elements: ElementTree;
  /** The vocabulary with which its words were read, including its own definitions. */
  readonly vocabulary: Vocabulary;
  collector: DiagnosticCollector;
}

/** A source that was read without its tree, which is built when something asks for it. */
import type { Tree } from "@lezer/common";
import type { ElementTree } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import type { Grouped } from "./group-elements.js";
import type { Parsed } from "./parsed.js";

/** A source that was read without a tree. */
export class TreeLess implements Parsed {
  readonly isClean: boolean;
  elements: ElementTree;
  readonly vocabulary: Vocabulary;
  collector: DiagnosticCollector;
  readonly #read: () => Tree;
  #tree: Tree | undefined;

  constructor(
    isClean: boolean,
    length: number,
    { elements, vocabulary }: Grouped,
    collector: DiagnosticCollector,
    read: () => Tree,
  ) {
    this.isClean = isClean;
    this.elements = { elements, length };
    this.vocabulary = vocabulary;
    this.collector = collector;
    this.#read = read;
  }

  get tree(): Tree {
    this.#tree ??= this.#read();
    return this.#tree;
  }
}

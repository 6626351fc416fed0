/** Turns a text into elements: a well-formed one at once, any other by way of its tree. */
import type { Tree } from "@lezer/common";
import type { Element, ElementTree } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import { DiagnosticCollector } from "../text/collector.js";
import { groupElements } from "./group-elements.js";
import { parseByTree, parseTree } from "./parse-by-tree.js";
import type { Parsed } from "./parsed.js";
import { readClean } from "./read-clean.js";

/**
 * Reads a source; never throws. The collector is meant to take the diagnostics of later checks too.
 *
 * @param sourceId names the source where several are read
 */
export function parseSource(source: string, vocabulary: Vocabulary, sourceId?: string): Parsed {
  return readWellFormed(source, vocabulary, sourceId) ?? parseByTree(source, vocabulary, sourceId);
}

/** A source without an error in its form, read without a tree; undefined for any other. */
function readWellFormed(
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
): Parsed | undefined {
  const collector = new DiagnosticCollector(sourceId);
  const items = readClean(source, collector);
  if (!items) return undefined;
  const elements = groupElements(items, source, vocabulary, collector, () => parseTree(source));
  if (collector.errorCount > 0) return undefined;
  return new WellFormed(source, elements, collector);
}

/** A source that was read without its tree. */
class WellFormed implements Parsed {
  elements: ElementTree;
  collector: DiagnosticCollector;
  readonly #source: string;
  #tree: Tree | undefined;

  constructor(source: string, elements: Element[], collector: DiagnosticCollector) {
    this.#source = source;
    this.elements = { elements, length: source.length };
    this.collector = collector;
  }

  get tree(): Tree {
    this.#tree ??= parseTree(this.#source);
    return this.#tree;
  }
}

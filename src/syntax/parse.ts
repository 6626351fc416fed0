/** Turns a text into elements: a well-formed one at once, any other by way of its tree. */
import type { Tree } from "@lezer/common";
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
  let tree: Tree | undefined;
  const treeOf = (): Tree => {
    tree ??= parseTree(source);
    return tree;
  };
  const elements = groupElements(items, source, vocabulary, collector, treeOf);
  if (collector.errorCount > 0) return undefined;
  return {
    get tree() {
      return treeOf();
    },
    elements: { elements, length: source.length },
    collector,
  };
}

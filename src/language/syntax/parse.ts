/** Turns a text into elements: a well-formed one directly, any other through its tree. */
import type { Tree } from "@lezer/common";
import type { ElementTree } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import { DiagnosticCollector } from "../diagnostics/collector.js";
import { type Grouped, groupElements, type OpenForms } from "./group-elements.js";
import type { KeptTrees } from "./kept-trees.js";
import { findMissingCloses } from "./missing-closes.js";
import { parseByTree, parseTree } from "./parse-by-tree.js";
import type { Parsed } from "./parsed.js";
import { readClean } from "./read-clean.js";

/**
 * Reads a source; never throws. Later checks add their diagnostics to the same collector.
 *
 * @param sourceId names the source if several are read
 * @param openForms returns the vocabulary of a source that defines or uses something
 * @param kept earlier trees of the source, for callers that read it after each change
 */
export function parseSource(
  source: string,
  vocabulary: Vocabulary,
  sourceId?: string,
  openForms?: OpenForms,
  kept?: KeptTrees,
): Parsed {
  // An error usually stays for a while during editing, so the fast reading would fail again.
  const sound = kept?.isBroken
    ? undefined
    : readWellFormed(source, vocabulary, sourceId, openForms, kept);
  if (sound) return sound;
  const parsed = parseByTree(source, vocabulary, sourceId, openForms, kept);
  if (kept) kept.isBroken = parsed.collector.errorCount > 0;
  return parsed;
}

/** A source without syntax errors, read without a tree; undefined for any other. */
function readWellFormed(
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
  openForms: OpenForms | undefined,
  kept: KeptTrees | undefined,
): Parsed | undefined {
  const collector = new DiagnosticCollector(sourceId);
  const items = readClean(source, collector);
  if (!items) return undefined;
  const tree = (): Tree => parseTree(source, kept);
  const closes = () => findMissingCloses(tree(), source);
  const grouped = groupElements(items, source, vocabulary, collector, closes, openForms, true);
  if (collector.errorCount > 0) return undefined;
  return new WellFormed(source.length, grouped, collector, tree);
}

/** A source that was read without a tree. */
class WellFormed implements Parsed {
  elements: ElementTree;
  readonly vocabulary: Vocabulary;
  collector: DiagnosticCollector;
  readonly #read: () => Tree;
  #tree: Tree | undefined;

  constructor(
    length: number,
    { elements, vocabulary }: Grouped,
    collector: DiagnosticCollector,
    read: () => Tree,
  ) {
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

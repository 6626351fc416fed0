/** Turns a text into elements: a clean one directly, any other through its tree. */
import type { Tree } from "@lezer/common";
import type { ElementTree } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import { DiagnosticCollector } from "../diagnostics/collector.js";
import { type Grouped, groupElements, type OpenForms } from "./group-elements.js";
import type { KeptTrees } from "./kept-trees.js";
import {
  isGlued,
  mismatchesQuotes,
  parseCarefully,
  parseTree,
  readByTree,
  readWithForeign,
} from "./parse-by-tree.js";
import type { Parsed } from "./parsed.js";
import { readClean, readWithOpenStrings } from "./read-clean.js";

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
  const parsed =
    readWithoutTree(source, vocabulary, sourceId, openForms, kept) ??
    readOpenStrings(source, vocabulary, sourceId, openForms, kept) ??
    readByTree(source, vocabulary, sourceId, openForms, kept);
  if (parsed.collector.errorCount === 0) return parsed;
  return readWithForeign(parsed, source, vocabulary, sourceId, openForms);
}

/** A source whose quotes and brackets match; undefined for any other. */
function readWithoutTree(
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
  openForms: OpenForms | undefined,
  kept: KeptTrees | undefined,
): Parsed | undefined {
  const collector = new DiagnosticCollector(sourceId);
  let hasLongString = false;
  let hasGluedString = false;
  const items = readClean(source, collector, (to) => {
    hasLongString = true;
    hasGluedString ||= isGlued(source, to);
  });
  if (!items) return undefined;
  const grouped = groupElements(items, source, vocabulary, collector, () => undefined, openForms);
  const { errorCount } = collector;
  // With several errors, quotes may match that were not meant to, and of deep blocks only the tree has the first.
  const isDoubtful = (hasLongString && errorCount > 1) || hasGluedString;
  if (errorCount > 0 && (isDoubtful || collector.has("nesting-limit"))) return undefined;
  return new TreeLess(true, source.length, grouped, collector, () => parseTree(source, kept));
}

/** With more errors, a source is read in other ways too, and the one with the fewest errors counts. */
const fewErrors = 2;

/** A source with a string that has no end, and hardly anything else that is wrong; undefined for any other. */
function readOpenStrings(
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
  openForms: OpenForms | undefined,
  kept: KeptTrees | undefined,
): Parsed | undefined {
  const collector = new DiagnosticCollector(sourceId);
  const items = readWithOpenStrings(source, collector);
  if (!items || !mismatchesQuotes(parseTree(source, kept), source)) return undefined;
  const grouped = groupElements(items, source, vocabulary, collector, () => undefined, openForms);
  if (collector.errorCount > fewErrors || collector.has("nesting-limit")) return undefined;
  const read = (): Tree => parseCarefully(source, kept);
  return new TreeLess(false, source.length, grouped, collector, read);
}

/** A source that was read without a tree. */
class TreeLess implements Parsed {
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

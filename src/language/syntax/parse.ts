/** Turns a text into elements: a clean one directly, any other through its tree. */
import type { Vocabulary } from "../ast/vocabulary.js";
import { DiagnosticCollector } from "../diagnostics/collector.js";
import { isGlued } from "./characters.js";
import { groupElements, type OpenForms } from "./group-elements.js";
import type { KeptTrees } from "./kept-trees.js";
import { parseTree, readByTree, readWithForeign } from "./parse-by-tree.js";
import type { Parsed } from "./parsed.js";
import { readClean } from "./read-clean.js";
import { readOpenEnds } from "./read-open-ends.js";
import { TreeLess } from "./tree-less.js";

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
    readOpenEnds(source, vocabulary, sourceId, openForms, kept) ??
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
  const items = readClean(source, collector, (_, to) => {
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

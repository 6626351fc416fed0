/** Reads a source with strings that have no end, without its tree: what an author has while a text is typed. */
import type { Vocabulary } from "../ast/vocabulary.js";
import { DiagnosticCollector } from "../diagnostics/collector.js";
import { groupElements, type OpenForms } from "./group-elements.js";
import type { Item } from "./item.js";
import type { KeptTrees } from "./kept-trees.js";
import { mismatchesQuotes, parseCarefully, parseTree } from "./parse-by-tree.js";
import type { Parsed } from "./parsed.js";
import { readClean } from "./read-clean.js";
import { readUnclosedString } from "./read-text.js";
import { carefulStringLength } from "./string-length.js";
import { TreeLess } from "./tree-less.js";

/** With more errors, a source is read in other ways too, and the one with the fewest errors counts. */
const fewErrors = 2;

/** A source with a string that has no end, and hardly anything else that is wrong; undefined for any other. */
export function readOpenStrings(
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
  openForms: OpenForms | undefined,
  kept: KeptTrees | undefined,
): Parsed | undefined {
  const collector = new DiagnosticCollector(sourceId);
  const items = readWithOpenStrings(source, collector);
  if (!items) return undefined;
  const grouped = groupElements(items, source, vocabulary, collector, () => undefined, openForms);
  const { errorCount } = collector;
  if (errorCount > fewErrors || collector.has("nesting-limit")) return undefined;
  if (errorCount > 1 && !mismatchesQuotes(parseTree(source, kept), source)) return undefined;
  return new TreeLess(false, source.length, grouped, collector, () => parseCarefully(source, kept));
}

/**
 * The items of a source that is well-formed but for strings that have no end and so end at their line; undefined if all
 * strings have ends, or if anything else in it is unusual.
 *
 * @param collector - receives diagnostics about strings and numbers; discard these if the result is undefined
 */
export function readWithOpenStrings(
  source: string,
  collector: DiagnosticCollector,
): Item[] | undefined {
  let isOpen = false;
  let hasBrace = false;
  const items = readClean(source, collector, undefined, (from, quote) => {
    const length = carefulStringLength({ peek: (offset) => unitAt(source, from + offset) }, quote);
    if (length > 0) return undefined;
    isOpen = true;
    const to = from - length;
    const token = source.slice(from, to);
    // It may close a block.
    hasBrace ||= token.includes("}");
    return { kind: "string", value: readUnclosedString(token, from, collector), from, to };
  });
  return isOpen && !hasBrace ? items : undefined;
}

/** A unit of a text; negative after its end. */
function unitAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : -1;
}

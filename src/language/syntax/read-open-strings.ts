/** Reads a source with strings that have no end, without its tree: what an author has while a text is typed. */
import type { Vocabulary } from "../ast/vocabulary.js";
import { DiagnosticCollector } from "../diagnostics/collector.js";
import { groupElements, type OpenForms } from "./group-elements.js";
import type { Item } from "./item.js";
import type { KeptTrees } from "./kept-trees.js";
import { parseCarefully } from "./parse-by-tree.js";
import type { Parsed } from "./parsed.js";
import { type ReadOpenString, readClean } from "./read-clean.js";
import { readUnclosedString } from "./read-text.js";
import { carefulStringLength } from "./string-length.js";
import { TreeLess } from "./tree-less.js";

/** With more errors, a source is read in other ways too, and the one with the fewest errors counts. */
const fewErrors = 2;

/** Whether a source with a string without an end, and this number of errors, is read like this. */
export function hasFewErrors(count: number): boolean {
  return count <= fewErrors;
}

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
  if (!hasFewErrors(collector.errorCount) || collector.has("nesting-limit")) return undefined;
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
  const { readOpenString, found } = openStringsIn(source);
  const items = readClean(source, collector, undefined, readOpenString(collector));
  return found.isOpen && !found.hasBrace ? items : undefined;
}

/** Reads the strings without an end in a source, and notes what it finds. */
export function openStringsIn(source: string): {
  /** Gives the function that reads them; its diagnostics go to the collector. */
  readOpenString(collector: DiagnosticCollector): ReadOpenString;
  /** Whether it has read one, and whether one of them contains a brace, which may close a block. */
  found: { isOpen: boolean; hasBrace: boolean };
} {
  const found = { isOpen: false, hasBrace: false };
  const readOpenString = (collector: DiagnosticCollector): ReadOpenString => {
    return (from, quote) => {
      const length = lengthOf(source, from, quote);
      if (length > 0) return undefined;
      found.isOpen = true;
      const to = from - length;
      const token = source.slice(from, to);
      found.hasBrace ||= token.includes("}");
      return { kind: "string", value: readUnclosedString(token, from, collector), from, to };
    };
  };
  return { readOpenString, found };
}

/** Whether a string ends at the same place when it is read like this. */
export function isReadAlike(source: string, from: number, to: number): boolean {
  return lengthOf(source, from, source.charCodeAt(from)) === to - from;
}

/** The length of the string at an offset; negative if it has no end. */
function lengthOf(source: string, from: number, quote: number): number {
  return carefulStringLength({ peek: (offset) => unitAt(source, from + offset) }, quote);
}

/** A unit of a text; negative after its end. */
function unitAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : -1;
}

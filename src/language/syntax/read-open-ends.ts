/** Reads a source with strings and lists that have no end, without its tree: what an author has while they are typed. */
import type { Vocabulary } from "../ast/vocabulary.js";
import { DiagnosticCollector } from "../diagnostics/collector.js";
import { Char, isLetter } from "./characters.js";
import { groupElements, type OpenForms } from "./group-elements.js";
import type { Item } from "./item.js";
import type { KeptTrees } from "./kept-trees.js";
import { significantOffset, wordLength } from "./measure-input.js";
import { mismatchesQuotes, parseCarefully, parseTree } from "./parse-by-tree.js";
import type { Parsed } from "./parsed.js";
import { type OpenEnds, readClean } from "./read-clean.js";
import { readUnclosedString } from "./read-text.js";
import { type Ahead, carefulStringLength } from "./string-length.js";
import { TreeLess } from "./tree-less.js";

/** With more errors, a source is read in other ways too, and the one with the fewest errors counts. */
const fewErrors = 2;

/** Whether a source with something without an end, and this number of errors, is read like this. */
export function hasFewErrors(count: number): boolean {
  return count <= fewErrors;
}

/** A source in which something has no end, and hardly anything else is wrong; undefined for any other. */
export function readOpenEnds(
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
  openForms: OpenForms | undefined,
  kept: KeptTrees | undefined,
): Parsed | undefined {
  const collector = new DiagnosticCollector(sourceId);
  const { items, found } = readWithOpenEnds(source, collector) ?? {};
  if (!items || !found || mayEndBelow(source, found, kept)) return undefined;
  const grouped = groupElements(items, source, vocabulary, collector, () => undefined, openForms);
  if (!hasFewErrors(collector.errorCount) || collector.has("nesting-limit")) return undefined;
  const parse = found.hasOpenString ? parseCarefully : parseTree;
  return new TreeLess(false, source.length, grouped, collector, () => parse(source, kept));
}

/**
 * The items of a source that is well-formed but for strings and lists that have no end; undefined if all have ends, or if
 * anything else in it is unusual. Such a string ends at its line, and such a list before what it cannot contain.
 *
 * @param collector - receives diagnostics about strings, lists and numbers; discard these if the result is undefined
 */
export function readWithOpenEnds(
  source: string,
  collector: DiagnosticCollector,
): { items: Item[]; found: FoundOpenEnds } | undefined {
  const { readOpenEnds: open, found } = openEndsIn(source);
  const items = readClean(source, collector, undefined, open(collector));
  if (!items || !isOpen(found)) return undefined;
  return { items, found };
}

/**
 * Whether a string without an end may have been meant to end in another line, where it leaves fewer errors. Without its
 * quote, a list of strings has no end either, and only the tree tells what else is in it.
 */
export function mayEndBelow(
  source: string,
  { hasOpenString, hasOpenList }: Omit<FoundOpenEnds, "hasBrace">,
  kept: KeptTrees | undefined,
): boolean {
  return hasOpenString && hasOpenList && !mismatchesQuotes(parseTree(source, kept), source);
}

/** What has no end in a source. */
export interface FoundOpenEnds {
  hasOpenString: boolean;
  hasOpenList: boolean;
  /** Whether a string without an end contains a brace, which may close a block. */
  hasBrace: boolean;
}

/** Whether something has no end, and how it was meant is plain. */
export function isOpen({ hasOpenString, hasOpenList, hasBrace }: FoundOpenEnds): boolean {
  return (hasOpenString || hasOpenList) && !hasBrace;
}

/** Reads what has no end in a source, and notes what it finds. */
export function openEndsIn(source: string): {
  /** Gives the functions that read it; their diagnostics go to the collector. */
  readOpenEnds(collector: DiagnosticCollector): OpenEnds;
  found: FoundOpenEnds;
} {
  const found = { hasOpenString: false, hasOpenList: false, hasBrace: false };
  const readOpenEnds = (collector: DiagnosticCollector): OpenEnds => ({
    readString(from, quote) {
      const length = lengthOf(source, from, quote);
      if (length > 0) return undefined;
      found.hasOpenString = true;
      const to = from - length;
      const token = source.slice(from, to);
      found.hasBrace ||= token.includes("}");
      return { kind: "string", value: readUnclosedString(token, from, collector), from, to };
    },
    endsList(open, at, unit) {
      if (unit !== Char.BlockClose && !(isLetter(unit) && isAttribute(source, at))) return false;
      found.hasOpenList = true;
      collector.add("syntax-unclosed-list", "found", {}, { from: open, to: open + 1 });
      return true;
    },
  });
  return { readOpenEnds, found };
}

/** Whether a string ends at the same place when it is read like this. */
export function isReadAlike(source: string, from: number, to: number): boolean {
  return lengthOf(source, from, source.charCodeAt(from)) === to - from;
}

/** The length of the string at an offset; negative if it has no end. */
function lengthOf(source: string, from: number, quote: number): number {
  return carefulStringLength(aheadOf(source, from), quote);
}

/** Whether the word at an offset is the name of an attribute. */
function isAttribute(source: string, at: number): boolean {
  const ahead = aheadOf(source, at);
  return ahead.peek(significantOffset(ahead, wordLength(ahead))) === Char.Equals;
}

/** A text from an offset on. */
function aheadOf(text: string, from: number): Ahead {
  return {
    peek: (offset) => (from + offset < text.length ? text.charCodeAt(from + offset) : -1),
  };
}

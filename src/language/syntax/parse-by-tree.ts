/** Turns a text into elements through its tree; reads it a second time if quotes or braces do not match. */
import type { ChangedRange, Tree } from "@lezer/common";
import type { LRParser } from "@lezer/lr";
import type { Vocabulary } from "../ast/vocabulary.js";
import { DiagnosticCollector } from "../diagnostics/collector.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { type BracePlan, createPlannedBraces } from "./brace-plan.js";
import { countBrackets, needsDepth } from "./bracket-depth.js";
import { isGlued } from "./characters.js";
import { fixLastClose } from "./fix-last-close.js";
import type { ForeignPassage } from "./foreign/passage.js";
import { type Around, readAround } from "./foreign/read-around.js";
import { groupElements, type OpenForms } from "./group-elements.js";
import type { Item } from "./item.js";
import { fragmentsOf, type KeptTrees } from "./kept-trees.js";
import { findMissingCloses } from "./missing-closes.js";
import { parseBySteps } from "./parse-steps.js";
import type { Parsed } from "./parsed.js";
import { parser } from "./parser.js";
import * as term from "./parser.terms.js";
import { readItems } from "./read-items.js";
import { planBraces } from "./repair-braces.js";
import { carefulTokens, lineTokens, plannedBraces, tokens } from "./tokens.js";

const carefulParser = parser.configure({ tokenizers: [{ from: tokens, to: carefulTokens }] });
const lineParser = parser.configure({ tokenizers: [{ from: tokens, to: lineTokens }] });
/** Ways of reading strings, each with more of them that end at their line. */
const readers = [parser, carefulParser, lineParser];

/**
 * The tree of a text, with a depth that never exceeds the stack.
 *
 * @param kept - earlier trees of the text
 */
export function parseTree(source: string, kept?: KeptTrees): Tree {
  return parseBounded(parser, source, kept);
}

/**
 * Reads a source with errors once more, without its passages in other languages; as it was read if there are none.
 *
 * @param plain - the source as it was read
 */
export function readWithForeign(
  plain: Parsed,
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
  openForms?: OpenForms,
): Parsed {
  const { text, passages } = findForeign(plain, source, vocabulary) ?? {};
  if (text === undefined || passages === undefined) return plain;
  const closes = passages.find((passage) => passage.closes)?.closes;
  const around = readByTree(text, vocabulary, sourceId, openForms, undefined, closes);
  const { collector } = around;
  collector.keep((found) => !passages.some((passage) => hides(passage, found)));
  for (const { problem, from, to } of passages) {
    if (problem) collector.addProblem(problem, { from, to });
  }
  return around;
}

/** Whether a passage is the reason for a diagnostic. */
function hides(passage: ForeignPassage, found: Diagnostic): boolean {
  if (found.from < passage.from || found.from >= passage.to) return false;
  return passage.hides?.(found) ?? true;
}

/** The passages in other languages in a source with errors; undefined if there are none. */
export function findForeign(
  plain: Pick<Parsed, "isClean" | "collector" | "tree">,
  source: string,
  vocabulary: Vocabulary,
): Around | undefined {
  return readAround(source, plain, vocabulary, (each) =>
    each === source ? plain.tree : readTree(each).tree,
  );
}

/** The tree of a text in which strings end at their line unless more lines are clearly meant. */
export function parseCarefully(source: string, kept?: KeptTrees): Tree {
  return parseBounded(carefulParser, source, kept);
}

/** The tree of a text, read with care if its quotes do not match. */
function readTree(source: string, kept?: KeptTrees): { tree: Tree; reader: LRParser } {
  const tree = parseBounded(parser, source, kept);
  if (!mismatchesQuotes(tree, source)) return { tree, reader: parser };
  return { tree: parseCarefully(source, kept), reader: carefulParser };
}

/** The number of stray tokens in a text that is hardly meant as it was read. */
const manyStrays = 20;

/**
 * Whether strings seem to begin where they should end: the last has no end, or one of several lines is among many stray
 * tokens, as when the quote that it lacks is in what looks like a comment.
 *
 * @param tree - the text, read with strings that may span lines
 */
export function mismatchesQuotes(tree: Tree, source: string): boolean {
  if (endsInString(tree, source)) return true;
  const cursor = tree.cursor();
  let strays = 0;
  do {
    const { id } = cursor.type;
    if (id === term.Stray || id === term.RawRun) strays++;
    if (strays === manyStrays) return hasLongString(tree, source);
  } while (cursor.next());
  return false;
}

function parseBounded(reader: LRParser, source: string, kept?: KeptTrees): Tree {
  let isDeep = false;
  const note = (): void => {
    isDeep = true;
  };
  const bounded = needsDepth(source)
    ? reader.configure({ contextTracker: countBrackets(note) })
    : reader;
  if (!kept) return parseBySteps(bounded, source);
  return kept.parse(reader, source, (fragments) => {
    const tree = parseBySteps(bounded, source, fragments);
    return { tree, isDeep };
  });
}

/**
 * Reads any source; never throws. Two extra quotes may pair up across lines and swallow everything between them. The source
 * is read with more strings that end at their line if that leaves fewer errors.
 *
 * @param closes - where blocks end without a brace, if that is known
 */
export function readByTree(
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
  openForms?: OpenForms,
  kept?: KeptTrees,
  closes?: BracePlan["closes"],
): Parsed {
  const first = readTree(source, kept);
  if (closes) {
    const planned = parseBySteps(withPlan(first.reader, { ...noBraces, closes }), source);
    return read(planned, itemsOf(planned, source, sourceId), source, vocabulary, openForms);
  }
  let best = readBraces(first.tree, first.reader, source, vocabulary, sourceId, openForms);
  for (const reader of readers.slice(readers.indexOf(first.reader) + 1)) {
    const { errorCount } = best.collector;
    if (errorCount === 0 || !hasLongString(best.tree, source)) break;
    // Read like this, the first of these strings has no end, which is one error, as is each that follows from it.
    const isGlued = hasGluedString(best.tree, source);
    if (errorCount === 1 && !isGlued) break;
    const tree = parseBounded(reader, source, kept);
    if (hasUnclosedStrings(tree, errorCount + (isGlued ? 2 : 0))) break;
    const other = readBraces(tree, reader, source, vocabulary, sourceId, openForms);
    const isBetter =
      other.collector.errorCount < errorCount || (isGlued && hasOnlyUnclosed(other.collector));
    if (isBetter) best = other;
  }
  return best;
}

/** Whether a string across lines ends directly before a word. */
function hasGluedString(tree: Tree, source: string): boolean {
  const cursor = tree.cursor();
  do {
    const { type, from, to } = cursor;
    if (type.id !== term.String || !isGlued(source, to)) continue;
    if (/[\r\n]/.test(source.slice(from, to))) return true;
  } while (cursor.next());
  return false;
}

/** Whether all errors are strings without an end. */
function hasOnlyUnclosed({ all }: DiagnosticCollector): boolean {
  return all.every(
    ({ code, severity }) => severity !== "error" || code === "syntax-unclosed-string",
  );
}

/** Whether a tree has at least this many strings without an end. */
function hasUnclosedStrings(tree: Tree, count: number): boolean {
  const cursor = tree.cursor();
  let left = count;
  do {
    if (cursor.type.id === term.UnclosedString && --left === 0) return true;
  } while (cursor.next());
  return false;
}

/** Whether a string spans lines. */
function hasLongString(tree: Tree, source: string): boolean {
  const cursor = tree.cursor();
  do {
    const { type, from, to } = cursor;
    if (type.id === term.String && /[\r\n]/.test(source.slice(from, to))) return true;
  } while (cursor.next());
  return false;
}

function readBraces(
  tree: Tree,
  reader: LRParser,
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
  openForms?: OpenForms,
): Parsed {
  const readBy = (some: Tree, items = itemsOf(some, source, sourceId)): Parsed =>
    read(some, items, source, vocabulary, openForms);
  const items = itemsOf(tree, source, sourceId);
  if (items.hasOpenBlock && countSwallowed(source, items.collector) === 0) {
    const plan = planBraces(tree, source, [], 0);
    const likely = plan && readBy(parsePlanned(tree, reader, source, plan));
    // The block without an end is an error of any reading, so none has fewer.
    if (likely?.collector.errorCount === 1) return likely;
  }
  const first = readBy(tree, items);
  if (first.collector.errorCount === 0) return first;
  if (first.collector.has("nesting-limit")) {
    keepNestingLimit(first.collector);
    return first;
  }
  const swallowed = countSwallowed(source, first.collector);
  const plan = planBraces(tree, source, first.elements.elements, swallowed);
  if (!plan) {
    first.collector.dropLast("syntax-unclosed-block", swallowed);
    return first;
  }
  const second = readBy(parsePlanned(tree, reader, source, plan));
  second.collector.dropLast("syntax-unclosed-block", swallowed);
  return second.collector.errorCount <= first.collector.errorCount ? second : first;
}

const noBraces: BracePlan = { closes: new Map(), opens: new Map(), extra: new Set() };

function parsePlanned(tree: Tree, reader: LRParser, source: string, plan: BracePlan): Tree {
  return parseBySteps(withPlan(reader, plan), source, fragmentsOf(tree, placesOf(plan)));
}

/** The places at which a second reading differs from the first. */
function placesOf({ closes, opens, extra }: BracePlan): ChangedRange[] {
  const places = [...new Set([...closes.keys(), ...opens.keys(), ...extra])];
  return places.sort((a, b) => a - b).map((at) => ({ fromA: at, toA: at, fromB: at, toB: at }));
}

/** The items of a tree, with the diagnostics about them. */
interface TreeItems {
  readonly items: readonly Item[];
  /** Whether a block has no closing brace. */
  readonly hasOpenBlock: boolean;
  readonly collector: DiagnosticCollector;
}

function itemsOf(tree: Tree, source: string, sourceId: string | undefined): TreeItems {
  const collector = new DiagnosticCollector(sourceId);
  let hasOpenBlock = false;
  const items = readItems(tree, source, collector, () => {
    hasOpenBlock = true;
  });
  return { items, hasOpenBlock, collector };
}

function read(
  tree: Tree,
  { items, collector }: TreeItems,
  source: string,
  vocabulary: Vocabulary,
  openForms?: OpenForms,
): Parsed {
  const grouped = groupElements(
    items,
    source,
    vocabulary,
    collector,
    () => findMissingCloses(tree, source),
    openForms,
  );
  fixLastClose(grouped.elements, source, collector);
  const elements = { elements: grouped.elements, length: source.length };
  return { tree, isClean: false, elements, vocabulary: grouped.vocabulary, collector };
}

function withPlan(reader: LRParser, plan: BracePlan): LRParser {
  return reader.configure({
    contextTracker: countBrackets(),
    tokenizers: [{ from: plannedBraces, to: createPlannedBraces(plan) }],
  });
}

/** Number of closing braces inside strings and comments that have no end: they are not missing. */
function countSwallowed(source: string, collector: DiagnosticCollector): number {
  let count = 0;
  for (const { code, from, to } of collector.all) {
    if (code === "syntax-unclosed-string") count += countBraces(source, from, to);
    else if (code === "syntax-unclosed-comment") count += countBraces(source, from, source.length);
  }
  return count;
}

function countBraces(source: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const unit = source.charCodeAt(at);
    if (unit === 125) count++;
    else if (unit === 123 && count > 0) count--;
  }
  return count;
}

/** Only an unclosed string reaches the end of the text as `UnclosedString`. */
function endsInString(tree: Tree, source: string): boolean {
  if (source.length === 0) return false;
  let node = tree.resolveInner(source.length, -1);
  for (let depth = 0; depth < 3; depth++) {
    if (node.type.id === term.UnclosedString) return true;
    if (!node.parent) return false;
    node = node.parent;
  }
  return false;
}

/** Beyond the limit the tree is not reliable: only the first place is reported, and no braces. */
function keepNestingLimit(collector: DiagnosticCollector): void {
  const places = collector.all.filter(({ code }) => code === "nesting-limit");
  const first = places
    .slice(1, 1000)
    .map(({ from }) => from)
    .reduce((a, b) => Math.min(a, b), places[0]!.from);
  collector.keep(({ code, from }) =>
    code === "nesting-limit" ? from === first : from < first && !code.startsWith("syntax-unclosed"),
  );
}

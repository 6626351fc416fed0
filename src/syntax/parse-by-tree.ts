/** Turns a text into elements by way of its tree, reading it a second time where quotes or braces do not add up. */
import type { Tree } from "@lezer/common";
import type { LRParser } from "@lezer/lr";
import type { Vocabulary } from "../ast/vocabulary.js";
import { DiagnosticCollector } from "../text/collector.js";
import { type BracePlan, createPlannedBraces } from "./brace-plan.js";
import { needsDepth, openBrackets } from "./bracket-depth.js";
import { readAround } from "./foreign/read-around.js";
import { groupElements } from "./group-elements.js";
import type { Parsed } from "./parsed.js";
import { parser } from "./parser.js";
import * as term from "./parser.terms.js";
import { readItems } from "./read-items.js";
import { planBraces } from "./repair-braces.js";
import { lineTokens, plannedBraces, tokens } from "./tokens.js";

const lineParser = parser.configure({ tokenizers: [{ from: tokens, to: lineTokens }] });

/** The tree of a text, which no text makes too deep for the stack. */
export function parseTree(source: string): Tree {
  return parseBounded(parser, source);
}

/** Reads a source of which nothing is known; never throws. */
export function parseByTree(
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
): Parsed {
  const plain = readPlain(source, vocabulary, sourceId);
  if (plain.collector.errorCount === 0) return plain;
  const { text, passages } =
    readAround(source, plain.collector.all, vocabulary, (each) =>
      each === source ? plain.tree : readTree(each).tree,
    ) ?? {};
  if (text === undefined || passages === undefined) return plain;
  const { tree, elements, collector } = readPlain(text, vocabulary, sourceId);
  collector.keep(
    ({ from }) => !passages.some((passage) => passage.from <= from && from < passage.to),
  );
  for (const { problem, from, to } of passages) {
    if (problem) collector.addProblem(problem, { from, to });
  }
  return { tree, elements, collector };
}

/** The tree of a text, read by lines where a string has no end. */
function readTree(source: string): { tree: Tree; reader: LRParser } {
  const tree = parseBounded(parser, source);
  if (!endsInString(tree, source)) return { tree, reader: parser };
  return { tree: parseBounded(lineParser, source), reader: lineParser };
}

function parseBounded(reader: LRParser, source: string): Tree {
  const bounded = needsDepth(source) ? reader.configure({ contextTracker: openBrackets }) : reader;
  return bounded.parse(source);
}

/**
 * Two quotes too many may pair up over lines and swallow what is between them. The source is read by lines where that
 * leaves fewer errors.
 */
function readPlain(source: string, vocabulary: Vocabulary, sourceId: string | undefined): Parsed {
  const { tree, reader } = readTree(source);
  const plain = readBraces(tree, reader, source, vocabulary, sourceId);
  if (plain.collector.errorCount === 0 || reader === lineParser || !hasLongString(tree, source)) {
    return plain;
  }
  const lineTree = parseBounded(lineParser, source);
  const byLines = readBraces(lineTree, lineParser, source, vocabulary, sourceId);
  return byLines.collector.errorCount < plain.collector.errorCount ? byLines : plain;
}

/** Whether a string runs over the end of a line. */
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
): Parsed {
  const first = read(tree, source, vocabulary, sourceId);
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
  const second = read(withPlan(reader, plan).parse(source), source, vocabulary, sourceId);
  second.collector.dropLast("syntax-unclosed-block", swallowed);
  return second.collector.errorCount <= first.collector.errorCount ? second : first;
}

function read(
  tree: Tree,
  source: string,
  vocabulary: Vocabulary,
  sourceId: string | undefined,
): Parsed {
  const collector = new DiagnosticCollector(sourceId);
  const items = readItems(tree, source, collector);
  const elements = groupElements(items, source, vocabulary, collector, () => tree);
  return { tree, elements: { elements, length: source.length }, collector };
}

function withPlan(reader: LRParser, plan: BracePlan): LRParser {
  return reader.configure({
    contextTracker: openBrackets,
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

/** Only a string that nothing closes reaches the end of the text as `UnclosedString`. */
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

/** Below the limit the tree is not to be trusted: only the first place is reported, and no braces. */
function keepNestingLimit(collector: DiagnosticCollector): void {
  const places = collector.all.filter(({ code }) => code === "nesting-limit");
  const first = Math.min(places[0]!.from, ...places.slice(1, 1000).map(({ from }) => from));
  collector.keep(({ code, from }) =>
    code === "nesting-limit" ? from === first : from < first && !code.startsWith("syntax-unclosed"),
  );
}

/** The first half of the pipeline: text to elements, AST and diagnostics; loads no layout and no renderer. */
import type { Tree } from "@lezer/common";
import type { ElementTree } from "./ast/element.js";
import type { DocumentNode } from "./ast/node.js";
import { checkElements } from "./check/check.js";
import { applyIgnoreComments } from "./check/ignore-comments.js";
import { mentionsIgnoring } from "./check/ignore-directive.js";
import type { OtherPages } from "./check/other-pages.js";
import { vocabulary as defaultVocabulary } from "./components/registry.generated.js";
import { findExcess, reportExcess } from "./cost/check-size.js";
import { costedSource } from "./cost/costed-element.js";
import { type Estimate, estimatePages } from "./cost/estimate.js";
import { completeLimits, type Limits } from "./cost/limits.js";
import { hasPlainTexts } from "./cost/text-cost.js";
import type { ComponentVocabulary } from "./define/vocabulary.js";
import { buildAst, createNodeBuilder } from "./syntax/build-ast.js";
import { findLineComments } from "./syntax/line-comments.js";
import { parseSource } from "./syntax/parse.js";
import type { Parsed } from "./syntax/parsed.js";
import type { Diagnostic, Place } from "./text/diagnostic.js";

/** What may be said about a source. */
export interface AnalyzeOptions {
  /** Adds `loc` to every node. */
  locations?: boolean;
  /** Id of the source, which every place then carries; needed where several are read together. */
  source?: string;
  /** Components other than the built-in ones. */
  vocabulary?: ComponentVocabulary;
  /** The pages of the sources that are checked together with this one. */
  others?: OtherPages;
  /** How much the source may take to be drawn; the default limits for those that are not given. */
  limits?: Partial<Limits>;
}

/** A source understood, from one parse: the best that could be read, and all that is wrong with it. */
export interface Analysis {
  /** The Lezer tree, comments included; of a well-formed source it is built when it is asked for. */
  readonly tree: Tree;
  /** What was written, every part with its place. */
  readonly elements: ElementTree;
  /** In source order, complete. */
  readonly diagnostics: Diagnostic[];
  /** The line comments of the source, found when they are asked for. */
  readonly lineComments: readonly Place[];
  /** What was meant; built when it is asked for. */
  readonly ast: DocumentNode;
  /** What drawing it takes at most. */
  readonly estimate: Estimate;
  /** Whether that is more than the limits allow; then it must not be drawn. */
  readonly isTooLarge: boolean;
}

/** Parses and checks a source; never throws on any text. */
export function analyze(source: string, options: AnalyzeOptions = {}): Analysis {
  const { vocabulary = defaultVocabulary, locations = false, source: id } = options;
  const parsed = parseSource(source, vocabulary, id);
  const { elements, collector } = parsed;
  checkElements(elements, vocabulary, collector, options.others);
  const limits = completeLimits(options.limits);
  // What is odd may have been read as a text in any way.
  const arePlain = collector.errorCount === 0 && hasPlainTexts(source);
  const pages = costedSource(
    elements.elements,
    vocabulary,
    createNodeBuilder(vocabulary),
    arePlain,
  );
  const estimate = estimatePages(pages);
  const excess = findExcess(estimate, limits);
  if (excess) {
    const { from, ...rest } = reportExcess(excess, limits, pages, { from: 0, to: 0 });
    const own = id === undefined ? {} : { source: id };
    collector.addFound({ ...rest, ...own, from, to: endOfWord(source, from) });
  }
  const build = (): DocumentNode =>
    buildAst(elements, source, vocabulary, { locations, source: id });
  const analysis = new SourceAnalysis(parsed, build, estimate, excess !== undefined);
  if (mentionsIgnoring(source)) {
    const { diagnostics, lineComments } = analysis;
    analysis.diagnostics = applyIgnoreComments(source, lineComments, diagnostics, id);
  }
  return analysis;
}

// A class, for V8 makes a new shape for each literal with a getter, which keeps all that the getter sees
// alive until old objects are collected.
class SourceAnalysis implements Analysis {
  readonly elements: ElementTree;
  diagnostics: Diagnostic[];
  readonly estimate: Estimate;
  readonly isTooLarge: boolean;
  readonly #parsed: Parsed;
  readonly #build: () => DocumentNode;
  #ast: DocumentNode | undefined;
  #comments: readonly Place[] | undefined;

  constructor(parsed: Parsed, build: () => DocumentNode, estimate: Estimate, isTooLarge: boolean) {
    this.#parsed = parsed;
    this.#build = build;
    this.elements = parsed.elements;
    this.diagnostics = parsed.collector.sorted();
    this.estimate = estimate;
    this.isTooLarge = isTooLarge;
  }

  get tree(): Tree {
    return this.#parsed.tree;
  }

  get ast(): DocumentNode {
    this.#ast ??= this.#build();
    return this.#ast;
  }

  get lineComments(): readonly Place[] {
    this.#comments ??= findLineComments(this.tree);
    return this.#comments;
  }
}

/** The end of the word that starts an element: a diagnostic about all of it points there. */
function endOfWord(source: string, from: number): number {
  const word = /[\w-]*/y;
  word.lastIndex = from;
  return from + word.exec(source)![0].length;
}

/** The diagnostics of a source. */
export function check(
  source: string,
  options: Omit<AnalyzeOptions, "locations"> = {},
): Diagnostic[] {
  return analyze(source, options).diagnostics;
}

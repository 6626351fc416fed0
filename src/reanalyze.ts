/** Analyzes a source that has changed a little, and takes what has not changed from its last analysis. */
import type { Tree } from "@lezer/common";
import { type Analysis, type AnalyzeOptions, analyze } from "./analyze.js";
import type { Element, ElementTree } from "./language/ast/element.js";
import type { DocumentNode } from "./language/ast/node.js";
import {
  checkPart,
  checkReferences,
  hasCanvas,
  type PartFindings,
} from "./language/check/check-parts.js";
import { applyIgnoreComments } from "./language/check/ignore-comments.js";
import { mentionsIgnoring } from "./language/check/ignore-directive.js";
import { DiagnosticCollector, sortDiagnostics } from "./language/diagnostics/collector.js";
import type { Diagnostic, Place } from "./language/diagnostics/diagnostic.js";
import { movedDiagnostic } from "./language/diagnostics/moved-diagnostic.js";
import { buildAst, createNodeBuilder } from "./language/syntax/build-ast.js";
import { KeptTrees } from "./language/syntax/kept-trees.js";
import { findLineComments } from "./language/syntax/line-comments.js";
import { findForeign, parseCarefully, parseTree } from "./language/syntax/parse-by-tree.js";
import { movedElements } from "./language/syntax/parts/moved-elements.js";
import { readParts } from "./language/syntax/parts/read-parts.js";
import type { PlacedPart, SourcePart, SourceParts } from "./language/syntax/parts/source-part.js";
import { vocabulary as defaultVocabulary } from "./model/components/registry.generated.js";
import { findExcess } from "./model/cost/check-size.js";
import { costedSource } from "./model/cost/costed-element.js";
import { type Estimate, estimatePages, type PageCost, sumOfPages } from "./model/cost/estimate.js";
import { completeLimits } from "./model/cost/limits.js";
import { hasPlainTexts } from "./model/cost/text-cost.js";
import type { ComponentVocabulary } from "./model/define/vocabulary.js";

/** What is known of a part. */
interface KnownPart {
  /**
   * What the checks found, by whether the nesting of the source was trusted, and whether a canvas above it made its own
   * one too many.
   */
  readonly findings: Map<string, PartFindings>;
  pages: readonly PageCost[] | undefined;
}

/** What is kept between analyses of the same text; all of them must have the same vocabulary and source id. */
export class KeptAnalysis {
  /** The latest trees of the text. */
  readonly trees = new KeptTrees();
  /** The last reading by parts, which may be older than the last text. */
  parts: SourceParts | undefined;
  readonly #known = new WeakMap<SourcePart, KnownPart>();

  /** What is known of a part so far. */
  knownOf(part: SourcePart): KnownPart {
    const known = this.#known.get(part);
    if (known) return known;
    const created = { findings: new Map<string, PartFindings>(), pages: undefined };
    this.#known.set(part, created);
    return created;
  }
}

/**
 * The analysis of a source; the same as that of `analyze`.
 *
 * A source that consists of pages is read, checked and estimated page by page, and only those pages again that have
 * changed. One that is neither well-formed nor lacks only the end of a string is read as a whole.
 */
export function reanalyze(
  source: string,
  kept: KeptAnalysis,
  options: Omit<AnalyzeOptions, "kept" | "partial"> = {},
): Analysis {
  return analyzeParts(source, kept, options) ?? analyze(source, { ...options, kept: kept.trees });
}

function analyzeParts(
  source: string,
  kept: KeptAnalysis,
  options: AnalyzeOptions,
): Analysis | undefined {
  const { vocabulary = defaultVocabulary, source: sourceId, others } = options;
  const read = readParts(source, vocabulary, sourceId, kept.parts, kept.trees);
  if (!read) return undefined;
  kept.parts = read;
  const { length } = source;
  const isTrusted = !read.isOpen;
  const settings = { vocabulary, sourceId, length, isTrusted, others };
  const analysis = new PartedAnalysis(read, vocabulary, kept.trees, options);
  // Without its passages in other languages, it is read again.
  if (analysis.collector.errorCount > 0 && findForeign(analysis, source, vocabulary)) {
    return undefined;
  }
  const pages = read.parts.flatMap((placed) => pagesOf(placed, kept, source, vocabulary));
  if (findExcess(sumOfPages(pages), completeLimits(options.limits))) return undefined;
  let isCanvasAbove = false;
  const found = read.parts.map(({ part }) => {
    const { findings } = kept.knownOf(part);
    const isOneMore = hasCanvas(part) && isCanvasAbove;
    const key = `${isTrusted} ${isOneMore}`;
    const known = findings.get(key) ?? checkPart(part, settings, isOneMore);
    findings.set(key, known);
    isCanvasAbove ||= hasCanvas(part);
    return known;
  });
  const { duplicates, dead } = checkReferences(found, read.parts, settings);
  const ofChecks = read.parts.flatMap(({ part, start }, at) =>
    found[at]!.diagnostics.map((each) => movedDiagnostic(each, start - part.from)),
  );
  // Of those at the same place, the one that `analyze` finds first comes first.
  analysis.diagnostics = sortDiagnostics([...readingOf(read), ...duplicates, ...ofChecks, ...dead]);
  if (mentionsIgnoring(source)) {
    const { lineComments, diagnostics } = analysis;
    analysis.diagnostics = applyIgnoreComments(source, lineComments, diagnostics, sourceId);
  }
  return analysis;
}

/** The diagnostics of reading all parts. */
function readingOf({ parts }: SourceParts): Diagnostic[] {
  return parts.flatMap(({ part, start }) =>
    part.diagnostics.map((each) => movedDiagnostic(each, start - part.from)),
  );
}

/** What the pages of a part cost. */
function pagesOf(
  { part, start }: PlacedPart,
  kept: KeptAnalysis,
  source: string,
  vocabulary: ComponentVocabulary,
): readonly PageCost[] {
  const known = kept.knownOf(part);
  known.pages ??= estimatePages(
    costedSource(
      part.elements,
      vocabulary,
      createNodeBuilder(vocabulary),
      part.errorCount === 0 && hasPlainTexts(source.slice(start, start + part.to - part.from)),
    ),
  ).pages;
  return known.pages;
}

/** The analysis of a source by its parts. */
export class PartedAnalysis implements Analysis {
  readonly vocabulary: ComponentVocabulary;
  readonly names = undefined;
  readonly files: readonly string[] = [];
  readonly isReusing = false;
  readonly isTooLarge = false;
  diagnostics: Diagnostic[] = [];
  readonly #read: SourceParts;
  readonly #trees: KeptTrees;
  readonly #options: AnalyzeOptions;
  readonly #moved: (readonly Element[])[] = [];
  #elements: ElementTree | undefined;
  #ast: DocumentNode | undefined;
  #estimate: Estimate | undefined;
  #comments: readonly Place[] | undefined;

  constructor(
    read: SourceParts,
    vocabulary: ComponentVocabulary,
    trees: KeptTrees,
    options: AnalyzeOptions,
  ) {
    this.#read = read;
    this.vocabulary = vocabulary;
    this.#trees = trees;
    this.#options = options;
  }

  get tree(): Tree {
    const { source, hasOpenString } = this.#read;
    return hasOpenString ? parseCarefully(source, this.#trees) : parseTree(source, this.#trees);
  }

  /** Whether all its strings and lists have ends. */
  get isClean(): boolean {
    return !this.#read.isOpen;
  }

  get elements(): ElementTree {
    this.#elements ??= {
      elements: this.parts.flatMap((_, at) => this.#elementsOf(at)),
      length: this.#read.source.length,
    };
    return this.#elements;
  }

  /** The parts of the source; one that has not changed is the same object as in earlier analyses. */
  get parts(): readonly PlacedPart[] {
    return this.#read.parts;
  }

  /** The elements at the top level of the part that contains an offset, and of the parts before and after it. */
  elementsNear(offset: number): readonly Element[] {
    const next = this.parts.findIndex(({ start }) => start > offset);
    const at = (next < 0 ? this.parts.length : next) - 1;
    const from = Math.max(0, at - 1);
    return this.parts.slice(from, at + 2).flatMap((_, index) => this.#elementsOf(from + index));
  }

  #elementsOf(at: number): readonly Element[] {
    const { part, start } = this.parts[at]!;
    this.#moved[at] ??= movedElements(part.elements, start - part.from);
    return this.#moved[at];
  }

  get ast(): DocumentNode {
    const { locations = false, source } = this.#options;
    this.#ast ??= buildAst(this.elements, this.#read.source, this.vocabulary, {
      locations,
      source,
    });
    return this.#ast;
  }

  get written(): DocumentNode {
    return this.ast;
  }

  get estimate(): Estimate {
    const { elements } = this.elements;
    const builder = createNodeBuilder(this.vocabulary);
    this.#estimate ??= estimatePages(costedSource(elements, this.vocabulary, builder, false));
    return this.#estimate;
  }

  get lineComments(): readonly Place[] {
    this.#comments ??= findLineComments(this.tree);
    return this.#comments;
  }

  /** The diagnostics of reading. */
  get collector(): DiagnosticCollector {
    const collector = new DiagnosticCollector(this.#options.source);
    for (const each of readingOf(this.#read)) collector.addFound(each);
    return collector;
  }
}

/** The first half of the pipeline: text to elements, AST and diagnostics; loads no layout and no renderer. */
import type { Tree } from "@lezer/common";
import type { ElementTree } from "./language/ast/element.js";
import type { LoadFile, SourceCache } from "./language/ast/load-file.js";
import type { DocumentNode } from "./language/ast/node.js";
import { pageHeads } from "./language/ast/page-heads.js";
import { checkElements } from "./language/check/check.js";
import { applyIgnoreComments } from "./language/check/ignore-comments.js";
import { mentionsIgnoring } from "./language/check/ignore-directive.js";
import type { OtherPages } from "./language/check/other-pages.js";
import { settledDiagnostics } from "./language/check/settled.js";
import { sortDiagnostics } from "./language/diagnostics/collector.js";
import type { Diagnostic, Place } from "./language/diagnostics/diagnostic.js";
import type { Unit } from "./language/expand/unit.js";
import { buildAst, createNodeBuilder } from "./language/syntax/build-ast.js";
import { closeOpenEnd } from "./language/syntax/close-open-end.js";
import type { OpenForms } from "./language/syntax/group-elements.js";
import type { KeptTrees } from "./language/syntax/kept-trees.js";
import { findLineComments } from "./language/syntax/line-comments.js";
import { parseSource } from "./language/syntax/parse.js";
import { parseTree } from "./language/syntax/parse-by-tree.js";
import type { Parsed } from "./language/syntax/parsed.js";
import { vocabulary as defaultVocabulary } from "./model/components/registry.generated.js";
import { findExcess } from "./model/cost/check-size.js";
import { costedSource } from "./model/cost/costed-element.js";
import { type Estimate, estimatePages } from "./model/cost/estimate.js";
import { completeLimits, type Limits } from "./model/cost/limits.js";
import { reportExcess } from "./model/cost/report-excess.js";
import { hasPlainTexts } from "./model/cost/text-cost.js";
import type { ComponentVocabulary } from "./model/define/vocabulary.js";
import { analyzeReuse, openSources } from "./model/reuse/analyze-reuse.js";
import type { SourceUnits } from "./model/reuse/source-units.js";

/** Settings of an analysis, all optional. */
export interface AnalyzeOptions {
  /** Adds `loc` to every node: plain data, or `offsets` that become lines and columns when these are read. */
  locations?: boolean | "offsets";
  /** Id of the source, which is added to every place; needed when several sources are read together. */
  source?: string;
  /** Components other than the built-in ones. */
  vocabulary?: ComponentVocabulary;
  /** The pages of other sources that are checked together with this one. */
  others?: OtherPages;
  /** Loads the files that the source imports; without it, imports fail. */
  load?: LoadFile;
  /** The id by which `load` knows the source itself, if its places do not carry one. */
  file?: string;
  /** A cache of sources, shared by analyses with the same loader and vocabulary. */
  units?: SourceCache;
  /** Limits on what drawing may cost; each defaults to its default limit. */
  limits?: Partial<Limits>;
  /** Earlier trees of the source, for callers that analyze it after each change. */
  kept?: KeptTrees;
  /**
   * Whether the source is still being written: open blocks are closed, and problems that the next words may solve are
   * not reported. Elements whose blocks are open end after the text.
   */
  partial?: boolean;
  /** Whether only the names of its pages matter: what is in pages and definitions is parsed, but neither checked nor kept. */
  headsOnly?: boolean;
}

/** The result of one parse: the best possible tree, and every diagnostic. */
export interface Analysis {
  /** The Lezer tree, comments included; for a source without odd tokens it is built on first access. */
  readonly tree: Tree;
  /** The elements as written, every part with its place. */
  readonly elements: ElementTree;
  /** All components that the source can use, including those that it defines and imports. */
  readonly vocabulary: ComponentVocabulary;
  /** Its definitions and imports by name; undefined if it has none. */
  readonly names: Unit | undefined;
  /** In source order, complete. */
  readonly diagnostics: Diagnostic[];
  /** The line comments of the source, found on first access. */
  readonly lineComments: readonly Place[];
  /** The tree that is drawn, with all uses expanded; built on first access. */
  readonly ast: DocumentNode;
  /** The tree as written, with definitions and uses in place; built on first access. */
  readonly written: DocumentNode;
  /** Whether it defines or uses something, in which case `ast` and `written` differ. */
  readonly isReusing: boolean;
  /** An upper bound of what drawing it costs. */
  readonly estimate: Estimate;
  /** Ids of all files that it imports, directly or not, including data files and missing ones. */
  readonly files: readonly string[];
  /** Whether the estimate exceeds the limits; then it must not be drawn. */
  readonly isTooLarge: boolean;
}

/** Parses and checks a source; never throws on any text. */
export function analyze(source: string, options: AnalyzeOptions = {}): Analysis {
  if (!options.partial) return analyzeWhole(source, options);
  const { text, end } = closeOpenEnd(source, parseTree(source));
  const analysis = analyzeWhole(text, options);
  const { diagnostics, elements } = analysis;
  analysis.diagnostics = settledDiagnostics(diagnostics, elements.elements, end, options.source);
  return analysis;
}

function analyzeWhole(source: string, options: AnalyzeOptions): SourceAnalysis {
  const { vocabulary = defaultVocabulary, locations = false, source: id } = options;
  let sources: SourceUnits | undefined;
  const openForms: OpenForms = (forms) => {
    sources ??= openSources(vocabulary, options.load, id ?? options.file, options.units);
    return sources.open(forms, id);
  };
  const parsed = parseSource(source, vocabulary, id, openForms, options.kept);
  if (options.headsOnly) {
    parsed.elements = { ...parsed.elements, elements: pageHeads(parsed.elements.elements) };
  }
  const { collector } = parsed;
  // A source may be read more than once. Only one reading counts, which may use no definition even if another did.
  const extended = parsed.vocabulary as ComponentVocabulary;
  const limits = completeLimits(options.limits);
  const reused =
    sources && extended !== vocabulary
      ? analyzeReuse(source, id, parsed, extended, sources, vocabulary, options.others, limits)
      : undefined;
  if (!reused) checkElements(parsed.elements, vocabulary, collector, options.others);
  const { elements } = reused ?? parsed;
  // After an error, a text may differ from the source, so its bytes must be counted.
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
    // Expanded elements have places of their own.
    const { text, place } = reused?.real({ from, to: from }) ?? {
      text: source,
      place: { ...own, from },
    };
    const found = { ...rest, ...place, to: endOfWord(text, place.from) };
    if (reused) reused.diagnostics.push(found);
    else collector.addFound(found);
  }
  const build = (): DocumentNode =>
    reused?.expanded(locations) ??
    buildAst(elements, source, vocabulary, { locations, source: id });
  const write = reused && (() => reused.written(locations !== false));
  const analysis = new SourceAnalysis(parsed, build, write, estimate, excess !== undefined);
  analysis.vocabulary = extended;
  if (reused) {
    analysis.names = reused.unit;
    analysis.diagnostics = sortDiagnostics(reused.diagnostics);
    analysis.files = reused.files;
  }
  if (mentionsIgnoring(source)) {
    const { diagnostics, lineComments } = analysis;
    analysis.diagnostics = applyIgnoreComments(source, lineComments, diagnostics, id);
  }
  return analysis;
}

const noFiles: readonly string[] = [];

// A class, because V8 makes a new shape for each literal with a getter, which keeps everything in the getter's
// scope alive until the next collection of old objects.
class SourceAnalysis implements Analysis {
  readonly elements: ElementTree;
  vocabulary: ComponentVocabulary = defaultVocabulary;
  names: Unit | undefined;
  diagnostics: Diagnostic[];
  readonly estimate: Estimate;
  readonly isTooLarge: boolean;
  files: readonly string[] = noFiles;
  readonly #parsed: Parsed;
  readonly #build: () => DocumentNode;
  /** Builds the tree of a source that defines or uses something. */
  readonly #write: (() => DocumentNode) | undefined;
  #ast: DocumentNode | undefined;
  #comments: readonly Place[] | undefined;

  // All functions are passed here: V8 keeps one that is set later, and its scope, until the next collection of old objects.
  constructor(
    parsed: Parsed,
    build: () => DocumentNode,
    write: (() => DocumentNode) | undefined,
    estimate: Estimate,
    isTooLarge: boolean,
  ) {
    this.#parsed = parsed;
    this.#build = build;
    this.#write = write;
    this.elements = parsed.elements;
    this.diagnostics = parsed.collector.sorted();
    this.estimate = estimate;
    this.isTooLarge = isTooLarge;
  }

  get tree(): Tree {
    return this.#parsed.tree;
  }

  get isReusing(): boolean {
    return this.#write !== undefined;
  }

  get written(): DocumentNode {
    return this.#write?.() ?? this.ast;
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

/** The end of an element's first word; a diagnostic about the whole element marks only that word. */
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

/** The first half of the pipeline: text to elements, AST and diagnostics; loads no layout and no renderer. */
import type { Tree } from "@lezer/common";
import type { ElementTree } from "./language/ast/element.js";
import type { LoadFile, SourceCache } from "./language/ast/load-file.js";
import type { DocumentNode } from "./language/ast/node.js";
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

/** What may be said about a source. */
export interface AnalyzeOptions {
  /** Adds `loc` to every node: plain data, or `offsets` that become lines and columns when these are read. */
  locations?: boolean | "offsets";
  /** Id of the source, which every place then carries; needed where several are read together. */
  source?: string;
  /** Components other than the built-in ones. */
  vocabulary?: ComponentVocabulary;
  /** The pages of the sources that are checked together with this one. */
  others?: OtherPages;
  /** Gives the files that the source imports; without it, it can import none. */
  load?: LoadFile;
  /** The id under which that would give the source itself, where its places do not carry one. */
  file?: string;
  /** Sources that other analyses with the same loader and vocabulary have read; new ones are added. */
  units?: SourceCache;
  /** How much the source may take to be drawn; the default limits for those that are not given. */
  limits?: Partial<Limits>;
  /** Trees of the source as it was before, for whoever analyzes it after each change. */
  kept?: KeptTrees;
  /**
   * Whether the source is still being written: its open end is closed, and what its next words may put right is not
   * reported. Elements whose blocks are open end after the text.
   */
  partial?: boolean;
}

/** A source understood, from one parse: the best that could be read, and all that is wrong with it. */
export interface Analysis {
  /** The Lezer tree, comments included; of a well-formed source it is built when it is asked for. */
  readonly tree: Tree;
  /** What was written, every part with its place. */
  readonly elements: ElementTree;
  /** What the words of the source mean: all components, those that it defines and imports included. */
  readonly vocabulary: ComponentVocabulary;
  /** What it defines and imports, by name; undefined for a source that does neither. */
  readonly names: Unit | undefined;
  /** In source order, complete. */
  readonly diagnostics: Diagnostic[];
  /** The line comments of the source, found when they are asked for. */
  readonly lineComments: readonly Place[];
  /** What is drawn, with all that is used written out; built when it is asked for. */
  readonly ast: DocumentNode;
  /** What was meant: the same, but for definitions and what uses them. */
  readonly written: DocumentNode;
  /** Whether it defines or uses something, so that these two differ. */
  readonly isReusing: boolean;
  /** What drawing it takes at most. */
  readonly estimate: Estimate;
  /** Ids of the files that it imports, and those import, data and missing ones included. */
  readonly files: readonly string[];
  /** Whether that is more than the limits allow; then it must not be drawn. */
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
  const { collector } = parsed;
  // Of several readings only one counts, which may use nothing where another one would.
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
    // What is written out has places of its own.
    const place = reused?.real({ from, to: from }) ?? { ...own, from };
    const found = { ...rest, ...place, to: endOfWord(source, place.from) };
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

// A class, for V8 makes a new shape for each literal with a getter, which keeps all that the getter sees
// alive until old objects are collected.
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

  // All functions come in here: V8 keeps one that is set later, with all that it sees, until old objects are collected.
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

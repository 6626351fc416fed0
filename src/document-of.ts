/** Turns a source or a tree into the document that is drawn, with its diagnostics. */
import { type Analysis, analyze } from "./analyze.js";
import { tokensOf } from "./base/theme/given-tokens.js";
import type { Diagnosed, DrawingOptions, WithVocabulary } from "./drawing-options.js";
import type { SourceCache } from "./language/ast/load-file.js";
import type { AstNode, DocumentNode } from "./language/ast/node.js";
import type { OtherPages } from "./language/check/other-pages.js";
import { placeProblem } from "./language/diagnostics/create-diagnostic.js";
import type { Diagnostic } from "./language/diagnostics/diagnostic.js";
import { deepestNesting } from "./language/syntax/report-nesting.js";
import { findExcess } from "./model/cost/check-size.js";
import { type Estimate, estimateDocument } from "./model/cost/estimate.js";
import { completeLimits } from "./model/cost/limits.js";
import { reportDocument } from "./model/cost/report-excess.js";
import { loaderOf } from "./model/reuse/given-files.js";
import { contrastProblems, fontProblems } from "./model/reuse/report-tokens.js";
import { sourceOfTree } from "./model/reuse/source-of-tree.js";

/** Drawn in place of a document that exceeds the limits. */
export const emptyDocument: DocumentNode = { type: "Document", children: [] };

/** What a call draws, its diagnostics, and the ids of the files that it imports. */
export interface ReadDocument extends Diagnosed {
  document: DocumentNode;
  files: readonly string[];
  /** What drawing it costs at most; undefined for a tree that was not measured. */
  estimate?: Estimate | undefined;
}

/** The tree of a source that is within the limits, and its estimate. */
export type MeasuredTree = Pick<Analysis, "ast" | "estimate">;

/** Whether the document or its options set any token; if not, the code for tokens is not loaded. */
export function hasTokens(
  { tokens: own }: Pick<DocumentNode, "tokens">,
  { tokens, defaultTokens }: Pick<DrawingOptions, "tokens" | "defaultTokens">,
): boolean {
  return (own ?? tokens ?? defaultTokens) !== undefined;
}

/**
 * What a call draws: if it is too large, an empty document and the error. Throws a TypeError if a program passes
 * neither a source nor its tree.
 */
export function documentOf(
  source: string | DocumentNode | MeasuredTree,
  options: Pick<DrawingOptions, "devices" | "tokens" | "defaultTokens"> & AnalyzedWith = {},
): ReadDocument {
  const read = readDocument(source, options);
  return { ...read, diagnostics: [...read.diagnostics, ...designProblems(read.document, options)] };
}

/** The warnings about colors that the options set, and about fonts that they lack. */
export function designProblems(document: DocumentNode, options: DrawingOptions): Diagnostic[] {
  if (!hasTokens(document, options)) return [];
  const { tokens: own = {} } = document;
  const values = tokensOf(document, options) ?? {};
  const faint = hasTokens({}, options)
    ? contrastProblems(values).filter(({ token }) => values[token] !== own[token])
    : [];
  const problems = [
    ...faint.map(({ problem }) => problem),
    ...fontProblems(values, options.fonts?.families),
  ];
  return problems.map((problem) => placeProblem(problem, { from: 0, to: 0 }));
}

function readDocument(
  source: string | DocumentNode | MeasuredTree,
  options: Pick<DrawingOptions, "devices"> & AnalyzedWith,
): ReadDocument {
  const { limits, devices = [], vocabulary } = options;
  const { ast, diagnostics, isTooLarge, files, estimate } = analyzedOf(source, options);
  if (isTooLarge) return { document: emptyDocument, diagnostics, files };
  const times = Math.max(1, devices.length);
  if (estimate && times === 1) return { document: ast, diagnostics, files, estimate };
  const complete = completeLimits(limits);
  const excess = findExcess(estimate ?? estimateDocument(ast, vocabulary), complete, times);
  if (!excess) return { document: ast, diagnostics, files, estimate };
  const error = reportDocument(excess, complete, ast, vocabulary);
  return { document: emptyDocument, diagnostics: [...diagnostics, error], files };
}

function analyzedOf(source: string | DocumentNode | MeasuredTree, options: AnalyzedWith): Analyzed {
  if (typeof source === "string") return analyzeFor(source, options, "offsets");
  if (source && "estimate" in source) {
    const { ast, estimate } = source;
    return { ...nothingWrong, ast, estimate };
  }
  if (Array.isArray(source?.children)) return analyzeTree(source, options);
  throw new TypeError("source must be a string or a tree that parse returned");
}

/** The options of a drawing with which its source is analyzed. */
export type AnalyzedWith = Pick<DrawingOptions, "limits" | "files" | "load" | "partial"> &
  WithVocabulary & { others?: OtherPages; units?: SourceCache; file?: string };

/** What a call needs of an analysis; a tree that was not measured has no estimate. */
type Analyzed = Pick<Analysis, "ast" | "diagnostics" | "isTooLarge" | "files"> & {
  estimate?: Estimate | undefined;
};

const nothingWrong = { diagnostics: [], isTooLarge: false, files: [] };

function analyzeFor(source: string, options: AnalyzedWith, locations: "offsets" | false): Analyzed {
  const { limits, vocabulary, others, units, file, partial = false } = options;
  const load = loaderOf(options);
  return analyze(source, {
    locations,
    ...(limits && { limits }),
    ...(vocabulary && { vocabulary }),
    ...(others && { others }),
    ...(load && { load }),
    ...(units && { units }),
    ...(file !== undefined && { file }),
    partial,
  });
}

/** Maximum depth of a tree: twice that of sources, which drawing can still handle. */
const mostLevels = 2 * deepestNesting;

/**
 * Maximum number of nodes in a tree, unless its limit of boxes is higher: more than any source that can be drawn has.
 */
const mostNodes = 1_000_000;

/**
 * Throws a RangeError for an endless tree: one that contains itself, or shares nodes so often that visiting all would
 * take forever.
 */
function checkShape({ children: pages }: DocumentNode, { limits }: AnalyzedWith): void {
  const most = Math.max(mostNodes, completeLimits(limits).boxes);
  let count = 0;
  const visit = (nodes: readonly AstNode[], level: number): void => {
    if (level > mostLevels) {
      throw new RangeError(`the tree has more than ${mostLevels} levels, or contains itself`);
    }
    count += nodes.length;
    if (count > most) {
      throw new RangeError(
        `the tree has more than ${most} nodes, those that it shares counted wherever they are used`,
      );
    }
    for (const { children } of nodes) if (children) visit(children, level + 1);
  };
  visit(pages, 1);
}

/** Analyzes a tree; if it defines or uses something, through the source that it corresponds to. */
function analyzeTree(document: DocumentNode, options: AnalyzedWith): Analyzed {
  checkShape(document, options);
  const source = sourceOfTree(document, options.vocabulary);
  if (source === undefined) return { ...nothingWrong, ast: document };
  const settings = { ...options, partial: false };
  const { ast, diagnostics, isTooLarge, files, estimate } = analyzeFor(source, settings, false);
  return { ast, diagnostics: diagnostics.map(withoutPlace), isTooLarge, files, estimate };
}

/** A diagnostic about a generated source, without its places and edits, which would mean nothing to the caller. */
function withoutPlace({ fix: _, related = [], ...found }: Diagnostic): Diagnostic {
  const ways = related.filter(({ source }) => source !== undefined);
  return {
    ...found,
    ...(found.source === undefined && { from: 0, to: 0 }),
    ...(ways.length > 0 && { related: ways }),
  };
}

/** The library: everything that may be imported from the package; runs in browsers as in Node. */
import { type AnalyzeOptions, analyze, check } from "./analyze.js";
import type { DocumentNode } from "./language/ast/node.js";
import type { Diagnostic } from "./language/diagnostics/diagnostic.js";
import type { Limits } from "./model/cost/limits.js";
import { loaderOf, type SourceFiles } from "./model/reuse/given-files.js";
import { type Repaired, repair as repairText } from "./repair.js";

export type { LoadedFile, LoadFile, LoadProblem } from "./language/ast/load-file.js";
export type {
  AstNode,
  DocumentNode,
  Location,
  ParameterNode,
  UseNode,
} from "./language/ast/node.js";
export type { ObjectValue, Unit, UnitValue, Value } from "./language/ast/value.js";

import { judge } from "./language/check/verdict.js";

export type { FontFace } from "./base/fonts/faces.js";
export { type Position, SourceText } from "./base/text/source-text.js";
export { renderHtml, renderSvg, renderText } from "./compile.js";
export type {
  DrawingOptions,
  FontCss,
  RenderHtmlOptions,
  RenderSvgOptions,
  RenderTextOptions,
} from "./drawing-options.js";
export { describedCodes as codes } from "./language/diagnostics/code-titles.generated.js";
export type { DiagnosticCode } from "./language/diagnostics/codes.js";
export type { Diagnostic, Fix, RelatedPlace, TextEdit } from "./language/diagnostics/diagnostic.js";
export type { Severity } from "./language/diagnostics/severity.js";
export { defaultLimits, type Limits, limitsForBytes } from "./model/cost/limits.js";
export type { Device } from "./model/define/device.js";
export type { SourceFiles } from "./model/reuse/given-files.js";
export { type Grammar, grammar } from "./reference.js";
export type { AppliedFix, Repaired } from "./repair.js";

/** Settings of `parse`. */
export interface ParseOptions extends SourceFiles {
  /**
   * Expands definitions and uses: `true` returns the tree that is drawn, without definitions. With `locations`, nodes
   * that come from uses have `via`. By default, the tree is as written.
   */
  expand?: boolean;
  /** Adds `loc` to every node: lines and columns from 1, offsets from 0, in UTF-16 units. */
  locations?: boolean;
  /** Limits on what drawing may cost; each defaults to its value in `defaultLimits`. */
  limits?: Partial<Limits>;
  /**
   * Whether the source is still being written: open blocks are closed, and problems that the next words may solve are
   * not reported; false. An element whose block is open ends after the text.
   */
  partial?: boolean;
}

/** A tree and the diagnostics of its source. */
export interface ParseResult {
  /** The best possible tree; complete if no diagnostic is an error. */
  ast: DocumentNode;
  /**
   * In source order. `new SourceText(source).locate` converts offsets to lines and columns. A diagnostic about an
   * imported file has that file's id as its `source`, and its offsets count in that file.
   */
  diagnostics: Diagnostic[];
}

/** Settings of `validate`. */
export interface ValidateOptions extends SourceFiles {
  /** Whether warnings make a source invalid too; false. */
  strict?: boolean;
  /** Limits on what drawing may cost; each defaults to its value in `defaultLimits`. */
  limits?: Partial<Limits>;
  /** Whether the source is still being written: problems that the next words may solve are not reported; false. */
  partial?: boolean;
}

/** Settings of `repair`. */
export interface RepairOptions extends SourceFiles {
  /** Limits on what drawing may cost; each defaults to its value in `defaultLimits`. */
  limits?: Partial<Limits>;
}

/** The verdict on a source. */
export interface ValidateResult {
  valid: boolean;
  /** All diagnostics in source order, warnings and infos included. */
  diagnostics: Diagnostic[];
}

/**
 * Parses a source. Never throws: problems are diagnostics, next to the best possible tree.
 *
 * @example
 * parse('page { button "Click" primary }').ast.children[0].type // "Page"
 * parse('import "ok.wf" page { ok }', {
 *   expand: true,
 *   files: { "ok.wf": 'component ok { button "OK" }' },
 * }).ast.children[0].children[0].label // "OK"
 */
export function parse(source: string, options: ParseOptions = {}): ParseResult {
  const { locations = false, expand = false } = options;
  const analysis = analyze(textOf(source), { locations, ...settingsOf(options) });
  if (expand || !analysis.isReusing) return analysis;
  return { ast: analysis.written, diagnostics: analysis.diagnostics };
}

/**
 * Checks a source. It is valid if no diagnostic is an error; with `strict`, if none is an error or a warning.
 *
 * @example
 * validate('page { buton "Click" }').diagnostics[0].hint // 'did you mean "button"?'
 */
export function validate(source: string, options: ValidateOptions = {}): ValidateResult {
  const diagnostics = check(textOf(source), settingsOf(options));
  return { valid: judge(diagnostics, options).valid, diagnostics };
}

/**
 * Repairs a source wherever the intention is certain: misspellings, typographic quotes, missing closing braces, and a
 * Markdown answer or the JSON of a tree in place of a source. Everything else stays and is reported.
 *
 * @example
 * repair('page { buton "Click" }').text // 'page { button "Click" }'
 */
export function repair(source: string, options: RepairOptions = {}): Repaired {
  const settings = settingsOf(options);
  return repairText(textOf(source), (text) => check(text, settings));
}

function settingsOf(options: Omit<ValidateOptions, "strict">): AnalyzeOptions {
  const load = loaderOf(options);
  const { limits = {}, partial = false } = options;
  return { limits, partial, ...(load && { load }) };
}

/** The source of a call; throws a TypeError if a program passes anything else. */
function textOf(source: unknown): string {
  if (typeof source === "string") return source;
  throw new TypeError(`source must be a string, not ${source === null ? "null" : typeof source}`);
}

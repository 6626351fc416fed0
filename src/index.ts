/** The library: everything that may be imported from the package; runs in browsers as in Node. */
import { analyze, check } from "./analyze.js";
import type { DocumentNode } from "./ast/node.js";
import type { Limits } from "./cost/limits.js";
import { type Repaired, repair as repairText } from "./repair.js";
import type { Diagnostic } from "./text/diagnostic.js";

export type { AstNode, DocumentNode, Location } from "./ast/node.js";
export type { ObjectValue, Unit, UnitValue, Value } from "./ast/value.js";
export {
  type DrawingOptions,
  type FontCss,
  type RenderHtmlOptions,
  type RenderSvgOptions,
  renderHtml,
  renderSvg,
} from "./compile.js";
export { defaultLimits, type Limits, limitsForBytes } from "./cost/limits.js";
export type { Device } from "./define/device.js";
export type { FontFace } from "./fonts/faces.js";
export { type Grammar, grammar } from "./grammar.js";
export type { AppliedFix, Repaired } from "./repair.js";
export { describedCodes as codes } from "./text/code-titles.js";
export type { DiagnosticCode } from "./text/codes.js";
export type { Diagnostic, Fix, RelatedPlace, Severity, TextEdit } from "./text/diagnostic.js";
export { type Position, SourceText } from "./text/source-text.js";

/** Settings of `parse`. */
export interface ParseOptions {
  /** Adds `loc` to every node: lines and columns from 1, offsets from 0, in UTF-16 units. */
  locations?: boolean;
  /** How much the source may take to be drawn; `defaultLimits` for those that are not given. */
  limits?: Partial<Limits>;
}

/** A tree, and all that is wrong with its source. */
export interface ParseResult {
  /** The best possible tree; complete if no diagnostic is an error. */
  ast: DocumentNode;
  /** In source order. Offsets turn into lines and columns with `new SourceText(source).locate`. */
  diagnostics: Diagnostic[];
}

/** Settings of `validate`. */
export interface ValidateOptions {
  /** Warnings make a source invalid too. */
  strict?: boolean;
  /** How much the source may take to be drawn; `defaultLimits` for those that are not given. */
  limits?: Partial<Limits>;
}

/** Settings of `repair`. */
export interface RepairOptions {
  /** Limits that differ from the usual ones. */
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
 */
export function parse(source: string, options: ParseOptions = {}): ParseResult {
  const { locations = false, limits = {} } = options;
  return analyze(textOf(source), { locations, limits });
}

/**
 * Checks a source. It is valid when no diagnostic is an error; with `strict`, when none is a warning
 * either.
 *
 * @example
 * validate('page { buton "Click" }').diagnostics[0].hint // 'did you mean "button"?'
 */
export function validate(source: string, options: ValidateOptions = {}): ValidateResult {
  const diagnostics = check(textOf(source), { limits: options.limits ?? {} });
  const valid = diagnostics.every(
    ({ severity }) => severity === "info" || (severity === "warning" && !options.strict),
  );
  return { valid, diagnostics };
}

/**
 * Repairs a source where it is certain what was meant: misspellings, typographic quotes, missing closing braces, a
 * Markdown answer or the JSON of a tree in the place of a source. What is not certain stays and is reported.
 *
 * @example
 * repair('page { buton "Click" }').text // 'page { button "Click" }'
 */
export function repair(source: string, options: RepairOptions = {}): Repaired {
  const { limits = {} } = options;
  return repairText(textOf(source), (text) => check(text, { limits }));
}

/** The call's source; a TypeError where a program hands over something else. */
function textOf(source: unknown): string {
  if (typeof source === "string") return source;
  throw new TypeError(`source must be a string, not ${source === null ? "null" : typeof source}`);
}

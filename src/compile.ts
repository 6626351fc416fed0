/** Turns a document into pictures: AST to boxes, boxes to HTML, or boxes to frames to SVG. */
import { analyze } from "./analyze.js";
import type { DocumentNode } from "./ast/node.js";
import { lowerDocument } from "./components/lower.js";
import { type HtmlOptions, type HtmlPage, serializeHtml } from "./html/serialize-html.js";
import { findOverflow } from "./layout/find-overflow.js";
import { type CanvasFrame, layoutCanvas } from "./layout/layout-canvas.js";
import { defaultWidth, paintSvg, type SvgOptions, type SvgPicture } from "./svg/paint-svg.js";
import { DiagnosticCollector, sortDiagnostics } from "./text/collector.js";
import type { Diagnostic } from "./text/diagnostic.js";

/** px around the boards of a picture where nothing else is said. */
export const defaultPadding = 24;

/** Settings of HTML, all optional; lengths in px. */
export interface RenderHtmlOptions {
  /** light. */
  theme?: "light" | "dark";
  /** Gives a whole document with its stylesheet inside; false. */
  fullDocument?: boolean;
  /** Starts all ids and class names; `wf`. */
  idPrefix?: string;
  /** Width that pages without a size are meant for; 1152. */
  width?: number;
  lang?: string;
  fontCss?: string;
  marks?: boolean;
}

/** Settings of SVG, all optional; lengths in px. */
export interface RenderSvgOptions {
  /** light. */
  theme?: "light" | "dark";
  /** Width of the picture; that of the boards, or 1200 when one has none of its own. */
  width?: number;
  /** Room around the boards; 24. */
  padding?: number;
}

/** What analysis found, beside a picture. */
export interface Diagnosed {
  diagnostics: Diagnostic[];
}

/** HTML and CSS of a document. */
export function compileHtml(document: DocumentNode, options: RenderHtmlOptions = {}): HtmlPage {
  const { theme = "light", width = defaultWidth - 2 * defaultPadding } = options;
  const settings: HtmlOptions = { ...options, theme, width };
  return serializeHtml(lowerDocument(document, { width }), settings);
}

/** The SVG picture of a document, with the texts that do not fit their place. */
export function compileSvg(
  document: DocumentNode,
  options: RenderSvgOptions = {},
): SvgPicture & Diagnosed {
  const { theme = "light", padding = defaultPadding } = options;
  const width = Math.max(1, (options.width ?? defaultWidth) - 2 * padding);
  const canvas = layoutCanvas(lowerDocument(document, { width }), { width });
  const settings: SvgOptions = { theme, padding };
  if (options.width !== undefined) settings.width = options.width;
  return { ...paintSvg(canvas, settings), diagnostics: overflowOf(canvas) };
}

/** A warning for each element with a text that does not fit, with the px that are missing. */
function overflowOf(canvas: CanvasFrame): Diagnostic[] {
  const collector = new DiagnosticCollector();
  for (const { box, px, origin } of findOverflow(canvas)) {
    const words = box.kind === "text" || box.kind === "field" ? box.text : "";
    const shown = words.length > 30 ? `${words.slice(0, 29)}…` : words;
    const { from = 0, to = 0 } = origin ?? {};
    collector.add("text-overflow", from, to, `"${shown}" is ${px} px too long for its place`, {
      hint: "make the element wider, or the text shorter",
    });
  }
  return collector.sorted();
}

/** px; nobody draws wider pictures, and coordinates keep their two decimals. */
const longest = 100_000;

/** Throws a RangeError for settings that no picture can have. */
function checkOptions({
  theme,
  width,
  padding,
  idPrefix,
}: RenderSvgOptions & RenderHtmlOptions): void {
  if (theme !== undefined && theme !== "light" && theme !== "dark") {
    throw new RangeError(`the theme must be light or dark, not ${String(theme)}`);
  }
  for (const [name, value] of Object.entries({ width, padding })) {
    if (value === undefined || (value >= 0 && value <= longest)) continue;
    throw new RangeError(`${name} must be a number from 0 to ${longest}, not ${String(value)}`);
  }
  if (idPrefix !== undefined && !/^[A-Za-z][\w-]*$/.test(idPrefix)) {
    throw new RangeError("idPrefix must be a letter, then letters, digits, _ and -");
  }
}

/** HTML of a source, the best that can be had where the source has errors. */
export function renderHtml(
  source: string | DocumentNode,
  options: RenderHtmlOptions = {},
): HtmlPage & Diagnosed {
  checkOptions(options);
  const { document, diagnostics } = documentOf(source);
  const { width = defaultWidth - 2 * defaultPadding } = options;
  const canvas = layoutCanvas(lowerDocument(document, { width }), { width });
  const found = sortDiagnostics([...diagnostics, ...overflowOf(canvas)]);
  return { ...compileHtml(document, options), diagnostics: found };
}

/** SVG of a source, the best that can be had where the source has errors. */
export function renderSvg(
  source: string | DocumentNode,
  options: RenderSvgOptions = {},
): SvgPicture & Diagnosed {
  checkOptions(options);
  const { document, diagnostics } = documentOf(source);
  const picture = compileSvg(document, options);
  return { ...picture, diagnostics: sortDiagnostics([...diagnostics, ...picture.diagnostics]) };
}

/** What a call draws; throws a TypeError where a program hands over neither a source nor its tree. */
function documentOf(source: string | DocumentNode): { document: DocumentNode } & Diagnosed {
  if (typeof source !== "string") {
    if (Array.isArray(source?.children)) return { document: source, diagnostics: [] };
    throw new TypeError("the source must be a string or the tree that parse gives");
  }
  const { ast, diagnostics } = analyze(source, { locations: true });
  return { document: ast, diagnostics };
}

/** The library's part for Node: PNG and PDF of a source, and the rules that embed our fonts. */
import type { DocumentNode } from "../ast/node.js";
import {
  checkOptions,
  compileBoards,
  type Diagnosed,
  type DrawingOptions,
  defaultPadding,
  documentOf,
  renderSvg,
} from "../compile.js";
import { sortDiagnostics } from "../text/collector.js";
import { defaultTheme, type ThemeName, themeNames } from "../theme/theme.js";
import { paintPdf } from "./paint-pdf.js";
import { type PngPicture, paintPng } from "./paint-png.js";

export type { AstNode, DocumentNode, Location } from "../ast/node.js";
export type { Diagnosed, DrawingOptions } from "../compile.js";
export { embeddedFontCss } from "./font-files.js";
export type { PngPicture } from "./paint-png.js";
export { RasterError } from "./raster-error.js";

/** Settings of PDF, all optional; lengths in px. */
export interface RenderPdfOptions extends DrawingOptions {
  /** light. */
  theme?: ThemeName;
  /** Width of all pages; each is as wide as its board and the padding unless given. */
  width?: number;
  /** Room around the boards; 24. */
  padding?: number;
}

/** Settings of PNG, all optional; lengths in px. */
export interface RenderPngOptions extends RenderPdfOptions {
  /** Pixels per px: greater than 0, at most 16; 1 by default. */
  scale?: number;
}

/** A PDF file. */
export interface PdfPicture {
  data: Uint8Array;
  /** Number of pages: one for each board. */
  pages: number;
  /** Characters that our fonts lack, each once; the pages leave them blank. */
  missing: string;
}

/**
 * PNG of a source, as far as it can be drawn if the source has errors. Throws a RasterError when
 * resvg is not installed or the picture would be too large.
 */
export async function renderPng(
  source: string | DocumentNode,
  options: RenderPngOptions = {},
): Promise<PngPicture & Diagnosed> {
  const { scale = 1, ...drawing } = options;
  checkOptions(drawing, themeNames);
  if (!(scale > 0 && scale <= 16)) {
    throw new RangeError(`scale must be greater than 0 and at most 16, not ${String(scale)}`);
  }
  const { diagnostics, ...picture } = renderSvg(source, drawing);
  return { ...(await paintPng(picture, scale)), diagnostics };
}

/** PDF of a source with one page for each board, as far as it can be drawn despite errors. */
export async function renderPdf(
  source: string | DocumentNode,
  options: RenderPdfOptions = {},
): Promise<PdfPicture & Diagnosed> {
  checkOptions(options, themeNames);
  const { theme = defaultTheme, padding = defaultPadding, width } = options;
  const { document, diagnostics } = documentOf(source, options);
  const { boards, diagnostics: overflow } = compileBoards(document, options);
  const painted = await paintPdf(boards, { theme, padding, ...(width !== undefined && { width }) });
  const found = sortDiagnostics([...diagnostics, ...overflow]);
  return { ...painted, pages: Math.max(1, boards.length), diagnostics: found };
}

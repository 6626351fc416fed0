/** The Node part of the library: PNG and PDF of a source, and rules that embed our fonts. */
import { defaultTheme, type ThemeName, themeNames } from "../../base/theme/theme.js";
import { checkDrawingOptions } from "../../check-drawing-options.js";
import { compose } from "../../composition.js";
import { defaultPadding } from "../../drawing/paint/place-canvas.js";
import type { Diagnosed, DrawingOptions } from "../../drawing-options.js";
import type { DocumentNode } from "../../language/ast/node.js";
import { paintPdf } from "./paint-pdf.js";
import { checkPngSize, type PngPicture, paintPng } from "./paint-png.js";
import { paintablePictures } from "./paintable-pictures.js";

export type { FontChoice } from "../../base/fonts/font-choice.js";
export { FontError } from "../../base/fonts/given/font-error.js";
export { type FontFile, type ReadFonts, readFonts } from "../../base/fonts/given/read-fonts.js";
export type { GivenFace, GivenFonts } from "../../base/fonts/given-fonts.js";
export type {
  Picture,
  PictureProblem,
  Pictures,
  PictureType,
  UnshownReason,
} from "../../base/images/picture.js";
export type { PictureFiles, ReadPictures, UnreadPicture } from "../../base/images/read-pictures.js";
export type { Diagnosed, DrawingOptions } from "../../drawing-options.js";
export type { AstNode, DocumentNode, Location } from "../../language/ast/node.js";
export { embeddedFontCss } from "./font-files.js";
export type { PngPicture } from "./paint-png.js";
export { type PictureFont, pictureFont } from "./picture-font.js";
export { RasterError } from "./raster-error.js";
export { readPictures } from "./read-pictures.js";

/** Settings of PDF, all optional; lengths in px. */
export interface RenderPdfOptions extends DrawingOptions {
  /** `light` by default. */
  theme?: ThemeName;
  /** Width of all pages; by default, that of each board with its padding. */
  width?: number;
  /** Padding around the boards; 24 by default. */
  padding?: number;
}

/** Settings of PNG, all optional; lengths in px. */
export interface RenderPngOptions extends RenderPdfOptions {
  /** Pixels per px: greater than 0, at most 16; 1 by default. */
  scale?: number;
}

/** The characters that a painted picture could not show. */
export interface Missing {
  /** Characters that no font has, each once; boxes replace them. */
  missing: string;
}

/** A PDF file. */
export interface PdfPicture extends Missing {
  data: Uint8Array;
  /** Number of pages: one for each board. */
  pages: number;
}

/**
 * PNG of a source, which may have errors. Throws a RasterError if resvg is not installed or the picture would be too
 * large.
 */
export async function renderPng(
  source: string | DocumentNode,
  options: RenderPngOptions = {},
): Promise<PngPicture & Missing & Diagnosed> {
  const { scale = 1, ...drawing } = withPaintable(options);
  checkDrawingOptions(drawing, themeNames);
  if (!(scale > 0 && scale <= 16)) {
    throw new RangeError(`scale must be greater than 0 and at most 16, not ${String(scale)}`);
  }
  const composition = compose(source, drawing);
  checkPngSize(composition.placement, scale);
  const missing = new Set<string>();
  const painted = await paintPng(composition.svg({ ...drawing, missing }), scale);
  return { ...painted, missing: [...missing].join(""), diagnostics: composition.diagnostics };
}

/** PDF of a source with one page for each board; the source may have errors. */
export async function renderPdf(
  source: string | DocumentNode,
  options: RenderPdfOptions = {},
): Promise<PdfPicture & Diagnosed> {
  checkDrawingOptions(options, themeNames);
  const { theme = defaultTheme, padding = defaultPadding, width, ...others } = options;
  const drawing = withPaintable({ ...others, padding, ...(width !== undefined && { width }) });
  const composition = compose(source, drawing);
  const { diagnostics } = composition;
  const boards = composition.boards();
  const painted = await paintPdf(boards, { theme, padding, ...(width !== undefined && { width }) });
  return { ...painted, pages: Math.max(1, boards.length), diagnostics };
}

function withPaintable<O extends DrawingOptions>(options: O): O {
  return options.pictures ? { ...options, pictures: paintablePictures(options.pictures) } : options;
}

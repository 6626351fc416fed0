/** Draws a source in formats and themes, each part of the work once. */
import type { DocumentNode } from "../../ast/node.js";
import {
  compileBoards,
  type DrawingOptions,
  documentOf,
  renderHtml,
  renderSvg,
} from "../../compile.js";
import type { Limits } from "../../cost/limits.js";
import { amount } from "../../report/summary.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import type { ThemeChoice } from "../../theme/theme.js";
import { readDevices } from "./check-options.js";
import { explainRasterError } from "./explain-raster-error.js";
import type { RenderOptions } from "./format.js";
import type { PlannedPicture } from "./plan-pictures.js";

/** A picture, text with a line break at its end, and what only drawing could find. */
export interface Drawing {
  content: string | Uint8Array;
  /** How large it is, for people; HTML takes the size of its window. */
  size?: string;
  diagnostics: readonly Diagnostic[];
  /** Characters that a painted picture leaves blank, for our fonts lack them. */
  missing?: string;
}

/** Limits that a drawing has to keep; the default ones for those that are not here. */
export interface LimitedDrawing {
  limits?: Partial<Limits> | undefined;
}

/** Draws one document. */
export class Drawer {
  readonly #document: DocumentNode;
  /** The error of a document that takes too much; an empty one is drawn in its place. */
  readonly #excess: readonly Diagnostic[];
  readonly #options: RenderOptions;
  readonly #common: DrawingOptions;
  /** Pictures without fonts by theme: what `--svg` writes is what `--png` paints. */
  readonly #plain = new Map<ThemeChoice, ReturnType<typeof renderSvg>>();

  constructor(document: DocumentNode, options: RenderOptions & LimitedDrawing) {
    const { width, page, fold, limits } = options;
    this.#options = options;
    this.#common = {
      devices: readDevices(options),
      fold,
      ...(width !== undefined && { width }),
      ...(page !== undefined && { page }),
      ...(limits && { limits }),
    };
    const drawable = documentOf(document, this.#common);
    this.#document = drawable.document;
    this.#excess = drawable.diagnostics;
  }

  /** One picture; throws a UsageError when it cannot be painted. */
  async draw(picture: PlannedPicture): Promise<Drawing> {
    const drawing = await this.#draw(picture);
    return { ...drawing, diagnostics: [...this.#excess, ...drawing.diagnostics] };
  }

  async #draw({ format, theme }: PlannedPicture): Promise<Drawing> {
    switch (format) {
      case "svg":
        return await this.#drawSvg(theme);
      case "png":
        return await this.#drawPng(theme);
      case "pdf":
        return await this.#drawPdf(theme);
      default:
        return await this.#drawHtml(theme, format === "html");
    }
  }

  async #drawSvg(theme: ThemeChoice): Promise<Drawing> {
    const { svg, width, height, diagnostics } = this.#options.embedFont
      ? renderSvg(this.#document, { ...this.#svgOptions(theme), ...(await this.#fonts()) })
      : this.#plainSvg(theme);
    return { content: endLine(svg), size: sizeText(width, height), diagnostics };
  }

  async #drawHtml(theme: ThemeChoice, fullDocument: boolean): Promise<Drawing> {
    const { prototype } = this.#options;
    const settings = { ...this.#common, theme, fullDocument, prototype, ...(await this.#fonts()) };
    const { html, css, diagnostics } = renderHtml(this.#document, settings);
    return {
      content: endLine(fullDocument ? html : `<style>${css}</style>\n${html}`),
      diagnostics,
    };
  }

  async #drawPng(theme: ThemeChoice): Promise<Drawing> {
    const { diagnostics, ...picture } = this.#plainSvg(theme);
    const { paintPng } = await import("../../raster/paint-png.js");
    try {
      const { data, width, height, missing } = await paintPng(picture, this.#options.scale);
      return { content: data, size: sizeText(width, height), diagnostics, missing };
    } catch (error) {
      throw explainRasterError(error);
    }
  }

  async #drawPdf(theme: ThemeChoice): Promise<Drawing> {
    const { padding, width } = this.#options;
    const { boards, diagnostics } = compileBoards(this.#document, this.#svgOptions(theme));
    const { paintPdf } = await import("../../raster/paint-pdf.js");
    if (theme === "auto") throw new Error("a PDF has one theme");
    const size = { padding, ...(width !== undefined && { width }) };
    const { data, missing } = await paintPdf(boards, { theme, ...size });
    return { content: data, size: amount(boards.length, "page"), diagnostics, missing };
  }

  #plainSvg(theme: ThemeChoice) {
    const known = this.#plain.get(theme);
    if (known) return known;
    const drawn = renderSvg(this.#document, this.#svgOptions(theme));
    this.#plain.set(theme, drawn);
    return drawn;
  }

  #svgOptions(theme: ThemeChoice) {
    const { padding } = this.#options;
    return { ...this.#common, theme, padding };
  }

  async #fonts() {
    if (!this.#options.embedFont) return {};
    const { embeddedFontCss } = await import("../../raster/font-files.js");
    return { fontCss: embeddedFontCss };
  }
}

function sizeText(width: number, height: number): string {
  return `${Math.round(width)} × ${Math.round(height)}`;
}

function endLine(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}

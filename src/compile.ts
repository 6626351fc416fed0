/** Turns a source, or its tree, into the pictures of the library: SVG and HTML. */
import { checkDrawingOptions } from "./check-drawing-options.js";
import { type Composition, compose, type HtmlBoxes } from "./composition.js";
import type { HtmlPage } from "./drawing/html/serialize-html.js";
import type { SvgPicture } from "./drawing/svg/paint-svg.js";
import type {
  Diagnosed,
  RenderHtmlOptions,
  RenderSvgOptions,
  WithVocabulary,
} from "./drawing-options.js";
import type { DocumentNode } from "./language/ast/node.js";
import type { Diagnostic } from "./language/diagnostics/diagnostic.js";

/** SVG of a source, as far as it can be drawn if the source has errors. */
export function renderSvg(
  source: string | DocumentNode,
  options: RenderSvgOptions & WithVocabulary = {},
): SvgPicture & Diagnosed {
  checkDrawingOptions(options);
  const composition = compose(source, options);
  return { ...composition.svg(options), diagnostics: composition.diagnostics };
}

/**
 * HTML of a source, as far as it can be drawn if the source has errors. Browsers lay it out, so the texts
 * that do not fit are looked for when somebody reads the diagnostics.
 */
export function renderHtml(
  source: string | DocumentNode,
  options: RenderHtmlOptions & WithVocabulary = {},
): RenderedHtml {
  checkDrawingOptions(options);
  const { width, ...others } = options;
  const composition = compose(source, { ...others, ...(width !== undefined && { room: width }) });
  return new RenderedHtml(composition, options);
}

/** HTML of a source. `diagnostics` is no property of its own, so copies of the object and JSON do not have it. */
export class RenderedHtml implements HtmlPage, Diagnosed {
  readonly html: string;
  readonly css: string;
  readonly #boxes: HtmlBoxes;
  #composition: Composition | undefined;
  #found: Diagnostic[] = [];

  constructor(composition: Composition, options: RenderHtmlOptions) {
    const { html, css } = composition.html(options);
    this.html = html;
    this.css = css;
    this.#boxes = options;
    this.#composition = composition;
  }

  /** What is wrong with the source and its picture, found when it is first read. */
  get diagnostics(): Diagnostic[] {
    if (this.#composition) this.#found = this.#composition.htmlDiagnostics(this.#boxes);
    this.#composition = undefined;
    return this.#found;
  }
}

/** Turns a composition into HTML with diagnostics that are computed on first access. */
import type { Composition, HtmlBoxes } from "./composition.js";
import type { HtmlPage } from "./drawing/html/serialize-html.js";
import type { Diagnosed, RenderHtmlOptions } from "./drawing-options.js";
import type { Diagnostic } from "./language/diagnostics/diagnostic.js";

/** HTML of a source. `diagnostics` is not an own property, so copies of the object and JSON do not contain it. */
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

  /** The diagnostics of the source and its picture, computed on first access. */
  get diagnostics(): Diagnostic[] {
    if (this.#composition) this.#found = this.#composition.htmlDiagnostics(this.#boxes);
    this.#composition = undefined;
    return this.#found;
  }
}

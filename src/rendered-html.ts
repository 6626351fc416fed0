/** Turns a composition into HTML whose diagnostics are found when somebody reads them. */
import type { Composition, HtmlBoxes } from "./composition.js";
import type { HtmlPage } from "./drawing/html/serialize-html.js";
import type { Diagnosed, RenderHtmlOptions } from "./drawing-options.js";
import type { Diagnostic } from "./language/diagnostics/diagnostic.js";

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

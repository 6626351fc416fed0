/** Draws a source in a format. */

import type { DocumentNode } from "../../ast/node.js";
import { renderHtml, renderSvg } from "../../compile.js";
import type { Format, RenderOptions } from "./format.js";

/** The picture of a document as text that ends in a line break. */
export function draw(document: DocumentNode, format: Format, options: RenderOptions): string {
  const { theme, width, padding } = options;
  const common = { theme, ...(width !== undefined && { width }) };
  if (format === "svg") {
    const around = padding === undefined ? {} : { padding };
    return endLine(renderSvg(document, { ...common, ...around }).svg);
  }
  const { html, css } = renderHtml(document, { ...common, fullDocument: format === "html" });
  return endLine(format === "html" ? html : `<style>${css}</style>\n${html}`);
}

function endLine(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}

/** Draws a source in a format. */
import type { DocumentNode } from "../../ast/node.js";
import { renderHtml, renderSvg } from "../../compile.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import type { Format, RenderOptions } from "./format.js";

/** A picture as text that ends in a line break, and what only drawing could find. */
export interface Drawing {
  content: string;
  diagnostics: readonly Diagnostic[];
}

/** The picture of a document. */
export function draw(document: DocumentNode, format: Format, options: RenderOptions): Drawing {
  const { theme, width, padding } = options;
  const common = { theme, ...(width !== undefined && { width }) };
  if (format === "svg") {
    const around = padding === undefined ? {} : { padding };
    const { svg, diagnostics } = renderSvg(document, { ...common, ...around });
    return { content: endLine(svg), diagnostics };
  }
  const isWhole = format === "html";
  const { html, css, diagnostics } = renderHtml(document, { ...common, fullDocument: isWhole });
  return { content: endLine(isWhole ? html : `<style>${css}</style>\n${html}`), diagnostics };
}

function endLine(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}

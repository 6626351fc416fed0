/** Turns a document into what formats draw; work that two formats share is done once. */
import type { DocumentNode } from "../ast/node.js";
import {
  compileBoards,
  type DrawingOptions,
  documentOf,
  renderHtml,
  renderSvg,
} from "../compile.js";
import type { ThemeChoice } from "../theme/theme.js";
import type { Drawable } from "./format.js";

/** How a document is drawn, whatever the format; lengths in px. */
export interface DocumentDrawing extends DrawingOptions {
  /** Room around the boards of a picture; 24. */
  padding?: number;
  /** Width of pages without a size of their own in HTML; `width`. */
  htmlWidth?: number;
}

/** What a format draws of a document. Throws a RangeError for options that no picture can have. */
export function documentDrawable(
  document: DocumentNode,
  { htmlWidth, ...options }: DocumentDrawing,
): Drawable {
  /** Pictures without fonts by theme: what SVG is written as is what PNG is painted from. */
  const plain = new Map<ThemeChoice, ReturnType<Drawable["svg"]>>();
  const { padding: _, ...common } = options;
  return {
    svg(theme, fontCss) {
      if (fontCss !== undefined) return renderSvg(document, { ...options, theme, fontCss });
      const known = plain.get(theme);
      if (known) return known;
      const drawn = renderSvg(document, { ...options, theme });
      plain.set(theme, drawn);
      return drawn;
    },
    html(settings) {
      const width = htmlWidth === undefined ? {} : { width: htmlWidth };
      return renderHtml(document, { ...common, ...width, ...settings });
    },
    boards() {
      const { document: drawn, diagnostics: found } = documentOf(document, options);
      const { boards, diagnostics } = compileBoards(drawn, options);
      return { boards, diagnostics: [...found, ...diagnostics] };
    },
  };
}

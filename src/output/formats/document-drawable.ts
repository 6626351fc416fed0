/** Turns a document into what formats draw; work that two formats share is done once. */
import type { Pictures } from "../../base/images/picture.js";
import type { ThemeChoice } from "../../base/theme/theme.js";
import { compileBoards, layoutDocument, renderHtml, renderSvg } from "../../compile.js";
import { documentOf } from "../../document-of.js";
import { missingClusters } from "../../drawing/layout/missing-characters.js";
import type { DrawingOptions } from "../../drawing-options.js";
import type { DocumentNode } from "../../language/ast/node.js";
import { paintablePictures } from "../raster/paintable-pictures.js";
import type { Drawable } from "./format.js";

/** Characters that our fonts may lack. */
const mayLack = /[^\0-\u017f]/;

/** How a document is drawn, whatever the format; lengths in px. */
export interface DocumentDrawing extends DrawingOptions {
  /** Room around the boards of a picture; 24. */
  padding?: number;
  /** Whether SVG and HTML embed `pictures`; false. */
  embedsPictures?: boolean;
  /** Width of pages without a size of their own in HTML; `width`. */
  htmlWidth?: number;
}

/** What other fonts are needed for. */
export interface Lacking {
  /** Characters as readers see them, each once. */
  clusters: string[];
  /** The languages of the pages, where they say them. */
  languages: string[];
}

/** A document that formats draw. */
export interface DocumentDrawable extends Drawable {
  /** What no font has. */
  lacking(): Lacking;
}

/** What a format draws of a document. Throws a RangeError for options that no picture can have. */
export function documentDrawable(
  document: DocumentNode,
  { htmlWidth, pictures, embedsPictures = false, ...settings }: DocumentDrawing,
): DocumentDrawable {
  let asksForPictures = false;
  const noted: Pictures = {
    of(src) {
      asksForPictures = true;
      return embedsPictures ? pictures?.of(src) : undefined;
    },
    reasonFor: (src) => (embedsPictures ? pictures?.reasonFor?.(src) : undefined),
  };
  const options = { ...settings, ...(pictures && { pictures: noted }) };
  const painting = { ...settings, ...(pictures && { pictures: paintablePictures(pictures) }) };
  /** Pictures without fonts by theme: what SVG is written as is what PNG is painted from. */
  const plain = new Map<ThemeChoice, ReturnType<Drawable["svg"]>>();
  const { padding: _, ...common } = options;
  return {
    svg(theme, font = {}) {
      const { handCss: _, ...letters } = font;
      if (Object.keys(letters).length > 0) {
        return renderSvg(document, { ...options, ...letters, theme });
      }
      const known = plain.get(theme);
      if (known) return known;
      const drawn = renderSvg(document, { ...options, theme });
      plain.set(theme, drawn);
      return drawn;
    },
    painted(theme) {
      const picture = this.svg(theme);
      // What our fonts have is drawn the same by everyone.
      const isSame = !asksForPictures || pictures === undefined;
      if (isSame && !options.fonts && !mayLack.test(picture.svg))
        return { ...picture, missing: "" };
      const missing = new Set<string>();
      const drawn = renderSvg(document, { ...painting, theme, missing });
      return { ...drawn, missing: [...missing].join("") };
    },
    html({ font: { fontCss, handCss, embedGiven } = {}, ...settings }) {
      const width = htmlWidth === undefined ? {} : { width: htmlWidth };
      return renderHtml(document, {
        ...common,
        ...width,
        ...settings,
        ...(fontCss !== undefined && { fontCss }),
        ...(handCss !== undefined && { handCss }),
        ...(embedGiven !== undefined && { embedGiven }),
      });
    },
    lacking() {
      // A layout takes longer than a look at what was written.
      if (!mayLack.test(JSON.stringify(document))) return { clusters: [], languages: [] };
      const canvas = layoutDocument(documentOf(document, options).document, options);
      return {
        clusters: [...missingClusters(canvas)],
        languages: [...new Set(canvas.boards.flatMap(({ board }) => board.box.lang ?? []))],
      };
    },
    boards() {
      const { document: drawn, diagnostics: found } = documentOf(document, painting);
      const { boards, diagnostics } = compileBoards(drawn, painting);
      return { boards, diagnostics: [...found, ...diagnostics] };
    },
  };
}

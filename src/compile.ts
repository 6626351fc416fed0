/** Turns a source, or its tree, into the pictures of the library: SVG, HTML and text. */
import { checkDrawingOptions } from "./check-drawing-options.js";
import { compose } from "./composition.js";
import type { HtmlPage } from "./drawing/html/serialize-html.js";
import type { SvgPicture } from "./drawing/svg/paint-svg.js";
import { columnRange, defaultColumns, textPicture } from "./drawing/text/text-picture.js";
import type {
  Diagnosed,
  RenderHtmlOptions,
  RenderSvgOptions,
  RenderTextOptions,
  WithVocabulary,
} from "./drawing-options.js";
import type { DocumentNode } from "./language/ast/node.js";
import { RenderedHtml } from "./rendered-html.js";

/** SVG of a source; if the source has errors, of the part that can be drawn. */
export function renderSvg(
  source: string | DocumentNode,
  options: RenderSvgOptions & WithVocabulary = {},
): SvgPicture & Diagnosed {
  checkDrawingOptions(options);
  const composition = compose(source, options);
  return { ...composition.svg(options), diagnostics: composition.svgDiagnostics(options) };
}

/** A picture of a source in characters; if the source has errors, of the part that can be drawn. */
export function renderText(
  source: string | DocumentNode,
  options: RenderTextOptions & WithVocabulary = {},
): { text: string } & Diagnosed {
  checkDrawingOptions(options);
  const { columns = defaultColumns } = options;
  const { min, max } = columnRange;
  if (!Number.isInteger(columns) || columns < min || columns > max) {
    throw new RangeError(`columns must be a whole number from ${min} to ${max}, not ${columns}`);
  }
  const composition = compose(source, options);
  return { text: textPicture(composition.boards(), columns), diagnostics: composition.diagnostics };
}

/**
 * HTML of a source; if the source has errors, of the part that can be drawn. Browsers lay it out, so texts that do not
 * fit are only looked for when `diagnostics` is read; copies of the object and JSON lack that property.
 */
export function renderHtml(
  source: string | DocumentNode,
  options: RenderHtmlOptions & WithVocabulary = {},
): HtmlPage & Diagnosed {
  checkDrawingOptions(options);
  const { width, ...others } = options;
  const composition = compose(source, { ...others, ...(width !== undefined && { room: width }) });
  return new RenderedHtml(composition, options);
}

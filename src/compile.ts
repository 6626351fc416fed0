/** Turns a document into pictures: AST to boxes, boxes to HTML, or boxes to frames to SVG. */
import { drawAdapted } from "./adapt.js";
import { cutFonts, givenCss } from "./base/fonts/given-css.js";
import { designOf } from "./base/theme/design.js";
import type { TokenValues } from "./base/theme/design-tokens.js";
import { tokensOf } from "./base/theme/given-tokens.js";
import { defaultTheme } from "./base/theme/theme.js";
import { checkDrawingOptions } from "./check-drawing-options.js";
import { documentOf, emptyDocument, hasTokens } from "./document-of.js";
import { isArranged, layoutFlow } from "./drawing/flow/layout-flow.js";
import { placedCanvas } from "./drawing/flow/placed-canvas.js";
import { htmlSize } from "./drawing/html/html-size.js";
import { type HtmlOptions, type HtmlPage, serializeHtml } from "./drawing/html/serialize-html.js";
import { givenTexts } from "./drawing/layout/given-texts.js";
import {
  type CanvasFrame,
  type CanvasRoom,
  layoutBoards,
  layoutCanvas,
} from "./drawing/layout/layout-canvas.js";
import { findPage, onDevices, withPage } from "./drawing/lower/choose-pages.js";
import { inDesign } from "./drawing/lower/in-design.js";
import { lowerDocument } from "./drawing/lower/lower-document.js";
import { mirrorCanvas } from "./drawing/lower/mirror.js";
import type { Tightness } from "./drawing/lower/screen-plan.js";
import { usedFaces } from "./drawing/paint/used-faces.js";
import { withoutIdleBars } from "./drawing/settle/idle-bars.js";
import { keepClear } from "./drawing/settle/keep-clear.js";
import {
  defaultWidth,
  type Placement,
  paintSvg,
  placeCanvas,
  type SvgOptions,
  type SvgPicture,
} from "./drawing/svg/paint-svg.js";
import { svgSize } from "./drawing/svg/svg-size.js";
import type {
  Diagnosed,
  DrawingOptions,
  RenderHtmlOptions,
  RenderSvgOptions,
  WithVocabulary,
} from "./drawing-options.js";
import { drawnProblems } from "./drawn-problems.js";
import { clickableOf } from "./language/ast/clickable.js";
import type { DocumentNode } from "./language/ast/node.js";
import { sortDiagnostics } from "./language/diagnostics/collector.js";
import type { Diagnostic } from "./language/diagnostics/diagnostic.js";
import type { Canvas } from "./model/box/box.js";
import { completeLimits } from "./model/cost/limits.js";
import { reportDocument } from "./model/cost/report-excess.js";

/** px around the boards of a picture where nothing else is said. */
export const defaultPadding = 24;

/** HTML and CSS of a document, whose boxes may be there already. */
export function compileHtml(
  document: DocumentNode,
  options: RenderHtmlOptions & WithVocabulary = {},
  canvas: Canvas = drawBoxes(document, inFrames(options), htmlWidth(options), options.prototype),
): HtmlPage {
  const { theme = defaultTheme, fontCss, handCss, ...others } = options;
  const { vocabulary: _, pageAddress: __, ...settable } = others;
  const css = fontCss ?? (canvas.hasHand ? handCss : undefined);
  const width = htmlWidth(options);
  const settings: HtmlOptions = { ...settable, theme, width };
  const isPlaced = isArranged(canvas) && !options.prototype;
  const needsFrames = isPlaced || css !== undefined || options.fonts !== undefined;
  if (!needsFrames) return serializeHtml(canvas, settings);
  const room = { width, fonts: options.fonts };
  const frames = isPlaced ? layoutFlow(canvas, room) : layoutCanvas(canvas, room);
  const needsFonts = css !== undefined || options.fonts !== undefined;
  return serializeHtml(isPlaced ? placedCanvas(canvas, frames) : canvas, {
    ...settings,
    ...(needsFonts && { fontCss: cssOf({ ...options, ...(css && { fontCss: css }) }, frames) }),
  });
}

/** The same, or the error about HTML that would be larger than allowed, of which nothing is written. */
export function composeHtml(
  document: DocumentNode,
  options: RenderHtmlOptions & WithVocabulary = {},
  canvas: Canvas = drawBoxes(document, inFrames(options), htmlWidth(options), options.prototype),
): { page: HtmlPage; excess?: never } | { page?: never; excess: Diagnostic } {
  const excess = excessOf(document, htmlSize(canvas), options);
  return excess ? { excess } : { page: compileHtml(document, options, canvas) };
}

/** A screen that is seen alone is in the frame of its device, unless something else is asked for. */
function inFrames(options: RenderHtmlOptions): RenderHtmlOptions {
  const { frames, prototype = false, overview = false } = options;
  return { ...options, frames: frames ?? (prototype && !overview) };
}

function htmlWidth({ width }: RenderHtmlOptions): number {
  return width ?? defaultWidth - 2 * defaultPadding;
}

/** The frames that a picture shows, and where they lie in it. */
export interface Composition {
  canvas: CanvasFrame;
  placement: Placement;
}

/** The SVG picture of a document, with the texts that do not fit their place. */
export function compileSvg(
  document: DocumentNode,
  options: RenderSvgOptions & WithVocabulary = {},
): SvgPicture & Diagnosed {
  const { svg, width, height, diagnostics } = composeSvg(document, options);
  return { svg, width, height, diagnostics };
}

/** The same, with what it is made of, for those who point at its parts. */
export function composeSvg(
  document: DocumentNode,
  options: RenderSvgOptions & WithVocabulary = {},
): SvgPicture & Diagnosed & Composition {
  const laidOut = layoutDocument(document, options);
  const excess = findLargeOutput(document, [laidOut], options);
  const canvas = excess ? emptyFrames : laidOut;
  const { padding = defaultPadding, width } = options;
  const placement = placeCanvas(canvas, { padding, ...(width !== undefined && { width }) });
  const diagnostics = excess ? [excess] : drawnProblems(canvas);
  return { ...paintDocument(canvas, options), diagnostics, canvas, placement };
}

/** What is drawn in place of what must not be. */
const emptyFrames: CanvasFrame = { boards: [], x: 0, y: 0, width: 0, height: 0, isFluid: false };

/**
 * The error about frames whose picture would be larger than allowed. An estimate from the tree cannot
 * know how often texts wrap, so that texts in very narrow places are noticed only here.
 */
export function findLargeOutput(
  document: DocumentNode,
  canvases: readonly CanvasFrame[],
  options: Pick<DrawingOptions, "limits"> & WithVocabulary = {},
): Diagnostic | undefined {
  const count = canvases.reduce((sum, canvas) => sum + svgSize(canvas), 0);
  return excessOf(document, count, options);
}

/** The error about a document whose picture would have so many bytes, if that is more than allowed. */
function excessOf(
  document: DocumentNode,
  count: number,
  options: Pick<DrawingOptions, "limits"> & WithVocabulary,
): Diagnostic | undefined {
  const limits = completeLimits(options.limits);
  if (count <= limits.output) return undefined;
  return reportDocument({ limit: "output", count }, limits, document, options.vocabulary);
}

/** The frames of a document, as a picture with these settings shows them. */
export function layoutDocument(
  document: DocumentNode,
  options: RenderSvgOptions & WithVocabulary = {},
): CanvasFrame {
  const width = pictureRoom(options);
  return layoutAll(drawBoxes(document, options, width), { width, fonts: options.fonts });
}

/** The frames of a canvas, and where nothing else decides where boards stand, of them alone. */
function layoutAll(canvas: Canvas, room: CanvasRoom): CanvasFrame {
  return isArranged(canvas) ? layoutFlow(canvas, room) : layoutCanvas(canvas, room);
}

/** The SVG picture of frames. */
export function paintDocument(canvas: CanvasFrame, options: RenderSvgOptions = {}): SvgPicture {
  const { theme = defaultTheme, padding = defaultPadding, outlines, missing } = options;
  const settings: SvgOptions = { theme, padding };
  if (outlines !== undefined) settings.outlines = outlines;
  if (options.width !== undefined) settings.width = options.width;
  if (missing !== undefined) settings.missing = missing;
  else if (outlines === undefined) settings.fontCss = cssOf(options, canvas);
  return paintSvg(canvas, settings);
}

/** The rules for our fonts, as they are asked for, and those for what is used of the fonts of the user. */
function cssOf(
  { fontCss, embedGiven = true }: Pick<RenderSvgOptions, "fontCss" | "embedGiven">,
  canvas: CanvasFrame,
): string {
  const ours = typeof fontCss === "function" ? fontCss(usedFaces(canvas)) : (fontCss ?? "");
  if (canvas.fonts === undefined || !embedGiven) return ours;
  return ours + givenCss(cutFonts(givenTexts(canvas)));
}

/** Settings of pictures that show one board each; lengths in px. */
export type CompileBoardsOptions = Omit<
  RenderSvgOptions,
  "theme" | "fontCss" | "outlines" | "missing"
>;

/** Each board of a document laid out for itself, with the texts that do not fit their place. */
export function compileBoards(
  document: DocumentNode,
  options: CompileBoardsOptions & WithVocabulary = {},
): { boards: CanvasFrame[] } & Diagnosed {
  const width = pictureRoom(options);
  const canvas = drawBoxes(document, options, width);
  const room = { width, fonts: options.fonts };
  // Arrows lead from board to board, so that these stay together.
  const boards = canvas.plan ? [layoutFlow(canvas, room)] : layoutBoards(canvas, room);
  const excess = findLargeOutput(document, boards, options);
  if (excess) return { boards: [], diagnostics: [excess] };
  return { boards, diagnostics: sortDiagnostics(boards.flatMap(drawnProblems)) };
}

/** px that the padding of a picture leaves. */
function pictureRoom({ width = defaultWidth, padding = defaultPadding }: RenderSvgOptions): number {
  return Math.max(1, width - 2 * padding);
}

/** The boxes of the pages that are asked for. */
export function drawBoxes(
  document: DocumentNode,
  options: DrawingOptions & WithVocabulary & Pick<RenderHtmlOptions, "pageAddress">,
  width: number,
  prototype = false,
): Canvas {
  const {
    page,
    devices = [],
    fold = false,
    frames = false,
    flow,
    vocabulary,
    pageAddress,
    fonts,
    pictures,
  } = options;
  const values = valuesOf(document, options);
  const design = values && designOf(values);
  let drawn = prototype ? clickableOf(document) : document;
  if (page !== undefined && document !== emptyDocument) {
    const found = findPage(drawn, page);
    if (found === undefined) throw new RangeError(`unknown page ${JSON.stringify(page)}`);
    drawn = withPage(drawn, found);
  }
  const settings = {
    width,
    fold,
    frames,
    prototype,
    ...(flow !== undefined && { flow }),
    ...(vocabulary && { vocabulary }),
    ...(pageAddress && { pageAddress }),
    ...(pictures && { pictures }),
    ...(design && { measures: design.measures }),
  };
  const boxesOf = (pages: DocumentNode, tightness?: Tightness): Canvas => {
    const plain = lowerDocument(pages, { ...settings, ...(tightness && { tightness }) });
    const isOwn = plain.boards.some(({ accent, look }) => (accent ?? look) !== undefined);
    return design || isOwn ? inDesign(plain, values ?? {}, fonts?.families, options.look) : plain;
  };
  const room = { width, fonts };
  const canvas =
    devices.length === 0
      ? boxesOf(drawn)
      : drawAdapted(onDevices(drawn, devices), boxesOf, room, vocabulary);
  return mirrorCanvas(withoutIdleBars(keepClear(canvas, room), room));
}

/** The values of the tokens that a document is drawn with; undefined where there are none. */
function valuesOf(document: DocumentNode, options: DrawingOptions): TokenValues | undefined {
  const values = hasTokens(document, options) ? tokensOf(document, options) : undefined;
  const { look } = options;
  return look === undefined ? values : { ...values, look };
}

/**
 * HTML of a source, as far as it can be drawn if the source has errors. Browsers lay it out, so the texts
 * that do not fit are looked for when somebody reads the diagnostics.
 */
export function renderHtml(
  source: string | DocumentNode,
  options: RenderHtmlOptions & WithVocabulary = {},
): HtmlPage & Diagnosed {
  checkDrawingOptions(options);
  const { document, diagnostics } = documentOf(source, options);
  const width = htmlWidth(options);
  // What does not fit is looked for in the picture, where everything that opens is drawn.
  let picture = options.prototype ? undefined : drawBoxes(document, options, width);
  const { page, excess } = composeHtml(document, options, picture);
  const { html, css } = page ?? compileHtml(emptyDocument, options);
  return new CheckedPage(html, css, () => {
    if (excess) return sortDiagnostics([...diagnostics, excess]);
    picture ??= drawBoxes(document, options, width);
    const overflow = drawnProblems(layoutAll(picture, { width, fonts: options.fonts }));
    picture = undefined;
    return sortDiagnostics([...diagnostics, ...overflow]);
  });
}

/** HTML whose diagnostics are looked for when somebody reads them. */
class CheckedPage implements HtmlPage, Diagnosed {
  readonly html: string;
  readonly css: string;
  declare readonly diagnostics: Diagnostic[];
  #find: (() => Diagnostic[]) | undefined;
  #found: Diagnostic[] = [];

  constructor(html: string, css: string, find: () => Diagnostic[]) {
    this.html = html;
    this.css = css;
    this.#find = find;
    // A property of its own, so that copies have it; one getter for all, because V8 keeps alive what the
    // getter of a literal sees.
    Object.defineProperty(this, "diagnostics", CheckedPage.#whenRead);
  }

  static readonly #whenRead: PropertyDescriptor & ThisType<CheckedPage> = {
    get() {
      if (this.#find) this.#found = this.#find();
      this.#find = undefined;
      return this.#found;
    },
    enumerable: true,
    configurable: true,
  };
}

/** SVG of a source, as far as it can be drawn if the source has errors. */
export function renderSvg(
  source: string | DocumentNode,
  options: RenderSvgOptions & WithVocabulary = {},
): SvgPicture & Diagnosed {
  checkDrawingOptions(options);
  const { document, diagnostics } = documentOf(source, options);
  const picture = compileSvg(document, options);
  return { ...picture, diagnostics: sortDiagnostics([...diagnostics, ...picture.diagnostics]) };
}

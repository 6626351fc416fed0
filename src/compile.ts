/** Turns a document into pictures: AST to boxes, boxes to HTML, or boxes to frames to SVG. */
import { analyze } from "./analyze.js";
import type { DocumentNode } from "./ast/node.js";
import type { Canvas } from "./box/box.js";
import { longestLength } from "./box/geometry.js";
import type { OtherPages } from "./check/other-pages.js";
import { findExcess, reportDocument } from "./cost/check-size.js";
import { estimateDocument } from "./cost/estimate.js";
import { completeLimits, type Limits } from "./cost/limits.js";
import { type Device, devices as knownDevices } from "./define/device.js";
import type { ComponentVocabulary } from "./define/vocabulary.js";
import type { FontFace } from "./fonts/faces.js";
import { type ImageChoice, imageChoices } from "./html/image-choice.js";
import { type HtmlOptions, type HtmlPage, serializeHtml } from "./html/serialize-html.js";
import { findOverflow } from "./layout/find-overflow.js";
import { withoutIdleBars } from "./layout/idle-bars.js";
import { keepClear } from "./layout/keep-clear.js";
import { type CanvasFrame, layoutBoards, layoutCanvas } from "./layout/layout-canvas.js";
import { usedFaces } from "./layout/used-faces.js";
import { findPage, onDevices, withPage } from "./lower/choose-pages.js";
import { lowerDocument, type PageAddress } from "./lower/lower-document.js";
import {
  defaultWidth,
  type Placement,
  paintSvg,
  placeCanvas,
  type SvgOptions,
  type SvgPicture,
} from "./svg/paint-svg.js";
import { svgSize } from "./svg/svg-size.js";
import { DiagnosticCollector, sortDiagnostics } from "./text/collector.js";
import type { Diagnostic } from "./text/diagnostic.js";
import { listed } from "./text/phrases.js";
import { defaultTheme, type ThemeChoice, themeChoices } from "./theme/theme.js";

/** px around the boards of a picture where nothing else is said. */
export const defaultPadding = 24;

/** Options of all pictures of a document; lengths in px. */
export interface DrawingOptions {
  /** Width that pages without a size of their own get, with the padding around them; 1200. */
  width?: number;
  /** Draws one page only: its id, its title, or its place from 1. */
  page?: string | number;
  /** Draws each page at the sizes of these devices, side by side (language.md, "devices"). */
  devices?: readonly Device[];
  /** Marks with a dashed line where the first screen of a device ends; false. */
  fold?: boolean;
  /** How much it may take to be drawn; the default limits for those that are not given. */
  limits?: Partial<Limits>;
}

/** Rules for the fonts of a picture, or what makes them from the faces that the picture uses. */
export type FontCss = string | ((faces: readonly FontFace[]) => string);

/** Settings of HTML, all optional; lengths in px. */
export interface RenderHtmlOptions extends DrawingOptions {
  /** light; `auto` follows the color scheme of the reader. */
  theme?: ThemeChoice;
  /** Whether to return a complete document that includes its style sheet; false by default. */
  fullDocument?: boolean;
  /** Starts all ids and class names; `wf`. */
  idPrefix?: string;
  /** Width that pages without a size are meant for; 1152. */
  width?: number;
  /** Language of a whole document; `en`. */
  lang?: string;
  /**
   * Which pictures are shown: none, those that the source itself holds, or all. The others are drawn as
   * placeholders. A picture from elsewhere tells its server who reads the page; all.
   */
  images?: ImageChoice;
  /** Goes before all other rules. */
  fontCss?: FontCss;
  /** Adds `data-box`, the number of a box in preorder over all boards, to elements. */
  marks?: boolean;
  /** The address of a page that the source does not have, for what navigates to it; none unless given. */
  pageAddress?: PageAddress;
  /** A clickable prototype without a script, instead of a picture of everything that opens; false. */
  prototype?: boolean;
}

/** Settings of SVG, all optional; lengths in px. */
export interface RenderSvgOptions extends DrawingOptions {
  /** light; `auto` follows the color scheme of the reader. */
  theme?: ThemeChoice;
  /** Width of the picture; that of the boards, or 1200 when one has none of its own. */
  width?: number;
  /** Room around the boards; 24. */
  padding?: number;
  /** Rules that the picture carries with it; none. */
  fontCss?: FontCss;
}

/** What sources are read and drawn with. */
export interface WithVocabulary {
  /** Components other than the built-in ones. */
  vocabulary?: ComponentVocabulary;
}

/** What analysis found, beside a picture. */
export interface Diagnosed {
  diagnostics: Diagnostic[];
}

/** HTML and CSS of a document, whose boxes may be there already. */
export function compileHtml(
  document: DocumentNode,
  options: RenderHtmlOptions & WithVocabulary = {},
  canvas: Canvas = lower(document, options, htmlWidth(options), options.prototype),
): HtmlPage {
  const { theme = defaultTheme, fontCss, vocabulary: _, pageAddress: __, ...others } = options;
  const width = htmlWidth(options);
  const settings: HtmlOptions = { ...others, theme, width };
  if (fontCss === undefined) return serializeHtml(canvas, settings);
  const css =
    typeof fontCss === "string" ? fontCss : fontCss(usedFaces(layoutCanvas(canvas, { width })));
  return serializeHtml(canvas, { ...settings, fontCss: css });
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
  const diagnostics = excess ? [excess] : findOverflows(canvas);
  return { ...paintDocument(canvas, options), diagnostics, canvas, placement };
}

/** What is drawn in place of what must not be. */
const emptyDocument: DocumentNode = { type: "Document", children: [] };
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
  const limits = completeLimits(options.limits);
  const count = canvases.reduce((sum, canvas) => sum + svgSize(canvas), 0);
  if (count <= limits.output) return undefined;
  return reportDocument({ limit: "output", count }, limits, document, options.vocabulary);
}

/** The frames of a document, as a picture with these settings shows them. */
export function layoutDocument(
  document: DocumentNode,
  options: RenderSvgOptions & WithVocabulary = {},
): CanvasFrame {
  const width = pictureRoom(options);
  return layoutCanvas(lower(document, options, width), { width });
}

/** The SVG picture of frames. */
export function paintDocument(canvas: CanvasFrame, options: RenderSvgOptions = {}): SvgPicture {
  const { theme = defaultTheme, padding = defaultPadding, fontCss } = options;
  const settings: SvgOptions = { theme, padding };
  if (options.width !== undefined) settings.width = options.width;
  if (fontCss !== undefined) {
    settings.fontCss = typeof fontCss === "string" ? fontCss : fontCss(usedFaces(canvas));
  }
  return paintSvg(canvas, settings);
}

/** Settings of pictures that show one board each; lengths in px. */
export type CompileBoardsOptions = Omit<RenderSvgOptions, "theme" | "fontCss">;

/** Each board of a document laid out for itself, with the texts that do not fit their place. */
export function compileBoards(
  document: DocumentNode,
  options: CompileBoardsOptions & WithVocabulary = {},
): { boards: CanvasFrame[] } & Diagnosed {
  const width = pictureRoom(options);
  const boards = layoutBoards(lower(document, options, width), { width });
  const excess = findLargeOutput(document, boards, options);
  if (excess) return { boards: [], diagnostics: [excess] };
  return { boards, diagnostics: sortDiagnostics(boards.flatMap(findOverflows)) };
}

/** px that the padding of a picture leaves. */
function pictureRoom({ width = defaultWidth, padding = defaultPadding }: RenderSvgOptions): number {
  return Math.max(1, width - 2 * padding);
}

/** The boxes of the pages that are asked for. */
function lower(
  document: DocumentNode,
  options: DrawingOptions & WithVocabulary & Pick<RenderHtmlOptions, "pageAddress">,
  width: number,
  prototype = false,
): Canvas {
  const { page, devices = [], fold = false, vocabulary, pageAddress } = options;
  let drawn = document;
  if (page !== undefined && document !== emptyDocument) {
    const found = findPage(document, page);
    if (found === undefined) throw new RangeError(`unknown page ${JSON.stringify(page)}`);
    drawn = withPage(document, found);
  }
  const settings = {
    width,
    fold,
    prototype,
    ...(vocabulary && { vocabulary }),
    ...(pageAddress && { pageAddress }),
  };
  const canvas = lowerDocument(onDevices(drawn, devices), settings);
  return withoutIdleBars(keepClear(canvas, { width }), { width });
}

/** A warning for each element with a text that does not fit, or that runs off its board, with the px. */
export function findOverflows(canvas: CanvasFrame): Diagnostic[] {
  const collector = new DiagnosticCollector();
  for (const { box, px, edge, origin } of findOverflow(canvas)) {
    if (edge) {
      collector.add("board-overflow", "off", { edge, px }, origin ?? { from: 0, to: 0 });
      continue;
    }
    const text = box.kind === "text" || box.kind === "field" ? box.text : "";
    collector.add("text-overflow", "overflow", { text, px }, origin ?? { from: 0, to: 0 });
  }
  return collector.sorted();
}

/** Throws a RangeError for settings that no picture can have. */
export function checkOptions(
  { theme, width, padding, idPrefix, images, devices = [] }: RenderSvgOptions & RenderHtmlOptions,
  themes: readonly ThemeChoice[] = themeChoices,
): void {
  if (theme !== undefined && !themes.includes(theme)) {
    throw new RangeError(`theme must be ${listed(themes, "or")}, not ${String(theme)}`);
  }
  if (images !== undefined && !imageChoices.includes(images)) {
    throw new RangeError(`images must be ${listed(imageChoices, "or")}, not ${String(images)}`);
  }
  for (const device of devices) {
    if (!Object.hasOwn(knownDevices, device)) throw new RangeError(`unknown device "${device}"`);
  }
  for (const [name, value] of Object.entries({ width, padding })) {
    if (value === undefined || (value >= 0 && value <= longestLength)) continue;
    throw new RangeError(
      `${name} must be a number from 0 to ${longestLength}, not ${String(value)}`,
    );
  }
  if (idPrefix !== undefined && !/^[A-Za-z][\w-]*$/.test(idPrefix)) {
    throw new RangeError(
      "idPrefix must start with a letter and contain only letters, digits, _ and -",
    );
  }
}

/**
 * HTML of a source, as far as it can be drawn if the source has errors. Browsers lay it out, so the texts
 * that do not fit are looked for when somebody reads the diagnostics.
 */
export function renderHtml(
  source: string | DocumentNode,
  options: RenderHtmlOptions & WithVocabulary = {},
): HtmlPage & Diagnosed {
  checkOptions(options);
  const { document, diagnostics } = documentOf(source, options);
  const width = htmlWidth(options);
  // What does not fit is looked for in the picture, where everything that opens is drawn.
  let picture = options.prototype ? undefined : lower(document, options, width);
  const { html, css } = compileHtml(document, options, picture);
  return new CheckedPage(html, css, () => {
    picture ??= lower(document, options, width);
    const overflow = findOverflows(layoutCanvas(picture, { width }));
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
  checkOptions(options);
  const { document, diagnostics } = documentOf(source, options);
  const picture = compileSvg(document, options);
  return { ...picture, diagnostics: sortDiagnostics([...diagnostics, ...picture.diagnostics]) };
}

/**
 * What a call draws: an empty document, with the error, where it is too large. Throws a TypeError where a
 * program hands over neither a source nor its tree.
 */
export function documentOf(
  source: string | DocumentNode,
  options: Pick<DrawingOptions, "limits" | "devices"> &
    WithVocabulary & { others?: OtherPages } = {},
): { document: DocumentNode } & Diagnosed {
  const { limits, devices = [], vocabulary, others } = options;
  const isSource = typeof source === "string";
  if (!isSource && !Array.isArray(source?.children)) {
    throw new TypeError("source must be a string or a tree that parse returned");
  }
  const { ast, diagnostics, isTooLarge } = isSource
    ? analyze(source, {
        locations: true,
        ...(limits && { limits }),
        ...(vocabulary && { vocabulary }),
        ...(others && { others }),
      })
    : { ast: source, diagnostics: [], isTooLarge: false };
  if (isTooLarge) return { document: emptyDocument, diagnostics };
  const times = Math.max(1, devices.length);
  if (isSource && times === 1) return { document: ast, diagnostics };
  const complete = completeLimits(limits);
  const excess = findExcess(estimateDocument(ast, vocabulary), complete, times);
  if (!excess) return { document: ast, diagnostics };
  const error = reportDocument(excess, complete, ast, vocabulary);
  return { document: emptyDocument, diagnostics: [...diagnostics, error] };
}

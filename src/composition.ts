/** Turns a document into pictures in any theme and format; each stage runs once, when it is first needed. */
import { cutFonts, givenCss } from "./base/fonts/given-css.js";
import { lettersWithin } from "./base/fonts/letters-within.js";
import { defaultTheme, type ThemeChoice } from "./base/theme/theme.js";
import {
  type AnalyzedWith,
  documentOf,
  emptyDocument,
  type MeasuredTree,
  type ReadDocument,
} from "./document-of.js";
import { drawBoxes } from "./draw-boxes.js";
import { isArranged, layoutFlow } from "./drawing/flow/layout-flow.js";
import { placedCanvas } from "./drawing/flow/placed-canvas.js";
import { htmlSize } from "./drawing/html/html-size.js";
import { type HtmlPage, serializeHtml } from "./drawing/html/serialize-html.js";
import { givenTexts } from "./drawing/layout/given-texts.js";
import {
  boardsAlone,
  type CanvasFrame,
  type CanvasRoom,
  layoutCanvas,
} from "./drawing/layout/layout-canvas.js";
import type { PageAddress } from "./drawing/lower/lower-document.js";
import {
  defaultPadding,
  type Placement,
  placeCanvas,
  roomOf,
} from "./drawing/paint/place-canvas.js";
import { usedFaces } from "./drawing/paint/used-faces.js";
import { type Area, paintSvg, type SvgPicture } from "./drawing/svg/paint-svg.js";
import { svgSize } from "./drawing/svg/svg-size.js";
import type {
  DrawingOptions,
  FontCss,
  RenderHtmlOptions,
  RenderSvgOptions,
  WithVocabulary,
} from "./drawing-options.js";
import { drawnProblems } from "./drawn-problems.js";
import type { DocumentNode } from "./language/ast/node.js";
import { sortDiagnostics } from "./language/diagnostics/collector.js";
import type { Diagnostic } from "./language/diagnostics/diagnostic.js";
import type { Canvas } from "./model/box/box.js";
import { completeLimits } from "./model/cost/limits.js";
import { reportDocument } from "./model/cost/report-excess.js";

/** What a composition depends on: neither theme nor format; lengths in px. */
export interface CompositionOptions extends DrawingOptions, WithVocabulary {
  /** Room around the boards of a picture; 24. */
  padding?: number;
  /** Width of pages without a size of their own; defaults to `width` less the padding. */
  room?: number;
}

/** How SVG is painted. */
export type SvgSettings = Pick<
  RenderSvgOptions,
  "fontCss" | "outlines" | "missing" | "embedGiven" | "idPrefix"
> & { theme?: ThemeChoice | undefined; area?: Area | undefined };

/** How HTML is written. */
export type HtmlSettings = Pick<
  RenderHtmlOptions,
  | "theme"
  | "fullDocument"
  | "idPrefix"
  | "lang"
  | "images"
  | "fontCss"
  | "handCss"
  | "embedGiven"
  | "marks"
> &
  HtmlBoxes;

/** The settings of HTML on which its boxes depend. */
export type HtmlBoxes = Pick<RenderHtmlOptions, "prototype" | "overview" | "pageAddress">;

/** Empty frames, used when the picture exceeds its limit. */
const noFrames: CanvasFrame = { boards: [], x: 0, y: 0, width: 0, height: 0, isFluid: false };

/** The composition of a source or a tree. */
export function compose(
  source: string | DocumentNode | MeasuredTree,
  options: CompositionOptions & AnalyzedWith = {},
): Composition {
  return new Composition(documentOf(source, options), options);
}

/** A document and all stages of its pictures. */
export class Composition {
  readonly document: DocumentNode;
  readonly #read: readonly Diagnostic[];
  readonly #options: CompositionOptions;
  readonly #draw: typeof drawBoxes;
  readonly #room: CanvasRoom;
  #made: readonly Drawn[] = [];
  #excess: Diagnostic | false | undefined;
  #outlinedExcess: Diagnostic | false | undefined;
  #overflows: Diagnostic[] | undefined;
  #placement: Placement | undefined;

  /**
   * @param read the document, with its diagnostics
   * @param draw makes the boxes, if they are not those of the document
   */
  constructor(
    { document, diagnostics = [] }: Pick<ReadDocument, "document"> & Partial<ReadDocument>,
    options: CompositionOptions = {},
    draw: typeof drawBoxes = drawBoxes,
  ) {
    const { room = roomOf(options), fonts } = options;
    this.document = document;
    this.#read = diagnostics;
    this.#options = options;
    this.#draw = draw;
    this.#room = { width: room, fonts: fonts && lettersWithin(fonts) };
  }

  /** The boxes of the picture, in which everything that opens is drawn. */
  get boxes(): Canvas {
    return this.#picture.boxes;
  }

  /** The boxes of HTML. */
  htmlBoxes(how: HtmlBoxes = {}): Canvas {
    return this.#drawnFor(how).boxes;
  }

  /** The frames of the picture; none if it exceeds its limit. */
  get frames(): CanvasFrame {
    return this.excess ? noFrames : this.#picture.frames;
  }

  /** Where the frames are in the picture. */
  get placement(): Placement {
    const { width, padding = defaultPadding } = this.#options;
    this.#placement ??= placeCanvas(this.frames, { width, padding });
    return this.#placement;
  }

  /** Each board as a canvas of its own. */
  boards(): CanvasFrame[] {
    if (this.excess) return [];
    // Arrows connect boards, so these boards cannot be split up.
    return this.boxes.plan ? [this.frames] : boardsAlone(this.frames);
  }

  /**
   * The error about a picture that exceeds its limit. An estimate from the tree cannot know how often texts wrap, so
   * texts in very narrow places are only noticed here.
   */
  get excess(): Diagnostic | undefined {
    this.#excess ??= this.#svgExcess(false) ?? false;
    return this.#excess || undefined;
  }

  /** The same about SVG in which letters may be outlines. */
  svgExcess({ outlines }: Pick<SvgSettings, "outlines"> = {}): Diagnostic | undefined {
    if (this.excess || !outlines) return this.excess;
    this.#outlinedExcess ??= this.#svgExcess(true) ?? false;
    return this.#outlinedExcess || undefined;
  }

  /** The same about HTML. */
  htmlExcess(how: HtmlBoxes = {}): Diagnostic | undefined {
    return this.excessOf(this.#drawnFor(how).htmlSize);
  }

  /** The same about a picture or a page of so many bytes. */
  excessOf(count: number): Diagnostic | undefined {
    const limits = completeLimits(this.#options.limits);
    if (count <= limits.output) return undefined;
    const excess = { limit: "output", count } as const;
    return reportDocument(excess, limits, this.document, this.#options.vocabulary);
  }

  /** The diagnostics that only drawing can find; none while the source is being written, because the next words may move everything. */
  get overflows(): Diagnostic[] {
    if (this.#options.partial) return [];
    const picture = this.#made.find((one) => one.isPicture) ?? this.#picture;
    this.#overflows ??= drawnProblems(picture.frames);
    return this.#overflows;
  }

  /** All diagnostics of the document and its picture. */
  get diagnostics(): Diagnostic[] {
    return this.#diagnosticsWith(this.excess);
  }

  /** The same for SVG in which letters may be outlines. */
  svgDiagnostics(settings: Pick<SvgSettings, "outlines"> = {}): Diagnostic[] {
    return this.#diagnosticsWith(this.svgExcess(settings));
  }

  /** The same for HTML. Browsers lay it out, so what does not fit is looked for in the picture. */
  htmlDiagnostics(how: HtmlBoxes = {}): Diagnostic[] {
    return this.#diagnosticsWith(this.htmlExcess(how));
  }

  /** The picture in a theme; without boards if it exceeds its limit. */
  svg(settings: SvgSettings = {}): SvgPicture {
    const { theme = defaultTheme, fontCss, outlines, missing, embedGiven = true } = settings;
    const { idPrefix, area } = settings;
    const isOver = this.svgExcess(settings) !== undefined;
    const { width, padding = defaultPadding } = this.#options;
    const frames = isOver ? noFrames : this.frames;
    const placement = isOver ? placeCanvas(noFrames, { width, padding }) : this.placement;
    return paintSvg(frames, {
      theme,
      placement,
      ...(outlines && { outlines }),
      ...(missing && { missing }),
      ...(area && { area }),
      ...(idPrefix !== undefined && { idPrefix }),
      ...(!missing && !outlines && { fontCss: cssOf(fontCss, embedGiven, frames) }),
    });
  }

  /** HTML in a theme; without boards if it exceeds its limit. */
  html(settings: HtmlSettings = {}): HtmlPage {
    const { theme = defaultTheme, fontCss, handCss, embedGiven = true, ...others } = settings;
    const drawn = this.htmlExcess(settings)
      ? this.#drawnOf(emptyDocument, noLowering)
      : this.#drawnFor(settings);
    const { boxes, placedBoxes } = drawn;
    const { width, fonts } = this.#room;
    const css = fontCss ?? (boxes.hasHand ? handCss : undefined);
    const needsFonts = css !== undefined || fonts !== undefined;
    return serializeHtml(placedBoxes, {
      ...others,
      theme,
      width,
      fonts,
      ...(needsFonts && {
        fontCss: cssOf(css, embedGiven, drawn.frames),
      }),
    });
  }

  get #picture(): Drawn {
    return this.#drawnFor({});
  }

  #drawnFor({ prototype = false, overview = false, pageAddress }: HtmlBoxes): Drawn {
    // A screen that is shown alone gets the frame of its device, unless the options say otherwise.
    const { frames = prototype && !overview } = this.#options;
    const known = this.#made.find((one) => one.isSame(prototype, frames, pageAddress));
    if (known) return known;
    const drawn = this.#drawnOf(this.document, { prototype, frames, pageAddress });
    // Of boxes with links to other files, only the last are kept: each theme and format has addresses of its own.
    this.#made = [...this.#made.filter((one) => !one.isAddressed), drawn];
    return drawn;
  }

  #drawnOf(document: DocumentNode, how: Lowering): Drawn {
    const draw = (pageAddress: PageAddress): Canvas =>
      this.#draw(document, { ...this.#options, ...how, pageAddress }, this.#room);
    return new Drawn(draw, how, this.#room);
  }

  #svgExcess(asOutlines: boolean): Diagnostic | undefined {
    const { output: enough } = completeLimits(this.#options.limits);
    return this.excessOf(svgSize(this.#picture.frames, { asOutlines, enough }));
  }

  #diagnosticsWith(excess: Diagnostic | undefined): Diagnostic[] {
    return sortDiagnostics([...this.#read, ...(excess ? [excess] : this.overflows)]);
  }
}

/** How boxes are drawn. */
interface Lowering {
  prototype: boolean;
  frames: boolean;
  pageAddress: PageAddress | undefined;
}

const noLowering: Lowering = { prototype: false, frames: false, pageAddress: undefined };

/** Boxes, and their frames, made on first access. */
class Drawn {
  readonly boxes: Canvas;
  /** Whether the places of the boards depend on more than their sizes. */
  readonly isPlaced: boolean;
  readonly #how: Lowering;
  readonly #room: CanvasRoom;
  #asksForPages = false;
  #frames: CanvasFrame | undefined;
  #placed: Canvas | undefined;
  #htmlSize: number | undefined;

  constructor(draw: (pageAddress: PageAddress) => Canvas, how: Lowering, room: CanvasRoom) {
    this.boxes = draw((reference) => {
      this.#asksForPages = true;
      return how.pageAddress?.(reference);
    });
    this.isPlaced = !how.prototype && isArranged(this.boxes);
    this.#how = how;
    this.#room = room;
  }

  get frames(): CanvasFrame {
    this.#frames ??= (this.isPlaced ? layoutFlow : layoutCanvas)(this.boxes, this.#room);
    return this.#frames;
  }

  /** The boxes as HTML shows them: at the places from the layout where these depend on more than sizes. */
  get placedBoxes(): Canvas {
    this.#placed ??= this.isPlaced ? placedCanvas(this.boxes, this.frames) : this.boxes;
    return this.#placed;
  }

  get htmlSize(): number {
    this.#htmlSize ??= htmlSize(this.placedBoxes);
    return this.#htmlSize;
  }

  /** Whether these are the boxes of a picture rather than of a prototype. */
  get isPicture(): boolean {
    return !this.#how.prototype;
  }

  /** Whether it links to pages of other files. */
  get isAddressed(): boolean {
    return this.#asksForPages && this.#how.pageAddress !== undefined;
  }

  /** Whether these boxes can be reused for the given settings. */
  isSame(prototype: boolean, frames: boolean, pageAddress: PageAddress | undefined): boolean {
    const how = this.#how;
    if (how.prototype !== prototype || how.frames !== frames) return false;
    return how.pageAddress === pageAddress || !this.#asksForPages;
  }
}

/** CSS for our fonts as requested, plus subsets of the user's fonts. */
function cssOf(fontCss: FontCss | undefined, embedGiven: boolean, canvas: CanvasFrame): string {
  const ours = typeof fontCss === "function" ? fontCss(usedFaces(canvas)) : (fontCss ?? "");
  if (canvas.fonts === undefined || !embedGiven) return ours;
  return ours + givenCss(cutFonts(givenTexts(canvas)));
}

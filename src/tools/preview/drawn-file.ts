/** Keeps what was made from one text: its tree, and the requested pictures. */
import { listElements, type NotedElement } from "../../authoring/notes/list-elements.js";
import type { Pictures } from "../../base/images/picture.js";
import { SourceText } from "../../base/text/source-text.js";
import type { LookName } from "../../base/theme/look.js";
import type { ThemeName } from "../../base/theme/theme.js";
import { Composition } from "../../composition.js";
import { presetIdPrefix } from "../../drawing/html/preset-id-prefix.js";
import type { PageAddress } from "../../drawing/lower/lower-document.js";
import { defaultPadding, roomOf } from "../../drawing/paint/place-canvas.js";
import type { DrawingOptions } from "../../drawing-options.js";
import type { DocumentNode } from "../../language/ast/node.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { vocabulary } from "../../model/components/registry.generated.js";
import { isPageIn } from "../../model/define/pages-of.js";
import type { OwnDrawing } from "../../workspace/files/watched-set.js";
import { elementNumbers } from "./element-numbers.js";
import {
  areasOf,
  boardsInHtml,
  boardsOf,
  boxElements,
  boxLines,
  canvasWidth,
  type SourceTexts,
} from "./picture-map.js";
import type { PictureView } from "./protocol.js";

/** How a picture is viewed. */
export interface View {
  format: "svg" | "html";
  theme: ThemeName;
  /** The look of all pages; defaults to what they and their tokens say. */
  look?: LookName | undefined;
  /** Width in px of pages without a width of their own. */
  pageWidth: number | undefined;
}

/** The part of a picture that depends only on the text, and diagnostics that only drawing finds. */
export interface Drawn {
  picture: Pick<
    PictureView,
    | "width"
    | "height"
    | "isFluid"
    | "boards"
    | "svg"
    | "areas"
    | "html"
    | "css"
    | "lines"
    | "elements"
  >;
  diagnostics: Diagnostic[];
  /** How long it took. */
  ms: number;
}

/** Number of views that are kept for a text. */
const keptViews = 6;

/** Inputs of a picture that do not depend on the view. */
export type DrawnWith = Pick<
  DrawingOptions,
  "limits" | "fonts" | "tokens" | "defaultTokens" | "look" | "pictures" | "partial"
> &
  OwnDrawing["drawing"] &
  Pick<OwnDrawing, "theme">;

/** A text with its tree; each picture is drawn on demand, and only once. */
export class DrawnFile {
  readonly text: string;
  readonly #document: DocumentNode;
  readonly #settings: DrawnWith;
  readonly #drawn = new Map<string, Drawn>();
  /** The last composition and its key: a view in another theme needs no new one. */
  #composed: { key: string; composition: Composition } | undefined;

  #lastView: View | undefined;
  #elements: readonly NotedElement[] | undefined;
  readonly #pageAddress: PageAddress;
  readonly #texts: SourceTexts;

  /**
   * @param settings limits of the picture, and design tokens given to it
   * @param lastView the view of the text before this one
   * @param pageAddress the URL of a page outside the document
   * @param texts the text under the name of its file, and the texts that it imports
   */
  constructor(
    text: string,
    document: DocumentNode,
    settings: DrawnWith,
    lastView: View | undefined,
    pageAddress: PageAddress,
    texts: Partial<SourceTexts> = {},
  ) {
    const { source = new SourceText(text), others = new Map() } = texts;
    this.#texts = { source, others };
    this.text = text;
    this.#document = document;
    this.#settings = settings;
    this.#lastView = lastView;
    this.#pageAddress = pageAddress;
  }

  /** The view that was requested last. */
  get lastView(): View | undefined {
    return this.#lastView;
  }

  /** The elements that notes can be pinned to. */
  get elements(): readonly NotedElement[] {
    this.#elements ??= listElements(this.#document, isPageIn(vocabulary));
    return this.#elements;
  }

  /** Draws the last view before it is requested again. */
  drawAgain(): void {
    if (this.#lastView) this.draw(this.#lastView);
  }

  /** The bytes of all pictures from files, by the addresses in the source; undefined if there are none. */
  shownPictures(): Record<string, Uint8Array> | undefined {
    const { pictures } = this.#settings;
    if (!pictures) return undefined;
    const shown = new Map<string, Uint8Array>();
    const noted: Pictures = {
      of(src) {
        const picture = pictures.of(src);
        if (picture && !/^data:/i.test(src)) shown.set(src, picture.bytes);
        return picture;
      },
    };
    const settings = { ...this.#settings, pictures: noted };
    const composition = new Composition({ document: this.#document }, settings);
    // Content that a click opens is visible only in prototypes.
    for (const prototype of [false, true]) {
      composition.htmlBoxes({ prototype });
    }
    return shown.size > 0 ? Object.fromEntries(shown) : undefined;
  }

  /** The picture in a view. */
  draw(view: View): Drawn {
    this.#lastView = view;
    const key = `${view.format} ${view.theme} ${view.look ?? ""} ${view.pageWidth ?? ""}`;
    const known = this.#drawn.get(key);
    if (known) return known;
    const start = performance.now();
    const drawn = { ...this.#compose(view), ms: performance.now() - start };
    if (this.#drawn.size >= keptViews) this.#drawn.delete(this.#drawn.keys().next().value!);
    this.#drawn.set(key, drawn);
    return drawn;
  }

  /** Keeps only pictures; other views are laid out again. */
  forgetLayout(): void {
    this.#composed = undefined;
  }

  /** The composition for some settings of a view. */
  #composition(own: Pick<DrawingOptions, "look" | "width">): Composition {
    const key = `${own.look ?? ""} ${own.width ?? ""}`;
    if (this.#composed?.key !== key) {
      const { theme: _, ...settings } = this.#settings;
      const composition = new Composition({ document: this.#document }, { ...settings, ...own });
      this.#composed = { key, composition };
    }
    return this.#composed.composition;
  }

  #compose({ format, theme: asked, look, pageWidth }: View): Omit<Drawn, "ms"> {
    const { theme: own = "auto", ...settings } = this.#settings;
    const { padding = defaultPadding, width: ownWidth } = settings;
    const theme = own === "auto" ? asked : own;
    // The width of a picture includes padding, the width of HTML does not.
    const room = pageWidth ?? (format === "html" ? ownWidth : undefined);
    const composition = this.#composition({
      ...(look && { look }),
      ...(room !== undefined && { width: room + 2 * padding }),
    });
    const { diagnostics, frames, placement } = composition;
    const common = { height: placement.height, isFluid: frames.isFluid };
    if (format === "svg") {
      const { svg, width } = composition.svg({ theme });
      const numberOf = elementNumbers(this.elements);
      const { areas, elements } = areasOf(composition, this.#texts, numberOf);
      const boards = boardsOf(composition);
      return { picture: { ...common, width, boards, svg, areas, elements }, diagnostics };
    }
    // Live HTML is a prototype: clicks do what the source says.
    const live = { prototype: true, overview: true, pageAddress: this.#pageAddress };
    const boxes = composition.htmlBoxes(live);
    const picture = {
      ...common,
      width: canvasWidth(boxes, room ?? roomOf({})) + 2 * defaultPadding,
      boards: boardsInHtml(composition, boxes),
      ...composition.html({ theme, marks: true, idPrefix: presetIdPrefix, ...live }),
      lines: boxLines(boxes, this.#texts),
      elements: boxElements(boxes, elementNumbers(this.elements)),
    };
    return { picture, diagnostics };
  }
}

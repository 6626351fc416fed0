/** Keeps what was made from one text: its tree, and the requested pictures. */
import { listElements, type NotedElement } from "../../authoring/notes/list-elements.js";
import { SourceText } from "../../base/text/source-text.js";
import { Composition } from "../../composition.js";
import { presetIdPrefix } from "../../drawing/html/preset-id-prefix.js";
import type { PageAddress } from "../../drawing/lower/lower-document.js";
import { defaultPadding, roomOf } from "../../drawing/paint/place-canvas.js";
import type { DrawingOptions } from "../../drawing-options.js";
import type { DocumentNode } from "../../language/ast/node.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { vocabulary } from "../../model/components/registry.generated.js";
import { isPageIn } from "../../model/define/pages-of.js";
import type { SourceImports } from "../../source-pages.js";
import type { DrawnWith, DrawTask, Surroundings, View } from "./draw-task.js";
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

let lastId = 0;

function keyOf({ format, theme, look, pageWidth }: View): string {
  return `${format} ${theme} ${look ?? ""} ${pageWidth ?? ""}`;
}

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
  /** Why there is no picture in a view. */
  readonly #problems = new Map<string, string>();
  readonly #around: SourceImports;
  /** Whether drawing it would keep others waiting. */
  readonly isCostly: boolean;
  /** Differs for each text, so that a thread knows what it has drawn last. */
  readonly #id = ++lastId;

  /**
   * @param settings limits of the picture, and design tokens given to it
   * @param lastView the view of the text before this one
   * @param pageAddress the URL of a page outside the document
   * @param texts the text under the name of its file, and the texts that it imports
   * @param around what it needs in order to import files, and whether drawing it would keep others waiting
   */
  constructor(
    text: string,
    document: DocumentNode,
    settings: DrawnWith,
    lastView: View | undefined,
    pageAddress: PageAddress,
    texts: Partial<SourceTexts> = {},
    around: SourceImports & { isCostly?: boolean } = {},
  ) {
    const { source = new SourceText(text), others = new Map() } = texts;
    this.#texts = { source, others };
    this.text = text;
    this.#document = document;
    this.#settings = settings;
    this.#lastView = lastView;
    this.#pageAddress = pageAddress;
    this.#around = around;
    this.isCostly = around.isCostly ?? false;
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

  /** Draws the last view before it is requested again; a costly one waits until somebody asks for it. */
  drawAgain(): void {
    if (this.#lastView && !this.isCostly) this.draw(this.#lastView);
  }

  /** Whether a picture is there, or why there is none; undefined if it was not drawn yet. */
  outcomeIn(view: View): "drawn" | { problem: string } | undefined {
    const key = keyOf(view);
    const problem = this.#problems.get(key);
    if (problem !== undefined) return { problem };
    return this.#drawn.has(key) ? "drawn" : undefined;
  }

  /** Keeps what a thread has drawn. */
  keep(view: View, outcome: Drawn | { problem: string }): void {
    this.#lastView = view;
    if ("problem" in outcome) this.#problems.set(keyOf(view), outcome.problem);
    else this.#keep(keyOf(view), outcome);
  }

  /** The drawing as plain values that can be sent to a thread. */
  taskFor(view: View): Omit<DrawTask, "fonts"> {
    const { fonts: _, pictures, ...settings } = this.#settings;
    const { load, file } = this.#around;
    return {
      id: this.#id,
      text: this.text,
      name: this.#texts.source.name,
      file,
      settings,
      imports: load !== undefined,
      shows: pictures !== undefined,
      view,
    };
  }

  /** What only this process can answer about the files around the document. */
  get surroundings(): Surroundings {
    const { pictures } = this.#settings;
    return {
      load: (path, from) => this.#around.load?.(path, from) ?? { problem: "none" },
      of: (src) => pictures?.of(src),
      reasonFor: (src) => pictures?.reasonFor?.(src),
      page: (reference) => this.#pageAddress(reference),
    };
  }

  /** The picture in a view. */
  draw(view: View): Drawn {
    this.#lastView = view;
    const key = keyOf(view);
    const known = this.#drawn.get(key);
    if (known) return known;
    const start = performance.now();
    const drawn = { ...this.#compose(view), ms: performance.now() - start };
    this.#keep(key, drawn);
    return drawn;
  }

  #keep(key: string, drawn: Drawn): void {
    if (this.#drawn.size >= keptViews) this.#drawn.delete(this.#drawn.keys().next().value!);
    this.#drawn.set(key, drawn);
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

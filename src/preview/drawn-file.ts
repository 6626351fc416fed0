/** Keeps what was made from one text: its tree, and the pictures that were requested. */
import type { DocumentNode } from "../ast/node.js";
import { compileHtml, composeSvg, defaultPadding } from "../compile.js";
import type { Limits } from "../cost/limits.js";
import { withoutIdleBars } from "../layout/idle-bars.js";
import { keepClear } from "../layout/keep-clear.js";
import { lowerDocument, type PageAddress } from "../lower/lower-document.js";
import { defaultWidth } from "../svg/paint-svg.js";
import type { Diagnostic } from "../text/diagnostic.js";
import { SourceText } from "../text/source-text.js";
import type { ThemeName } from "../theme/theme.js";
import { areasOf, boardsInHtml, boardsOf, boxLines, canvasWidth } from "./picture-map.js";
import type { PictureView } from "./protocol.js";

/** How a picture is viewed. */
export interface View {
  format: "svg" | "html";
  theme: ThemeName;
  /** px of pages without a width of their own. */
  pageWidth: number | undefined;
}

/** The part of a picture that follows from a text alone, and what only drawing could find. */
export interface Drawn {
  picture: Pick<
    PictureView,
    "width" | "height" | "isFluid" | "boards" | "svg" | "areas" | "html" | "css" | "lines"
  >;
  diagnostics: Diagnostic[];
  /** How long it took. */
  ms: number;
}

/** So many views of a text are kept; who looks at more has them drawn again. */
const keptViews = 6;

/** A text with its tree; pictures are drawn on demand, and only once. */
export class DrawnFile {
  readonly text: string;
  readonly #document: DocumentNode;
  readonly #limits: Partial<Limits>;
  readonly #drawn = new Map<string, Drawn>();

  #lastView: View | undefined;

  readonly #pageAddress: PageAddress;

  /**
   * @param limits of the picture
   * @param lastView in which the text before this one was shown
   * @param pageAddress the URL of a page that the document does not have
   */
  constructor(
    text: string,
    document: DocumentNode,
    limits: Partial<Limits>,
    lastView: View | undefined,
    pageAddress: PageAddress,
  ) {
    this.text = text;
    this.#document = document;
    this.#limits = limits;
    this.#lastView = lastView;
    this.#pageAddress = pageAddress;
  }

  /** The view that was requested last. */
  get lastView(): View | undefined {
    return this.#lastView;
  }

  /** Draws the view that was requested last, before it is requested again. */
  drawAgain(): void {
    if (this.#lastView) this.draw(this.#lastView);
  }

  /** The picture in a view. */
  draw(view: View): Drawn {
    this.#lastView = view;
    const key = `${view.format} ${view.theme} ${view.pageWidth ?? ""}`;
    const known = this.#drawn.get(key);
    if (known) return known;
    const start = performance.now();
    const drawn = { ...this.#compose(view), ms: performance.now() - start };
    if (this.#drawn.size >= keptViews) this.#drawn.delete(this.#drawn.keys().next().value!);
    this.#drawn.set(key, drawn);
    return drawn;
  }

  #compose({ format, theme, pageWidth }: View): Omit<Drawn, "ms"> {
    const width = pageWidth === undefined ? {} : { width: pageWidth + 2 * defaultPadding };
    const composed = composeSvg(this.#document, { theme, ...width, limits: this.#limits });
    const source = new SourceText(this.text);
    const { diagnostics, canvas } = composed;
    const { height } = composed;
    const common = { height, isFluid: canvas.isFluid };
    if (format === "svg") {
      const areas = areasOf(composed, source);
      const { svg } = composed;
      const boards = boardsOf(composed);
      return { picture: { ...common, width: composed.width, boards, svg, areas }, diagnostics };
    }
    // What is live is a prototype: a click does what the source says.
    const room = pageWidth ?? defaultWidth - 2 * defaultPadding;
    const pageAddress = this.#pageAddress;
    const drawn = lowerDocument(this.#document, { width: room, prototype: true, pageAddress });
    const live = withoutIdleBars(keepClear(drawn, { width: room }), { width: room });
    const options = { theme, width: room, marks: true, prototype: true };
    const picture = {
      ...common,
      width: canvasWidth(live, room) + 2 * defaultPadding,
      boards: boardsInHtml(composed, live),
      ...compileHtml(this.#document, options, live),
      lines: boxLines(live, source),
    };
    return { picture, diagnostics };
  }
}

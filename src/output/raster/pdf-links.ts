/** Converts the URLs of boxes to links in a PDF: to the page of another board, or to the web. */
import { safeUrl } from "../../base/markup/safe-url.js";
import type { Frame } from "../../drawing/layout/frame.js";
import type { CanvasFrame } from "../../drawing/layout/layout-canvas.js";
import { type Box, childrenOf } from "../../model/box/box.js";

/** The links of one document. */
export class PdfLinks {
  /** Names of destinations, by the names that references use. */
  readonly #pages = new Map<string, string>();
  readonly #names: (string | undefined)[];

  /** @param pages the boards in the order of the pages; links never lead to copies */
  constructor(pages: readonly CanvasFrame[]) {
    const boards = pages.map(({ boards: [only] }) => only!.board);
    this.#names = boards.map(({ box, copy }) => (copy === undefined ? idIn(box) : undefined));
    for (const name of this.#names) if (name !== undefined) this.#pages.set(name, name);
    // Titles come last, since ids take precedence.
    for (const [at, name] of this.#names.entries()) {
      const { title } = boards[at]!;
      if (name !== undefined && !this.#pages.has(title)) this.#pages.set(title, name);
    }
  }

  /** The destination name of the page with an index. */
  nameOf(page: number): string | undefined {
    return this.#names[page];
  }

  /** Adds the link of an area to the current page. */
  add(doc: PDFKit.PDFDocument, address: string, { x, y, width, height }: Frame): void {
    const page = this.#pages.get(address) ?? this.#pages.get(address.replace(/^#/, ""));
    if (page !== undefined) {
      doc.goTo(x, y, width, height, page, noBorder);
      return;
    }
    const url = safeUrl(address);
    // A relative URL leads nowhere from a file.
    if (url !== undefined && /^[a-z]+:/i.test(url)) {
      doc.link(x, y, width, height, asciiUrl(url), noBorder);
    }
  }
}

/** A URL in ASCII, encoded as in browsers, which PDF readers require. */
function asciiUrl(url: string): string {
  return URL.canParse(url) ? new URL(url).href : encodeURI(url);
}

const noBorder = { Border: [0, 0, 0] };

/** The first id in a box, which is that of its page. */
function idIn(box: Box): string | undefined {
  const id = box.attributes?.id;
  if (typeof id === "string") return id;
  for (const child of childrenOf(box)) {
    const found = idIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Turns painting steps into the content of a PDF page. */
import type { Frame } from "../layout/frame.js";
import type { Painter } from "../layout/paint-order.js";
import { bordersOf, inset, outlineOf, outlinePath } from "../svg/outline.js";
import { snapped } from "../svg/snap.js";
import { type ThemeName, themeNamed } from "../theme/theme.js";
import { drawIcon, drawShape, drawSurface } from "./pdf-figures.js";
import type { PdfLinks } from "./pdf-links.js";
import { drawText } from "./pdf-text.js";

type Page = PDFKit.PDFDocument["page"];
type Content = Page["content"] & { end(): void };

/** Paints on the present page of a document, in px. */
export class PdfPainter implements Painter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #links: PdfLinks;
  /** Contents that wait for the group within them to end, innermost last. */
  readonly #outer: { content: Page["content"]; opacity: number }[] = [];
  #groups = 0;

  constructor(doc: PDFKit.PDFDocument, links: PdfLinks) {
    this.#doc = doc;
    this.#links = links;
  }

  box(given: Frame, themeName: ThemeName): void {
    const frame = snapped(given);
    const { box } = frame;
    const doc = this.#doc;
    const theme = themeNamed(themeName);
    drawSurface(doc, frame, theme);
    if (box.kind === "icon") drawIcon(doc, frame, box, theme);
    else if (box.kind === "shape") drawShape(doc, frame, box, theme);
    else if (box.kind === "text" || box.kind === "field") {
      drawText(doc, frame, box.textStyle, theme);
    }
    this.#links.addTo(doc, frame);
  }

  /** The group becomes a form: a content of its own that is painted as one picture. */
  enterGroup(frame: Frame): void {
    const { page } = this.#doc;
    const { width, height } = page;
    const { resources } = page as Page & { resources: object };
    this.#outer.push({ content: page.content, opacity: frame.box.paint?.opacity ?? 1 });
    page.content = this.#doc.ref({
      Type: "XObject",
      Subtype: "Form",
      // Wider than the page in any direction that content may have been moved to.
      BBox: [-2 * width, -2 * height, 4 * width, 4 * height],
      Group: { Type: "Group", S: "Transparency" },
      Resources: resources,
    });
  }

  leaveGroup(): void {
    const doc = this.#doc;
    const form = doc.page.content as Content;
    const { content, opacity } = this.#outer.pop()!;
    form.end();
    doc.page.content = content;
    const name = `Group${++this.#groups}`;
    doc.page.xobjects[name] = form;
    doc.save().fillOpacity(opacity).addContent(`/${name} Do`);
    doc.restore();
  }

  enterClip(given: Frame): void {
    const frame = snapped(given);
    this.#doc.save();
    this.#doc.path(outlinePath(inset(outlineOf(frame), bordersOf(frame)))).clip();
  }

  leaveClip(): void {
    this.#doc.restore();
  }
}

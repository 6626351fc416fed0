/** Draws shapes on a PDF page. */
import { ICON_STROKE, type IconShape } from "../../base/icons/icon-shapes.js";
import type { Picture } from "../../base/images/picture.js";
import type { Frame } from "../../drawing/layout/frame.js";
import { dashesIn, iconPath, shapePath } from "../../drawing/paint/figure-path.js";
import type { Placement } from "../../drawing/paint/fit.js";
import type { Ink } from "../../drawing/paint/ink.js";
import { type Outline, outlinePath } from "../../drawing/paint/outline.js";
import type { Line, PaintedPassage, Shapes } from "../../drawing/paint/shapes.js";
import type { Shape } from "../../model/box/box.js";
import type { HatchForm } from "../../model/box/hatching.js";
import type { TextStyle } from "../../model/box/style.js";
import type { EmbeddedPicture } from "./embed-pictures.js";
import { drawHatching, drawPath } from "./pdf-figures.js";
import type { PdfFonts } from "./pdf-fonts.js";
import { createForm, type PdfForm, paintedAsOne } from "./pdf-form.js";
import type { PdfLinks } from "./pdf-links.js";
import { drawText } from "./pdf-text.js";

type Page = PDFKit.PDFDocument["page"];

/** Draws on the current page of a document, in px. */
export class PdfShapes implements Shapes {
  readonly #doc: PDFKit.PDFDocument;
  readonly #links: PdfLinks;
  readonly #fonts: PdfFonts;
  /** Contents that wait for the end of a group, innermost last. */
  readonly #outer: { content: Page["content"]; opacity: number }[] = [];
  readonly #pictures: ReadonlyMap<Picture, EmbeddedPicture>;
  #groups = 0;
  /** Whether the current drawing has a size. */
  #isSeen = true;

  /** @param pictures the embedded pictures */
  constructor(
    doc: PDFKit.PDFDocument,
    links: PdfLinks,
    fonts: PdfFonts,
    pictures: ReadonlyMap<Picture, EmbeddedPicture>,
  ) {
    this.#pictures = pictures;
    this.#doc = doc;
    this.#fonts = fonts;
    this.#links = links;
  }

  place(x: number, y: number, draw: () => void): void {
    this.#doc.save().translate(x, y);
    draw();
    this.#doc.restore();
  }

  rect(outline: Outline, fill: Ink | undefined, line?: Line): void {
    drawPath(this.#doc, outlinePath(outline), fill, line);
  }

  path(d: string, fill: Ink | undefined, line?: Line, isEvenOdd = false): void {
    drawPath(this.#doc, d, fill, line, isEvenOdd);
  }

  line(x: number, y: number, length: number, isUpright: boolean, line: Line): void {
    drawPath(this.#doc, `M${x} ${y}${isUpright ? "v" : "h"}${length}`, undefined, line);
  }

  image({ x, y, width, height }: Outline, picture: Picture, fit: "cover" | "contain"): void {
    const embedded = this.#pictures.get(picture);
    if (embedded === undefined) return;
    const place = { align: "center", valign: "center" } as const;
    this.#doc.image(embedded, x, y, {
      [fit === "cover" ? fit : "fit"]: [width, height],
      ...place,
    });
  }

  hatching(outline: Outline, ink: Ink, form?: HatchForm): void {
    drawHatching(this.#doc, outline, ink, form);
  }

  icon(shapes: readonly IconShape[], placement: Placement, ink: Ink): void {
    this.enterDrawing(placement);
    if (this.#isSeen) {
      for (const shape of shapes) {
        const fill = shape.attributes.fill === undefined ? undefined : ink;
        const dash = dashesIn(shape);
        const line: Line = { ink, width: ICON_STROKE, cap: "round", dash };
        drawPath(this.#doc, iconPath(shape), fill, line);
      }
    }
    this.leaveDrawing();
  }

  enterDrawing({ x, y, scaleX, scaleY }: Placement): void {
    this.#isSeen = scaleX > 0 && scaleY > 0;
    this.#doc.save();
    if (this.#isSeen) this.#doc.translate(x, y).scale(scaleX, scaleY);
  }

  figure(shape: Shape, fill: Ink | undefined, line: Line | undefined): void {
    if (this.#isSeen) drawPath(this.#doc, shapePath(shape), fill, line);
  }

  leaveDrawing(): void {
    this.#isSeen = true;
    this.#doc.restore();
  }

  text(passage: PaintedPassage, style: TextStyle, ink: Ink): void {
    drawText(this.#doc, passage, style, ink, this.#fonts);
  }

  /** Pages have no accessible names. */
  enterName(): void {}

  leaveName(): void {}

  /** The group becomes a form XObject: a content stream that is painted as one picture. */
  enterGroup(opacity: number): void {
    const { page } = this.#doc;
    const { width, height } = page;
    const { resources } = page as Page & { resources: object };
    this.#outer.push({ content: page.content, opacity });
    page.content = createForm(this.#doc, {
      // Wider than the page in all directions, since content may have been moved.
      BBox: [-2 * width, -2 * height, 4 * width, 4 * height],
      ...paintedAsOne,
      Resources: resources,
    });
  }

  leaveGroup(): void {
    const doc = this.#doc;
    const form = doc.page.content as PdfForm;
    const { content, opacity } = this.#outer.pop()!;
    form.end();
    doc.page.content = content;
    const name = `Group${++this.#groups}`;
    doc.page.xobjects[name] = form;
    doc.save().fillOpacity(opacity).addContent(`/${name} Do`);
    doc.restore();
  }

  enterClip(outline: Outline): void {
    this.#doc.save();
    this.#doc.path(outlinePath(outline)).clip();
  }

  leaveClip(): void {
    this.#doc.restore();
  }

  link(address: string, area: Frame): void {
    this.#links.add(this.#doc, address, area);
  }
}

/** Embeds user fonts in a PDF, each reduced to the glyphs that are drawn. */
import type { GivenFace, GivenFonts } from "../../base/fonts/given-fonts.js";
import { givenTexts } from "../../drawing/layout/given-texts.js";
import type { CanvasFrame } from "../../drawing/layout/layout-canvas.js";

/** The fonts of one document. */
export class PdfFonts {
  /** The fonts with which texts were measured; undefined if only ours are used. */
  readonly given: GivenFonts | undefined;
  readonly #names = new Map<GivenFace, { name: string; isShaped: boolean }>();

  constructor(doc: PDFKit.PDFDocument, boards: readonly CanvasFrame[]) {
    this.given = boards[0]?.fonts;
    const texts = new Map<GivenFace, Set<string>>();
    for (const board of boards) {
      for (const [face, use] of givenTexts(board)) {
        const known = texts.get(face) ?? new Set();
        for (const text of use.texts) known.add(text);
        texts.set(face, known);
      }
    }
    for (const [face, used] of texts) {
      const name = `given-${this.#names.size + 1}`;
      const { data, isShaped } = face.cut(used);
      doc.registerFont(name, Buffer.from(data));
      this.#names.set(face, { name, isShaped });
    }
  }

  /** The name of a face in the document, and whether the document shapes its texts. */
  entryOf(face: GivenFace): { name: string; isShaped: boolean } {
    return this.#names.get(face)!;
  }
}

/** Embeds user fonts in a PDF, each reduced to the glyphs that are drawn. */
import type { GivenFace, GivenFonts } from "../../base/fonts/given-fonts.js";
import { givenTexts } from "../../drawing/layout/given-texts.js";
import type { CanvasFrame } from "../../drawing/layout/layout-canvas.js";

/** The font object of pdfkit, which its types do not declare. */
interface PdfFont {
  /** The glyphs of a text and their positions, which nobody changes. */
  layout(text: string, features?: unknown, isWidthOnly?: boolean): unknown;
}

/** Maximum length of texts whose glyphs are kept, and of all of them. */
const longestKept = 100;
const mostKept = 200_000;

/** The fonts of one document. */
export class PdfFonts {
  /** The fonts with which texts were measured; undefined if only ours are used. */
  readonly given: GivenFonts | undefined;
  readonly #names = new Map<GivenFace, { name: string; isShaped: boolean }>();
  readonly #kept = new WeakSet<PdfFont>();

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

  /** Whether the document shapes the texts of a face. */
  isShaped(face: GivenFace): boolean {
    return this.#names.get(face)!.isShaped;
  }

  /** Selects a face, whose texts must then be drawn with the same features always. */
  select(doc: PDFKit.PDFDocument, face: GivenFace): void {
    doc.font(this.#names.get(face)!.name);
    const { _font: font } = doc as unknown as { _font: PdfFont };
    if (this.#kept.has(font)) return;
    this.#kept.add(font);
    keepLayouts(font);
  }
}

/**
 * Makes a font keep the glyphs of texts. pdfkit shapes a text three times for each time that it is drawn, and keeps
 * nothing if features are given.
 */
function keepLayouts(font: PdfFont): void {
  const kept = new Map<string, unknown>();
  const layout = font.layout.bind(font);
  let length = 0;
  font.layout = (text, features, isWidthOnly) => {
    if (!features) return layout(text, features, isWidthOnly);
    const known = kept.get(text);
    if (known !== undefined) return known;
    const laid = layout(text, features, isWidthOnly);
    if (text.length > longestKept) return laid;
    length += text.length;
    if (length > mostKept) {
      kept.clear();
      length = text.length;
    }
    kept.set(text, laid);
    return laid;
  };
}

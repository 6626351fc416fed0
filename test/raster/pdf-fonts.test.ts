/** A PDF keeps the glyphs of words in fonts of users, instead of shaping them for each time that they are drawn. */
import Document from "pdfkit";
import { expect, it, vi } from "vitest";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import { renderPdf } from "../../src/output/raster/raster.js";
import { moved } from "../support/hebrew-font.js";

/** The font object of pdfkit, which its types do not declare. */
interface ShapingFont {
  layoutRun(text: string, features?: unknown): unknown;
}

it("shapes a word once, however often it is drawn", async () => {
  const { fonts } = readFonts([{ data: moved(), family: "Moved" }]);
  const shaped = new Map<ShapingFont, string[]>();
  const { font } = Document.prototype;
  const spy = vi.spyOn(Document.prototype, "font").mockImplementation(function (
    this: PDFKit.PDFDocument & { _font?: ShapingFont },
    ...given
  ) {
    Reflect.apply(font, this, given);
    const own = this._font!;
    if (!shaped.has(own)) {
      const texts: string[] = [];
      shaped.set(own, texts);
      const run = own.layoutRun.bind(own);
      own.layoutRun = (text, features) => {
        texts.push(text);
        return run(text, features);
      };
    }
    return this;
  });
  const word = "\u05d0\u05d1\u05d2";
  await renderPdf(`page w=400 { text "${`${word} (a) `.repeat(50)}" }`, { fonts });
  spy.mockRestore();
  const words = [...shaped.values()].flat().filter((text) => text.includes(word[0]!));
  expect(words.length).toBeGreaterThan(0);
  expect(words.length).toBeLessThan(10);
});

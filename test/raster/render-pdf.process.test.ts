/** Tests that a PDF with very many elements is drawn. */
import { expect, test } from "vitest";
import { renderPdf } from "../../src/output/raster/raster.js";
import { readPdf } from "../support/pdf.js";

test("10,000 elements are drawn", async () => {
  const source = `page { ${'row { text "a b c" badge "new" button "Save" disabled }\n'.repeat(2500)} }`;
  const { pages } = await readPdf((await renderPdf(source)).data);
  expect(pages.length).toBeGreaterThan(0);
});

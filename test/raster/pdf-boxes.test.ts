/** Tests that boxes for characters that no font has are defined once in a PDF, however often it has them. */
import { expect, it } from "vitest";
import { renderPdf } from "../../src/output/raster/raster.js";

it("boxes take little space", async () => {
  const few = await renderPdf('page { text "一丁丂七丄" }');
  const many = await renderPdf(`page { text "${"一丁丂七丄".repeat(2_000)}" }`);
  expect(many.missing).toBe("一丁丂七丄");
  // Compressed, the place of each box takes some 10 bytes.
  expect(many.data.length - few.data.length).toBeLessThan(150_000);
  const formsIn = (data: Uint8Array) =>
    Buffer.from(data).toString("latin1").split("/Subtype /Form").length - 1;
  expect(formsIn(few.data)).toBe(5);
  expect(formsIn(many.data)).toBe(5);
});

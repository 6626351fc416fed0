/** Tests that letters in other fonts than ours, or in none, are defined once in a picture, however often it has them. */
import { describe, expect, it } from "vitest";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import { renderSvg } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import { pictureFont } from "../../src/output/raster/raster.js";
import { moved } from "../support/hebrew-font.js";

const { fonts } = readFonts([{ data: moved(), family: "Moved" }]);

describe.each([
  ["in a given font", "אבגדה", { fonts }],
  ["that no font has", "一丁丂七丄", {}],
])("letters %s", (_, letters, options) => {
  const source = `page { text "${letters.repeat(2_000)}" }`;

  it.each([
    ["outlines", () => renderSvg(source, { ...options, ...pictureFont("paths") }).svg],
    ["a PNG", () => compose(source, options).svg({ missing: new Set() }).svg],
  ])("take little space in the picture for %s", (_, draw) => {
    const svg = draw();
    expect(svg.match(/<use /g)).toHaveLength(10_000);
    expect(svg.match(/<path id=/g)!.length).toBeLessThan(100);
    expect(svg.length).toBeLessThan(1_200_000);
  });
});

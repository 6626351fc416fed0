/** Tests PNG files: size, scale, and the same bytes each time. */
import { describe, expect, it, vi } from "vitest";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import { listed } from "../../src/base/text/phrases.js";
import { themeNames } from "../../src/base/theme/theme.js";
import { renderSvg } from "../../src/compile.js";
import { documentOf } from "../../src/document-of.js";
import { documentDrawable } from "../../src/output/formats/document-drawable.js";
import { formats } from "../../src/output/formats/format-list.js";
import { paintPng } from "../../src/output/raster/paint-png.js";
import { placeFigures } from "../../src/output/raster/place-figures.js";
import { RasterError, renderPng } from "../../src/output/raster/raster.js";
import { examples } from "../corpus/corpus.js";
import { moved } from "../support/hebrew-font.js";
import { readPixels } from "../support/pixels.js";

const home = 'page "Home" w=300 h=200 { title "Hello" button "Go" primary }';

function sizeIn(data: Uint8Array): [number, number] {
  const bytes = Buffer.from(data);
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe("a picture", () => {
  it.each([
    [{}, [348, 248]],
    [{ scale: 2 }, [696, 496]],
    [{ scale: 0.5 }, [174, 124]],
    [{ padding: 0 }, [300, 200]],
    [{ width: 198, padding: 24 }, [198, 148]],
    [{ devices: ["iphone-se", "mobile"], padding: 0 }, [814, 844]],
  ])("with %j is %j pixels large", async (options, size) => {
    const { data, width, height, diagnostics, missing } = await renderPng(home, options as object);
    expect(sizeIn(data)).toEqual(size);
    expect([width, height]).toEqual(size);
    expect([diagnostics, missing]).toEqual([[], ""]);
  });

  it("has the same bytes each time, and different ones in the other theme", async () => {
    const { data } = await renderPng(home);
    expect(Buffer.compare(data, (await renderPng(home)).data)).toBe(0);
    expect(Buffer.compare(data, (await renderPng(home, { theme: "dark" })).data)).not.toBe(0);
  });

  it("is drawn with our fonts: bold differs from regular", async () => {
    const picture = (words: string) => renderPng(`page w=200 h=60 { text "Hello" ${words} }`);
    const [plain, bold, italic] = [
      await picture(""),
      await picture("bold"),
      await picture("italic"),
    ];
    expect(Buffer.compare(plain.data, bold.data)).not.toBe(0);
    expect(Buffer.compare(plain.data, italic.data)).not.toBe(0);
  });

  it.each([
    ["a line of code", (size: number) => `code "${"lorem ipsum ".repeat(size)}"`],
    [
      "a line that starts far away",
      (size: number) =>
        `relative w=300 h=90 { code "${"lorem ipsum ".repeat(size)}" x=-3000 w=3300 }`,
    ],
    ["lines in a low box", (size: number) => `stack h=40 scroll { text "${"a ".repeat(size)}" }`],
  ])("gets no more of %s than it shows", async (_, source) => {
    const page = (size: number) => `page w=300 h=200 padding=0 { ${source(size)} }`;
    const { svg } = renderSvg(page(50_000), { missing: new Set() });
    expect(svg.length).toBeLessThan(20_000);
    // A line of 70 words is drawn as a whole; its rounded length may move a letter by a hundredth of a pixel.
    const [whole, cut] = await Promise.all(
      [70, 50_000].map(async (size) => await readPixels((await renderPng(page(size))).data)),
    );
    expect(whole!.data.every((value, at) => Math.abs(value - cut!.data[at]!) < 16)).toBe(true);
  });

  it("reports the diagnostics of its source", async () => {
    const { data, diagnostics } = await renderPng('page { buton "x" }');
    expect(sizeIn(data)[0]).toBe(1200);
    expect(diagnostics.map(({ code }) => code)).toEqual(["unknown-component"]);
  });
});

describe("tabular figures", () => {
  const svg = (words: string) =>
    renderSvg(`page w=300 { table [["A", "B"], ["x", "${words}"]] }`).svg;
  const placesOf = (markup: string) =>
    [.../<text x="([^"]*)"[^>]*>[\d,.]+</.exec(placeFigures(markup))![1]!.split(" ")].map(Number);

  it("are below each other, centered in their space", () => {
    const [ones, eights] = [placesOf(svg("1,111.11")), placesOf(svg("8,888.88"))];
    expect(ones).toHaveLength(8);
    // An eight is wider than a one by 434 units of 2048 per em.
    for (const at of [0, 2, 3, 4, 6, 7])
      expect(ones[at]! - eights[at]!).toBeCloseTo((434 / 2048 / 2) * 14, 1);
    for (const at of [1, 5]) expect(ones[at]).toBeCloseTo(eights[at]!, 2);
  });

  it("end at the anchor of their text", () => {
    const markup = svg("1,111.11");
    const [, end = ""] = /<text x="([^"]*)"[^>]* text-anchor="end"[^>]*>1,111/.exec(markup)!;
    const places = placesOf(markup);
    expect(placeFigures(markup)).not.toMatch(/text-anchor="end"[^>]*>1,111/);
    expect(Number(end) - places.at(-1)!).toBeGreaterThan(5);
    expect(Number(end) - places.at(-1)!).toBeLessThan(10);
  });

  it("are selected in SVG, with the length of the line", () => {
    expect(svg("1,111.11")).toMatch(/textLength="[\d.]+"[^>]* font-variant="tabular-nums"/);
    expect(placeFigures(svg("1,111.11"))).not.toContain("tabular-nums");
    const plain = svg("a word");
    expect(placeFigures(plain)).toBe(plain);
  });

  it("are placed correctly beside escaped characters", () => {
    const markup = svg("< 5");
    expect(markup).toContain("tabular-nums");
    const [, x = ""] = /<text x="([^"]*)"[^>]*>&lt;\s5</.exec(placeFigures(markup))!;
    expect(x.split(" ")).toHaveLength(3);
  });
});

it("a picture that would take too much memory is refused", async () => {
  await expect(renderPng("page w=20000 h=20000 { }")).rejects.toThrow(RasterError);
  await expect(renderPng("page w=4000 h=4000 { }", { scale: 2 })).rejects.toThrow(
    "a PNG of 8096 x 8096 pixels is too large; the limit is 32 million pixels",
  );
});

it("a picture that is too large is refused before its letters become outlines", async () => {
  const { fonts } = readFonts([{ data: moved() }]);
  const face = fonts.faceFor("א", 400, false)!;
  const outline = vi.spyOn(Object.getPrototypeOf(face), "outline");
  const page = (height: number) => `page w=4000 h=${height} { text "אבג" }`;
  await renderPng(page(100), { fonts });
  expect(outline.mock.calls.length).toBeGreaterThan(0);
  outline.mockClear();
  await expect(renderPng(page(9000), { fonts })).rejects.toThrow(RasterError);
  const drawable = documentDrawable(documentOf(page(9000)), { fonts });
  const settings = { theme: "light", padding: 24, scale: 1, prototype: false } as const;
  await expect(formats.png.draw(drawable, settings)).rejects.toThrow(RasterError);
  expect(outline.mock.calls).toEqual([]);
});

it.each([
  [{ scale: 0 }, "scale must be greater than 0 and at most 16, not 0"],
  [{ scale: Number.NaN }, "scale must be greater than 0 and at most 16, not NaN"],
  [{ theme: "auto" }, `theme must be ${listed(themeNames, "or")}, not auto`],
  [{ width: -4 }, "width must be a number from 0 to 100000, not -4"],
])("%j is refused", async (options, message) => {
  await expect(renderPng(home, options as object)).rejects.toThrow(new RangeError(message));
});

it.each(examples)("$name has the size of its SVG", async ({ source }) => {
  const { width, height } = renderSvg(source);
  expect(sizeIn((await renderPng(source)).data)).toEqual([width, height]);
});

it("with more letters in other fonts than resvg has memory for is refused", async () => {
  const size = { width: 10, height: 10 };
  const picture = (uses: number) => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${"<use />".repeat(uses)}</svg>`,
    ...size,
  });
  expect(await paintPng(picture(1_000), 1)).toMatchObject(size);
  await expect(paintPng(picture(200_001), 1)).rejects.toThrow(
    new RasterError(
      "a PNG with 200001 letters that our fonts lack is too large; the limit is 200000",
    ),
  );
});

it("with letters that have more points together than resvg can paint in time is refused", async () => {
  const size = { width: 10, height: 10 };
  const outline = `M0 0${"h1".repeat(10_000)}`;
  const picture = (uses: number) => ({
    svg: [
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">',
      `<defs><path id="wf-1" d="${outline}"/></defs>`,
      '<use xlink:href="#wf-1" x="9999"/>'.repeat(uses),
      "</svg>",
    ].join(""),
    ...size,
  });
  expect(await paintPng(picture(10), 1)).toMatchObject(size);
  await expect(paintPng(picture(20_000), 1)).rejects.toThrow("so many letters of so many points");
});

it("with more elements than resvg accepts is refused", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${"<g><path d='M0 0h1v1z'/></g>".repeat(600_000)}</svg>`;
  await expect(paintPng({ svg, width: 10, height: 10 }, 1)).rejects.toThrow(
    "it has more letters and shapes than resvg can paint",
  );
});

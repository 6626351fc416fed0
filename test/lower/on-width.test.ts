/** Tests that elements with modifiers for width bands are drawn only on boards of these widths. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { bandOf } from "../../src/language/ast/bands.js";

const words = (source: string, options = {}) =>
  [...renderSvg(source, options).svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
    ([, word]) => word,
  );

/** A page of a width with one element for each modifier. */
const page = (size: string) => `page ${size} {
  text "a" hidden-sm text "b" hidden-md text "c" hidden-lg
  text "d" only-sm text "e" only-md text "f" only-lg
  text "g" only-sm only-lg text "h" hidden-sm hidden-md=true text "i" hidden-sm=false
}`;

describe("bands", () => {
  it.each([
    [1, "sm"],
    [767, "sm"],
    [767.5, "sm"],
    [768, "md"],
    [1199, "md"],
    [1200, "lg"],
    [9000, "lg"],
  ])("contain %i px in %s", (width, band) => {
    expect(bandOf(width)).toBe(band);
  });

  it.each([
    ["w=767", {}, "bcdgi"],
    ["device=iphone14", {}, "bcdgi"],
    ["w=768", {}, "acei"],
    ["device=tablet", {}, "acei"],
    ["w=1200", {}, "abfghi"],
    ["", {}, "acei"],
    ["", { width: 1248 }, "abfghi"],
    ["", { width: 600 }, "bcdgi"],
    ["w=1200", { devices: ["iphone14"] }, "bcdgi"],
    ["device=iphone14", { devices: ["desktop"] }, "abfghi"],
  ])("of a page with %s and %o are drawn", (size, options, drawn) => {
    expect(words(page(size), options).join("")).toBe(drawn);
  });

  it("draw a page on each of several devices as it is there", () => {
    const svg = words('page { text "a" only-sm text "b" only-lg }', {
      devices: ["mobile", "desktop"],
    });
    expect(svg.filter((word) => word!.length === 1)).toEqual(["a", "b"]);
  });

  it("leave no gap, tab, cell or page for elements that are not drawn", () => {
    const svg = (source: string) => renderSvg(source).svg;
    for (const [written, meant] of [
      ['page w=400 { text "a" text "b" hidden-sm text "c" }', 'page w=400 { text "a" text "c" }'],
      [
        'page w=400 { tabs { tab "A" { text "a" } tab "B" only-lg { text "b" } } }',
        'page w=400 { tabs { tab "A" { text "a" } } }',
      ],
      [
        'page w=400 { row gap=4 { card "A" { text "a" } card "B" hidden-sm { text "b" } } }',
        'page w=400 { row gap=4 { card "A" { text "a" } } }',
      ],
      ['page w=400 { text "a" } page w=400 hidden-sm { text "b" }', 'page w=400 { text "a" }'],
    ] as const) {
      expect(svg(written)).toBe(svg(meant));
    }
  });

  it("draw HTML and a prototype alike", () => {
    const source =
      'page w=400 { button "Open" opens=more modal "More" id=more hidden-sm { text "b" } text "c" only-md }';
    for (const prototype of [false, true]) {
      const { html } = renderHtml(source, { prototype });
      expect(html).toContain("Open");
      expect(html).not.toContain("More");
      expect(html).not.toMatch(/>c</);
    }
  });

  it.each([
    ['text "a" hidden-sm only-sm', 1],
    ['text "a" hidden-sm hidden-md hidden-lg', 1],
    ['text "a" only-sm only-md hidden-md hidden-sm', 1],
    ['text "a" only-sm only-md hidden-md', 0],
    ['text "a" hidden-sm hidden-md', 0],
    ['text "a" only-sm', 0],
  ])("report %s %i times", (source, count) => {
    const { diagnostics } = analyze(`page { ${source} }`);
    expect(diagnostics.filter(({ code }) => code === "never-drawn")).toHaveLength(count);
    expect(diagnostics).toHaveLength(count);
  });
});

/** Invariants of all pictures: over the corpus, hostile texts, and inputs of absurd size. */
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { FONT_FACES } from "../src/base/fonts/faces.js";
import { themeNames } from "../src/base/theme/theme.js";
import { renderHtml, renderSvg } from "../src/compile.js";
import { vocabulary } from "../src/model/components/registry.generated.js";
import { corpus, examples } from "./corpus/corpus.js";
import { everyNth, isSearching } from "./support/case-count.js";
import { byDigestFile, digestOf, keptDigests, strayDigestFiles } from "./support/kept-digests.js";
import { quoted } from "./support/quoted.js";
import { expectHtml, expectSvg } from "./support/sound-markup.js";

type Theme = (typeof themeNames)[number];
const fontFiles = FONT_FACES.map(({ ttf }) =>
  fileURLToPath(new URL(`../assets/fonts/${ttf}`, import.meta.url)),
);

interface Drawn {
  svg: string;
  width: number;
  height: number;
  html: string;
}

function draw(source: string, theme: Theme): Drawn {
  const { svg, width, height } = renderSvg(source, { theme });
  return { svg, width, height, html: renderHtml(source, { theme, fullDocument: true }).html };
}

const drawn = new Map<string, Drawn>();

/** The first drawing of a source. */
function firstDrawing(source: string, theme: Theme): Drawn {
  const key = `${theme} ${source}`;
  const drawing = drawn.get(key) ?? draw(source, theme);
  drawn.set(key, drawing);
  return drawing;
}

describe("every source of the corpus", () => {
  for (const [at, { name, source }] of corpus.entries()) {
    it(`${name} is drawn as SVG and HTML, twice with the same result`, () => {
      for (const theme of themeNames) {
        const first = firstDrawing(source, theme);
        expectSvg(first.svg);
        expect(first.width).toBeGreaterThan(0);
        expect(first.height).toBeGreaterThan(0);
        expectHtml(first.html);
        // In the gate, each source is drawn a second time in only one of the themes.
        if (!isSearching && theme !== themeNames[at % themeNames.length]) continue;
        const second = draw(source, theme);
        expect(second.svg).toBe(first.svg);
        expect(second.html).toBe(first.html);
      }
    });
  }

  const digestFiles = byDigestFile(corpus);

  it.each([...digestFiles])(
    "%s has pictures with the expected digests, on every Node",
    (file, entries) => {
      const digests = entries.map(({ name, source }) => {
        const drawings = themeNames.map((theme) => firstDrawing(source, theme));
        return [name, digestOf(drawings.flatMap(({ svg, html }) => [svg, html]))];
      });
      const found = Object.fromEntries(digests);
      expect(found).toEqual(keptDigests(file, found));
    },
  );

  it("has no obsolete digests", () => {
    expect(strayDigestFiles(new Set(digestFiles.keys()))).toEqual([]);
  });
});

describe("the examples", () => {
  for (const [at, { name, source }] of examples.entries()) {
    // In the gate, each example is drawn in only one of the themes.
    const themes = isSearching ? themeNames : [themeNames[at % themeNames.length]!];
    it(`${name} are visible in resvg (${themes.join(", ")})`, () => {
      for (const theme of themes) {
        const { svg, width, height } = firstDrawing(source, theme);
        const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Inter" };
        const picture = new Resvg(svg, { font }).render();
        expect(picture.width).toBe(Math.ceil(width));
        expect(picture.height).toBe(Math.ceil(height));
        const textless = svg.replace(/<text[\s\S]*?<\/text>/g, "");
        const bare = new Resvg(textless, { font }).render().pixels;
        expect(countDifferent(picture.pixels, bare, 1001)).toBeGreaterThan(1000);
        expect(countValues(bare, 6)).toBeGreaterThan(5);
      }
    });
  }
});

/** The number of different values in a picture, counted up to a limit. */
function countValues(pixels: Uint8Array, enough: number): number {
  const values = new Set<number>();
  for (let at = 0; at < pixels.length && values.size < enough; at++) values.add(pixels[at]!);
  return values.size;
}

/** The number of different pixels between two pictures, counted up to a limit. */
function countDifferent(one: Uint8Array, other: Uint8Array, enough: number): number {
  let count = 0;
  for (let at = 0; at < one.length && count < enough; at += 4) if (one[at] !== other[at]) count++;
  return count;
}

describe("hostile texts", () => {
  const hostile = [
    `"><script>alert(1)</script>`,
    `' onload='alert(1)`,
    "</style><script>alert(1)</script>",
    "]]>--><!--",
    "&lt;&#x3c;&amp;",
    "\u0000\u0001\u001f\ufffe\uffff",
    "\ud800 lone \udfff",
    "{}url(javascript:1)\\",
    "\u202e\u2066abc",
  ];

  for (const { name, label, attributes } of vocabulary.components) {
    it(`stay text in ${name}`, () => {
      // In a search, each attribute is tested with every text; here, neighbors get different ones.
      for (const text of everyNth(hostile, 3)) {
        const given = [...attributes.keys()]
          .filter((attribute) => !attribute.startsWith("columns"))
          .map((attribute, at) => {
            const other = hostile[(hostile.indexOf(text) + at) % hostile.length]!;
            return `${attribute}=${quoted(other)}`;
          });
        const source = `page { ${name} ${label ? quoted(text) : ""} ${given.join(" ")} { } }`;
        expectSvg(renderSvg(source).svg);
        expectHtml(renderHtml(source, { fullDocument: true }).html);
        expectHtml(`<!DOCTYPE html><title>x</title>${renderHtml(source).html}`);
      }
    });
  }

  it("drop URLs that run code, with a warning", () => {
    const addresses = ["javascript:alert(1)", " JAVA\tSCRIPT:x", "vbscript:x", "data:text/html,x"];
    for (const address of addresses) {
      const { html, diagnostics } = renderHtml(`page { link "a" href=${quoted(address)} }`);
      expect(html).not.toMatch(/href/);
      expect(diagnostics.map(({ code }) => code)).toEqual(["url-unsafe"]);
    }
  });
});

describe("inputs of absurd size", () => {
  const rows = (count: number, line: string): string => `page {\n${line.repeat(count)}}`;
  const cases: Record<string, string> = {
    "10,000 elements": rows(2500, 'row { text "a b c" badge "new" button "Save" }\n'),
    "a word of 10,000 characters": `page { card { text "${"x".repeat(10_000)}" w=300 } }`,
    "a table of 200 columns": `page { table [[${'"Column", '.repeat(200)}],[${"1, ".repeat(200)}]] }`,
    "200 levels": `page { ${"card { ".repeat(197)} text "deep" ${"}".repeat(197)} }`,
    "200 levels of rows": `page { ${"row wrap { ".repeat(197)} text "deep deep" ${"}".repeat(197)} }`,
    "a width of 1e9": "page { card w=1000000000 h=1000000000 { } }",
    "negative sizes": 'page { card w=-50 h=-5 p=-9 gap=-7 { text "a" size=-3 m=-4 w=-1 } }',
    "a huge board": "page w=1000000000 h=1000000000 { }",
    "boards far away": "page at(1000000000, -1000000000) { } page { }",
  };
  for (const [name, source] of Object.entries(cases)) {
    it(`are drawn: ${name}`, () => {
      expectSvg(renderSvg(source).svg);
      expectHtml(renderHtml(source, { fullDocument: true }).html);
    });
  }
});

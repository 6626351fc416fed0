/** Emoji: the same glyphs in every format, exact widths, and a sensible fallback if there is no glyph. */
import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";
import { advanceOf, hasEmoji, isEmoji } from "../../src/base/fonts/advance.js";
import { EMOJI_FACE } from "../../src/base/fonts/faces.js";
import { plainEmoji } from "../../src/base/text/plain-emoji.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { pictureFont, renderPdf, renderPng } from "../../src/output/raster/raster.js";
import { readPdf } from "../support/pdf.js";

const embedded = (source: string) => renderSvg(source, pictureFont("embed")).svg;
const rules = (markup: string) => [...markup.matchAll(/@font-face\{font-family:([^;]*)/g)];

describe("emoji", () => {
  it.each(["🎉", "👋", "🔥", "💡", "🚀", "✅", "🔍"])("%s comes with the package", (emoji) => {
    expect(isEmoji(emoji)).toBe(true);
    expect(hasEmoji(`a ${emoji} b`)).toBe(true);
  });

  it.each(["a", "漢", "❤", "🦖", "🏽", "", "🎉🎉"])("%j is not one of them", (text) => {
    expect(isEmoji(text)).toBe(false);
  });

  it("all have the same advance, that of their glyphs", () => {
    const font = create(
      readFileSync(new URL(`../../assets/fonts/${EMOJI_FACE.ttf}`, import.meta.url)),
    );
    const emoji = font.characterSet.filter((codePoint) => codePoint > 0x2300);
    expect(emoji.length).toBeGreaterThan(200);
    for (const codePoint of emoji) {
      expect(isEmoji(String.fromCodePoint(codePoint))).toBe(true);
      const { advanceWidth } = font.glyphForCodePoint(codePoint);
      expect(advanceWidth).toBe(advanceOf(EMOJI_FACE, codePoint));
    }
  });

  it("are as wide in a picture as their glyph", () => {
    const { svg } = renderSvg('page w=400 { text "🎉🎉" size=20 }');
    expect(svg).toContain(`textLength="${Math.round(200 * 20 * (2600 / 2048)) / 100}"`);
  });

  it("are embedded only if they are used", () => {
    const { family } = EMOJI_FACE;
    const families = (source: string) => rules(embedded(source)).map(([, name]) => name);
    expect(families('page { text "Done" }')).toEqual(["Inter"]);
    expect(families('page { text "Done 🎉" }')).toEqual(["Inter", family]);
    expect(embedded('page { text "Done 🎉" }')).toContain(
      `font-family="Inter,'${family}',system-ui,sans-serif"`,
    );
    const page = (source: string) =>
      renderHtml(source, { fullDocument: true, ...pictureFont("embed") }).html;
    expect(page('page { text "Done" }')).not.toContain(family);
    expect(rules(page('page { text "Done 🎉" }'))).toHaveLength(2);
  });

  it("are never missing in PNG and PDF, and are text in a PDF", async () => {
    const source = 'page w=400 { text "Done 🎉 👍🏽 ❤️" button "🚀 Go" }';
    expect((await renderPng(source)).missing).toBe("");
    const { data, missing } = await renderPdf(source);
    expect(missing).toBe("");
    const { pages } = await readPdf(data);
    expect(JSON.stringify(pages)).toContain("🎉");
  });

  it("are outlines if letters are", () => {
    const { svg } = renderSvg('page w=400 { text "Done 🎉" code "🔥" }', pictureFont("paths"));
    expect(svg).not.toContain("<text");
    expect(svg).toContain('aria-label="🎉"');
  });
});

describe("emoji of several characters", () => {
  it.each([
    ["👍🏽", "👍"],
    ["❤️", "❤"],
    ["❤\ufe0e", "❤"],
    ["👨‍👩‍👧‍👦", "👨"],
    ["👩🏿‍💻!", "👩!"],
    ["🤷‍♀️", "🤷"],
    ["🏳️‍🌈", "🏳"],
    ["🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "🏴"],
    ["🇩🇪 Deutsch", "DE Deutsch"],
    ["🇩🇪🇫🇷", "DEFR"],
    ["🇩", "🇩"],
    ["1️⃣ 2\u20e3 #️⃣", "1 2 #"],
    ["1️", "1️"],
    ["a\u200db é 漢字", "a\u200db é 漢字"],
  ])("%s are drawn as %s", (text, expected) => {
    expect(plainEmoji(text)).toBe(expected);
  });

  it("are parsed in linear time", () => {
    const long = "👩‍".repeat(50_000) + "🏽".repeat(50_000) + "🇩".repeat(50_001);
    expect(plainEmoji(long).length).toBeLessThanOrEqual(long.length);
  });
});

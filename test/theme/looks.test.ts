/** Tests looks: readable in both themes, without warnings of their own, and which setting takes precedence. */
import { describe, expect, it, test } from "vitest";
import { contrastRatio } from "../../src/base/theme/contrast.js";
import { designOf } from "../../src/base/theme/design.js";
import { designToken } from "../../src/base/theme/design-tokens.js";
import { lookNames } from "../../src/base/theme/look.js";
import { looks } from "../../src/base/theme/looks.js";
import { GRAPHIC_PAIRS, TEXT_PAIRS } from "../../src/base/theme/pairs.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { washOf } from "../../src/drawing/paint/looks/wash.js";
import { pictureFont } from "../../src/output/raster/picture-font.js";

describe.each(lookNames)("the look %s", (look) => {
  const { themes, faint } = designOf({ look });

  it("has known tokens, and none that must be adjusted", () => {
    const unknown = Object.keys(looks[look].tokens).filter((name) => !designToken(name));
    expect(unknown).toEqual([]);
    expect(faint).toEqual([]);
  });

  it.each(["light", "dark"] as const)("has readable text, %s", (scheme) => {
    const { colors } = themes[scheme];
    const low = TEXT_PAIRS.filter(([text, on]) => contrastRatio(colors[text], colors[on]) < 4.5);
    expect(low).toEqual([]);
  });
});

describe.each(lookNames)("the lines of %s", (look) => {
  it.each(["light", "dark"] as const)("are visible, %s", (scheme) => {
    const { colors } = designOf({ look }).themes[scheme];
    const low = GRAPHIC_PAIRS.filter(([line, on]) => contrastRatio(colors[line], colors[on]) < 3);
    expect(low).toEqual([]);
  });
});

describe.each(lookNames.filter((name) => "pen" in looks[name]))("the pen of %s", (look) => {
  it.each(["light", "dark"] as const)("leaves text readable over hachure, %s", (scheme) => {
    const theme = designOf({ look }).themes[scheme];
    const { colors } = theme;
    const low = TEXT_PAIRS.filter(([text, on]) => {
      const { ground, strokes = ground } = washOf({ color: colors[on], opacity: undefined }, theme);
      return [ground, strokes].some(({ color }) => contrastRatio(colors[text], color) < 4.5);
    });
    expect(low).toEqual([]);
  });
});

const source = 'page "A" w=300 { title "Words" button "Go" primary icon star image "Photo" }';

test("a monochrome look keeps no color of the source", () => {
  const colored = `tokens { accent=#5E6AD2 } page "A" w=300 accent=#0F766E { card bg=#ffcc00 { text "a" color=#cc0000 } badge "b" color=#123456 }`;
  for (const look of ["blueprint", "outline", "greyed"] as const) {
    const { svg } = renderSvg(colored, { look });
    expect(svg, look).not.toMatch(/#(?:ffcc00|cc0000|123456|5e6ad2|0f766e)/i);
  }
});

test("bars replace words, which need no font", () => {
  const { svg } = renderSvg(source, { look: "greyed" });
  expect(svg).not.toContain("<text");
  const { html, css } = renderHtml(source, { look: "greyed" });
  expect(html).toContain("Words");
  expect(css).toContain("line-through");
});

test("an outline has no fills except paper", () => {
  const { svg } = renderSvg(source, { look: "outline" });
  const fills = [...svg.matchAll(/<(?:rect|path|ellipse|circle)[^>]* fill="(#[0-9a-f]+)"/g)];
  expect(new Set(fills.map(([, fill]) => fill))).toEqual(new Set(["#ffffff"]));
});

test("handwritten letters are measured and embedded, unless a font is given", () => {
  const { svg } = renderSvg(source, { look: "sketch" });
  expect(svg).toContain("font-family=\"'Patrick Hand',Inter");
  expect(renderSvg(source, { look: "sketch", tokens: { font: "Inter" } }).svg).not.toContain(
    "Patrick",
  );
  const { css } = renderHtml(source, { look: "sketch", ...pictureFont("none") });
  expect(css).toMatch(/@font-face\{font-family:Patrick Hand;.*\n?/);
  expect(renderHtml(source, pictureFont("none")).css).not.toContain("@font-face");
});

test("a sketch keeps the accent of a team", () => {
  const tokens = { accent: "#5e6ad2", look: "sketch" };
  expect(renderSvg(source, { tokens }).svg).toContain("#5e6ad2");
});

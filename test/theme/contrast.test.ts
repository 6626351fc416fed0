/** Tests that all themes have the contrast that WCAG AA requires. */
import { describe, expect, it } from "vitest";
import { contrastRatio, inkOn } from "../../src/base/theme/contrast.js";
import { GRAPHIC_PAIRS, TEXT_PAIRS } from "../../src/base/theme/pairs.js";
import { themeNamed, themeNames } from "../../src/base/theme/theme.js";
import { COLOR_TOKENS } from "../../src/base/theme/tokens.js";

describe.each(themeNames)("the %s theme", (name) => {
  const { colors } = themeNamed(name);

  it.each(TEXT_PAIRS)("keeps text readable: %s on %s", (foreground, ground) => {
    expect(contrastRatio(colors[foreground], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GRAPHIC_PAIRS)("keeps outlines visible: %s on %s", (foreground, ground) => {
    expect(contrastRatio(colors[foreground], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe("the pairs", () => {
  it("include all colors of text", () => {
    const texts = COLOR_TOKENS.filter((token) => /^(ink|on|link)|Text$/.test(token));
    const used = new Set(TEXT_PAIRS.map(([foreground]) => foreground));
    expect(texts.filter((token) => !used.has(token))).toEqual([]);
  });
});

describe("contrastRatio", () => {
  it.each([
    ["#000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#767676", "#ffffff", 4.54],
    ["#FF0000", "#fff", 4],
    ["#0000ffcc", "#ffff", 8.59],
  ])("of %s and %s is %d", (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
  });

  it.each(["red", "#12", "#12345", "rgb(0,0,0)", ""])("refuses %j", (color) => {
    expect(() => contrastRatio(color, "#fff")).toThrow(RangeError);
  });
});

describe("inkOn", () => {
  it("is dark on light backgrounds, and light on dark ones", () => {
    expect(contrastRatio(inkOn("#ffee00"), "#000")).toBeLessThan(2);
    expect(inkOn("#003366")).toBe("#ffffff");
  });

  it("is readable on every gray", () => {
    for (let level = 0; level < 256; level++) {
      const gray = `#${level.toString(16).padStart(2, "0").repeat(3)}`;
      expect(contrastRatio(inkOn(gray), gray)).toBeGreaterThanOrEqual(4.2);
    }
  });

  it.each(themeNames)("agrees with the colors of numbers on markers: %s", (name) => {
    const { colors } = themeNamed(name);
    for (const token of COLOR_TOKENS) {
      if (!token.startsWith("onMarker")) continue;
      const ground = token.replace("onMarker", "marker") as (typeof COLOR_TOKENS)[number];
      expect(inkOn(colors[ground])).toBe(colors[token]);
    }
  });
});

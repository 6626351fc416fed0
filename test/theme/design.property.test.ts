/** Tests that colors derived from random design tokens have the contrast that text needs. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "../../src/base/theme/contrast.js";
import { designOf } from "../../src/base/theme/design.js";
import type { TokenValues } from "../../src/base/theme/design-tokens.js";
import { TEXT_PAIRS } from "../../src/base/theme/pairs.js";
import { ON_GROUND_TOKENS, onGround, type Themes } from "../../src/base/theme/tokens.js";
import { caseCount } from "../support/case-count.js";

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

function expectReadable(values: TokenValues): void {
  const { themes } = designOf(values);
  for (const name of ["light", "dark"] as const satisfies readonly (keyof Themes)[]) {
    const { colors } = themes[name];
    const faint = TEXT_PAIRS.filter(
      ([text, ground]) => contrastRatio(colors[text], colors[ground]) < 4.5,
    ).map(([text, ground]) => `${name}: ${text} ${colors[text]} on ${ground} ${colors[ground]}`);
    expect(faint).toEqual([]);
    for (const text of ["ink", "inkMuted", "link", "dangerText"] as const) {
      const on = colors[onGround(text, "accent")];
      expect(contrastRatio(on, colors.accent), `${text} on accent`).toBeGreaterThanOrEqual(4.5);
    }
    expect(ON_GROUND_TOKENS.every((token) => /^#[0-9a-f]{6}$/.test(colors[token]))).toBe(true);
  }
}

describe("the colors of a design", () => {
  it("keep text readable with 500 random accents", () => {
    fc.assert(
      fc.property(color, (accent) => expectReadable({ accent })),
      { numRuns: Math.max(500, caseCount(100)) },
    );
  });

  it("keep text readable with any colors", () => {
    const some = fc.option(color, { nil: undefined });
    const values = fc.record({
      accent: some,
      "dark.accent": some,
      success: some,
      "dark.danger": some,
      info: some,
      paper: some,
      "dark.paper": some,
      ink: some,
      "dark.ink": some,
      canvas: some,
      "dark.canvas": some,
      line: some,
    });
    fc.assert(
      fc.property(values, (given) => {
        const own = Object.entries(given).filter(([, value]) => value !== undefined);
        expectReadable(Object.fromEntries(own) as TokenValues);
      }),
      { numRuns: caseCount(60) },
    );
  });
});

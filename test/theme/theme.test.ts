/** Holds the themes against each other, and the scale against the language's table. */
import { describe, expect, it } from "vitest";
import { isIconName } from "../../src/icons/icon-names.js";
import { schemeThemes, themeNamed, themeNames } from "../../src/theme/theme.js";
import {
  COLOR_TOKENS,
  GROUND_TOKENS,
  ON_GROUND_TOKENS,
  onGround,
  spacingPx,
} from "../../src/theme/tokens.js";

describe.each(themeNames)("the %s theme", (name) => {
  const theme = themeNamed(name);

  it("says how it is offered", () => {
    expect(name).toMatch(/^[a-z]+$/);
    expect(theme.title).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
    expect(isIconName(theme.icon)).toBe(true);
    expect(Object.keys(schemeThemes)).toContain(theme.scheme);
  });

  it("gives every token a hex color without alpha, and no other", () => {
    const grounded = GROUND_TOKENS.flatMap((ground) =>
      ON_GROUND_TOKENS.map((token) => onGround(token, ground)),
    );
    expect(Object.keys(theme.colors).sort()).toEqual([...COLOR_TOKENS, ...grounded].sort());
    for (const color of Object.values(theme.colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("casts deeper shadows the higher a box floats", () => {
    const { sm, md, lg, xl } = theme.shadows;
    const depths = [sm, md, lg, xl].map((layers) => Math.max(...layers.map(({ blur }) => blur)));
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    for (const { color, opacity } of [sm, md, lg, xl].flat()) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(opacity).toBeGreaterThan(0);
      expect(opacity).toBeLessThan(1);
    }
  });
});

describe("spacingPx", () => {
  it.each([
    [0, 0],
    [1, 4],
    [2, 8],
    [3, 12],
    [4, 16],
    [5, 20],
    [6, 24],
    [8, 32],
    [10, 40],
    [12, 48],
    [16, 64],
    [20, 80],
  ])("token %d is %d px", (token, px) => {
    expect(spacingPx(token)).toBe(px);
  });

  it.each([7, 9, 11, 24, 2.5, -4])("%d is no token but px", (number) => {
    expect(spacingPx(number)).toBe(number);
  });
});

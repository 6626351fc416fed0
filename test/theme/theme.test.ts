/** Compares the themes with each other, and the spacing scale with the table in the language reference. */
import { describe, expect, it } from "vitest";
import { isIconName } from "../../src/base/icons/icon-names.js";
import { contrastRatio } from "../../src/base/theme/contrast.js";
import { designOf } from "../../src/base/theme/design.js";
import type { TokenValues } from "../../src/base/theme/design-tokens.js";
import { oklchOf } from "../../src/base/theme/oklch.js";
import { schemeThemes, themeNamed, themeNames } from "../../src/base/theme/theme.js";
import {
  COLOR_TOKENS,
  GROUND_TOKENS,
  ON_GROUND_TOKENS,
  ON_RAISED_TOKENS,
  onGround,
  onRaised,
  RAISED_TOKENS,
  spacingPx,
} from "../../src/base/theme/tokens.js";

describe.each(themeNames)("the %s theme", (name) => {
  const theme = themeNamed(name);

  it("has a title and an icon", () => {
    expect(name).toMatch(/^[a-z]+$/);
    expect(theme.title).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
    expect(isIconName(theme.icon)).toBe(true);
    expect(Object.keys(schemeThemes)).toContain(theme.scheme);
  });

  it("gives every token a hex color without alpha, and no other", () => {
    const grounded = GROUND_TOKENS.flatMap((ground) =>
      ON_GROUND_TOKENS.map((token) => onGround(token, ground)),
    );
    const surfaced = RAISED_TOKENS.flatMap((surface) =>
      ON_RAISED_TOKENS.map((token) => onRaised(token, surface)),
    );
    const all = [...COLOR_TOKENS, ...grounded, ...surfaced];
    expect(Object.keys(theme.colors).sort()).toEqual(all.sort());
    for (const color of Object.values(theme.colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("gives higher boxes deeper shadows", () => {
    const { sm, md, lg, xl } = theme.shadows;
    const depths = [sm, md, lg, xl].map((layers) => Math.max(...layers.map(({ blur }) => blur)));
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    for (const { color, opacity } of [sm, md, lg, xl].flat()) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(opacity).toBeGreaterThan(0);
      expect(opacity).toBeLessThan(1);
    }
    for (const layers of [sm, md, lg, xl]) expect(layers).toHaveLength(2);
  });
});

describe("lightness by elevation", () => {
  const dark = (values: TokenValues) => designOf(values).themes.dark.colors;
  const lightnessOf = (hex: string) => oklchOf(hex).l;

  it.each<[name: string, values: TokenValues]>([
    ["the preset tokens", {}],
    ["an accent", { accent: "#5e6ad2" }],
    ["a custom paper color", { "dark.paper": "#101820" }],
    ["a light paper, made dark", { paper: "#fff8e7" }],
  ])("rises in the dark with %s", (_, values) => {
    const colors = dark(values);
    const order = ["canvas", "paper", "fill", "raised", "floating", "topmost", "inverse"] as const;
    const lightness = order.map((token) => lightnessOf(colors[token]));
    for (let at = 1; at < lightness.length; at++) {
      expect(lightness[at], `${order[at]} above ${order[at - 1]}`).toBeGreaterThan(
        lightness[at - 1]!,
      );
    }
    for (const surface of RAISED_TOKENS) {
      for (const token of ["fill", "fillStrong", "hatch", "line", "edge"] as const) {
        const on = lightnessOf(colors[onRaised(token, surface)]);
        expect(on, `${token} on ${surface}`).toBeGreaterThan(lightnessOf(colors[surface]));
      }
    }
  });

  it.each<[name: string, values: TokenValues]>([
    ["the preset tokens", {}],
    ["a custom paper color", { "dark.paper": "#101820" }],
  ])("has thumbs above their tracks with %s", (_, values) => {
    const colors = dark(values);
    expect(lightnessOf(colors.thumb)).toBeGreaterThan(lightnessOf(colors.fillStrong));
    for (const surface of RAISED_TOKENS) {
      const [thumb, track] = [onRaised("thumb", surface), onRaised("fillStrong", surface)];
      expect(lightnessOf(colors[thumb])).toBeGreaterThan(lightnessOf(colors[track]));
    }
  });

  it.each<[name: string, values: TokenValues]>([
    ["the preset tokens", {}],
    ["a custom paper color", { "dark.paper": "#101820" }],
    ["a look without hues", { look: "greyed" }],
  ])("has no dimmed content darker than the canvas with %s", (_, values) => {
    const { colors } = designOf(values).themes.dark;
    expect(lightnessOf(colors.scrim)).toBeGreaterThanOrEqual(lightnessOf(colors.canvas));
  });

  it("has nothing brighter than ink in the dark, and no large part as bright as that", () => {
    const colors = dark({});
    for (const token of ["accent", "inverse", "topmost"] as const) {
      expect(lightnessOf(colors[token])).toBeLessThan(lightnessOf(colors.ink) - 0.05);
    }
  });

  it("is limited where text on a lighter surface would be too faint", () => {
    const colors = dark({ "dark.paper": "#3a3f46", "dark.ink": "#b0b5bb" });
    expect(new Set(RAISED_TOKENS.map((token) => colors[token]))).toEqual(new Set(["#3a3f46"]));
  });

  it("equals that of paper on light paper, with everything drawn on it", () => {
    const { colors } = themeNamed("light");
    for (const surface of RAISED_TOKENS) {
      expect(colors[surface]).toBe(colors.paper);
      for (const token of ON_RAISED_TOKENS) {
        const onPaper = colors[token === "edge" ? "line" : token];
        expect(colors[onRaised(token, surface)]).toBe(onPaper);
      }
    }
  });
});

describe.each(themeNames)("marks of the %s theme", (name) => {
  it("are less prominent than a main action, and use a chosen accent", () => {
    const { scheme, colors } = themeNamed(name);
    const strength = (token: "mark" | "accent") => contrastRatio(colors[token], colors.paper);
    expect(strength("mark")).toBeLessThan(strength("accent") - 3);
    const { colors: branded } = designOf({ accent: "#5e6ad2" }).themes[scheme];
    expect(Math.abs(oklchOf(branded.mark).h - oklchOf("#5e6ad2").h)).toBeLessThan(8);
    for (const ground of ["paper", ...RAISED_TOKENS] as const) {
      expect(contrastRatio(branded.mark, branded[ground])).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(themeNames)("own messages of the %s theme", (name) => {
  it.each<[name: string, values: TokenValues]>([
    ["the preset tokens", {}],
    ["an accent", { accent: "#5e6ad2" }],
    ["a light accent", { accent: "#f0c808" }],
    ["paper of another color", { paper: "#fdf6e3", "dark.paper": "#002b36" }],
  ])("are nearer to paper than to ink, and seen on it: %s", (_, values) => {
    const { colors } = designOf(values).themes[themeNamed(name).scheme];
    const { paper, ink, ownFill } = colors;
    expect(contrastRatio(ownFill, paper)).toBeGreaterThan(1.2);
    expect(contrastRatio(ownFill, paper)).toBeLessThan(2.5);
    expect(contrastRatio(ownFill, ink)).toBeGreaterThanOrEqual(4.5);
  });
});

/**
 * The minimum difference in lightness, of 100, between a line and its background: on paper, and on surfaces with a
 * light edge.
 */
const leastSteps = { paper: 12.8, raised: 10, floating: 10, topmost: 10 } as const;

describe.each(themeNames)("lines of the %s theme", (name) => {
  it("are visible on every background", () => {
    const { colors } = themeNamed(name);
    for (const ground of ["paper", ...RAISED_TOKENS] as const) {
      const line = ground === "paper" ? colors.line : colors[onRaised("line", ground)];
      const step = 100 * Math.abs(oklchOf(line).l - oklchOf(colors[ground]).l);
      expect(step, ground).toBeGreaterThan(leastSteps[ground]);
    }
  });

  it("are related: a field is one step stronger than a card, and hatching is weaker", () => {
    const { colors } = themeNamed(name);
    const strength = (token: "hatch" | "line" | "lineStrong") =>
      contrastRatio(colors[token], colors.paper);
    expect(strength("hatch")).toBeLessThan(strength("line"));
    expect(strength("line")).toBeGreaterThan(1.4);
    expect(strength("line")).toBeLessThan(strength("lineStrong"));
    expect(strength("lineStrong")).toBeLessThan(3.6);
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

  it.each([7, 9, 11, 24, 2.5, -4])("%d is not a token but px", (number) => {
    expect(spacingPx(number)).toBe(number);
  });
});

/** Tests reading design tokens from files in the forms in which design systems publish them. */
import { describe, expect, it, onTestFinished } from "vitest";
import { readTokenFile } from "../../src/base/theme/read-token-file.js";

describe("a token file", () => {
  it.each<[name: string, file: unknown, values: Record<string, string | number>]>([
    ["that is empty", {}, {}],
    [
      "with plain values",
      { accent: "#5E6AD2", radius: 10, density: "compact", font: "inter", dark: { paper: "#111" } },
      {
        accent: "#5e6ad2",
        radius: 10,
        density: "compact",
        font: "Inter",
        "dark.paper": "#111111",
      },
    ],
    [
      "with dotted names",
      { "dark.ink": "#fff", textScale: 15 },
      { "dark.ink": "#ffffff", textScale: 15 },
    ],
    [
      "in the format of the W3C",
      {
        accent: { $value: "#5E6AD2", $type: "color" },
        radius: { $value: { value: 0.5, unit: "rem" }, $type: "dimension" },
        fontMono: { $value: ["JetBrains Mono", "monospace"], $type: "fontFamily" },
        dark: {
          accent: { $value: { colorSpace: "srgb", components: [1, 0.5, 0], hex: "#ff8000" } },
        },
        $description: "ours",
      },
      { accent: "#5e6ad2", radius: 8, fontMono: "JetBrains Mono", "dark.accent": "#ff8000" },
    ],
    [
      "with groups and aliases",
      {
        color: {
          $type: "color",
          blue: { 5: { $value: "#0969DA" } },
          brand: { $value: "{color.blue.5}" },
        },
        accent: { $value: "{color.brand}" },
        info: { $value: { colorSpace: "srgb", components: [0, 0, 1] } },
      },
      { accent: "#0969da", info: "#0000ff" },
    ],
    [
      "shaped like GitHub's Primer",
      {
        "bgColor-accent-emphasis": {
          $value: "#0969da",
          $type: "color",
          key: "{bgColor.accent.emphasis}",
        },
        "bgColor-attention-emphasis": { $value: "#9a6700", $type: "color" },
        "bgColor-default": { $value: "#ffffff", $type: "color" },
        "bgColor-inset": { $value: "#f6f8fa", $type: "color" },
        "borderColor-default": { $value: "#d1d9e0ff", $type: "color" },
        "borderRadius-default": { $value: { value: 6, unit: "px" } },
        "fgColor-default": { $value: "#1f2328", $type: "color" },
        "fontStack-system": { $value: "-apple-system, BlinkMacSystemFont, sans-serif" },
      },
      {
        accent: "#0969da",
        warning: "#9a6700",
        paper: "#ffffff",
        canvas: "#f6f8fa",
        line: "#d1d9e0",
        radius: 6,
        ink: "#1f2328",
      },
    ],
    [
      "shaped like Adobe's Spectrum",
      {
        "accent-background-color-default": {
          sets: { light: { value: "{blue-900}" }, dark: { value: "{blue-800}" } },
        },
        "blue-800": {
          sets: { light: { value: "rgb(75, 117, 255)" }, dark: { value: "rgb(64, 105, 253)" } },
        },
        "blue-900": {
          sets: { light: { value: "rgb(59, 99, 251)" }, dark: { value: "rgb(86, 129, 255)" } },
        },
        "corner-radius-500": { value: "8px" },
        "corner-radius-medium-default": { value: "{corner-radius-500}" },
      },
      { accent: "#3b63fb", "dark.accent": "#4069fd", radius: 8 },
    ],
    [
      "shaped like Adobe's Spectrum with its aliases replaced",
      {
        "accent-background-color-default": {
          sets: {
            light: {
              ref: "{accent-color-900}",
              sets: {
                light: { value: "rgb(59, 99, 251)" },
                dark: { value: "rgb(86, 129, 255)" },
              },
            },
            dark: {
              ref: "{accent-color-800}",
              sets: {
                light: { value: "rgb(75, 117, 255)" },
                dark: { value: "rgb(64, 105, 253)" },
              },
            },
          },
        },
        "background-base-color": {
          ref: "{gray-25}",
          sets: { light: { value: "rgb(255, 255, 255)" }, dark: { value: "rgb(17, 17, 17)" } },
        },
        "corner-radius-medium-default": { ref: "{corner-radius-500}", value: "8px" },
      },
      {
        accent: "#3b63fb",
        "dark.accent": "#4069fd",
        paper: "#ffffff",
        "dark.paper": "#111111",
        radius: 8,
      },
    ],
    [
      "whose own names win over those of its system",
      { color: { primary: { $value: "#111111" } }, accent: { $value: "#222222" } },
      { accent: "#222222" },
    ],
  ])("%s", (_, file, values) => {
    expect(readTokenFile(file)).toEqual({ values, problems: [] });
  });

  it.each<[name: string, file: unknown, problem: object]>([
    ["an unknown name", { acent: "#fff" }, { kind: "unknown", name: "acent" }],
    ["a color where a group belongs", { dark: "#000" }, { kind: "unknown", name: "dark" }],
    [
      "a color with an alpha",
      { accent: "#5E6AD280" },
      { kind: "value", name: "accent", written: "#5E6AD280" },
    ],
    [
      "a word for a color",
      { ink: { $value: "black" } },
      { kind: "value", name: "ink", written: "black" },
    ],
    ["half a line", { stroke: 1.5 }, { kind: "value", name: "stroke" }],
    ["a corner that is too large", { radius: 99 }, { kind: "value", name: "radius" }],
    ["a list of fonts", { font: "Arial, sans-serif" }, { kind: "value", name: "font" }],
    [
      "an alias for nothing",
      { accent: { $value: "{a.b}" } },
      { kind: "alias", name: "accent", alias: "a.b" },
    ],
    [
      "a circle",
      { accent: { $value: "{b}" }, b: { $value: "{accent}" } },
      { kind: "circle", name: "accent" },
    ],
    ["no token at all", { a: { $value: "#fff" } }, { kind: "none" }],
    ["a list", [], { kind: "shape" }],
    ["null", null, { kind: "shape" }],
  ])("reports %s", (_, file, problem) => {
    const { values, problems } = readTokenFile(file);
    expect(values).toEqual({});
    expect(problems).toEqual([expect.objectContaining(problem)]);
  });

  it("terminates for sets that are nested too deeply", () => {
    let entry: Record<string, unknown> = { value: "#fff" };
    for (let depth = 0; depth < 5000; depth++) entry = { sets: { light: entry } };
    expect(readTokenFile({ accent: entry })).toMatchObject({ values: {} });
  });

  it("terminates for groups that are nested too deeply", () => {
    let file: Record<string, unknown> = { accent: { $value: "#fff" } };
    for (let depth = 0; depth < 5000; depth++) file = { group: file };
    expect(readTokenFile(file).problems).toEqual([{ kind: "none" }]);
  });

  it("terminates for 50,000 entries in a group with a name of a million letters", () => {
    const entries = Array.from({ length: 50_000 }, (_, at) => [`a${at}`, { $value: "#fff" }]);
    const file = { ["x".repeat(1_000_000)]: Object.fromEntries(entries) };
    expect(readTokenFile(file).problems).toEqual([{ kind: "none" }]);
  });

  describe("with tokens that are all aliases of one large value", () => {
    const names = ["accent", "success", "warning", "danger", "info", "paper", "ink", "line"];

    /** What the problem of each token shows. */
    function shownFor(big: unknown): string[] {
      const aliases = names.map((name) => [name, { $value: "{big}" }]);
      const file = { big: { $value: big }, ...Object.fromEntries(aliases) };
      return readTokenFile(file).problems.map((each) => ("written" in each ? each.written : ""));
    }

    it("writes an object once", () => {
      let written = 0;
      const big = {
        toJSON: () => {
          written++;
          return Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`k${at}`, 1]));
        },
      };
      const start = '{"k0":1,"k1":1,"k2":1,"k3":1,"k4":1,"k5"…';
      expect(shownFor(big)).toEqual(names.map(() => start));
      expect(written).toBe(1);
    });

    it("makes no color of more components than one has", () => {
      const big = { colorSpace: "srgb", components: Array.from({ length: 100_000 }, () => 1) };
      const start = '{"colorSpace":"srgb","components":[1,1,1…';
      expect(shownFor(big)).toEqual(names.map(() => start));
    });

    it("reads no text that is longer than any value", () => {
      const blanks = `${" ".repeat(40)}…`;
      expect(shownFor(`${" ".repeat(100_000)}#fff`)).toEqual(names.map(() => blanks));
    });
  });

  it("terminates for aliases of a million letters", () => {
    const path = `{${"x ".repeat(500_000)}}`;
    const tokens = ["accent", "success", "warning", "danger", "info", "paper", "ink", "line"];
    const entries = tokens.map((name) => [name, { $value: path }]);
    const file = { ...Object.fromEntries(entries), ["x".repeat(99)]: { $value: path } };
    const problems = tokens.map((name) => ({
      kind: "alias",
      name,
      alias: `${path.slice(1, 41)}…`,
    }));
    expect(readTokenFile(file).problems).toEqual(problems);
  });
});

describe("a token that is no value, although it says so,", () => {
  const deep = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));
  const noNumber = { toString: 1, valueOf: 1 };

  it.each<[string, unknown]>([
    [
      "whose parts are no numbers",
      { $value: { colorSpace: "srgb", components: [noNumber, 0, 0] } },
    ],
    ["whose parts are words", { $value: { colorSpace: "srgb", components: ["none", 0, 0] } }],
    ["of 100,000 lists in each other", deep(100_000)],
    ["of as many in an entry", { $value: { deep: deep(100_000) } }],
  ])("%s is a problem", (_, accent) => {
    const { values, problems } = readTokenFile({ accent });
    expect(values).toEqual({});
    expect(problems).toMatchObject([{ kind: "value", name: "accent" }]);
  });
});

it("splits the names of groups into words once, however many entries they have", () => {
  const group = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, at) => [`entry${at}`, { $value: 1 }]),
  );
  const { toLowerCase } = String.prototype;
  let letters = 0;
  String.prototype.toLowerCase = function (this: string) {
    letters += this.length;
    return toLowerCase.call(this);
  };
  onTestFinished(() => {
    String.prototype.toLowerCase = toLowerCase;
  });
  readTokenFile({ ["aB".repeat(140)]: group, color: { accent: { $value: "#123456" } } });
  expect(letters).toBeGreaterThan(2_000);
  expect(letters).toBeLessThan(40_000);
});

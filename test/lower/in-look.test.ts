/** Tests what looks with few colors use instead of hues: hatching, lines, edges, and words if necessary. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { contrastRatio } from "../../src/base/theme/contrast.js";
import { designOf } from "../../src/base/theme/design.js";
import { mix } from "../../src/base/theme/ground.js";
import { type LookName, lookNames } from "../../src/base/theme/look.js";
import { looks } from "../../src/base/theme/looks.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import type { Box, Canvas } from "../../src/model/box/box.js";

const schemes = ["light", "dark"] as const;
const monochrome = lookNames.filter((name) => "isMonochrome" in looks[name]);

function canvasOf(inner: string, look: LookName): Canvas {
  return compose(analyze(`page "P" w=500 { ${inner} }`).ast, { look }).boxes;
}

function allIn(root: Box): Box[] {
  return [root, ...("children" in root ? root.children.flatMap(allIn) : [])];
}

const series = 'series "A" [1,2] series "B" [2,3] series "C" [3,1] series "D" [1,1]';

describe.each(monochrome)("in the look %s", (look) => {
  it("bars of different series have different hatchings, in the plot and in the legend", () => {
    const boxes = allIn(canvasOf(`chart bar { ${series} }`, look).boards[0]!.box);
    const forms = boxes.flatMap(({ paint }) => paint?.hatchForm ?? []);
    expect(new Set(forms)).toEqual(new Set(["rising", "falling", "crossed"]));
    expect(forms).toHaveLength(3 * (2 + 1));
  });

  it("slices are hatched within their outlines", () => {
    const { svg } = renderSvg('page "P" w=500 { chart pie [40, 30, 20] labels=["A", "B", "C"] }', {
      look,
    });
    // A hatching line starts where it enters a slice, so it is inside of the disc.
    const hatchings = [...svg.matchAll(/ d="((?:M-?[\d.]+ -?[\d.]+L-?[\d.]+ -?[\d.]+){8,})"/g)];
    expect(hatchings.length).toBeGreaterThanOrEqual(2);
    const ends = hatchings.flatMap(([, d = ""]) =>
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(+x! - 100, +y! - 100)),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(100.2);
  });

  it("points of different series have different shapes", () => {
    const source =
      'chart scatter { series "A" [[1,2]] series "B" [[2,2]] series "C" [[3,1]] series "D" [[1,3]] }';
    const dots = allIn(canvasOf(source, look).boards[0]!.box).filter(
      ({ style }) => style.width === 8 && style.height === 8 && style.position === "absolute",
    );
    const forms = dots.map(({ paint }) =>
      JSON.stringify([paint?.background, paint?.radius, paint?.edge?.width]),
    );
    expect(dots).toHaveLength(4);
    expect(new Set(forms).size).toBe(4);
  });

  it("danger has a thick line, and a warning a dashed one", () => {
    const boxes = (inner: string) => allIn(canvasOf(inner, look).boards[0]!.box);
    const widths = (inner: string) =>
      Math.max(...boxes(inner).map(({ paint }) => paint?.edge?.width ?? 0));
    expect(widths('input "A" error="No"')).toBe(2);
    expect(widths('input "A"')).toBeLessThan(2);
    expect(widths('badge "A" danger')).toBe(2);
    const isDashed = (inner: string) =>
      boxes(inner).some(({ paint }) => paint?.borderStyle === "dashed");
    expect(isDashed('badge "A" warning')).toBe(true);
    expect(isDashed('badge "A" success')).toBe(false);
  });

  it.each(schemes)("secondary text differs from text, %s", (scheme) => {
    const { ink, inkMuted, paper } = designOf({ look }).themes[scheme].colors;
    expect(contrastRatio(ink, paper) / contrastRatio(inkMuted, paper)).toBeGreaterThan(1.3);
  });
});

describe.each(lookNames)("behind the data of %s", (look) => {
  it.each(schemes)("lines are weaker than in front, %s", (scheme) => {
    const { colors } = designOf({ look }).themes[scheme];
    const [behind, data] = [colors.gridline, colors.series3].map((color) =>
      contrastRatio(color, colors.paper),
    );
    expect(behind).toBeLessThan(2);
    expect(data).toBeGreaterThanOrEqual(3);
  });
});

it.each(["sketch", "blueprint", "outline"] as const)(
  "lines around cards and menus can be seen in the dark: %s",
  (look) => {
    const { colors } = designOf({ look }).themes.dark;
    for (const surface of ["raised", "floating"] as const) {
      const line = colors[surface === "raised" ? "lineOnRaised" : "lineOnFloating"];
      expect(contrastRatio(line, colors[surface]), surface).toBeGreaterThan(1.9);
    }
  },
);

describe("in the look outline", () => {
  it.each(schemes)("content below an overlay pales, and has an edge, %s", (scheme) => {
    const page = 'page "P" w=400 { text "A" modal open "B" { text "C" } }';
    const { svg } = renderSvg(page, { look: "outline", theme: scheme });
    const paper = scheme === "light" ? "#ffffff" : "#000000";
    expect(svg).toMatch(new RegExp(`fill="${paper}" fill-opacity="0.75"`));
    const boxes = allIn(
      compose(analyze(page).ast, { look: "outline", room: 400 }).boxes.boards[0]!.box,
    );
    expect(boxes.some(({ paint }) => paint?.edge?.width === 2)).toBe(true);
  });

  it.each(schemes)("cards have the same lines on paper and on cards, %s", (scheme) => {
    const { colors } = designOf({ look: "outline" }).themes[scheme];
    expect(colors.lineOnRaised).toBe(colors.line);
    expect(contrastRatio(colors.lineOnFloating, colors.paper)).toBeGreaterThanOrEqual(3);
  });

  it("an area is only its line, so that nothing is veiled", () => {
    const { svg } = renderSvg(`page "P" w=400 { chart area { ${series} } }`, { look: "outline" });
    expect(svg).not.toMatch(/opacity="0\.(?:15|35)"/);
  });

  const boxesOf = (inner: string) => allIn(canvasOf(inner, "outline").boards[0]!.box);

  it.each([
    ["", { right: 2 }],
    ["right", { left: 2 }],
    ["bottom", { top: 2 }],
  ])("a drawer has a thick line on its inner side only: %s", (side, border) => {
    const panel = boxesOf(`text "A" drawer "B" ${side} open { text "C" }`).find(
      ({ role }) => role === "dialog",
    );
    expect(panel?.style.border).toEqual(border);
    expect(panel?.paint?.edge).toBeUndefined();
  });

  it("the placeholder of a picture keeps its hills and its sun", () => {
    const figures = boxesOf("image w=200 h=100").flatMap((box) =>
      box.kind === "shape" ? box.shapes : [],
    );
    expect(figures).toHaveLength(2);
    for (const { stroke } of figures) expect(stroke).toBeDefined();
  });

  it("knobs are rings, and counts have a thin one", () => {
    const discs = (inner: string) =>
      boxesOf(inner).filter(({ paint }) => paint?.radius === "pill" && paint.edge !== undefined);
    const knob = discs('slider "A" value=40').find(({ style }) => style.width === style.height);
    expect(knob?.paint).toMatchObject({ edge: { width: 2 }, background: { token: "paper" } });
    expect(knob?.paint?.hatch).toBeUndefined();
    const count = discs('tabbar [{label="A" icon=house badge=3}]')[0];
    expect(count?.paint?.edge?.width).toBe(1);
  });

  it("the shape of a pin has an ink line", () => {
    const { svg } = renderSvg('page "P" w=400 { map { pin "A" } }', { look: "outline" });
    expect(svg).toMatch(/<path d="M[^"]*" fill="#ffffff" stroke="#000000"/);
  });
});

describe("in the look greyed", () => {
  const source =
    'page "First" w=300 { button "Words" marker 1 annotations { item 1 "Remark" } } page "Second" w=300 { text "Words" }';

  it.each(schemes)("blocks are distinct from paper, and fills from blank paper, %s", (scheme) => {
    const { colors } = designOf({ look: "greyed" }).themes[scheme];
    for (const token of ["fill", "fillStrong", "hatch"] as const) {
      expect(contrastRatio(colors[token], colors.paper), token).toBeGreaterThan(1.05);
    }
    const block = allIn(canvasOf("image w=80 h=80", "greyed").boards[0]!.box).find(
      ({ paint }) => JSON.stringify(paint?.background) === '{"token":"lineStrong"}',
    );
    const seen = mix(colors.paper, colors.lineStrong, block?.paint?.opacity ?? 0);
    expect(contrastRatio(seen, colors.paper)).toBeGreaterThan(1.4);
  });

  it("titles of boards and notes stay words", () => {
    const { svg } = renderSvg(source, { look: "greyed" });
    const words = [...svg.matchAll(/<text[^>]*>([^<>]+)</g)].map(([, word]) => word);
    expect(words).toEqual(expect.arrayContaining(["First", "Second", "Remark"]));
    expect(words).not.toContain("Words");
  });
});

it.each(lookNames.filter((name) => name !== "clean"))(
  "menus have a stronger line than cards: %s",
  (look) => {
    const inner = 'card "A" { text "B" } dropdown "C" open { item "D" }';
    const lines = allIn(canvasOf(inner, look).boards[0]!.box).flatMap(({ paint }) =>
      paint?.radius !== undefined && paint.borderColor !== undefined ? [paint.borderColor] : [],
    );
    const menu = "edgedBoards" in looks[look] ? "ink" : "lineStrong";
    expect(lines).toContainEqual({ token: menu });
    expect(lines).toContainEqual(
      expect.objectContaining({ token: expect.stringMatching(/^line(?:On|$)/) }),
    );
  },
);

it.each(monochrome)(
  "a white box on a ground is paper, and a line on one side has no dashes: %s",
  (look) => {
    const inner = 'card bg=#1e293b { button "A" primary } toast "B" warning';
    const boxes = allIn(canvasOf(inner, look).boards[0]!.box);
    expect(boxes.find(({ tag }) => tag === "button")?.paint).toMatchObject({
      background: { token: "paper" },
    });
    expect(boxes.some(({ paint }) => paint?.borderStyle === "dashed")).toBe(false);
  },
);

it("messages over a sketch keep the line of their status", () => {
  const { svg } = renderSvg('page "P" w=400 h=200 { toast "Saved" success }', { look: "sketch" });
  const { successLine } = designOf({ look: "sketch" }).themes.light.colors;
  expect(svg).toContain(`stroke="${successLine}"`);
});

it("hatchings have the same lines in a page as in a picture", () => {
  const { css } = renderHtml(`page "P" w=400 { chart bar { ${series} } }`, { look: "blueprint" });
  expect(css).toMatch(/repeating-linear-gradient\(-45deg,[^;]*transparent 1px 5px\)/);
  expect(css).toMatch(
    /repeating-linear-gradient\(-45deg,[^;]*6px\),repeating-linear-gradient\(-135deg,/,
  );
});

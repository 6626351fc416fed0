/** Tests that surfaces, and what is on them, are lighter in the dark theme than what they are on. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { oklchOf } from "../../src/base/theme/oklch.js";
import { themeNamed } from "../../src/base/theme/theme.js";
import type { ColorToken } from "../../src/base/theme/tokens.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import { onItsGround, onItsSurface } from "../../src/drawing/lower/on-its-ground.js";
import type { Box } from "../../src/model/box/box.js";
import { column, edges, token } from "../../src/model/box/build.js";
import type { Edges, Paint } from "../../src/model/box/style.js";
import { all } from "../components/drawing.js";

const box = (background: ColorToken, children: Box[] = [], rest: Partial<Box> = {}): Box =>
  ({
    ...column({}, children, {
      paint: { background: token(background), borderColor: token("line") },
    }),
    ...rest,
  }) as Box;

/** The backgrounds from the outermost box inwards, and the line of the innermost one. */
function drawn(given: Box): string[] {
  const names: string[] = [];
  let at: Box | undefined = given;
  let line = "";
  while (at !== undefined) {
    const { background, borderColor } = at.paint ?? {};
    names.push(background && "token" in background ? background.token : String(background?.hex));
    line = borderColor && "token" in borderColor ? borderColor.token : "";
    at = "children" in at ? at.children[0] : undefined;
  }
  return [...names, line];
}

describe.each([
  ["where the source gives no ground", onItsSurface],
  ["where it gives one", onItsGround],
])("a surface, %s", (_, draw) => {
  it.each<[what: string, box: Box, expected: string[]]>([
    ["a card on paper", box("paper", [box("raised")]), ["paper", "raised", "lineOnRaised"]],
    ["a card on a column", box("fill", [box("raised")]), ["fill", "raised", "lineOnRaised"]],
    ["a card in a card", box("raised", [box("raised")]), ["raised", "floating", "lineOnFloating"]],
    [
      "cards in a modal",
      box("floating", [box("raised", [box("raised")])]),
      ["floating", "topmost", "topmost", "lineOnTopmost"],
    ],
    [
      "a highlighted box in a card",
      box("raised", [box("fillStrong")]),
      ["raised", "fillStrongOnRaised", "lineOnRaised"],
    ],
    ["a button in a card", box("raised", [box("paper")]), ["raised", "raised", "lineOnRaised"]],
    [
      "a field in a card",
      box("raised", [box("paper", [], { ground: token("paper") })]),
      ["raised", "paper", "line"],
    ],
    [
      "a column in a card, and a card in that",
      box("raised", [box("fill", [box("raised")], { ground: token("fill") })]),
      ["raised", "fillOnRaised", "floating", "lineOnFloating"],
    ],
    [
      "a menu in a modal",
      box("floating", [box("floating", [], { ground: token("floating") })]),
      ["floating", "topmost", "lineOnTopmost"],
    ],
    [
      "the thumb of a track in a modal",
      box("floating", [box("fillStrong", [box("thumb")])]),
      ["floating", "fillStrongOnFloating", "thumbOnFloating", "lineOnFloating"],
    ],
    ["a menu", box("floating", [], { ground: token("floating") }), ["floating", "lineOnFloating"]],
  ])("%s", (_name, given, expected) => {
    expect(drawn(draw(given))).toEqual(expected);
  });
});

it("a paper-colored ring around a disc is also a gap on a surface", () => {
  const disc = column({ border: edges(2) }, [], {
    paint: { background: token("tintBlue"), borderColor: token("paper") },
  });
  expect(drawn(onItsSurface(box("floating", [disc])))).toEqual([
    "floating",
    "tintBlue",
    "floating",
  ]);
});

describe("on a color from the source", () => {
  it("a card is a surface of its own", () => {
    const page = box("accent", [box("raised", [box("fill")])], { ground: token("accent") });
    expect(drawn(onItsGround(page))).toEqual(["accent", "raised", "fillOnRaised", "lineOnRaised"]);
  });

  it("a card on gray is a surface that is lighter than the gray", () => {
    const gray = box("fillStrong", [box("raised")], { ground: token("fillStrong") });
    expect(drawn(onItsGround(gray))).toEqual(["fillStrong", "topmost", "lineOnTopmost"]);
    const { colors } = themeNamed("dark");
    expect(oklchOf(colors.topmost).l).toBeGreaterThan(oklchOf(colors.fillStrong).l);
  });
});

describe("the top edge of a surface", () => {
  it.each<[what: string, border: Edges, paint: Paint, edge: string | undefined]>([
    ["is lighter than its line", edges(1), { borderColor: token("line") }, "edgeOnRaised"],
    ["is as it is without a line", edges(0), { borderColor: token("line") }, undefined],
    ["keeps the color of the source", edges(1), { borderColor: { hex: "#f00" } }, undefined],
    [
      "keeps its dashes",
      edges(1),
      { borderColor: token("line"), borderStyle: "dashed" },
      undefined,
    ],
  ])("%s", (_, border, paint, edge) => {
    const card = column({ border }, [], { paint: { ...paint, background: token("raised") } });
    expect(onItsSurface(card).paint?.edgeColor).toEqual(edge && { token: edge });
  });

  const card = 'page { card "Orders" { text "12" } }';

  it.each([
    ["dark", 1],
    ["auto", 1],
    ["light", 0],
  ] as const)("is drawn where it can be seen: %s", (theme, count) => {
    const { svg } = renderSvg(card, { theme });
    expect(svg.match(/<path d="M6 0\.5h|<path d="M30 24\.5h/g) ?? []).toHaveLength(count);
  });

  it("is a border in HTML", () => {
    const { html } = renderHtml(card, { theme: "dark", fullDocument: true });
    expect(html).toContain("border-top-color:var(--wf-edge-on-raised)");
  });
});

describe("in the dark, of what components draw", () => {
  const { colors } = themeNamed("dark");
  const lightness = (box: Box): number => {
    const color = box.paint!.background!;
    return oklchOf("token" in color ? colors[color.token] : color.hex).l;
  };
  const drawn = (source: string): Box[] =>
    all(compose(analyze(`page { ${source} }`).ast, { room: 600 }).boxes.boards[0]!.box);

  it("code is lighter than the card that it is in", () => {
    const boxes = drawn('card { code "npm install" }');
    const [card, code] = ["article", "figure"].map((name) => boxes.find(({ tag }) => tag === name));
    expect(lightness(code!)).toBeGreaterThan(lightness(card!));
  });
});

describe("what is only on paper", () => {
  it("is not copied", () => {
    const page = box("paper", [box("fill", [box("fillStrong")])]);
    expect(onItsSurface(page)).toBe(page);
  });
});

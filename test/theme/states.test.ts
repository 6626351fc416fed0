/** Tests that states are distinct in every look and theme: by weight, or by a fill, line or sign of at least 3:1. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { contrastRatio } from "../../src/base/theme/contrast.js";
import { lookNames } from "../../src/base/theme/look.js";
import type { ColorToken, Themes } from "../../src/base/theme/tokens.js";
import { compose } from "../../src/composition.js";
import type { Box, Canvas } from "../../src/model/box/box.js";
import type { Color } from "../../src/model/box/style.js";

/** The selected element contains "A" or the icon of a house, the other one "B" or a star. */
const sources: Readonly<Record<string, string>> = {
  "an item of a nav": 'nav ["A", "B"] active=0',
  "an item of a menu": 'nav vertical { item "A" active item "B" }',
  "a sign in a menu": "nav vertical { item icon=house active item icon=star }",
  "a choice": 'segmented ["A", "B"] active=0',
  "a choice with a sign": "segmented [{icon=house active}, {icon=star}]",
  "a choice on the primary color": 'card bg=primary { segmented ["A", "B"] active=0 }',
  "a choice on an accent": 'card bg=accent { segmented ["A", "B"] active=0 }',
  "a choice in a modal": 'modal open { segmented ["A", "B"] active=0 }',
  "an item of a menu on a fill": 'col bg=fill { nav vertical { item "A" active item "B" } }',
  "a tab": 'tabs { tab "A" active { text "1" } tab "B" { text "2" } }',
  "a part of a tab bar": 'tabbar [{label="A" active}, {label="B"}]',
  "a chip": 'row { chip "A" selected chip "B" }',
  "a box": 'col { checkbox "A" checked checkbox "B" }',
  "a radio": 'col { radio "A" checked radio "B" }',
  "a branch": 'tree { item "A" active item "B" }',
  "a step": 'stepper ["A", "B"] active=0',
  "a toggled switch": 'col { switch "A" checked switch "B" }',
};

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

describe.each(lookNames)("in the look %s", (look) => {
  for (const scheme of schemes) {
    it.each(Object.entries(sources))(
      `%s is distinguishable from its neighbor, ${scheme}`,
      (_, inner) => {
        const [chosen, other] = signsOf(canvasOf(`page "P" w=400 { ${inner} }`, look), scheme);
        expect([...chosen].filter((sign) => !other.has(sign))).not.toEqual([]);
      },
    );

    it.each(["progress value=40", 'slider "S" value=40'])(
      `%s shows its whole length, ${scheme}`,
      (inner) => {
        const monochrome = ["blueprint", "greyed", "outline"];
        if (!monochrome.includes(look)) return;
        const canvas = canvasOf(`page "P" w=400 { ${inner} }`, look);
        const rest = findAll(canvas.boards[0]!.box, ({ paint }) => paint?.cue !== undefined).at(
          -1,
        )!;
        const colors = (canvas.themes as Themes)[scheme].colors;
        const line = colors[(rest.paint!.edge!.color as { token: ColorToken }).token];
        expect(contrastRatio(line, colors.paper)).toBeGreaterThanOrEqual(3);
      },
    );
  }
});

describe("in the look outline", () => {
  it.each(["a box", "a toggled switch"])("%s has a thicker edge than its neighbor", (name) => {
    const page = canvasOf(`page "P" w=400 { ${sources[name]} }`, "outline").boards[0]!.box;
    const [chosen, other] = findAll(page, ({ kind }) => kind === "toggle").map((toggle) =>
      Math.max(...findAll(toggle, () => true).map(({ paint }) => paint?.edge?.width ?? 1)),
    );
    expect(chosen).toBeGreaterThan(other!);
  });

  it.each(['video "V"', 'audio "A"'])("the play symbol is visible on the disc of %s", (inner) => {
    const page = canvasOf(`page "P" w=400 { ${inner} }`, "outline").boards[0]!.box;
    const disc = findAll(page, ({ name }) => name?.startsWith("Play") === true)[0]!;
    const fills = findAll(disc, ({ kind }) => kind === "shape").flatMap((box) =>
      box.kind === "shape" ? box.shapes.map((shape) => "fill" in shape && shape.fill) : [],
    );
    expect([disc.paint!.background, ...fills]).toEqual([{ token: "paper" }, { token: "ink" }]);
  });
});

it.each(["skeleton avatar", "skeleton h=20", "card { ... }"])(
  "%s has an edge of 3:1 in a blueprint",
  (inner) => {
    const { boards, themes } = canvasOf(`page "P" w=400 { ${inner} }`, "blueprint");
    const bars = findAll(boards[0]!.box, ({ paint }) => paint?.cue !== undefined);
    const { colors } = (themes as Themes).light;
    const edges = bars.map(
      ({ paint }) => colors[(paint!.edge!.color as { token: ColorToken }).token],
    );
    expect(edges).not.toEqual([]);
    for (const edge of edges) expect(contrastRatio(edge, colors.paper)).toBeGreaterThanOrEqual(3);
  },
);

function canvasOf(source: string, look: (typeof lookNames)[number]): Canvas {
  return compose(analyze(source).ast, { look, room: 400 }).boxes;
}

/** The signs of the selected box, and those of the other one. */
function signsOf({ boards, themes }: Canvas, scheme: Scheme): [Set<string>, Set<string>] {
  const { colors } = (themes as Themes)[scheme];
  const hexOf = (color: Color) => ("hex" in color ? color.hex : colors[color.token]);
  const [chosen, other] = [
    pathTo(boards[0]!.box, "A", "house"),
    pathTo(boards[0]!.box, "B", "star"),
  ];
  let at = 0;
  while (chosen[at] === other[at]) at++;
  let ground = colors.paper;
  for (const { paint } of chosen.slice(0, at)) {
    if (paint?.background) ground = hexOf(paint.background);
  }
  return [signsIn(chosen[at]!, ground, hexOf), signsIn(other[at]!, ground, hexOf)];
}

function signsIn(root: Box, around: string, hexOf: (color: Color) => string): Set<string> {
  const signs = new Set<string>();
  const isSeen = (color: string, ...grounds: string[]) =>
    grounds.some((ground) => contrastRatio(color, ground) >= 3);
  const visit = (box: Box, ground: string): void => {
    const { paint, style } = box;
    const inside = paint?.background ? hexOf(paint.background) : ground;
    const lines = [
      paint?.edge && [hexOf(paint.edge.color), paint.edge.width],
      paint?.borderColor &&
        style.border && [hexOf(paint.borderColor), JSON.stringify(style.border)],
    ];
    if (isSeen(inside, ground)) signs.add(`fill ${inside}`);
    if (paint?.hatch) signs.add("hatch");
    for (const line of lines) {
      if (line && isSeen(`${line[0]}`, inside, ground)) signs.add(`line ${line}`);
    }
    if (box.kind === "text") signs.add(`weight ${box.textStyle.weight ?? 400}`);
    if (box.kind === "icon" && !/^(?:house|star)$/.test(box.icon)) signs.add(`icon ${box.icon}`);
    if (box.style.justify) signs.add(`justify ${box.style.justify}`);
    for (const child of "children" in box ? box.children : []) visit(child, inside);
  };
  visit(root, around);
  return signs;
}

/** The boxes from the root to the text or icon. */
function pathTo(root: Box, words: string, icon: string): Box[] {
  if (root.kind === "text" && root.text === words) return [root];
  if (root.kind === "icon" && root.icon === icon) return [root];
  for (const child of "children" in root ? root.children : []) {
    const path = pathTo(child, words, icon);
    if (path.length > 0) return [root, ...path];
  }
  return [];
}

function findAll(root: Box, test: (box: Box) => boolean): Box[] {
  const own = test(root) ? [root] : [];
  return "children" in root
    ? [...own, ...root.children.flatMap((child) => findAll(child, test))]
    : own;
}

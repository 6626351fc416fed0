/** Tests the effects of containers on their content: width if centered, space if stretched, a line, a tint. */
import { describe, expect, it } from "vitest";
import { contrastRatio } from "../../src/base/theme/contrast.js";
import { themeNamed, themeNames } from "../../src/base/theme/theme.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { type Box, childrenOf } from "../../src/model/box/box.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { composedBoards } from "../support/composed-frames.js";

const framesOf = (content: string, width = 400): Frame[] =>
  composedBoards(`page w=${width} p=0 { ${content} }`, width)[0]!;

const named = (frames: readonly Frame[], words: string): Frame =>
  frames.find(({ lines }) => lines?.[0]?.text === words)!;

const middle = ({ y, height }: Frame): number => y + height / 2;

describe("a container that centers", () => {
  const wide: [element: string, isIt: (frame: Frame) => boolean, width: number][] = [
    ["progress value=40", ({ box }) => box.role === "progressbar", 400],
    ["slider value=40", ({ box, width }) => box.kind === "toggle" && width > 300, 350],
    ['stepper ["Cart", "Address", "Done"]', ({ box }) => box.tag === "ol", 400],
    ['upload "Drop files here"', ({ box }) => box.name === "Drop files here", 400],
  ];

  it.each(wide)("leaves %s the width it needs", (element, isIt, width) => {
    const inColumn = framesOf(`col align=center { ${element} }`).find(isIt)!;
    expect(inColumn.width).toBeGreaterThanOrEqual(width);
    const inCard = framesOf(`card centered h=260 { ${element} }`).find(isIt)!;
    expect(inCard.width).toBeGreaterThanOrEqual(width - 50);
    expect(inCard.x + inCard.width).toBeLessThanOrEqual(400 - 16);
  });

  it("has lines between the steps of a stepper", () => {
    const frames = framesOf('col align=center { stepper ["Cart", "Address", "Done"] }');
    const lines = frames.filter(({ height, width }) => height === 2 && width > 20);
    expect(lines.length).toBeGreaterThanOrEqual(2);
  });
});

describe("a chart", () => {
  it.each(["bar", "line", "donut"])("%s fills a card that is stretched", (kind) => {
    const frames = framesOf(
      `row { card { chart ${kind} [1, 2, 3] } card w=100 h=500 { text "a" } }`,
      700,
    );
    const chart = frames.find(({ box }) => box.role === "img")!;
    const card = frames.find(({ box }) => box.tag === "article")!;
    expect(card.height).toBe(500);
    expect(card.y + card.height - chart.y - chart.height).toBeCloseTo(17, 0);
  });

  it("has no larger title than its card or section", () => {
    const size = (frames: readonly Frame[], words: string) => {
      const { box } = named(frames, words);
      return box.kind === "text" ? box.textStyle.size : 0;
    };
    const chart = 'chart "Plot" [1, 2]';
    const frames = framesOf(`card "Card" { ${chart} } section "Section" { ${chart} }`);
    expect(size(frames, "Card")).toBe(size(frames, "Section"));
    expect(size(frames, "Plot")).toBeLessThanOrEqual(size(frames, "Card"));
  });
});

it.each([
  'toolbar { group "Type" { button icon=bold ghost } group { button icon=list ghost } button icon=link ghost }',
  'toolbar { button icon=link ghost group "Type" { button icon=bold ghost } select "" ["Inter"] w=120 }',
])("the icons of a labelled group are aligned with the others: %s", (toolbar) => {
  const tools = framesOf(toolbar).filter(({ box }) => box.tag === "button" || box.kind === "field");
  for (const tool of tools) expect(middle(tool)).toBeCloseTo(middle(tools[0]!), 0);
});

it.each(["", "bordered", "w=200"])(
  "a term next to an avatar is aligned with its middle: %s",
  (words) => {
    const frames = framesOf(`descriptions ${words} [["Owner", "[avatar] Ada"], ["Plan", "Pro"]]`);
    const disc = frames.find(({ box }) => box.role === "img")!;
    const terms = ["Owner", "Ada"].map((term) => named(frames, term));
    for (const term of terms) expect(middle(term)).toBeCloseTo(middle(disc), 0);
  },
);

describe("a tint", () => {
  const tints = { info: "infoFill", success: "successFill", warning: "warningFill" } as const;
  const others = { danger: "dangerFill", muted: "fill", accent: "accentFill" } as const;
  const containers = vocabulary.components.filter(
    ({ structural, parents, root, ofCanvas, children }) =>
      structural && children.allow === "any" && !root && !ofCanvas && parents.length === 0,
  );
  const all = (box: Box): Box[] => [box, ...childrenOf(box).flatMap(all)];

  it.each(containers.map(({ name }) => name))(
    "is the ground of a %s, with readable words",
    (name) => {
      for (const [tint, token] of Object.entries({ ...tints, ...others })) {
        const source = `page w=400 { ${name} bg=${tint} { text "Words" text "Less" muted } }`;
        const { boxes: canvas, diagnostics } = compose(source, { room: 400 });
        expect(diagnostics).toEqual([]);
        const boxes = canvas.boards.flatMap(({ box }) => all(box));
        const ground = boxes.find(({ paint }) =>
          JSON.stringify(paint?.background)?.includes(token),
        );
        expect(ground, `${name} ${tint}`).toBeDefined();
        for (const theme of themeNames) {
          const { colors } = themeNamed(theme);
          for (const box of boxes) {
            if (box.kind !== "text") continue;
            const { color } = box.textStyle;
            const ink =
              color && "token" in color ? colors[color.token] : (color?.hex ?? colors.ink);
            expect(contrastRatio(ink, colors[token]), `${name} ${tint} ${theme}`).toBeGreaterThan(
              4.5,
            );
          }
        }
      }
    },
  );
});

/** Tests that secondary actions have quiet colors, and that lanes are drawn like cards. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { contrastRatio } from "../../src/base/theme/contrast.js";
import { themeNamed } from "../../src/base/theme/theme.js";
import { RADIUS } from "../../src/base/theme/tokens.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import type { Color } from "../../src/model/box/style.js";

function framesOf(content: string): Frame[] {
  const { boards } = compose(analyze(`page w=480 { ${content} }`).ast).frames;
  const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
  return all(boards[0]!.frame);
}

describe("avatars", () => {
  const tints = (content: string): string[] =>
    framesOf(content)
      .map(({ box }) => JSON.stringify(box.paint?.background) ?? "")
      .filter((ground) => ground.includes("tint"));

  it("have muted colors by name, the same everywhere", () => {
    const names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hedy", "Ines", "Jo"];
    const found = names.flatMap((name) => tints(`avatar "${name}"`));
    expect(found).toHaveLength(names.length);
    expect(new Set(found).size).toBeGreaterThan(3);
    expect(new Set(found).size).toBeLessThanOrEqual(6);
    expect(tints(`row { text "x" avatar "${names[0]}" }`)).toEqual([found[0]]);
  });
});

it.each([
  ["bg=muted", RADIUS],
  ["border", RADIUS],
  ["", undefined],
])("a col %s around cards has their corners", (words, radius) => {
  const frames = framesOf(`row gap=4 { col ${words} { card { text "a" } } col { text "b" } }`);
  const card = frames.findIndex(({ box }) => box.tag === "article");
  const lane = frames.findLast((frame, at) => at < card && frame.children.includes(frames[card]!))!;
  expect(lane.box.paint?.radius).toBe(radius);
});

it("an icon on the right of a button is after its label", () => {
  const frames = framesOf('button "Continue" iconRight=arrow-right');
  const label = frames.find(({ lines }) => lines?.[0]?.text === "Continue")!;
  const icon = frames.find(({ box }) => box.kind === "icon")!;
  expect(icon.x).toBeGreaterThanOrEqual(label.x + label.width);
});

it("one's own message has a quiet tint, since only buttons have the color of a main action", () => {
  const grounds = framesOf('bubble "On my way" mine button "Send" primary').map(
    ({ box }) => box.paint?.background,
  );
  expect(grounds).toContainEqual({ token: "ownFill" });
  expect(
    grounds.filter((ground) => ground && "token" in ground && ground.token === "accent"),
  ).toHaveLength(1);
});

it.each(["light", "dark"] as const)(
  "a selected row of a table stands out from its card and from striped rows in the %s theme",
  (theme) => {
    const { colors } = themeNamed(theme);
    const colorOf = (color?: Color) => (color && "token" in color ? colors[color.token] : "");
    const frames = framesOf(
      'card p=0 { table striped { row ["A"] row ["B"] row ["C"] selected } }',
    );
    const card = frames.find(({ box }) => box.tag === "article")!;
    const grounds = frames
      .filter(({ box }) => box.tag === "td")
      .map(({ box }) => colorOf(box.paint?.background));
    const raised = colorOf(card.box.paint?.background);
    expect(contrastRatio(grounds[2]!, raised)).toBeGreaterThan(1.2);
    expect(contrastRatio(grounds[2]!, grounds[1]!)).toBeGreaterThan(1.1);
  },
);

it.each(["light", "dark"] as const)(
  "a switch that is off is outlined, with a knob that is no hole in its track: %s",
  (theme) => {
    const { colors } = themeNamed(theme);
    const track = framesOf('switch "Off"').find(({ box }) => box.kind === "toggle")!.children[0]!;
    const hex = (color: unknown) => colors[(color as { token: keyof typeof colors }).token];
    const edge = hex(track.box.paint?.borderColor);
    const ground = colors.paper;
    const knob = hex(track.children[0]!.box.paint?.background);
    for (const sign of [edge, knob]) expect(contrastRatio(sign, ground)).toBeGreaterThanOrEqual(3);
    const lightness = (color: string) => contrastRatio(color, "#000000");
    expect(track.box.paint?.background).toBeUndefined();
    if (theme === "dark") expect(lightness(knob)).toBeGreaterThan(lightness(ground));
  },
);

/** Tests that every container with `centered` centers its children horizontally and vertically (language.md 2.7). */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import type { Box } from "../../src/model/box/box.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";

/** The components listed in language.md 2.7. */
const listed =
  "main section row col stack card header footer sidebar relative form modal drawer tab accordion popover grid".split(
    " ",
  );

const containers = vocabulary.components.filter(({ centers }) => centers);

it("is accepted by the containers that the language lists", () => {
  expect(containers.map(({ name }) => name)).toEqual(expect.arrayContaining(listed));
});

/** Whether the parent of the text centers it; the cells of a grid are as wide as their columns. */
function hasCentered(box: Box): boolean {
  if (!("children" in box)) return false;
  const { justify, align } = box.style;
  const held = box.children.find((child) => child.kind === "text" && child.text === "A");
  if (held?.kind !== "text") return box.children.some((child) => hasCentered(child));
  const across = box.kind === "grid" ? held.textStyle.align : justify;
  return across === "center" && align === "center";
}

describe.each(
  containers.map(({ name, label, parents, attributes }) => ({
    name,
    label,
    parents,
    hasJustify: attributes.has("justify"),
  })),
)("$name", ({ name, label, parents, hasJustify }) => {
  const written = (word: string): string => {
    const element = `${name} ${label ? '"T"' : ""} ${word} { text "A" }`;
    return `page "P" { ${parents[0] ? `${parents[0]} { ${element} }` : element} }`;
  };
  const isCentered = (word: string): boolean => {
    const { ast, diagnostics } = analyze(written(word));
    expect(diagnostics).toEqual([]);
    return compose(ast, { room: 600 }).boxes.boards.some(({ box }) => hasCentered(box));
  };

  it("centers with either word, and not without one", () => {
    expect([isCentered("centered"), isCentered("center"), isCentered("")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("is overridden by attributes", () => {
    expect(isCentered("centered align=end")).toBe(false);
    if (hasJustify) expect(isCentered("centered justify=end")).toBe(false);
  });
});

it.each([
  'radio "One" radio "Another one" radio "A third"',
  'checkbox "One" checkbox "Another one" switch "On"',
])("choices below each other in a centering card have one left edge: %s", (choices) => {
  const { boards } = compose(analyze(`page w=400 { card centered { ${choices} } }`).ast).frames;
  const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
  const toggles = all(boards[0]!.frame).filter(({ box }) => box.kind === "toggle");
  expect(toggles.length).toBe(3);
  expect(new Set(toggles.map(({ x }) => x)).size).toBe(1);
});

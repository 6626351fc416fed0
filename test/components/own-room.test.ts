/** Tests that text keeps away from the edge of a box with a background or a line. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";

function insetOf(content: string): number {
  const { boards } = compose(analyze(`page w=400 { ${content} }`).ast).frames;
  const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
  const frames = all(boards[0]!.frame);
  const text = frames.find(({ lines }) => lines?.[0]?.text === "Words")!;
  const outer = frames.find(({ box }) => box.paint?.background ?? box.paint?.borderColor)!;
  const seen = frames.find(
    (frame) => frame !== outer && (frame.box.paint?.background ?? frame.box.paint?.borderColor),
  );
  return text.x - (seen ?? outer).x;
}

describe("a container with a background or border and no padding", () => {
  it.each([
    ['section bg=muted { text "Words" }', 12],
    ['section border { text "Words" }', 13],
    ['section "Title" bg=info { text "Words" }', 12],
    ['stack bg=primary { text "Words" }', 12],
    ['row bg=warning { text "Words" }', 12],
    ['col border { text "Words" }', 13],
    ['grid cols=2 bg=muted { text "Words" text "Other" }', 12],
  ])("%s has padding around its text", (content, inset) => {
    expect(insetOf(content)).toBeCloseTo(inset, 1);
  });

  it.each([
    ['section bg=muted p=0 { text "Words" }', 0],
    ['section bg=muted pl=1 { text "Words" }', 4],
    ['stack h=32 bg=muted { text "Words" }', 0],
    ['section bg=muted hero { text "Words" }', 24],
  ])("%s keeps the padding of the source or its own", (content, inset) => {
    if (content.includes("hero")) expect(insetOf(content)).toBeGreaterThanOrEqual(inset);
    else expect(insetOf(content)).toBeCloseTo(inset, 1);
  });

  it("gets none for pictures and panes, which reach its edges", () => {
    const { boards } = compose(
      analyze('page w=400 { section bg=muted { image "Picture" h=100 } }').ast,
    ).frames;
    const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
    const frames = all(boards[0]!.frame);
    const section = frames.findLast(({ box }) => box.tag === "section")!;
    expect(section.height).toBe(100);
  });
});

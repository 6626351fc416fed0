/** Tests the boxes of small documents: common attributes, boards, ids, and a new component. */
import { describe, expect, it } from "vitest";
import { lowerDocument } from "../../src/drawing/lower/lower-document.js";
import type { Value } from "../../src/language/ast/value.js";
import { childrenOf } from "../../src/model/box/box.js";
import { text } from "../../src/model/box/build.js";
import { vocabulary as builtIn } from "../../src/model/components/registry.generated.js";
import type { Drawing } from "../../src/model/define/component.js";
import { defineComponent } from "../../src/model/define/define-component.js";
import { number } from "../../src/model/define/measures.js";
import { createVocabulary } from "../../src/model/define/vocabulary.js";
import { documentOf, draw, node, page, textsOf } from "./drawing.js";

describe("common attributes", () => {
  const styleOf = (attributes: Record<string, Value>, modifiers: string[] = []) =>
    draw(node("Stack", { attributes, modifiers, children: [] })).style;

  it.each<[string, Record<string, Value>, object]>([
    ["steps of the scale", { p: 4 }, { padding: { top: 16, right: 16, bottom: 16, left: 16 } }],
    ["literal px", { p: 7 }, { padding: { top: 7, right: 7, bottom: 7, left: 7 } }],
    ["units", { px: { value: 1, unit: "rem" } }, { padding: { left: 16, right: 16 } }],
    ["the nearer edge", { p: 2, pt: 4 }, { padding: { top: 16, right: 8, bottom: 8, left: 8 } }],
    ["margins", { mx: "auto", mt: 2 }, { margin: { left: "auto", right: "auto", top: 8 } }],
    ["gaps", { gap: 3 }, { gap: 12 }],
    ["gaps of the board", { gap: { value: 10, unit: "vw" } }, { gap: 100 }],
    ["widths", { w: 300 }, { width: 300, maxWidth: { percent: 100 } }],
    ["shares", { w: { value: 50, unit: "%" } }, { width: { percent: 50 } }],
    ["the full width", { w: "full" }, { width: { percent: 100 } }],
    ["the board's width", { w: "screen" }, { width: 1000 }],
    ["its own width", { w: "fit" }, { alignSelf: "start" }],
    ["heights", { h: 80 }, { height: 80, shrink: 0 }],
    ["the full height", { h: "full" }, { grow: 1 }],
    ["bounds", { minW: 10, maxH: 20 }, { minWidth: 10, maxHeight: 20 }],
    ["growth", { flex: 2 }, { grow: 2 }],
    ["axis", { direction: "row", justify: "between" }, { direction: "row", justify: "between" }],
    ["order", { order: -1 }, { order: -1 }],
    ["coordinates", { x: 8, y: 4 }, { position: "absolute", inset: { left: 8, top: 4 } }],
    ["lines", { border: true }, { border: { top: 1, right: 1, bottom: 1, left: 1 } }],
  ])("give %s", (_, attributes, style) => {
    expect(styleOf(attributes)).toMatchObject(style);
  });

  it("paint backgrounds and lines", () => {
    const box = draw(node("Stack", { attributes: { bg: "muted", border: "#f00" }, children: [] }));
    expect(box.paint).toMatchObject({
      background: { token: "fill" },
      borderColor: { hex: "#f00" },
    });
  });

  it("choose an ink that is readable on the background", () => {
    const label = node("Text", { label: "x" });
    const inkOn = (bg: string) => {
      const box = draw(node("Stack", { attributes: { bg }, children: [label] }));
      const inner = childrenOf(box)[0];
      return inner?.kind === "text" ? inner.textStyle.color : undefined;
    };
    expect(inkOn("#111111")).toEqual({ hex: "#ffffff" });
    expect(inkOn("#eeeeee")).toEqual({ hex: "#16191d" });
    expect(inkOn("primary")).toEqual({ token: "onAccent" });
    expect(inkOn("muted")).toEqual({ token: "ink" });
  });

  it("accept modifiers, which attributes override", () => {
    expect(styleOf({}, ["flex"])).toMatchObject({ grow: 1 });
    expect(styleOf({}, ["fullWidth"])).toMatchObject({ width: { percent: 100 } });
    expect(styleOf({}, ["center"])).toMatchObject({ align: "center" });
    expect(styleOf({ align: "end" }, ["center"])).toMatchObject({ align: "end" });
  });

  it("hide hidden elements and clip scrolling ones", () => {
    const hidden = node("Text", { label: "x", modifiers: ["hidden"] });
    const box = draw(node("Stack", { modifiers: ["scroll"], children: [hidden] }));
    expect(textsOf(box)).toEqual([]);
    expect(box.style.overflow).toBe("hidden");
  });

  it("make the parent of a placed element the origin of its coordinates", () => {
    const child = node("Text", { label: "x", attributes: { x: 1 } });
    expect(draw(node("Card", { children: [child] })).style.position).toBe("relative");
  });
});

describe("rows", () => {
  const spans = (...given: number[]) =>
    given.map((span) => node("Col", { attributes: { span }, children: [] }));

  it("share twelve columns, merged as far as the spans allow", () => {
    const halves = draw(node("Row", { children: spans(6, 6) }));
    expect(halves.kind).toBe("grid");
    expect(halves.style.columns).toHaveLength(2);
    const uneven = draw(node("Row", { children: spans(5, 7) }));
    expect(uneven.style.columns).toHaveLength(12);
    expect(childrenOf(uneven).map(({ style }) => style.columnSpan)).toEqual([5, 7]);
  });

  it("give shares of the width next to elements without a span", () => {
    const box = draw(node("Row", { children: [...spans(3), node("Text", { label: "x" })] }));
    expect(box.kind).toBe("stack");
    expect(childrenOf(box)[0]?.style.basis).toEqual({ percent: 25 });
  });

  it.each([
    [500, 12],
    [800, 6],
    [1300, 3],
  ])("choose the span for a board of %i px", (w, span) => {
    const col = node("Col", { attributes: { md: 6, xl: 3 }, children: [] });
    const box = draw(node("Row", { children: [col, col] }), { w });
    expect(childrenOf(box)[0]?.style.columnSpan).toBe(1);
    expect(box.style.columns).toHaveLength(12 / span);
  });
});

describe("the vocabulary", () => {
  it("draws unknown elements as a labeled dashed box, with their children", () => {
    const box = draw(node("Buton", { label: "Go", children: [node("Text", { label: "inside" })] }));
    expect(textsOf(box)).toEqual(["Buton: Go", "inside"]);
    expect(box.paint?.borderStyle).toBe("dashed");
  });

  it("accepts a component defined elsewhere", () => {
    const stars = defineComponent(() => ({
      name: "stars",
      category: "display",
      docs: "A rating.",
      label: { docs: "What is rated" },
      attributes: { value: number({ min: 0, max: 5 }, "Number of stars") },
      modifiers: { bright: "In yellow" },
      examples: ["stars value=4"],
      cost: { boxes: 1 },
    }));
    const starsDrawing: Drawing<typeof stars> = {
      lower: ({ label, values, has }) =>
        text(`${label} ${"★".repeat(values.value ?? 0)}${has("bright") ? "!" : ""}`, { size: 14 }),
    };
    const vocabulary = createVocabulary([...builtIn.components, stars()]);
    const rating = node("Stars", {
      label: "Taste",
      modifiers: ["bright"],
      attributes: { value: 3, mt: 2 },
    });
    const { boards } = lowerDocument(documentOf(page([rating])), {
      width: 800,
      vocabulary,
      drawings: { stars: starsDrawing },
    });
    const box = childrenOf(boards[0]!.box)[0]!;
    expect(textsOf(box)).toEqual(["Taste ★★★!"]);
    expect(box.style.margin).toEqual({ top: 8 });
  });

  it("draws 200 levels of any container", () => {
    for (const type of ["Row", "Col", "Card", "Section", "Accordion", "Placeholder", "Form"]) {
      let inner = node("Text", { label: "x" });
      for (let depth = 0; depth < 200; depth++)
        inner = node(type, { label: "t", children: [inner] });
      expect(textsOf(draw(inner)).at(-1)).toBe("x");
    }
  });
});

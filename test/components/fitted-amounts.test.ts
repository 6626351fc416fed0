/** Tests that large amounts stay on one line in narrow columns, and are as large as those beside them. */
import { describe, expect, it } from "vitest";
import { renderHtml } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";

/** The texts of a page with at least 14 px and a figure, in order. */
function figuresOf(source: string): { text: string; lines: number; size: number }[] {
  const found: { text: string; lines: number; size: number }[] = [];
  const visit = ({ box, lines = [], children }: Frame): void => {
    if (box.kind === "text" && /\d/.test(box.text)) {
      const text = box.text.replaceAll("\u00a0", " ");
      found.push({ text, lines: lines.length, size: box.textStyle.size });
    }
    for (const child of children) visit(child);
  };
  for (const { frame } of compose(source).frames.boards) visit(frame);
  return found;
}

const cards = (...amounts: string[]): string =>
  amounts.map((amount) => `card span=4 { title "${amount}" level=2 }`).join(" ");

describe("a large amount", () => {
  it.each([
    ["in columns", 'col span=3 { stat "Revenue" value="€ 48,120" }'.repeat(4)],
    ["in cards", cards("€ 48,120.00", "€ 3,204.50", "€ 12.00")],
    ["in a grid", ""],
  ])("is drawn smaller %s, and those beside it too", (_, inside) => {
    const grid = `grid columns=4 { ${'stat "Revenue" value="€ 1,048,120" '.repeat(4)} }`;
    const found = figuresOf(`page w=500 { ${inside ? `row gap=4 { ${inside} }` : grid} }`);
    expect(found.length).toBeGreaterThan(2);
    const { size } = found[0]!;
    expect(size).toBeLessThan(28);
    expect(size).toBeGreaterThanOrEqual(14);
    expect(found.map((each) => [each.lines, each.size])).toEqual(found.map(() => [1, size]));
  });

  it("keeps its size where it has room", () => {
    const found = figuresOf(`page w=900 { row gap=4 { ${cards("€ 48,120.00", "€ 12.00")} } }`);
    expect(new Set(found.map(({ size }) => size))).toEqual(new Set([30]));
  });

  it("keeps its size if it would be too small to be read", () => {
    const [found] = figuresOf('page w=900 { stack w=60 { title "€ 48,120,480.00" level=2 } }');
    expect(found).toMatchObject({ size: 30 });
  });

  it("does not change other rows, titles and years", () => {
    const found = figuresOf(
      `page w=500 { row gap=4 { ${cards("€ 48,120.00", "€ 3,204.50", "€ 12.00")} } title "€ 9.00" level=2 title "2026" level=2 }`,
    );
    expect(found.slice(3).map(({ size }) => size)).toEqual([30, 30]);
  });

  it("has the same size in HTML", () => {
    const source = `page w=500 { row gap=4 { ${cards("€ 48,120.00", "€ 1.00", "€ 2.00")} } }`;
    const { html, css } = renderHtml(source);
    const { size } = figuresOf(source)[0]!;
    expect(html).toContain("€\u00a048,120.00");
    expect(css).toContain(`font-size:${size}px`);
  });
});

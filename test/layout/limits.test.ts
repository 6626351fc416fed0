/** Tests that deep and large trees are laid out and painted with bounded stack and time. */
import { expect, it } from "vitest";
import { serializeHtml } from "../../src/drawing/html/serialize-html.js";
import { layoutBox } from "../../src/drawing/layout/layout-box.js";
import { layoutCanvas } from "../../src/drawing/layout/layout-canvas.js";
import { placeCanvas } from "../../src/drawing/paint/place-canvas.js";
import { paintSvg } from "../../src/drawing/svg/paint-svg.js";
import { renderSvg } from "../../src/index.js";
import type { Box } from "../../src/model/box/box.js";
import { column, edges, grid, row, text } from "../../src/model/box/build.js";

/** 200 elements, each of which becomes four boxes. */
const deepest = 800;

function nested(wrap: (child: Box, level: number) => Box): Box {
  let box: Box = text("deep", { size: 14 });
  for (let level = 0; level < deepest; level++) box = wrap(box, level);
  return box;
}

it.each<[string, (child: Box, level: number) => Box]>([
  ["columns", (child, level) => column({ align: level % 2 ? "start" : "stretch" }, [child])],
  ["rows", (child) => row({ align: "center" }, [child])],
  [
    "both in turn",
    (child, level) => (level % 2 ? row({}, [child]) : column({ minHeight: 10 }, [child])),
  ],
  [
    "padded boxes",
    (child, level) =>
      level % 2
        ? row({ padding: edges(1) }, [child])
        : column({ border: edges(1), minHeight: 50 }, [child]),
  ],
  ["grids", (child) => grid({ columns: [{ kind: "fr", value: 1 }] }, [child])],
])("lays out, paints and writes deeply nested %s", (_, wrap) => {
  const canvas = { boards: [{ title: "", box: nested(wrap) }] };
  const frames = layoutCanvas(canvas, { width: 1000 });
  expect(frames.height).toBeGreaterThan(20);
  const placement = placeCanvas(frames, { padding: 0 });
  expect(paintSvg(frames, { theme: "light", placement }).svg).toContain("deep");
  expect(serializeHtml(canvas, { theme: "light" }).html).toContain("deep");
});

it("lays out 10,000 boxes", () => {
  const cards = Array.from({ length: 2000 }, (_, index) =>
    column({ padding: edges(8), gap: 4 }, [
      text(`Card ${index}`, { size: 16, weight: 600 }),
      row({ gap: 8 }, [text("One of many words that wrap", { size: 14 }), text("x", { size: 14 })]),
    ]),
  );
  const box = grid({ columns: [{ kind: "fr", value: 1 }, { kind: "auto" }], gap: 8 }, cards);
  const { height } = layoutCanvas({ boards: [{ title: "", box }] }, { width: 1200 });
  expect(height).toBeGreaterThan(10_000);
});

it("fills a grid with as many columns as the widest board holds, and no more", () => {
  const items = [text("a", { size: 14 }), text("b", { size: 14 })];
  const widths = (width: number) =>
    layoutBox(grid({ columns: { autoFill: 240 } }, items), { width }).children.map((child) =>
      Math.round(child.width),
    );
  expect(widths(100_000)).toEqual([240, 240]);
  expect(widths(1e13)).toEqual([1e10, 1e10]);
});

it("draws grids that keep their shape in bubbles, at every level wider", () => {
  const levels = 95;
  const body = `${'bubble "x" { grid ratio=1 { '.repeat(levels)}text "deep"${" } }".repeat(levels)}`;
  expect(renderSvg(`page "P" {\n${body}\n}`).svg).toContain("deep");
});

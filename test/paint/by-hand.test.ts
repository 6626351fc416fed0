/** Tests the sketch look: stable strokes that depend only on their element, every icon, bounded work. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { iconNames } from "../../src/base/icons/icon-names.js";
import { iconShapes } from "../../src/base/icons/icon-shapes.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { iconPath } from "../../src/drawing/paint/figure-path.js";
import { handPath } from "../../src/drawing/paint/looks/pen.js";
import { parse, renderSvg } from "../../src/index.js";

const examples = readdirSync("examples").filter((name) => name.endsWith(".wf"));
const sketch = (source: string) => renderSvg(source, { look: "sketch" }).svg;

/** The shapes of a picture other than text, in order. */
const strokesOf = (source: string) =>
  sketch(source)
    .split(/(?=<(?:path|rect|g|text))/)
    .filter((part) => part.startsWith("<path"))
    .map((part) => part.slice(0, part.indexOf("/>")));

test("every icon can be drawn by hand", () => {
  const broken = iconNames().filter((name) =>
    (iconShapes(name) ?? []).some((shape) => {
      const d = handPath(iconPath(shape), { seed: 3, wobble: 1 });
      return d === "" || d.includes("NaN");
    }),
  );
  expect(broken).toEqual([]);
});

test("the same source gives the same bytes", () => {
  for (const name of examples) {
    const source = readFileSync(`examples/${name}`, "utf8");
    expect(sketch(source), name).toBe(sketch(source));
  }
});

describe("an edit changes only its own strokes", () => {
  const around = (middle: string) =>
    `page "A" w=800 { row { card "One" w=200 h=200 { button "Go" w=100 checkbox "Sure" } ${middle} card "Two" w=200 h=200 { button "Stop" w=100 icon star } } divider }`;
  const base = 'card "Mid" w=200 h=200 { button "Left" w=100 button "Right" w=100 }';

  it.each([
    ["another label", base.replace("Left", "West"), 2],
    ["another state", base.replace('"Left"', '"Left" primary'), 2],
    ["a new neighbor", base.replace("}", 'button "New" w=100 }'), 0],
  ])("%s", (_, middle, most) => {
    const before = strokesOf(around(base));
    const after = new Set(strokesOf(around(middle)));
    const gone = before.filter((stroke) => !after.has(stroke));
    expect(before.length).toBeGreaterThan(8);
    expect(gone.length).toBeLessThanOrEqual(most);
  });

  it("moves strokes with their boxes", () => {
    const relative = (strokes: string[]) =>
      strokes.map((stroke) => stroke.replace(/-?\d+(?:\.\d+)?/g, "").length);
    const plain = strokesOf('page "A" w=400 { button "Go" w=100 }');
    const moved = strokesOf('page "A" w=400 { text "Before" button "Go" w=100 }');
    expect(relative(moved)).toEqual(relative(plain));
  });
});

test("the lines of a row of cells meet", () => {
  const strokes = strokesOf('page "A" w=600 { table { row ["a", "b", "c"] row ["d", "e", "f"] } }');
  const ends = strokes.flatMap((stroke) => {
    const [, x, y, to] = /d="M([\d.]+) ([\d.]+)C([^"MCL]*)"/.exec(stroke) ?? [];
    if (to === undefined) return [];
    const [toX, toY] = to.split(" ").slice(-2);
    return [{ from: `${x} ${y}`, to: `${toX} ${toY}` }];
  });
  const starts = new Set(ends.map(({ from }) => from));
  expect(ends.filter(({ to }) => starts.has(to)).length).toBeGreaterThanOrEqual(2);
});

test("slices and areas are hachured within their outlines", () => {
  const source = (kind: string) => `page "A" w=500 { chart ${kind} [40, 30, 20] }`;
  for (const kind of ["pie", "area"]) {
    const hachures = strokesOf(source(kind)).filter((d) => (d.match(/M/g) ?? []).length > 8);
    expect(hachures.length, kind).toBeGreaterThanOrEqual(1);
  }
});

test("without the hand, frames are those of the clean look", () => {
  const shapeOf = ({ x, y, width, height, children }: Frame): unknown => [
    [x, y, width, height],
    children.map(shapeOf),
  ];
  for (const name of examples) {
    const { ast } = parse(readFileSync(`examples/${name}`, "utf8"));
    const frames = (options: object) =>
      compose(ast, options).frames.boards.map(({ x, y, frame }) => [x, y, shapeOf(frame)]);
    const clean = frames({});
    for (const look of ["blueprint", "greyed", "outline"]) {
      expect(frames({ look }), `${name} ${look}`).toEqual(clean);
    }
    expect(frames({ look: "sketch", tokens: { font: "Inter" } }), name).toEqual(clean);
  }
});

test("the strokes of a picture are bounded", () => {
  const size = (source: string) => sketch(source).length;
  expect(size('page "A" w=4000 h=4000 bg=#24292f { text "a" }')).toBeLessThan(40_000);
  const rows = Array.from({ length: 200 }, (_, at) => `card "C${at}" { button "B${at}" primary }`);
  const plain = renderSvg(rows.join("\n")).svg.length;
  expect(size(rows.join("\n")) / plain).toBeLessThan(12);
});

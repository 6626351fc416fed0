/** Tests that notes are beside their board without overlaps, and that lines lead to their elements. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import type { CanvasFrame, PlacedFrame } from "../../src/drawing/layout/layout-canvas.js";
import { packed } from "../../src/drawing/layout/packed.js";
import { caseCount } from "../support/case-count.js";

const lay = (source: string): CanvasFrame => compose(analyze(source).ast).frames;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const areaOf = ({ x, y, frame: { width, height } }: PlacedFrame): Area => ({ x, y, width, height });
const meet = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const notesOf = ({ boards }: CanvasFrame) =>
  boards.flatMap(({ asides }) => asides.filter(({ frame }) => frame.box.note !== undefined));

/** The corners of the lines to notes, in canvas px. */
function linesOf({ boards }: CanvasFrame): { x: number; y: number }[][] {
  return boards.flatMap(({ leaders }) =>
    leaders.map(({ x, y, frame: { box } }) => {
      const [path] = box.kind === "shape" ? box.shapes : [];
      const d = path?.figure === "path" ? path.d : "";
      const at = (text: string) => {
        const [left = 0, top = 0] = text.split(" ").map(Number);
        return { x: left + x, y: top + y };
      };
      const start = at(/^M([^LQ]+)/.exec(d)![1]!);
      const corners = [...d.matchAll(/Q(\S+ \S+)/g)].map((match) => at(match[1]!));
      return [start, ...corners, at(/L([^LQ]+)$/.exec(d)![1]!)];
    }),
  );
}

/** Whether two line segments cross, not counting their ends. */
function crosses(a: { x: number; y: number }[], b: { x: number; y: number }[]): boolean {
  const pieces = (line: typeof a) => line.slice(1).map((end, at) => [line[at]!, end] as const);
  return pieces(a).some(([p, q]) =>
    pieces(b).some(([r, s]) => {
      const [isLevel, isOtherLevel] = [p.y === q.y, r.y === s.y];
      if (isLevel === isOtherLevel) return false;
      const [[h1, h2], [v1, v2]] = isLevel
        ? [
            [p, q],
            [r, s],
          ]
        : [
            [r, s],
            [p, q],
          ];
      const between = (value: number, one: number, other: number) =>
        value > Math.min(one, other) + 0.5 && value < Math.max(one, other) - 0.5;
      return between(v1.x, h1.x, h2.x) && between(h1.y, v1.y, v2.y);
    }),
  );
}

describe("a callout", () => {
  const about = (side: string) =>
    `page "A" w=300 h=200 { button "Go" id=go callout "Text" at=go side=${side} }`;

  test.each([
    ["left", "x", -240],
    ["right", "x", 332],
    ["top", "y", -78],
    ["bottom", "y", 238],
  ] as const)("is at the %s", (side, axis, place) => {
    const canvas = lay(about(side));
    const [note] = notesOf(canvas);
    expect(note![axis] - canvas.boards[0]![axis]).toBeCloseTo(place, 1);
    const [line] = linesOf(canvas);
    const button = canvas.boards[0]!.frame.children[0]!;
    const [start, end] = [line![0]!, line!.at(-1)!];
    const starts = axis === "x" ? button.x : button.y;
    const length = axis === "x" ? button.width : button.height;
    const isAfter = side === "right" || side === "bottom";
    expect(start[axis] - canvas.boards[0]![axis]).toBeCloseTo(starts + (isAfter ? length : 0), 1);
    const edge = axis === "x" ? note!.frame.width : note!.frame.height;
    expect(end[axis]).toBeCloseTo(note![axis] + (isAfter ? 0 : edge), 1);
  });

  it("is drawn without a line if it refers to nothing, or nothing visible", () => {
    for (const at of ["", "at=gone"]) {
      const canvas = lay(
        `page "A" w=300 h=200 { button "Go" id=gone hidden callout "Text" ${at} }`,
      );
      expect([notesOf(canvas).length, linesOf(canvas).length]).toEqual([1, 0]);
    }
  });

  it("is beside the copy that shows its element", () => {
    const source =
      'page "A" w=300 h=200 { modal "M" { text "x" id=x } text "y" callout "Text" at=x }';
    const { boards } = lay(source);
    expect(boards.map(({ leaders }) => leaders.length)).toEqual([0, 1]);
  });

  it("has a line that crosses no text next to its element", () => {
    const source =
      'page "A" w=300 h=200 { row { button "One" id=one button "Two" } callout "Text" at=one }';
    const canvas = lay(source);
    const [line] = linesOf(canvas);
    const board = canvas.boards[0]!;
    const words = board.frame.children[0]!.children[1]!.children[0]!;
    const level = line!.find((corner, at) => line![at + 1]?.y === corner.y)!.y - board.y;
    expect(level < words.y || level > words.y + words.height).toBe(true);
  });

  it("is below the board in a prototype", () => {
    const { html } = renderHtml(about("left"), { prototype: true });
    expect(html).toContain("Text");
    expect(html.indexOf("Text")).toBeGreaterThan(html.indexOf("Go"));
  });

  test.each([
    ["a missing id", 'page "A" { callout "B" at=c }', ["reference-missing"]],
    [
      "an id of another page",
      'page "A" { callout "B" at=c } page "C" { text "x" id=c }',
      ["reference-missing"],
    ],
    ["a place in a card", 'page "A" { card { callout "B" } }', ["parent-required"]],
    ["an id of its page", 'page "A" { text "x" id=c callout "B" at=c }', []],
    ["a source without a page", 'text "x" id=c callout "B" at=c', ["missing-page"]],
  ])("with %s", (_, source, codes) => {
    expect(analyze(source).diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});

describe("annotations with leader", () => {
  it("are at the side nearer to their markers", () => {
    const source = `page "A" w=400 h=100 { row justify=between { marker 1 marker 2 }
      annotations leader { item 1 "One" item 2 "Two" } }`;
    const canvas = lay(source);
    const [board] = canvas.boards;
    expect(notesOf(canvas).map(({ x }) => x < board!.x)).toEqual([true, false]);
    expect(linesOf(canvas)).toHaveLength(2);
  });

  it("leave the remaining width to a page without one", () => {
    const canvas = lay('page "A" { marker 1 annotations leader { item 1 "One" } }');
    expect(canvas.boards[0]!.frame.width).toBe(1152 - 2 * 240);
  });
});

test("notes cover neither boards nor other notes", () => {
  const side = fc.constantFrom("left", "right", "top", "bottom");
  const callout = fc.record({ side, words: fc.integer({ min: 1, max: 30 }), at: fc.nat(5) });
  const elements = [0, 1, 2, 3, 4, 5].map((at) => `button "B${at}" id=b${at}`);
  fc.assert(
    fc.property(fc.array(callout, { maxLength: 12 }), fc.boolean(), (callouts, isRow) => {
      const notes = callouts.map(
        (each) => `callout "${"word ".repeat(each.words)}" at=b${each.at} side=${each.side}`,
      );
      const inner = isRow ? `row { ${elements.join(" ")} }` : elements.join("\n");
      const page = (name: string) =>
        `page "${name}" w=500 { ${inner.replaceAll("id=b", `id=${name}b`)} ${notes.join("\n").replaceAll("at=b", `at=${name}b`)} }`;
      const canvas = lay(`${page("P")}\n${page("Q")}`);
      const areas = [...canvas.boards, ...notesOf(canvas)].map(areaOf);
      for (const [at, area] of areas.entries()) {
        expect(areas.slice(at + 1).filter((other) => meet(area, other))).toEqual([]);
      }
    }),
    { numRuns: caseCount(60) },
  );
});

test("packed intervals keep their order and distance, and their wanted place if possible", () => {
  const stretch = fc.record({
    wish: fc.integer({ min: -50, max: 400 }),
    length: fc.integer({ min: 1, max: 80 }),
  });
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 20 }), (given) => {
      const sorted = given.toSorted((a, b) => a.wish - b.wish);
      const lengths = sorted.map(({ length }) => length);
      const starts = packed(
        sorted.map(({ wish }) => wish),
        lengths,
        8,
        0,
      );
      expect(starts).toHaveLength(given.length);
      for (const [at, start] of starts.entries()) {
        expect(start).toBeGreaterThanOrEqual(-0.001);
        if (at > 0)
          expect(start - starts[at - 1]! - lengths[at - 1]!).toBeGreaterThanOrEqual(7.999);
      }
    }),
  );
  expect(packed([10, 100], [20, 20], 8, 0)).toEqual([10, 100]);
});

test("lines on one side do not cross", () => {
  const callout = fc.record({ words: fc.integer({ min: 1, max: 30 }), at: fc.nat(5) });
  const elements = [0, 1, 2, 3, 4, 5].map((at) => `button "B${at}" id=b${at}`).join(" ");
  const side = fc.constantFrom("left", "right", "top", "bottom");
  fc.assert(
    fc.property(fc.array(callout, { maxLength: 10 }), side, (callouts, at) => {
      const notes = callouts.map(
        (each) => `callout "${"word ".repeat(each.words)}" at=b${each.at} side=${at}`,
      );
      const isBeside = at === "left" || at === "right";
      const inner = isBeside ? elements : `row { ${elements} }`;
      const lines = linesOf(lay(`page "P" w=900 { ${inner} ${notes.join(" ")} }`));
      expect(lines).toHaveLength(callouts.length);
      for (const [index, line] of lines.entries()) {
        expect(lines.slice(index + 1).filter((other) => crosses(line, other))).toEqual([]);
      }
    }),
    { numRuns: caseCount(60) },
  );
});

/** Tests plans in both forms: their bars are in the right columns, and impossible spans are reported. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose, type HtmlSettings } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { lowerDocument } from "../../src/drawing/lower/lower-document.js";
import { type Box, childrenOf } from "../../src/model/box/box.js";
import { estimateDocument } from "../../src/model/cost/estimate.js";
import { composedBoards } from "../support/composed-frames.js";

const faults = (source: string) =>
  analyze(source)
    .diagnostics.filter(({ severity }) => severity !== "info")
    .map(({ code, from, to }) => `${code} ${source.slice(from, to)}`);

const htmlOf = (source: string, options?: HtmlSettings) =>
  compose(analyze(source).ast).html(options).html;

const framesOf = (source: string, width = 900): Frame[] => {
  return composedBoards(`page w=${width} { ${source} }`, width).flat();
};

/** The start and end of bars and diamonds in columns, with their names. */
const marksOf = (source: string, columns: number, width?: number) => {
  const frames = framesOf(source, width);
  const plot = frames.find(({ box }) => box.role === "cell" && box.style.padding?.left === 12)!;
  const size = (plot.width - 24) / columns;
  const start = plot.x + 12;
  return frames
    .filter(({ box }) => box.role === "img")
    .map(({ x, width: px, box }) => {
      const isDiamond = box.kind === "shape";
      const [from, to] = isDiamond ? [x + px / 2, x + px / 2] : [x, x + px];
      const places = [from, to].map((at) => Math.round(((at - start) / size) * 10) / 10);
      return [...places, box.name];
    });
};

const labels = 'columns=["W1", "W2", "W3", "W4"]';

describe("a milestone without a place", () => {
  it.each([
    [`gantt ${labels} { milestone "Launch" }`, ["data-value milestone"]],
    [
      `gantt ${labels} { item "A" from=0 to=1 { milestone label="Launch" } }`,
      ["data-value milestone"],
    ],
    [`gantt ${labels} { milestone "Launch" at=0 }`, []],
  ])("%s", (source, expected) => expect(faults(`page { ${source} }`)).toEqual(expected));
});

describe("a plan", () => {
  it("has its bars in the quiet color of those of charts, and none in that of main actions", () => {
    const frames = framesOf(`gantt ${labels} { item "A" from=0 to=2 item "B" from=1 to=3 danger }`);
    const grounds = frames
      .filter(({ box }) => box.role === "img")
      .map(({ box }) => box.paint?.background);
    expect(grounds).toEqual([{ token: "mark" }, { token: "dangerLine" }]);
  });

  it("has its bars and diamonds at the edges of its columns", () => {
    const items =
      '{ item "A" from=0 to=2 item "B" from=1.5 to=4 progress=25 milestone "C" at=4 milestone "D" at=0 }';
    expect(marksOf(`gantt ${labels} ${items}`, 4)).toEqual([
      [0, 2, "W1 – W2"],
      [1.5, 4, "W2 – W4, 25 %"],
      [4, 4, "W4"],
      [0, 0, "W1"],
    ]);
  });

  it.each([
    ['{ item "A" { item "B" from=1 to=2 item "C" from=3 to=4 } }', [1, 4]],
    ['{ item "A" { item "B" { item "C" from=2 to=3 } milestone "D" at=1 } }', [1, 3]],
    ['{ item "A" from=0 { item "B" from=1 to=2 } }', [0, 2]],
    ['{ item "A" to=4 { item "B" from=1 to=2 } }', [1, 4]],
    ['{ item "A" from=2 }', [2, 3]],
    ['{ item "A" to=2 }', [0, 2]],
    ['{ item "A" { milestone "B" at=2 } }', [2, 2]],
    ['[{label="A" items=[{label="B" from=1 to=2}, {label="C" at=3}]}]', [1, 3]],
    ['{ item "A" from=1 to=9 }', [1, 4]],
  ])("spans %s from %j", (items, span) => {
    expect(marksOf(`gantt ${labels} ${items}`, 4)[0]!.slice(0, 2)).toEqual(span);
  });

  it.each(['[{label="A"}]', '{ item "A" from=3 to=2 }', '{ item "A" from=5 to=6 }'])(
    "draws no bar for %s, but its name",
    (items) => {
      expect(marksOf(`gantt ${labels} ${items}`, 4)).toEqual([]);
      expect(htmlOf(`gantt ${labels} ${items}`)).toContain(">A<");
    },
  );

  it("means the same as a list and as a block", () => {
    const list =
      '[{label="A" from=0 to=2 progress=50}, {label="B" items=[{label="C" from=1 to=3 variant=info}]}, {label="D" at=4 variant=success}]';
    const block =
      '{ item "A" from=0 to=2 progress=50 item "B" { item "C" from=1 to=3 info } milestone "D" at=4 success }';
    const asList = htmlOf(`gantt "T" ${labels} now=1.5 ${list}`);
    expect(htmlOf(`gantt "T" ${labels} now=1.5 ${block}`)).toBe(asList);
    expect(htmlOf(`gantt "T" ${labels} now=1.5 ${block.replace("milestone", "item")}`)).toBe(
      asList,
    );
  });

  it("is a table of names and spans", () => {
    const html = htmlOf(`gantt "Plan A" ${labels} { item "B" from=0 to=2 }`);
    expect(html).toMatch(/<table[^>]* aria-label="Plan A"/);
    expect(html.match(/role="rowheader"/g)?.length).toBe(1);
    expect(html).toContain('role="img" aria-label="W1 – W2"');
  });

  it("leaves labels out if there is no room for all", () => {
    const days = Array.from({ length: 30 }, (_, at) => `"${at + 1} Nov"`).join(", ");
    const shown = (width: number) =>
      framesOf(`gantt columns=[${days}] [{label="A" from=0 to=3}]`, width).filter(
        ({ box }) => box.kind === "text" && box.text.endsWith(" Nov"),
      );
    expect(shown(3000).length).toBe(30);
    for (const width of [320, 600, 900]) {
      const texts = shown(width);
      expect(texts.length).toBeGreaterThan(1);
      for (const [at, { x }] of texts.entries()) {
        const before = texts[at - 1];
        if (before) expect(x).toBeGreaterThan(before.x + before.width);
      }
    }
  });

  it.each([
    ["column", "col w=200 { GANTT }"],
    ["row", 'row w=320 justify=between { text "Beside" row { GANTT button "Go" } }'],
  ])("has heads and lines at every second column in a narrow %s", (_, around) => {
    const plan = `gantt ${labels} { item "Research" from=0 to=2 }`;
    const frames = framesOf(around.replace("GANTT", plan), 480);
    const heads = frames.filter(({ box }) => box.kind === "text" && /^W\d$/.test(box.text));
    expect(heads.map(({ lines }) => lines![0]!.text)).toEqual(["W1", "W3"]);
    expect(heads[1]!.x).toBeGreaterThanOrEqual(heads[0]!.x + heads[0]!.width + 8);
    const [ticks] = frames.flatMap(({ box }) => (box.kind === "shape" ? [box.shapes] : []));
    expect(ticks).toEqual([expect.objectContaining({ figure: "line", x1: 2 })]);
  });

  it("has as many heads as it has room for itself, beside others in a grid", () => {
    const plan = (names: string) => `gantt columns=[${names}] { item "A" from=0 to=2 }`;
    const frames = framesOf(
      `grid columns=2 { ${plan('"September", "October", "November"')} ${plan('"1", "2", "3"')} }`,
      400,
    );
    const heads = frames.flatMap(({ box }) =>
      box.slot === "heads" ? [childrenOf(box).length] : [],
    );
    expect(heads).toEqual([1, 3]);
  });

  it("cuts no head at its end, and has all where there is room", () => {
    const days = Array.from({ length: 13 }, (_, at) => `"${at + 1} Nov"`).join(", ");
    const shown = (width: number) =>
      framesOf(`gantt columns=[${days}] [{label="A" from=0 to=3}]`, width).flatMap(
        ({ lines = [] }) => lines.flatMap(({ text }) => (text.includes("Nov") ? [text] : [])),
      );
    expect(shown(520)).toEqual(["1 Nov", "3 Nov", "5 Nov", "7 Nov", "9 Nov", "11 Nov"]);
    expect(shown(1200)).toHaveLength(13);
  });

  it("has lines at least 8 px apart where its columns have no names", () => {
    const [ticks] = framesOf('gantt { item "A" from=0 to=59 }', 400).flatMap(({ box, width }) =>
      box.kind === "shape" && box.fit === "stretch" ? [{ box, width }] : [],
    );
    const { shapes, viewBox } = ticks!.box;
    const places = shapes.map((line) => (line.figure === "line" ? line.x1 : -1));
    expect(places.length).toBeGreaterThan(4);
    const px = (ticks!.width / viewBox.width) * (places[1]! - places[0]!);
    expect(px).toBeGreaterThanOrEqual(8);
  });

  it("leads where its tasks lead in a prototype", () => {
    const html = htmlOf(
      `page { gantt ${labels} { item "A" from=0 to=1 navigate="Other" milestone "B" at=2 opens=more } modal "M" id=more { } } page "Other" { }`,
      { prototype: true },
    );
    expect(html).toMatch(/<a [^>]*href="#wf-\w+-other"/);
    expect(html).toMatch(/<button[^>]*popovertarget[^>]*data-opens="more"/);
  });

  it("takes no more boxes than its cost says", () => {
    const count = (box: Box): number => childrenOf(box).reduce((sum, each) => sum + count(each), 1);
    const task = fc.letrec<{ task: string }>((tie) => ({
      task: fc
        .record({
          words: fc.constantFrom("", "from=0 to=2 progress=40", "at=1", "from=1 icon=star"),
          inner: fc.oneof(
            { maxDepth: 3 },
            fc.constant([]),
            fc.array(tie("task") as fc.Arbitrary<string>, { maxLength: 3 }),
          ),
        })
        .map(({ words, inner }) => `{label="A" ${words} items=[${inner.join(", ")}]}`),
    })).task;
    fc.assert(
      fc.property(fc.array(task, { maxLength: 6 }), fc.nat(20), (tasks, columns) => {
        const names = Array.from({ length: columns }, () => '"W"').join(", ");
        const { ast } = analyze(`gantt "T" columns=[${names}] now=1 [${tasks.join(", ")}]`);
        const made = count(lowerDocument(ast, { width: 900 }).boards[0]!.box);
        const { boxes } = estimateDocument(ast).total;
        expect(boxes).toBeGreaterThanOrEqual(made);
        expect(boxes).toBeLessThanOrEqual(4 * made + 20);
      }),
    );
  });
});

describe("wrong spans are reported at their place", () => {
  it.each([
    ['{ item "A" from=2 to=1 }', ["data-range 1"]],
    ['{ item "A" from=2 to=2 }', ["data-range 2"]],
    ['{ item "A" to=0 }', ["data-range 0"]],
    ['{ item "A" from=2 to=5 }', ["data-range 5"]],
    ['{ item "A" from=5 to=6 }', ["data-range 5"]],
    ['{ milestone "A" at=4.5 }', ["data-range 4.5"]],
    ['{ item "A" { item "B" { milestone "C" at=5 } } }', ["data-range 5"]],
    ['[{label="A" items=[{label="B" from=2 to=1}]}]', ["data-range 1"]],
    ['{ item "A" from=-1 to=1 }', ["attribute-range -1"]],
    ['{ item "A" from=soon to=1 }', ["attribute-kind soon"]],
    ['{ item "A" from=0 to=4 milestone "B" at=4 }', []],
    ["now=5 { }", ["data-range 5"]],
  ])("%s", (items, found) => {
    expect(faults(`gantt ${labels} ${items}`)).toEqual(found);
  });

  it("accepts no last column without columns", () => {
    expect(faults('gantt { item "A" from=0 to=99 }')).toEqual([]);
  });

  it("accepts milestones only in plans and in their tasks", () => {
    expect(faults('milestone "A" at=1')).toEqual(["parent-required milestone"]);
    expect(faults('nav { item "A" { milestone "B" } }')).toEqual(["child-not-allowed milestone"]);
  });
});

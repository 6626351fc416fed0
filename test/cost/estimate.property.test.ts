/** Compares estimates with what is really drawn: never too low, and not many times too high. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { serializeHtml } from "../../src/drawing/html/serialize-html.js";
import { layoutCanvas } from "../../src/drawing/layout/layout-canvas.js";
import { lowerDocument } from "../../src/drawing/lower/lower-document.js";
import { placeCanvas } from "../../src/drawing/paint/place-canvas.js";
import { paintSvg } from "../../src/drawing/svg/paint-svg.js";
import type { DocumentNode } from "../../src/language/ast/node.js";
import { type Box, type Canvas, childrenOf } from "../../src/model/box/box.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { estimateDocument, type PageCost } from "../../src/model/cost/estimate.js";
import { type Limits, limitTable } from "../../src/model/cost/limits.js";
import { corpus } from "../corpus/corpus.js";
import { anyShare } from "../support/any-share.js";
import { caseCount, caseSeeds } from "../support/case-count.js";
import { Random } from "../support/random.js";
import { randomSource } from "../support/random-source.js";
import { SourceWriter } from "../support/source-writer.js";

/** Sources of the corpus with a piece cut out, or replaced by a word. */
const damagedSource = fc
  .record({
    source: fc.constantFrom(...corpus.map(({ source }) => source)),
    at: anyShare,
    length: fc.integer({ min: 0, max: 30 }),
    insert: fc.constantFrom("", "", " { ", " } ", '"', " text ", " w=1 ", " [", " Card- "),
  })
  .map(({ source, at, length, insert }) => {
    const from = Math.floor(at * source.length);
    return source.slice(0, from) + insert + source.slice(from + length);
  });

const unlimited = Object.fromEntries(
  Object.keys(limitTable).map((name) => [name, Number.POSITIVE_INFINITY]),
) as Limits;

/** How many times too high estimates may be: for many sources together, and for a single one. */
const usualFactor = 2;
const greatestFactor = 4;

const countIn = (box: Box): number =>
  childrenOf(box).reduce((count, child) => count + countIn(child), 1);
const countBoxes = ({ boards }: Canvas): number =>
  boards.reduce(
    (count, { box, asides = [] }) =>
      asides.reduce((sum, aside) => sum + countIn(aside.box), count + countIn(box)),
    0,
  );

interface Made {
  boxes: number;
  cells: number;
  boards: number;
  output: number;
}

const countCells = (box: Box): number =>
  childrenOf(box).reduce(
    (count, child) => count + countCells(child),
    box.role === "cell" || box.role === "columnheader" ? 1 : 0,
  );

/** The real numbers for a document, the higher of a picture and a prototype. */
function make(document: DocumentNode): Made {
  const picture = lowerDocument(document, { width: 1152, fold: true });
  const prototype = lowerDocument(document, { width: 1152, prototype: true });
  const frames = layoutCanvas(picture, { width: 1152 });
  const placement = placeCanvas(frames, { padding: 24 });
  const { svg } = paintSvg(frames, { theme: "light", placement });
  const pages = [
    serializeHtml(picture, { theme: "light", width: 1152 }),
    serializeHtml(prototype, { theme: "light", width: 1152, prototype: true }),
  ];
  return {
    boxes: Math.max(countBoxes(picture), countBoxes(prototype)),
    cells: picture.boards.reduce((count, { box }) => count + countCells(box), 0),
    boards: picture.boards.length,
    output: Math.max(svg.length, ...pages.map(({ html, css }) => html.length + css.length)),
  };
}

function compare(source: string): { made: Made; total: Made } {
  const { ast } = analyze(source, { limits: unlimited });
  return { made: make(ast), total: estimateDocument(ast).total };
}

function expectBounds(compared: readonly { name: string; source: string }[]): void {
  const sums = { made: 0, estimated: 0 };
  for (const { name, source } of compared) {
    const { made, total } = compare(source);
    for (const limit of ["boxes", "cells", "boards", "output"] as const) {
      expect(total[limit], `${limit} of ${name}\n${source}`).toBeGreaterThanOrEqual(made[limit]);
    }
    expect(total.boxes, `${name}\n${source}`).toBeLessThanOrEqual(greatestFactor * made.boxes + 20);
    sums.made += made.boxes;
    sums.estimated += total.boxes;
  }
  expect(sums.estimated).toBeLessThanOrEqual(usualFactor * sums.made);
}

/** Checks that estimates from elements and from the document are equal. */
function expectSameOfBoth(source: string): void {
  const { ast, estimate } = analyze(source, { limits: unlimited });
  const { total, pages } = estimateDocument(ast);
  expect(estimate.total, source).toEqual(total);
  const costs = ({ cost, boards }: PageCost) => ({ cost, boards });
  expect(estimate.pages.map(costs), source).toEqual(pages.map(costs));
}

describe("an estimate without a document", () => {
  it.each(corpus)("equals that of the document: $name", ({ source }) => expectSameOfBoth(source));

  it("equals that of the document: a text of two lines", () => {
    expectSameOfBoth('page { video "two\nlines" text "a\tb" }');
  });

  it("equals that of the document: random documents", () => {
    fc.assert(fc.property(randomSource, expectSameOfBoth), { numRuns: caseCount(300) });
  });

  it("equals that of the document: sources with all features", () => {
    for (const seed of caseSeeds(100)) {
      expectSameOfBoth(new SourceWriter(new Random(seed), vocabulary, 60).write());
    }
  });

  it("equals that of the document: damaged sources", () => {
    fc.assert(fc.property(damagedSource, expectSameOfBoth), { numRuns: caseCount(300) });
  });

  it.each([
    [
      "attributes given twice",
      'page { text "a" size=sm size=lg title "b" id=x id=yy hidden=true }',
    ],
    ["more attributes than are compared", `page { text "a" ${"w=1 h=2 ".repeat(9)} }`],
    ["attributes instead of labels", 'page { input "a" label="b c" button icon=check label="d" }'],
    ["missing labels", "page { button text title button icon=x }"],
    ["missing values", 'page { text "a" size= button "b" id= hidden }'],
    ["aliases that change their nodes", 'page { menu { link "a" } heading "b" column width=6 {} }'],
    ["elements without a page", 'text "a" card { text "b" } page { text "c" } row { text "d" }'],
    [
      "words that only look like types",
      'page { tab-bar "a" Page { text "b" } page- { text "c" } }',
    ],
    [
      "hidden elements",
      "page hidden { text } page { card hidden=true { text } row hidden=false {} }",
    ],
    ["lists as attributes", 'page { select options=["a", "b"] select "x" ["a", "b"] items=["c"] }'],
    [
      "messages deep in rows",
      'page { row { col { input "a" error="b" } } row { input hint="c" } }',
    ],
    ["overlays in overlays", 'page { modal "a" { modal "b" { drawer { text "c" } } } toast "d" }'],
  ])("equals that of the document: %s", (_, source) => expectSameOfBoth(source));
});

describe("an estimate", () => {
  it("is an upper bound for examples and fixtures", () => {
    expectBounds(corpus);
  });

  it("is an upper bound for random sources", () => {
    const sources = caseSeeds(120).map((seed) => {
      const source = new SourceWriter(new Random(seed), vocabulary, 60).write();
      return { name: `seed ${seed}`, source };
    });
    expectBounds(sources);
  });

  it("is an upper bound for arbitrary documents", () => {
    const estimated = fc.property(randomSource, (source) => {
      const { made, total } = compare(source);
      for (const limit of ["boxes", "cells", "boards", "output"] as const) {
        expect(total[limit], limit).toBeGreaterThanOrEqual(made[limit]);
      }
    });
    const examples: [string][] = [
      ["page { menubar { modal { calendar } } }"],
      ['page { menubar { item "a" { modal { calendar } card { calendar } } } }'],
      ["page { gantt { modal { calendar } } }"],
    ];
    fc.assert(estimated, { numRuns: caseCount(30), examples });
  });

  it.each(vocabulary.components.map(({ name }) => name))("bounds what many of %s take", (name) => {
    const component = vocabulary.component(name)!;
    const [parent] = component.parents;
    const sources = [1, 2, 3].flatMap((seed) => {
      const own = vocabulary.components.filter(
        (each) => each === component || each.root || each.name === parent,
      );
      return {
        name: `${name} ${seed}`,
        source: new SourceWriter(new Random(seed), { ...vocabulary, components: own }, 40).write(),
      };
    });
    for (const { source } of sources) {
      const { made, total } = compare(source);
      expect(total.boxes, source).toBeGreaterThanOrEqual(made.boxes);
      expect(total.output, source).toBeGreaterThanOrEqual(made.output);
    }
  });
});

/** Tests charts: numbers as people write them, errors, data of any length, and labels that never touch. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import { lowerDocument } from "../../src/drawing/lower/lower-document.js";
import type { Color } from "../../src/model/box/style.js";
import { readAmount, writeAmount, writeShort } from "../../src/model/define/amounts.js";
import { composedBoards } from "../support/composed-frames.js";

const chartOf = (source: string, width = 600) => {
  return composedBoards(`page w=${width} { ${source} }`, width).flat();
};

/** The source texts that diagnostics point at, with their codes. */
const faults = (source: string) =>
  analyze(source)
    .diagnostics.filter(({ severity }) => severity !== "info")
    .map(({ code, from, to }) => `${code} ${source.slice(from, to)}`);

describe("an amount", () => {
  it.each([
    [12, 12],
    ["12", 12],
    ["€ 1,284", 1284],
    ["1'284.50 CHF", 1284.5],
    ["1 284 567", 1284567],
    ["12%", 12],
    ["-4", -4],
    ["\u22124,200", -4200],
    ["-€ 5", -5],
    ["€ -5", -5],
    ["Q-4", 4],
    [".5", 0.5],
    ["1,2345", 1],
    ["12 of 20", 12],
    [{ value: 12, unit: "%" } as const, 12],
  ])("reads %j as %d", (value, amount) => {
    expect(readAmount(value)?.amount).toBe(amount);
  });

  it.each(["-", "\u2013"])("takes %j as a gap", (value) => {
    expect(readAmount(value)).toEqual({ amount: undefined });
  });

  it.each(["many", "", true, [], {}])("finds no number in %j", (value) => {
    expect(readAmount(value)).toBeUndefined();
  });

  it.each([
    [1284567, undefined, "1,284,567"],
    [-0.25, undefined, "\u22120.25"],
    [0.1 + 0.2, undefined, "0.3"],
    [1_888_888_888_887, undefined, "1,888,888,888,887"],
    [12.5, 0, "13"],
    [-0.001, 2, "0.00"],
  ])("writes %d with %s decimals as %s", (amount, decimals, written) => {
    expect(writeAmount(amount, decimals)).toBe(written);
  });
});

describe("an amount in short", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1234, "1.23K"],
    [999_999, "1M"],
    [12_345_678, "12.3M"],
    [-7_654_321_000, "\u22127.65B"],
    [1e15, "1,000T"],
    [0.1 + 0.2, "0.3"],
  ])("of %d is %s", (amount, written) => {
    expect(writeShort(amount)).toBe(written);
  });
});

describe("wrong data", () => {
  it.each([
    ['chart "x" bar [1, "many", 3]', ['data-value "many"']],
    ['chart "x" { series "y" [1, none] }', ["data-value none"]],
    ['chart "x" [{label="y" values=[1, "?"]}]', ['data-value "?"']],
    ['chart "x" [1, 2] labels=["a"]', ['data-length ["a"]']],
    ['chart "x" pie [3, -2]', ["data-value -2"]],
    ['chart "x" bar line [1]', ["chart-kinds line"]],
    ['chart "x" scatter [[1, 2], [3, "b"]]', ['data-value "b"']],
    ['chart "x" [1, 2] min=10 max=1', ["attribute-range 1"]],
    ['chart "x" [1] max="much"', ['attribute-kind "much"']],
    ['chart "x" [1, "-", "€ 3"] labels=["a", "b", "c"] grid=false', []],
    ['chart "x" donut { series "A" [1] series "B" [2] } labels=["a"]', undefined],
  ])("%s", (source, expected) => {
    if (expected) expect(faults(source)).toEqual(expected);
    else expect(() => analyze(source)).not.toThrow();
  });

  it("does not affect the rest of the picture", () => {
    const texts = (source: string) => chartOf(source).flatMap(({ lines }) => lines ?? []);
    const drawn = texts('chart bar [1, "many", 3] values').map(({ text }) => text);
    expect(drawn).toContain("3");
    expect(drawn).not.toContain("many");
  });
});

describe("forms", () => {
  const svg = (source: string) => compose(analyze(`page w=600 { ${source} }`).ast).svg().svg;

  it.each([
    [
      'chart "a" line [{label="Web" values=[1, 2]}, {label="Shop" values=[3, 4] dashed}]',
      'chart "a" line { series "Web" [1, 2] series "Shop" [3, 4] dashed }',
    ],
    ['chart "a" line [1, 2]', 'chart title="a" type=line values=[1, 2]'],
    [
      'chart "a" pie [{label="x" value=1}, {label="y" value=2}]',
      'chart "a" pie [1, 2] labels=["x", "y"]',
    ],
    ['chart "a" [1, 2] gridlines=false', 'chart "a" bar items=[1, 2] grid=false'],
  ])("%s is %s", (one, other) => {
    expect(svg(one)).toBe(svg(other));
  });

  it("reads a plain grid after it as the next element", () => {
    const { ast } = analyze('page { chart "x" line grid columns=2 { text "a" } }');
    expect(ast.children[0]!.children!.map(({ type }) => type)).toEqual(["Chart", "Grid"]);
  });

  it("makes up the same data for the same source, and says so", () => {
    const source = 'chart "Sales" area labels=["a", "b", "c"]';
    expect(svg(source)).toBe(svg(source));
    const { html } = compose(analyze(`page { ${source} }`).ast).html();
    expect(html).toContain('aria-label="Sample data"');
    expect(svg('chart "Orders" area labels=["a", "b", "c"]')).not.toBe(svg(source));
  });
});

it.each([
  ["chart bar [1, 2] values", "paper"],
  ["chart bar [1, 2] values horizontal", "paper"],
  ["chart bar [1, 2] values gridlines=false", undefined],
])("no line crosses the numbers of %s", (source, behind) => {
  const grounds = chartOf(source).flatMap(({ box: { kind, paint } }) =>
    kind === "text" && paint?.background ? [paint.background] : [],
  );
  expect(grounds).toEqual(behind ? [{ token: behind }, { token: behind }] : []);
});

/** The tokens of the fills of frames. */
const fillsOf = (source: string) =>
  chartOf(source).flatMap(({ box }) => {
    const colors = [
      box.paint?.background,
      ...(box.kind === "shape" ? box.shapes.map((shape) => "fill" in shape && shape.fill) : []),
    ];
    return colors.flatMap((color) => (color && "token" in color ? [color.token] : []));
  });

it.each([
  "chart bar [1, 2]",
  "chart scatter [1, 2]",
  "chart donut [1, 2]",
  "chart pie [1, 2]",
  'progress "a" value=40',
  'slider "a" value=40',
  'switch "a" checked',
])("%s is a mark, but not in the color of main actions", (source) => {
  const fills = fillsOf(source);
  expect(fills).toContain("mark");
  expect(fills).not.toContain("accent");
});

const wordsOf = (source: string, width?: number) =>
  chartOf(source, width).flatMap(({ lines = [] }) => lines.map(({ text }) => text));

describe("slices", () => {
  it.each([
    ['donut [12, 8] labels=["a", "b"]', ["20", "a", "12", "b", "8"]],
    ['donut [12, 8] labels=["a", "b"] unit=" kg"', ["20 kg", "a", "12 kg", "b", "8 kg"]],
    ['donut ["€ 12", "€ 8"] labels=["a", "b"]', ["€ 20", "a", "€ 12", "b", "€ 8"]],
    ['donut ["58%", "42%"] labels=["a", "b"]', ["a", "58%", "b", "42%"]],
    ['donut [58, 42] labels=["a", "b"] unit="%"', ["a", "58%", "b", "42%"]],
    ['donut [58, 42] labels=["a", "b"] unit=" kg"', ["100 kg", "a", "58 kg", "b", "42 kg"]],
    ['pie [12, 8] labels=["a", "b"]', ["a", "12", "b", "8"]],
    ['pie [12, 8] labels=["a", "b"] values=false', ["a", "b"]],
    ["pie [12, 8]", []],
  ])("%s show %j", (source, words) => {
    expect(wordsOf(`chart ${source}`)).toEqual(words);
  });

  it.each([
    ["bottom", 600],
    ["bottom", 240],
    ["top", 240],
  ])("give a legend on the %s the lines that it needs on %d px", (place, width) => {
    const entries = ["Germany", "Austria", "France", "Other"].map(
      (label, at) => `{label="${label}" value=${10 + at}}`,
    );
    const frames = chartOf(`chart donut [${entries.join(", ")}] legend=${place} h=260`, width);
    const chart = frames.find(({ box }) => box.role === "img")!;
    const ring = frames.find(({ box }) => box.kind === "shape" && box.style.height !== 10)!;
    for (const { y, height, lines } of frames) {
      if (lines) expect(y + height).toBeLessThanOrEqual(chart.y + chart.height + 0.5);
    }
    expect(ring.height).toBeGreaterThan(100);
    const middle = ring.x + ring.width / 2;
    expect(middle).toBeCloseTo(chart.x + chart.width / 2);
  });

  it.each(["top", "bottom"])("have all lines of a legend on the %s in their middle", (place) => {
    const entries = ["Germany", "Austria", "France", "Other"].map(
      (label) => `{label="${label}" value=10}`,
    );
    const frames = chartOf(`chart donut [${entries.join(", ")}] legend=${place} h=260`, 300);
    const chart = frames.find(({ box }) => box.role === "img")!;
    const swatches = frames.filter(({ box }) => box.kind === "shape" && box.style.height === 10);
    const lines = new Map<number, { from: number; to: number }>();
    for (const swatch of swatches) {
      const entry = frames.find(({ children }) => children[0] === swatch)!;
      const { from } = lines.get(entry.y) ?? { from: entry.x };
      lines.set(entry.y, { from, to: entry.x + entry.width });
    }
    expect(lines.size).toBeGreaterThan(1);
    for (const { from, to } of lines.values()) {
      expect((from + to) / 2).toBeCloseTo(chart.x + chart.width / 2, 0);
    }
  });

  it.each([900, 600])("cards of charts share a row of %i px equally or stay inside", (width) => {
    const donut = 'chart donut [{label="Web" value=3}, {label="Shop" value=5}]';
    const cards = [
      `"Visits" { chart bar [1, 2] }`,
      `"Share" { ${donut} }`,
      `"Plan" { chart line }`,
    ];
    const { boards } = compose(
      analyze(`page w=${width} { row { ${cards.map((card) => `card ${card}`).join(" ")} } }`).ast,
    ).frames;
    const row = boards[0]!.frame.children[0]!;
    const last = row.children[2]!;
    expect(last.x + last.width).toBeLessThanOrEqual(row.x + row.width + 0.1);
    if (width < 900) return;
    for (const card of row.children) expect(card.width).toBeCloseTo(last.width, 0);
  });

  it.each(["pie", "donut"])("stay in a narrow card with their legend: %s", (kind) => {
    const slices = '[{label="Phone" value="58%"}, {label="Laptop" value="34%"}]';
    const frames = chartOf(`card w=248 { chart ${kind} ${slices} }`, 320);
    const card = frames.find(({ box }) => box.tag === "article")!;
    const words = frames.flatMap(({ lines = [] }) => lines);
    expect(Math.max(...words.map(({ x, width }) => x + width))).toBeLessThanOrEqual(
      card.x + card.width - 16,
    );
  });

  it.each([
    ["pie", 160, 2],
    ["donut", 160, 6],
    ["donut", 140, 3],
  ])(
    "have their legend below them where there is no room beside: %s in %d px",
    (kind, w, count) => {
      const slices = Array.from(
        { length: count },
        (_, at) => `{label="Part ${at}" value="${at + 1}8%"}`,
      );
      const frames = chartOf(
        `card w=${w} { chart ${kind} [${slices.join(", ")}] text "after" }`,
        320,
      );
      const card = frames.find(({ box }) => box.tag === "article")!;
      const ring = frames.find(({ box }) => box.kind === "shape" && box.style.height !== 10)!;
      const after = frames.find(({ box }) => box.kind === "text" && box.text === "after")!;
      const words = frames.filter(
        ({ box }) => box.kind === "text" && /^Part|^\d8%$/.test(box.text),
      );
      expect(words).toHaveLength(2 * count);
      expect(ring.x).toBeGreaterThanOrEqual(card.x + 16);
      expect(ring.x + ring.width).toBeLessThanOrEqual(card.x + card.width - 16);
      for (const { x, y, width, height } of words) {
        expect(x + width).toBeLessThanOrEqual(card.x + card.width - 16);
        expect(y).toBeGreaterThan(ring.y + ring.height);
        expect(y + height).toBeLessThan(after.y);
      }
    },
  );

  it("are centered together with their legend", () => {
    const frames = chartOf('chart pie [12, 8] labels=["a", "b"]');
    const chart = frames.find(({ box }) => box.role === "img")!;
    const disc = frames.find(({ box, width }) => box.kind === "shape" && width === 200)!;
    const end = Math.max(
      ...frames.flatMap(({ lines = [] }) => lines.map(({ x, width }) => x + width)),
    );
    const right = chart.x + chart.width - end;
    expect(Math.abs(disc.x - chart.x - right)).toBeLessThan(2);
  });
});

describe("the total in a ring", () => {
  const values = (amounts: string[]) =>
    `[${amounts.map((value, at) => `{label="${"AB"[at]}" value="${value}"}`).join(", ")}]`;
  const million = ["€ 48,888,888", "€ 40,444,444"];
  const trillion = ["888,888,888,888", "999,999,999,999"];

  it.each([
    ["h=240 legend=none", million, "€ 89,333,332", 20],
    ["h=240", million, "€ 89,333,332", 14],
    ["h=100", million, "€ 89.3M", 14],
    ["h=120", ["700,000,000", "300,000,000"], "1B", 20],
    ["h=100", trillion, "1.89T", 14],
    ["h=240 legend=none", trillion, "1,888,888,888,887", 14],
    ["h=140 legend=bottom", million, "€ 89.3M", 14],
    ["h=260 legend=bottom", million, "€ 89,333,332", 20],
    ["h=100 legend=none", ["300", "400"], "700", 14],
  ])("is written to fit in a ring of %s: %j", (words, amounts, total, size) => {
    const frames = chartOf(`chart donut ${values(amounts)} ${words}`);
    const ring = frames.find(({ box }) => box.kind === "shape" && box.style.height !== 10)!;
    const middle = frames.find(({ box }) => box.kind === "text")!;
    expect(middle.lines!.map(({ text }) => text)).toEqual([total]);
    expect(middle.box.kind === "text" && middle.box.textStyle.size).toBe(size);
    const diameter = Math.min(ring.width, ring.height) * 0.64;
    expect(middle.lines![0]!.width).toBeLessThanOrEqual(diameter);
  });
});

it("a ring that is too small even for its total in short has none", () => {
  const words = wordsOf('chart donut [12345, 67890] labels=["a", "b"] unit="kg" h=60 values=false');
  expect(words).toEqual(["a", "b"]);
});

describe("the bars of a stack", () => {
  const isSeries = (color: Color | undefined) =>
    color !== undefined && "token" in color && color.series !== undefined;
  /** The corners of all bars, from the bottom or the start of each stack. */
  const corners = (source: string) =>
    chartOf(source)
      .filter(
        ({ box: { style, paint }, height }) =>
          height > 0 && style.position === "absolute" && isSeries(paint?.background),
      )
      .map(({ box: { paint } }) => {
        if (!paint?.radius) return "square";
        return paint.flatAbove ? "round below" : paint.flatBelow ? "round above" : "round";
      });
  const stacked = (values: string, words = "") =>
    `chart bar ${words} label=m values=["a", "b", "c"] data=[{m="Jan" ${values}}]`;

  it.each([
    ["side by side", stacked("a=3 b=4 c=5"), ["round", "round", "round"]],
    ["alone", stacked("a=3", "stacked"), ["round"]],
    ["on each other", stacked("a=3 b=4 c=5", "stacked"), ["round below", "square", "round above"]],
    ["on nothing", stacked("a=3 b=0 c=5", "stacked"), ["round below", "round above"]],
    ["below nothing", stacked("a=3 b=5 c=0", "stacked"), ["round below", "round above"]],
    ["below zero", stacked("a=3 b=-4", "stacked"), ["round above", "round below"]],
    ["in a line", stacked("a=3 b=4 c=5", "stacked horizontal"), ["square", "square", "square"]],
  ])("meet with square corners %s", (_, source, expected) => {
    expect(corners(source)).toEqual(expected);
  });
});

describe("axes", () => {
  it.each([105, 21, 12, 51, 260, 1010, 5.2, 0.31])("end not far beyond %d", (most) => {
    for (const height of [140, 180, 240, 400]) {
      const ticks = wordsOf(`chart bar [${most / 3}, ${most}] h=${height}`).map((words) =>
        Number(words.replace(",", "")),
      );
      expect(Math.max(...ticks), `${height} px`).toBeLessThanOrEqual(most * 1.25);
    }
  });

  it.each([80, 90, 120, 240])("have no lines closer than 16 px in %d px", (height) => {
    const ys = chartOf(`chart line [0.1, 0.62] h=${height}`)
      .filter(({ box, height: px }) => box.kind === "stack" && px === 1)
      .map(({ y }) => y)
      .sort((a, b) => a - b);
    expect(ys.length).toBeGreaterThan(1);
    for (let at = 1; at < ys.length; at++) expect(ys[at]! - ys[at - 1]!).toBeGreaterThan(14);
  });

  it.each([100, 120, 160, 240])("have no labels closer than 24 px in %d px", (height) => {
    const ys = chartOf(`chart bar [3, 105] h=${height}`).flatMap(({ lines = [] }) =>
      lines.map(({ y }) => y),
    );
    ys.sort((a, b) => a - b);
    for (let at = 1; at < ys.length; at++) expect(ys[at]! - ys[at - 1]!).toBeGreaterThanOrEqual(22);
  });

  it.each([280, 360, 600])("of horizontal bars have labels that never touch in %d px", (width) => {
    const frames = chartOf(
      'chart bar [120000, 560000] labels=["a", "b"] format="€ {} per month" horizontal',
      width,
    );
    const seen = frames
      .filter(({ box }) => box.kind === "text" && box.text.startsWith("€"))
      .flatMap(({ lines = [] }) => lines)
      .toSorted((one, other) => one.x - other.x);
    const top = Math.min(...seen.map(({ y }) => y));
    const shown = seen.filter(({ y }) => y - top < 10);
    expect(shown.length).toBeGreaterThan(1);
    for (let at = 1; at < shown.length; at++) {
      expect(shown[at - 1]!.x + shown[at - 1]!.width).toBeLessThanOrEqual(shown[at]!.x);
    }
  });

  it.each([
    ["alone", 'chart "T" bar [1]', 20],
    ["in a card", 'card { chart "T" bar [1] }', 20],
    ["in a section with a title", 'section "S" { chart "T" bar [1] }', 20],
    ["in a card with a title", 'card "S" { chart "T" bar [1] }', 14],
    ["as a small line", 'chart "T" sparkline [1, 2]', 14],
  ])(
    "have a title in the size of those of cards, but none below another: %s",
    (_, source, size) => {
      const title = chartOf(source).find(({ lines }) => lines?.[0]?.text === "T")!;
      expect(title.box.kind === "text" && title.box.textStyle.size).toBe(size);
    },
  );

  it.each([
    ["[1, 2]", "Plan", "beside"],
    ["[1, 4]", "Goal of the whole year", "left"],
    ["[4, 1]", "Goal of the whole year", "right"],
  ])("have the label of the target on the side with room: %s, %s", (values, label, side) => {
    const chart = `chart line ${values} labels=["a", "b"] target=3.5 target-label="${label}" w=300`;
    const frames = chartOf(chart, 400);
    const line = frames.find(({ box }) => box.paint?.borderStyle === "dashed")!;
    const words = frames.find(({ lines }) => lines?.[0]?.text.startsWith(label))!;
    const left = words.x - line.x;
    const right = line.x + line.width - words.x - words.width;
    const found = left === 0 ? "left" : Math.abs(right) < 1 ? "right" : "beside";
    expect(found).toBe(side);
    expect(words.x + words.width).toBeLessThanOrEqual(324);
    expect(line.width).toBeGreaterThan(200);
  });

  it("show their titles and the target", () => {
    const words = wordsOf(
      'chart bar [1, 2] labels=["a", "b"] target=1.5 target-label="Plan" xlabel="Month" ylabel="Orders"',
    );
    expect(words).toEqual(expect.arrayContaining(["Plan 1.5", "Month", "Orders"]));
    expect(faults('chart bar [1] target-label="Plan" xlabel="Month" ylabel="Orders"')).toEqual([]);
  });
});

describe("marks", () => {
  it.each(["line", "area"])("of %s charts reach from edge to edge", (kind) => {
    const frames = chartOf(`chart ${kind} [1, 3, 2] labels=["a", "b", "c"]`);
    const paths = frames.flatMap(({ box }) =>
      box.kind === "shape" ? box.shapes.flatMap((shape) => ("d" in shape ? [shape.d] : [])) : [],
    );
    for (const d of paths) expect(d).toMatch(/^M0,.*1000,/);
  });

  it("of scatter charts are inside the plot", () => {
    const frames = chartOf("chart scatter [[0, 0], [5, 10], [10, 20]]");
    const dots = frames.filter(({ box }) => box.paint?.radius === "pill" && box.style.width === 8);
    const grid = frames.filter(({ box }) => box.style.height === 1);
    expect(dots).toHaveLength(3);
    const [left, right] = [grid[0]!.x, grid[0]!.x + grid[0]!.width];
    for (const { x, width } of dots) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x + width).toBeLessThanOrEqual(right);
    }
  });

  it.each(["", "horizontal"])(
    "show the numbers of negative bars next to their labels, %s",
    (form) => {
      const frames = chartOf(`chart bar [12, -9] labels=["Alpha", "Beta"] values ${form}`);
      const named = (words: string) =>
        frames.find(({ box }) => box.kind === "text" && box.text === words)!;
      const [figure, label] = [named("\u22129"), named("Beta")];
      if (form === "") expect(figure.y + figure.height).toBeLessThanOrEqual(label.y + 2);
      else expect(label.x + label.width).toBeLessThanOrEqual(figure.x);
    },
  );
});

describe("labels below a plot", () => {
  const months = ["January", "February", "March", "April", "May", "June"];
  const names = (count: number) =>
    Array.from({ length: count }, (_, at) => `${months[at % 6]} ${at}`);

  const counts = [1, 2, 3, 7, 12, 31, 100, 200];
  const cases = counts.flatMap((count) => [
    [count, "bar"],
    [count, "line"],
  ]) as [number, string][];

  it.each(cases)("of %d values never touch in a %s chart, at any width", (count, kind) => {
    const labels = names(count).map((name) => `"${name}"`);
    const values = Array.from({ length: count }, (_, at) => at % 9);
    for (const width of [240, 375, 600, 1440]) {
      const frames = chartOf(`chart ${kind} [${values}] labels=[${labels}]`, width);
      const seen = frames.flatMap(({ lines = [], box }) =>
        box.kind === "text" && /^[A-Z][a-z]+ \d+$/.test(box.text) ? lines : [],
      );
      const top = Math.min(...seen.map(({ y }) => y));
      // Labels without room are on a line that is cut off, more than two lines of text below the first.
      const shown = seen.filter(({ y }) => y - top < (count <= 8 ? 24 : 12));
      expect(shown.length).toBeGreaterThan(0);
      for (const one of shown) {
        const touching = shown.filter(
          (other) =>
            other !== one &&
            Math.abs(other.y - one.y) < 12 &&
            other.x < one.x + one.width &&
            one.x < other.x + other.width,
        );
        expect(touching.map(({ text }) => text)).toEqual([]);
      }
    }
  });
});

describe("work", () => {
  it("is bounded for a million values, whatever the kind", () => {
    const values = Array.from({ length: 1_000_000 }, (_, at) => at % 97);
    const node = (kind: string) => ({
      type: "Document" as const,
      children: [{ type: "Page", children: [{ type: "Chart", modifiers: [kind], items: values }] }],
    });
    for (const kind of ["bar", "line", "area", "scatter", "sparkline"]) {
      const canvas = lowerDocument(node(kind), { width: 800 });
      expect(JSON.stringify(canvas).length).toBeLessThan(600_000);
    }
  });

  it("keeps the peaks of the values that it leaves out", () => {
    const values = Array.from({ length: 5_000 }, (_, at) => (at === 4_321 ? 95 : 1));
    const frames = chartOf(`chart bar [${values}] max=100`);
    const heights = frames.filter(({ box }) => box.paint?.radius === 2).map(({ height }) => height);
    expect(Math.max(...heights)).toBeGreaterThan(40 * Math.min(...heights));
  });
});

it.each(["min", "max", "target", "size"])("draws no broken number if %s is absurd", (name) => {
  for (const value of ["99999999999999999999", "-99999999999999999999"]) {
    for (const kind of ["", "bar", "line", "area", "pie", "donut", "scatter"]) {
      const source = `page { chart "x" ${kind} [1, 2] ${name}=${value} }`;
      const { html, css } = renderHtml(source);
      for (const drawn of [renderSvg(source).svg, html, css]) {
        expect(drawn).not.toMatch(/NaN|Infinity/);
      }
    }
  }
});

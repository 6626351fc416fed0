/** Work grows with the source and no faster: twice as long a source runs about twice as much code. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compileHtml, composeSvg } from "../../src/compile.js";
import { vocabulary } from "../../src/components/registry.generated.js";
import { WorkCounter } from "../support/count-work.js";

const limits = { boxes: 1e9, cells: 1e9, boards: 1e9, text: 1e9, output: 1e12 };

let counter: WorkCounter;
beforeAll(() => {
  counter = new WorkCounter("/src/");
});
afterAll(() => counter.close());

/** What a source takes: reading and checking it, and all ways of drawing it. */
function workOf(source: string): { reading: number; drawing: number } {
  let analysis: ReturnType<typeof analyze> | undefined;
  const reading = counter.count(() => {
    analysis = analyze(source, { locations: true, limits });
  });
  const { ast } = analysis!;
  const drawing = counter.count(() => {
    composeSvg(ast, { limits });
    compileHtml(ast, {});
    compileHtml(ast, { prototype: true });
  });
  return { reading, drawing };
}

/** More than twice as much, for what is done at once is sorted and measured in pieces. */
const most = 2.3;

function expectLinear(make: (count: number) => string, count: number): void {
  // What is made at first use, or after many looks at a table, is no work of the source.
  for (let round = 0; round < 2; round++) workOf(make(2 * count));
  const once = workOf(make(count));
  const twice = workOf(make(2 * count));
  expect(twice.reading / once.reading, "reading").toBeLessThanOrEqual(most);
  expect(twice.drawing / once.drawing, "drawing").toBeLessThanOrEqual(most);
}

describe("many of", () => {
  const around: readonly (readonly [open: string, close: string])[] = [
    ["page {", "}"],
    ['page { row { text "a" text "b" x=1 ', "}}"],
  ];
  const contents = ["", '"a" { }', '"a" x=3 id=a', '"a" { text "b" }', '["a", "b"]'];

  it.each(vocabulary.components.map(({ name }) => name))("%s", (name) => {
    const unit = contents.map((content) => `${name} ${content}\n`).join("");
    for (const [open, close] of around) {
      expectLinear((count) => open + unit.repeat(count) + close, 30);
      for (const content of ["", '"a" { }'])
        expectLinear((count) => open + `${name} ${content}\n`.repeat(count) + close, 60);
    }
  });
});

describe("deep", () => {
  it.each(
    vocabulary.components
      .filter(({ root, children }) => !root && children.allow === "any")
      .map(({ name, label }) => (label?.required ? `${name} "a"` : name)),
  )("%s", (word) => {
    for (const more of ["", "active=1 scroll x=1"]) {
      expectLinear(
        (count) => `page { ${`${word} ${more} { text "a" `.repeat(count)}${"}".repeat(count)} }`,
        45,
      );
    }
  });

  it.each([
    ["navs", 45, "nav active=1 {", 'item "a" }'],
    ["lists", 45, "list {", 'item "[icon:x]" }'],
    ["items", 45, 'list { item "a" {', '} item "b" }'],
    ["tabs", 45, 'tabs active=1 { tab "a" {', "} }"],
    ["objects in lists", 45, "list [{items=[{", "}]}]"],
    // Deep enough to be read again in every way from the start.
    ["lists in lists", 200, "table [[[[[", "]]]]]"],
  ])("%s", (_, count, open, close) => {
    expectLinear((times) => `page { ${open.repeat(times)}${close.repeat(times)} }`, count);
  });
});

describe("a long text of", () => {
  const places: readonly ((text: string) => string)[] = [
    (text) => `text "${text}"`,
    (text) => `text "${text}" w=1`,
    (text) => `button "${text}"`,
    (text) => `table [["${text}", "a"]]`,
    (text) => `textarea "a" value="${text}" w=30`,
  ];

  it.each([
    "a",
    "a ",
    "a-",
    "\\n",
    "é",
    "א ",
    "漢",
    "👩🏽‍🚀",
    "e\u0301",
    "\u0301",
    "\u200d",
    "[badge] ",
    "[",
    "<",
    "\u00ad",
  ])("%s", (part) => {
    for (const place of places) {
      expectLinear((count) => `page { ${place(part.repeat(count))} }`, 800);
    }
  });
});

function expectLinearRow(part: string, count: number): void {
  for (const [open, close] of [
    ["", ""],
    ["page {", ""],
    ["page {", "}}}}}}"],
    ['page { button "a" ', ""],
    ["page { list [", ""],
  ] as const) {
    expectLinear((times) => open + part.repeat(times) + close, count);
  }
}

describe("a long row of", () => {
  it.each([
    ["one word", "a"],
    ["a component's name", "button "],
    ["an unknown word", "butto "],
    ["an unknown component", "butto\n"],
    ["an attribute", "x=1 "],
    ["an attribute with a modifier", "w=1 image "],
    ["a modifier", "primary "],
    ["opening braces", "{"],
    ["closing braces", "}"],
    ["braces on lines", "card {\n"],
    ["quotes", '"'],
    ["strings", '"a" '],
    ["brackets", "["],
    ["parentheses", "at("],
    ["commas", ","],
    ["comments", "/* a */ "],
    ["open comments", "/*"],
    ["ignore comments", "// wf-ignore-next-line unknown-icon\nicon x\n"],
    ["ids", 'text "a" id=a\n'],
    ["references", 'button "a" navigate=zz opens=yy\n'],
    ["markers", "marker 1\n"],
    ["words against each other", 'text"a"'],
    ["unquoted addresses", "image src=a/b.png\n"],
    ["containers without a block", 'card "a" '],
    ["containers before deeper lines", 'card "a"\n  text "b"\n'],
  ])("%s", (_, part) => expectLinearRow(part, 400));

  // More than the passages of other languages that are read around.
  it.each([
    ["quotes of two kinds", "text \"a'\n"],
    ["apostrophes", "it's "],
    ["plus signs", "a + "],
    ["plus signs and strings", '"a" + b + '],
    ["statements", "let a = (\n"],
    ["calls", 'card({ title: "a" }) '],
    ["arrows", "A --> B\n"],
    ["pairs of YAML", "title: a\n"],
    ["expressions", "{a.b} "],
    ["templates", "`a` "],
    ["escaped line breaks", "text a\\\\n"],
  ])("%s", (_, part) => expectLinearRow(part, 900));
});

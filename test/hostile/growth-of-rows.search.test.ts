/** Tests that work grows linearly with long texts and rows of errors: twice the source, about twice the work. */
import { afterAll, beforeAll, describe, it } from "vitest";
import { everyNth } from "../support/case-count.js";
import { WorkCounter } from "../support/count-work.js";
import { expectLinear } from "../support/expect-linear.js";

let counter: WorkCounter;
beforeAll(() => {
  counter = new WorkCounter();
});
afterAll(() => counter.close());

describe("a long text of", () => {
  const places: readonly ((text: string) => string)[] = [
    (text) => `text "${text}"`,
    (text) => `text "${text}" w=1`,
    (text) => `button "${text}"`,
    (text) => `table [["${text}", "a"]]`,
    (text) => `textarea "a" value="${text}" w=30`,
    (text) => `text "${text}" w=60`,
  ];

  it.each(
    everyNth(
      [
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
        "characterization ",
      ],
      5,
    ),
  )("%s", (part) => {
    for (const place of places) {
      expectLinear(counter, (count) => `page { ${place(part.repeat(count))} }`, 800);
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
    expectLinear(counter, (times) => open + part.repeat(times) + close, count);
  }
}

describe("a long row of", () => {
  it.each(
    everyNth(
      [
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
      ],
      9,
    ),
  )("%s", (_, part) => expectLinearRow(part, 400));

  // More passages of other languages than are read.
  it.each(
    everyNth(
      [
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
      ],
      11,
    ),
  )("%s", (_, part) => expectLinearRow(part, 900));
});

/** Tests incomplete sources, cut after any token: they are drawn, and nothing at their end is reported. */
import { describe, expect, it } from "vitest";
import { type Analysis, type AnalyzeOptions, analyze } from "../src/analyze.js";
import { renderHtml, renderSvg } from "../src/compile.js";
import { compose } from "../src/composition.js";
import { elementAreas } from "../src/element-areas.js";
import { parse, validate } from "../src/index.js";
import { type Element, walkElements } from "../src/language/ast/element.js";
import { closeOpenEnd } from "../src/language/syntax/close-open-end.js";
import { parseTree } from "../src/language/syntax/parse-by-tree.js";
import { examples, folderExamples, screens } from "./corpus/corpus.js";
import { everyNth } from "./support/case-count.js";

const partial = { partial: true } as const;

describe("the open end is closed", () => {
  it.each([
    ["", ""],
    ["  ", "  "],
    ["pa", ""],
    ["page ", "page "],
    ['page "Ho', 'page "Ho"'],
    ["page 'Ho", "page 'Ho'"],
    ['page "', 'page ""'],
    ['page "Home"', 'page "Home"'],
    ['page "Home" dev', 'page "Home" '],
    ['page "Home" device', 'page "Home" '],
    ['page "Home" device=', 'page "Home" '],
    ['page "Home" device= ', 'page "Home" '],
    ['page "Home" device=mob', 'page "Home" '],
    ['page "Home" device=mobile ', 'page "Home" device=mobile '],
    ['page "Home" id="ho', 'page "Home" '],
    ['page "Home" id="home"', 'page "Home" id="home"'],
    ['page "Home" w=32', 'page "Home" '],
    ['page "Home" bg=#ff', 'page "Home" '],
    ['page "Home" {', 'page "Home" {\n}'],
    ['page "Home" { text "A" }', 'page "Home" { text "A" }'],
    ['page { row { text "A" ', 'page { row { text "A" \n}}'],
    ['page { row { text "A" } butt', 'page { row { text "A" } \n}'],
    ['page { list ["A", "B', 'page { list ["A", "B"\n]}'],
    ['page { list ["A", ', 'page { list ["A", \n]}'],
    ['page { table [{ name="A" size=1', 'page { table [{ name="A" \n}]}'],
    ["page { chart [1, 2", "page { chart [1, \n]}"],
    ["page { image at(1, 2", "page { image \n}"],
    ["import { card", ""],
    ['page { } import { card } from "parts/ca', "page { } "],
    ['import { card } from "parts/cards.wf"', 'import { card } from "parts/cards.wf"'],
    ['page { text "A" // no', 'page { text "A" \n}'],
    ['page { text "A" // noted\n', 'page { text "A" // noted\n\n}'],
    ['page { text "A" /* not', 'page { text "A" \n}'],
    ['page { text "A" /', 'page { text "A" \n}'],
    ['page { text "A\\', 'page { text "A"\n}'],
    ['page { text "A\\\\', 'page { text "A\\\\"\n}'],
    ['page { text "A\\u{1F6', 'page { text "A"\n}'],
    ['page { text "A\\u00e', 'page { text "A"\n}'],
    ['page { text "A\\u00e9', 'page { text "A\\u00e9"\n}'],
    ['page { text "A\ud83d', 'page { text "A"\n}'],
  ])("%j", (source, closed) => {
    expect(closeOpenEnd(source, parseTree(source)).text).toBe(closed);
  });
});

describe("problems before the end are reported at once", () => {
  it.each([
    ["a wrong component", 'page { buton "A" text "', ["unknown-component"]],
    ["a wrong component that is still being written", 'page { buton "A', []],
    ["a wrong attribute", 'page { text "A" sise=3 text "B" tex', ["unknown-attribute"]],
    ["a block where none belongs", 'page { text "A" { } text "B', ["block-not-allowed"]],
    [
      "too few values",
      'page { chart labels=["A", "B"] { series "S" [1] } text "C',
      ["data-length"],
    ],
    ["values that may still come", 'page { chart labels=["A", "B"] { series "S" [1, ', []],
    ["a block that is still empty", "page { row {", []],
    [
      "a reference to what may still come",
      'page "A" { link "B" navigate="b" text "C" } page "',
      [],
    ],
  ])("%s", (_, source, codes) => {
    const found = validate(source, partial).diagnostics.map(({ code }) => code);
    expect(found).toEqual(codes);
  });

  it("reports everything once the text is complete", () => {
    expect(validate('page { buton "A').diagnostics.map(({ code }) => code)).toContain(
      "syntax-unclosed-string",
    );
  });
});

it("reads and draws through the library", () => {
  const source = 'page "Home" { text "Hel';
  expect(parse(source, partial)).toMatchObject({
    ast: { children: [{ label: "Home", children: [{ label: "Hel" }] }] },
    diagnostics: [],
  });
  for (const { diagnostics } of [renderSvg(source, partial), renderHtml(source, partial)]) {
    expect(diagnostics).toEqual([]);
  }
  expect(renderSvg(source, partial).svg).toContain("Hel");
});

const sources: { name: string; source: string; load?: AnalyzeOptions["load"] }[] = [
  ...screens,
  ...examples,
  ...folderExamples,
];

/** The ends of the tokens of a source, including half tokens. */
function cutsOf(source: string): number[] {
  const ends: number[] = [];
  const cursor = parseTree(source).cursor();
  do {
    const { from, to, node } = cursor;
    if (node.firstChild || from === to) continue;
    if (to - from > 1) ends.push(from + ((to - from) >> 1));
    ends.push(to);
  } while (cursor.next());
  return ends;
}

/** The elements as written, in the order of the source. */
function written({ elements }: Analysis): Element[] {
  const all: Element[] = [];
  walkElements(elements.elements, (element) => void all.push(element));
  return all;
}

/** An element without its content. */
function headOf({ word, wordFrom, component, label, number, list, ...element }: Element): string {
  const values = [label, number, list].map((literal) => literal?.value);
  const attributes = element.attributes.map(({ name, value }) => [name, value?.value]);
  const modifiers = element.modifiers.map((modifier) => modifier.word);
  return JSON.stringify([wordFrom, word, component?.name, values, attributes, modifiers]);
}

describe("a screen that is cut after any token", () => {
  it.each(sources)("$name", ({ source, load }) => {
    const given = load && { load };
    const full = analyze(source, { ...given });
    const known = new Set(full.diagnostics.map(({ code, from }) => `${code} ${from}`));
    const heads = written(full).map(headOf);
    for (const cut of everyNth(cutsOf(source), 29)) {
      const read = analyze(source.slice(0, cut), { ...given, ...partial });
      const where = `cut at ${cut}: …${source.slice(Math.max(0, cut - 60), cut)}`;
      const found = read.diagnostics.filter(({ code, from }) => !known.has(`${code} ${from}`));
      expect(found, where).toEqual([]);
      // The last element may be incomplete.
      const complete = written(read).slice(0, -1).map(headOf);
      expect(complete, where).toEqual(heads.slice(0, complete.length));
    }
  });
});

/** The starts of the elements that a picture shows, in drawing order. */
function drawn(source: string, given: AnalyzeOptions): number[] {
  const { load } = given;
  const composition = compose(source, { ...partial, ...(load && { load }) });
  const starts = elementAreas(composition).map(({ origin }) => origin.from);
  return [...new Set(starts)];
}

describe("the drawn part of a screen keeps its order", () => {
  it.each(everyNth(sources, 4))("$name", ({ source, load }) => {
    const given = load ? { load } : {};
    let before: number[] = [];
    for (const cut of everyNth(cutsOf(source), 211)) {
      const now = drawn(source.slice(0, cut), given);
      const kept = before.slice(0, -1).filter((start) => now.includes(start));
      const stays = now.filter((start) => kept.includes(start));
      expect(stays, `cut at ${cut}`).toEqual(kept);
      before = now;
    }
  });
});

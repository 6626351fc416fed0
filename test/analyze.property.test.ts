/** Invariants of all sources, tested with the corpus and with random texts. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze, check } from "../src/analyze.js";
import { type Element, walkElements } from "../src/language/ast/element.js";
import { walkNodes } from "../src/language/ast/node.js";
import type { Diagnostic } from "../src/language/diagnostics/diagnostic.js";
import { vocabulary } from "../src/model/components/registry.generated.js";
import { corpus, examples } from "./corpus/corpus.js";
import { anyText } from "./support/any-text.js";
import { caseCount } from "./support/case-count.js";

function expectRangesInside(diagnostics: readonly Diagnostic[], length: number): void {
  for (const { code, from, to, fix, related } of diagnostics) {
    const places = [{ from, to }, ...(fix?.edits ?? []), ...(related ?? [])];
    for (const place of places) {
      expect(place.from, code).toBeGreaterThanOrEqual(0);
      expect(place.to, code).toBeGreaterThanOrEqual(place.from);
      expect(place.to, code).toBeLessThanOrEqual(length);
    }
  }
}

function expectSpansNested(source: string): void {
  const { elements, tree } = analyze(source);
  const wrong: string[] = [];
  walkElements(elements.elements, (element: Element) => {
    const { parent, from, to, wordFrom, wordTo } = element;
    const isInside = !parent || (parent.from <= from && to <= parent.to);
    if (from > wordFrom || wordTo > to || !isInside) wrong.push(`element ${from}-${to}`);
  });
  const stack: number[] = [];
  tree.iterate({
    enter: ({ name, from, to }) => {
      const end = stack.at(-1) ?? to;
      if (from > to || to > end) wrong.push(`${name} ${from}-${to}`);
      stack.push(to);
    },
    leave: () => void stack.pop(),
  });
  expect(wrong).toEqual([]);
}

const codesOf = (source: string): string[] => check(source).map(({ code }) => code);

describe("every source of the corpus", () => {
  for (const { name, source } of corpus) {
    it(`${name} is valid`, () => {
      const { diagnostics } = analyze(source);
      expect(diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
    });

    it(`${name} has nested spans and gives the same twice`, () => {
      expectSpansNested(source);
      expect(analyze(source, { locations: true })).toEqual(analyze(source, { locations: true }));
    });

    it(`${name} means the same with other line breaks and a byte order mark`, () => {
      const plain = JSON.stringify(analyze(source).ast);
      const crlf = source.replaceAll("\n", "\r\n");
      expect(JSON.stringify(analyze(crlf).ast).replaceAll("\\r\\n", "\\n")).toBe(plain);
      expect(codesOf(crlf)).toEqual(codesOf(source));
      const cr = source.replaceAll("\n", "\r");
      expect(JSON.stringify(analyze(cr).ast).replaceAll("\\r", "\\n")).toBe(plain);
      expect(JSON.stringify(analyze(`\ufeff${source}`).ast)).toBe(plain);
      expect(codesOf(`\ufeff${source}`)).toEqual(codesOf(source));
    });
  }

  it("has only elements that the vocabulary knows", () => {
    for (const { name, source } of corpus) {
      walkNodes(analyze(source).ast, ({ type }) => {
        if (type !== "Document") expect(vocabulary.componentOfType(type), name).toBeDefined();
      });
    }
  });
});

const word = fc.constantFrom(
  ...vocabulary.words.slice(0, 70),
  "primary",
  "muted",
  "foo",
  "gap=4",
  "w=50%",
  'size="lg"',
  "p=",
  '"label"',
  "'x",
  "[",
  "]",
  "{",
  "}",
  "[1, 'a']",
  "{ a=1 }",
  "at(1, 2)",
  "...",
  "// c\n",
  "/*",
  "*/",
  "#fff",
  "<div>",
  "é",
  ";",
  "\n",
  "\\",
);

describe("any text", () => {
  const holds = (source: string): void => {
    const { diagnostics, ast } = analyze(source, { locations: true });
    expectRangesInside(diagnostics, source.length);
    JSON.stringify(ast);
    const sorted = diagnostics.map(({ from }) => from);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
  };

  it("never throws: random characters", () => {
    fc.assert(fc.property(anyText(200), holds), {
      numRuns: caseCount(250),
    });
  });

  it("never throws: random tokens", () => {
    const tokens = fc.array(word, { maxLength: 60 }).map((words) => words.join(" "));
    fc.assert(fc.property(tokens, holds), { numRuns: caseCount(250) });
    fc.assert(fc.property(tokens, expectSpansNested), { numRuns: caseCount(75) });
  });

  it("never throws: cut and mutated examples", () => {
    const mutated = fc
      .tuple(fc.constantFrom(...examples), fc.nat(), fc.nat(40), fc.string({ maxLength: 5 }))
      .map(([{ source }, at, cut, inserted]) => {
        const from = at % (source.length + 1);
        return source.slice(0, from) + inserted + source.slice(from + cut);
      });
    fc.assert(fc.property(mutated, holds), { numRuns: caseCount(100) });
    const truncated = fc
      .tuple(fc.constantFrom(...examples), fc.nat())
      .map(([{ source }, at]) => source.slice(0, at % (source.length + 1)));
    fc.assert(fc.property(truncated, holds), { numRuns: caseCount(75) });
  });

  it("reports the nesting limit once, and no consequences of it", () => {
    const levels = 300;
    const source = `page {\n${"row { ".repeat(levels)}text "a"${" }".repeat(levels)}\n}`;
    expect(codesOf(source)).toEqual(["nesting-limit"]);
    const allowed = `page {\n${"row { ".repeat(198)}text "a"${" }".repeat(198)}\n}`;
    expect(codesOf(allowed)).toEqual([]);
  });
});

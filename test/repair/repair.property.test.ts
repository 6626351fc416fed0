/** Tests that repair fixes what is certain in the output of models, and changes nothing else. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { analyze, check } from "../../src/analyze.js";
import { parse, repair } from "../../src/index.js";
import type { Diagnostic } from "../../src/language/diagnostics/diagnostic.js";
import { corpus } from "../corpus/corpus.js";
import { anyShare } from "../support/any-share.js";
import { caseCount } from "../support/case-count.js";
import { randomSource } from "../support/random-source.js";
import { readSources } from "./read-sources.js";

const sources = readSources();
const clear = sources.filter(({ meant }) => meant !== undefined);
const unclear = sources.filter(({ meant }) => meant === undefined);

function errorsOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ code, message }) => `${code}: ${message}`);
}

describe("sources written by models", () => {
  test("are 149, of which 132 have one meaning", () => {
    expect([clear.length, unclear.length]).toEqual([132, 17]);
    expect(new Set(sources.map(({ source }) => source)).size).toBe(149);
  });

  it.each(clear)("$name: means what was meant", ({ source, meant }) => {
    const before = check(source);
    const { text, fixes, diagnostics } = repair(source);
    expect(before.some(({ severity }) => severity !== "info")).toBe(true);
    expect(errorsOf(diagnostics)).toEqual([]);
    expect(parse(text).ast).toEqual(parse(meant!).ast);
    expect(fixes.length).toBeGreaterThan(0);
    expect(repair(text).text).toBe(text);
  });

  it.each(unclear)("$name: stays an error", ({ source }) => {
    const { text, diagnostics } = repair(source);
    expect(errorsOf(diagnostics)).not.toEqual([]);
    expect(repair(text).text).toBe(text);
  });
});

test("a fix has a message, a description and a place", () => {
  expect(repair('```wf\npage Home { buton "Go" }\n```')).toMatchObject({
    text: 'page "Home" { button "Go" }\n',
    diagnostics: [],
    fixes: [
      {
        code: "foreign-syntax",
        message: "the source contains a Markdown fence",
        title: "remove everything outside the fence",
        line: 1,
        column: 1,
      },
      { code: "unknown-modifier", title: "add quotes", line: 2, column: 6 },
      { code: "unknown-component", title: "replace with button", line: 2, column: 13 },
    ],
  });
});

describe("a source without a problem stays the same, byte for byte:", () => {
  it.each(corpus)("$name", ({ source }) => {
    expect(repair(source)).toMatchObject({ text: source, fixes: [] });
  });

  it("random documents", () => {
    let checked = 0;
    const runs = caseCount(150);
    fc.assert(
      fc.property(randomSource, (source) => {
        const { diagnostics } = analyze(source);
        const isValid = errorsOf(diagnostics).length === 0;
        const { text, fixes, diagnostics: left } = repair(source);
        if (isValid) {
          checked++;
          expect(errorsOf(left)).toEqual([]);
          // A valid source has no foreign syntax and no missing braces.
          for (const { code } of fixes)
            expect(check(source).map((each) => each.code)).toContain(code);
          expect(diagnostics.map(({ code }) => code)).not.toContain("foreign-syntax");
        }
        if (diagnostics.every(({ fix }) => fix === undefined)) expect(text).toBe(source);
        expect(repair(text).text).toBe(text);
      }),
      { numRuns: runs },
    );
    expect(checked).toBeGreaterThan(runs / 5);
  });
});

it.each([
  [
    "a string that runs over lines before the braces that are missing",
    'page "A" {\n  card "Welcome back\' {\n    input "Email" email\n    link "Forgot"\n  "\n',
  ],
  [
    "a string that ends in another line, and quotes left over",
    'page "A" {\n  card "Back\' p=6 {\n    input "Email"\n    link "Forgot?""\n',
  ],
  ["a line that ends in a comment", 'page "A" {\\n  card "B" { text "C" }\\n  // the end\\"n\\n}'],
])("a repaired source stays the same: %s", (_, source) => {
  const { text, fixes } = repair(source);
  expect(fixes.length).toBeLessThanOrEqual(2);
  expect(repair(text).text).toBe(text);
});

test("any damage to sources written by models is bounded, and repair never adds errors", () => {
  const damaged = fc
    .record({
      source: fc.constantFrom(...sources.map(({ source }) => source)),
      at: anyShare,
      length: fc.integer({ min: 0, max: 30 }),
      insert: fc.constantFrom(
        "",
        "```\n",
        "\\n",
        "”",
        '"',
        "}",
        "{",
        "-->",
        "{x.y}",
        "let x = 1\n",
        "<card>",
        "</card>",
        "<b a={",
        "`",
        "+",
      ),
    })
    .map(({ source, at, length, insert }) => {
      const from = Math.floor(at * source.length);
      return source.slice(0, from) + insert + source.slice(from + length);
    });
  fc.assert(
    fc.property(damaged, (source) => {
      const { text, diagnostics, fixes } = repair(source);
      expect(errorsOf(diagnostics).length).toBeLessThanOrEqual(errorsOf(check(source)).length);
      expect(fixes.length).toBeLessThanOrEqual(source.length + 10);
      expect(repair(text).text).toBe(text);
    }),
    { numRuns: caseCount(150) },
  );
});

/** Tests that the reader without a tree gives the same result or gives up: over the corpus, and over random tokens. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DiagnosticCollector } from "../../src/language/diagnostics/collector.js";
import { parser } from "../../src/language/syntax/parser.js";
import { readClean } from "../../src/language/syntax/read-clean.js";
import { readItems } from "../../src/language/syntax/read-items.js";
import { corpus } from "../corpus/corpus.js";
import { anyShare } from "../support/any-share.js";
import { anyText } from "../support/any-text.js";
import { caseCount } from "../support/case-count.js";
import { randomSource } from "../support/random-source.js";

/** Whether a source was read without a tree, in which case the result is the same as with one. */
function expectSameItems(source: string): boolean {
  const found = new DiagnosticCollector();
  const items = readClean(source, found);
  if (!items) return false;
  const expected = new DiagnosticCollector();
  expect(items, source).toEqual(readItems(parser.parse(source), source, expected));
  expect(found.all, source).toEqual(expected.all);
  return true;
}

/** Sources with parts cut out, doubled, or with tokens inserted. */
const token = fc.constantFrom(
  ..."{ } [ ] ( ) = : , ; . ... - # % / // /* */ \" ' ` \\ \n \t < > + @ ? & _ $ | ! é “ ” ’ \u00a0 \ufeff".split(
    " ",
  ),
  ..."a text card primary true false truer gap=2 w=50% x=1.5rem y=-3 z=.5 p=12px h=2xl v=1440x900".split(
    " ",
  ),
  ..."d=2026-11-30 t=12:30 u=a/b f=a.b c=#fff c=#ffff0 #abc b=true k:v n=foo(bar) m={ l=[".split(
    " ",
  ),
  '"a"',
  "'b\\n'",
  '"c": ',
  "[1, 2]",
  '["a" {b=1, c}]',
  "x={ a=1, b }",
  "12",
  "-5",
  "1.5.2",
  "3x",
  " ",
  "  \r\n",
);

describe("a source has the same items with and without a tree:", () => {
  it.each(corpus)("$name", ({ source }) => expect(expectSameItems(source)).toBe(true));

  it("random documents", () => {
    let read = 0;
    const runs = caseCount(500);
    const count = (source: string): void => {
      if (expectSameItems(source)) read++;
    };
    fc.assert(fc.property(randomSource, count), { numRuns: runs });
    expect(read).toBeGreaterThan(runs / 3);
  });

  it("random tokens", () => {
    let read = 0;
    const runs = caseCount(10_000);
    const tokens = fc.array(fc.tuple(token, fc.constantFrom("", " ", "\n")), { maxLength: 12 });
    fc.assert(
      fc.property(tokens, (parts) => {
        if (expectSameItems(parts.flat().join(""))) read++;
      }),
      { numRuns: runs },
    );
    expect(read).toBeGreaterThan(runs / 50);
  });

  it.each(['import "b.wf" as a page { list data=a.b// c\n }', "f=a.b// as a\npage { }"])(
    "a comment right after a joined name: %s",
    (source) => void expectSameItems(source),
  );

  it("damaged well-formed sources", () => {
    const damaged = fc
      .record({
        source: fc.constantFrom(...corpus.map(({ source }) => source)),
        at: anyShare,
        length: fc.integer({ min: 0, max: 12 }),
        insert: fc.oneof(fc.constant(""), token),
      })
      .map(({ source, at, length, insert }) => {
        const from = Math.floor(at * source.length);
        return source.slice(0, from) + insert + source.slice(from + length);
      });
    fc.assert(
      fc.property(damaged, (source) => void expectSameItems(source)),
      {
        numRuns: caseCount(1_000),
      },
    );
  });

  it("any text", () => {
    fc.assert(
      fc.property(anyText(200), (source) => void expectSameItems(source)),
      {
        numRuns: caseCount(1_000),
      },
    );
  });

  it.each([
    ["a.b// c", false],
    ["a.b/c", false],
    ["a.b,c", false],
    ["a.b // c", true],
    ["[a.b]", true],
  ])("a name of an import: x=%s", (value, isRead) => {
    expect(expectSameItems(`import "f.wf" as a\ntext "x" x=${value}`)).toBe(isRead);
  });

  it("gives up if brackets are too deep", () => {
    const nested = (depth: number): string => `${"a{".repeat(depth)}${"}".repeat(depth)}`;
    expect(expectSameItems(nested(200))).toBe(true);
    expect(expectSameItems(nested(300))).toBe(false);
    expect(expectSameItems(nested(500_000))).toBe(false);
  });
});

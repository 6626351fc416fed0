/** Tests that a source with errors is read without a tree as with one: the same elements, and the same diagnostics. */
import type { Tree } from "@lezer/common";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DiagnosticCollector } from "../../src/language/diagnostics/collector.js";
import { buildAst } from "../../src/language/syntax/build-ast.js";
import { parseSource } from "../../src/language/syntax/parse.js";
import { parseTree, readByTree, readWithForeign } from "../../src/language/syntax/parse-by-tree.js";
import type { Parsed } from "../../src/language/syntax/parsed.js";
import { readClean } from "../../src/language/syntax/read-clean.js";
import { readWithOpenEnds } from "../../src/language/syntax/read-open-ends.js";
import { skeletonOf, skeletonOfClean } from "../../src/language/syntax/skeleton.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { corpus } from "../corpus/corpus.js";
import { anyShare } from "../support/any-share.js";
import { caseCount } from "../support/case-count.js";

/** The result of reading: the tree with its places, and the diagnostics. */
function saidBy({ elements, collector }: Parsed, source: string) {
  return {
    ast: buildAst(elements, source, vocabulary, { locations: true }),
    found: collector.sorted(),
  };
}

/** The names of all tokens. */
function namesIn(tree: Tree): string {
  const names = new Set<string>();
  tree.iterate({ enter: ({ name }) => void names.add(name) });
  return [...names].join(" ");
}

/**
 * Whether a source is read with a string that ends at its line, and its tree with as many errors, or more, because the
 * quote that the string lacks seems to be further down. Then the line is what an author expects to be told of.
 */
function endsAtItsLine(parsed: Parsed, byTree: Parsed): boolean {
  const isOpen = ({ collector }: Parsed) => collector.has("syntax-unclosed-string");
  return (
    isOpen(parsed) && !isOpen(byTree) && parsed.collector.errorCount <= byTree.collector.errorCount
  );
}

/** Whether a source has errors, and can be read without a tree. */
function expectSame(source: string): boolean {
  const isClean = readClean(source, new DiagnosticCollector()) !== undefined;
  if (isClean) {
    const tree = parseTree(source);
    expect(skeletonOfClean(source), source).toBe(skeletonOf(tree, source));
    expect(namesIn(tree), source).not.toMatch(/Markup|Unclosed/);
  }
  const plain = readByTree(source, vocabulary, undefined);
  const byTree =
    plain.collector.errorCount === 0
      ? plain
      : readWithForeign(plain, source, vocabulary, undefined);
  const parsed = parseSource(source, vocabulary);
  if (!endsAtItsLine(parsed, byTree)) {
    expect(saidBy(parsed, source), source).toEqual(saidBy(byTree, source));
  }
  return plain.collector.errorCount > 0 && isClean;
}

const word = fc.constantFrom(
  ..."buton Card primry gap= zzz=1 {} { 12 -5 [1] x={a=1} #fff true when=a use(x) <b> => a.b }".split(
    " ",
  ),
  '"a"',
  `"it's \\" // b"`,
  "// it's\n",
  '/* "a */',
  "href=http://a.b",
  '"a\nb"',
  "'a\\\nb'",
  "\n",
);

it("reports a string without an end at its line, and not where its quote seems to be", () => {
  const source = 'page "a" {\n  list ["one\n  , "—", "two"]\n  text "b"\n}';
  expect(parseSource(source, vocabulary).collector.all.map(({ code }) => code)).toEqual([
    "syntax-unclosed-string",
  ]);
  expect(readByTree(source, vocabulary, undefined).collector.all.map(({ code }) => code)).toEqual([
    "value-quotes",
  ]);
});

describe("read without a tree as with one:", () => {
  it.each([
    ["an unknown component", 'buton "x"'],
    ["a string of several lines", 'page "a" { text "long\nstring" buton "x" }'],
    [
      "strings that are matched wrongly",
      'page "a" {\n  text "one\n  button "Two" primary\n  text three"\n}',
    ],
    ["blocks that are too deep", `page { ${"col { ".repeat(270)}a ${"} ".repeat(270)} b }`],
    ["a block too many", 'text "a" { text "b" }'],
    ["markup", '<card title="A"><text>B</text></card>'],
    ["values without an element", 'page "a" { card { } text }\n"stray" gap=2'],
    ["a string without an end", 'page "a" {\n  text "one\n  text "two"\n}'],
    ["two of them", 'page "a" {\n  text "one\n  text "two\n}'],
    ["one beside a wrong word", 'page "a" {\n  text "one\n  buton "two"\n}'],
    ["one with a block behind it", 'page "a" {\n  card "one {\n    text "two"\n  }\n}'],
    ["one with a brace in it", 'page "a" {\n  text "one }\n}'],
    ["one as the name of an attribute", 'page "a" {\n  text "one\n  =2 text "two"\n}'],
    ["one above a listing", 'page "a" {\n  text "one\n  code "a\n\nb" text "c"\n}'],
    [
      "one whose counterpart seems to be in a comment",
      `page "a" {\n  text "one\n  ${'text "(a; b) = c" '.repeat(12)}\n  link "https://a.b"\n}`,
    ],
    ["a list without an end", 'page "a" {\n  tabs ["one", "two"\n  text "three"\n}'],
    ["one before an attribute", 'page "a" {\n  tabs ["one", two gap=4\n}'],
    ["one in a list", 'page "a" {\n  chart values=[[1, 2], [3\n  text "b" size=lg\n}'],
    ["one that swallows a block", 'page "a" {\n  tabs ["one"\n  card { text "a" }\n}'],
    ["one with a string without an end", 'page "a" {\n  tabs ["one", "two\n  text "b"\n}'],
    ["one above a listing", 'page "a" {\n  tabs ["one"\n  code "a\n\nb"\n  text "c"w=4\n}'],
    ["one at the end", 'tabs ["one"'],
    ["thousands of mistakes", `page { ${'text "a" primry '.repeat(2_500)} }`],
  ])("%s", (_, source) => void expectSame(source));

  it("sources with words cut out, doubled or put in", () => {
    let count = 0;
    const runs = caseCount(1_000);
    const wrong = fc
      .record({
        source: fc.constantFrom(...corpus.map(({ source }) => source)),
        at: anyShare,
        length: fc.constantFrom(0, 0, 1, 3, 8),
        insert: fc.oneof(fc.constant(""), word),
      })
      .map(({ source, at, length, insert }) => {
        const from = Math.floor(at * source.length);
        return `${source.slice(0, from)} ${insert} ${source.slice(from + length)}`;
      });
    fc.assert(
      fc.property(wrong, (source) => {
        if (expectSame(source)) count++;
      }),
      { numRuns: runs },
    );
    expect(count).toBeGreaterThan(runs / 10);
  });

  it("sources with a quote or the end of a list cut out", () => {
    let count = 0;
    const runs = caseCount(500);
    const wrong = fc
      .record({
        source: fc.constantFrom(...corpus.map(({ source }) => source)),
        at: anyShare,
        insert: fc.oneof({ weight: 3, arbitrary: fc.constant("") }, word),
      })
      .map(({ source, at, insert }) => {
        const quotes = [...source.matchAll(/["'\]]/g)];
        const from = quotes[Math.floor(at * quotes.length)]?.index ?? 0;
        return `${source.slice(0, from)}${insert}${source.slice(from + 1)}`;
      });
    fc.assert(
      fc.property(wrong, (source) => {
        expectSame(source);
        if (readWithOpenEnds(source, new DiagnosticCollector())) count++;
      }),
      { numRuns: runs },
    );
    expect(count).toBeGreaterThan(runs / 4);
  });
});

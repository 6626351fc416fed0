/** Laws of the formatter for any input: same meaning, formatting again changes nothing, every comment is kept. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/analyze.js";
import {
  type FormatOptions,
  format,
  formatEdits,
} from "../../../src/authoring/editing/format/format.js";
import { SourceText } from "../../../src/base/text/source-text.js";
import { parseTree } from "../../../src/language/syntax/parse-by-tree.js";
import { vocabulary } from "../../../src/model/components/registry.generated.js";
import { findFences } from "../../../src/workspace/markdown/fences.js";
import { corpus, folderExamples, screens } from "../../corpus/corpus.js";
import { anyText } from "../../support/any-text.js";
import { caseCount, caseSeeds } from "../../support/case-count.js";
import { Random } from "../../support/random.js";
import { randomSource } from "../../support/random-source.js";
import { SourceWriter } from "../../support/source-writer.js";

/** The comments of a source, as they are written. */
function commentsOf(source: string): string[] {
  const comments: string[] = [];
  parseTree(source).iterate({
    enter: ({ name, from, to }) => {
      if (name === "LineComment" || name === "BlockComment") comments.push(source.slice(from, to));
    },
  });
  return comments;
}

/** The source with the edits of the formatter, whose places must be places of an editor, too. */
function applied(source: string, options: FormatOptions): string {
  let text = source;
  const lines = new SourceText(source);
  const edits = formatEdits(source, options);
  for (const offset of edits.flatMap(({ from, to }) => [from, to])) {
    const { line, column } = lines.locate(offset);
    if (lines.offsetAt(line, column) !== offset) expect.fail(`between CR and LF: ${source}`);
  }
  for (const { from, to, insert } of edits.toReversed()) {
    text = text.slice(0, from) + insert + text.slice(to);
  }
  return text;
}

/** Checks the laws for a source; returns the formatted source. */
function expectLaws(source: string, options: FormatOptions = {}): string {
  const text = format(source, options);
  const [before, after] = [analyze(source, options), analyze(text, options)];
  expect(after.written, source).toEqual(before.written);
  expect(codesOf(after), source).toEqual(codesOf(before));
  expect(format(text, options), source).toBe(text);
  expect(soundComments(text, after), source).toEqual(soundComments(source, before));
  expect(applied(source, options), source).toBe(text);
  return text;
}

/** The comments before the first unterminated string: after it, the bare grammar mistakes strings for comments. */
function soundComments(text: string, { diagnostics }: ReturnType<typeof analyze>): string[] {
  const open = diagnostics.filter(({ code }) => code === "syntax-unclosed-string");
  const end = Math.min(text.length, ...open.map(({ from }) => from));
  return commentsOf(text.slice(0, end));
}

/** The number of errors by code. */
function codesOf({ diagnostics }: ReturnType<typeof analyze>): string[] {
  return diagnostics.flatMap(({ code, severity }) => (severity === "error" ? [code] : [])).sort();
}

const docs = join(import.meta.dirname, "../../../docs");
const fenced = readdirSync(docs, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) =>
    findFences(readFileSync(join(docs, name), "utf8"), () => true).map(({ content }, at) => ({
      name: `docs/${name}, fence ${at + 1}`,
      source: content,
    })),
  );

describe("the laws of the formatter hold for", () => {
  it.each([...corpus, ...screens])("$name", ({ source }) => {
    expectLaws(source);
    expectLaws(source, { width: 40, indent: 4 });
    expectLaws(source.replace(/\n/g, "\r\n"));
  });

  it.each(folderExamples)("$name", ({ source, load }) => {
    expectLaws(source, { load });
  });

  it.each(fenced)("$name", ({ source }) => {
    expectLaws(source);
  });

  it("random documents", () => {
    fc.assert(
      fc.property(randomSource, fc.constantFrom(100, 40, 10), (source, width) => {
        expectLaws(source, { width });
      }),
      { numRuns: caseCount(300) },
    );
  });

  it("documents with every component", () => {
    for (const seed of caseSeeds(60)) {
      expectLaws(new SourceWriter(new Random(seed), vocabulary, 60).write());
    }
  });

  it("any text", () => {
    fc.assert(
      fc.property(anyText(200), (source) => {
        expectLaws(source);
      }),
      { numRuns: caseCount(200) },
    );
  });

  it("damaged sources", () => {
    const sources = [...corpus, ...screens].map(({ source }) => source);
    const damage = fc.record({
      source: fc.constantFrom(...sources),
      at: fc.nat(5000),
      cut: fc.nat(6),
      put: fc.constantFrom("", ..."{ } [ ] ( ) = : , \" ' // /* */ foo card text ...".split(" ")),
    });
    fc.assert(
      fc.property(damage, ({ source, at, cut, put }) => {
        const place = at % (source.length + 1);
        expectLaws(source.slice(0, place) + put + source.slice(place + cut));
      }),
      { numRuns: caseCount(300) },
    );
  });
});

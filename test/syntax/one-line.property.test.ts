/** Tests that line breaks matter only before soft words (language.md 1.3): on one line, the AST is the same. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import type { ComponentEntry, Element } from "../../src/language/ast/element.js";
import { findFences } from "../../src/workspace/markdown/fences.js";
import { corpus, screens } from "../corpus/corpus.js";
import { caseCount } from "../support/case-count.js";
import { randomSource } from "../support/random-source.js";

/** A source with spaces in place of line breaks outside of strings, and block comments in place of line comments. */
function joinLines(source: string): string {
  const parts =
    /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*[\s\S]*?\*\/|\/\/[^\r\n]*|\r\n?|\n/g;
  return source.replace(parts, (part) => {
    if (part.startsWith("//")) return `/*${part.slice(2).replaceAll("*/", "")}*/`;
    return /^[\r\n]/.test(part) ? " " : part;
  });
}

/** Whether an element is identified by an attribute that only it has; after an unknown attribute, it cannot be. */
function hasItsOwn({ attributes, component }: Element, before: ComponentEntry): boolean {
  const known = attributes.filter(({ name }) => component?.attributes.has(name));
  return (
    known.length === attributes.length && known.some(({ name }) => !before.attributes.has(name))
  );
}

/** Whether a line starts with a word that the element before it knows: the only place where lines matter. */
function hasSoftWords(elements: readonly Element[], source: string): boolean {
  return elements.some((element, at) => {
    const before = elements[at - 1];
    const isBare = element.label === undefined && !element.list && !element.block;
    const isSoft =
      isBare &&
      before?.component !== undefined &&
      !hasItsOwn(element, before.component) &&
      (before.component.modifiers.has(element.word) ||
        before.component.attributes.has(element.word));
    const gap = before ? source.slice(before.to, element.wordFrom) : "";
    return (isSoft && /[\r\n]/.test(gap)) || hasSoftWords(element.block?.elements ?? [], source);
  });
}

/** The AST of a source; undefined unless it is valid and has no soft words. */
function meaningOf(source: string): unknown {
  const { ast, diagnostics, elements } = analyze(source);
  if (diagnostics.some(({ severity }) => severity === "error")) return undefined;
  return hasSoftWords(elements.elements, source) ? undefined : ast;
}

function expectSameOnOneLine(source: string): boolean {
  const meant = meaningOf(source);
  if (meant === undefined) return false;
  const line = joinLines(source);
  const { ast, diagnostics } = analyze(line);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  expect(ast).toEqual(meant);
  return true;
}

const docs = join(import.meta.dirname, "../../docs");
const fenced = readdirSync(docs, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) =>
    findFences(readFileSync(join(docs, name), "utf8"), () => true).map(({ content }, at) => ({
      name: `docs/${name}, fence ${at + 1}`,
      source: content,
    })),
  )
  .filter(({ source }) => meaningOf(source) !== undefined);

describe("a source on one line has the same meaning:", () => {
  it.each([...corpus, ...screens])("$name", ({ source }) => {
    expect(expectSameOnOneLine(source)).toBe(true);
  });

  it.each(fenced)("$name", ({ source }) => {
    expectSameOnOneLine(source);
  });

  it("random documents", () => {
    // Most are rejected by some check; the others are enough.
    let valid = 0;
    const runs = caseCount(500);
    fc.assert(
      fc.property(randomSource, (source) => {
        if (expectSameOnOneLine(source)) valid++;
      }),
      { numRuns: runs },
    );
    expect(valid).toBeGreaterThan(runs / 5);
  });
});

/** What is printed from an AST has that AST: over the corpus, and over random documents and values. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import type { DocumentNode } from "../../src/ast/node.js";
import type { Value } from "../../src/ast/value.js";
import { vocabulary } from "../../src/components/registry.generated.js";
import { printAst } from "../../src/syntax/print-ast.js";
import { corpus } from "../corpus/corpus.js";
import { caseCount } from "../support/case-count.js";
import { randomSource } from "../support/random-source.js";

/** Whether a source is valid, and so was printed and read again with the same tree. */
function expectSameTree(source: string): boolean {
  const { ast, diagnostics } = analyze(source);
  if (diagnostics.some(({ severity }) => severity === "error")) return false;
  const printed = printAst(ast, vocabulary);
  const again = analyze(printed);
  expect(again.ast, printed).toEqual(ast);
  expect(again.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(printAst(analyze(printed).ast, vocabulary)).toBe(printed);
  return true;
}

describe("the printed AST has the same AST:", () => {
  it.each(corpus)("$name", ({ source }) => expect(expectSameTree(source)).toBe(true));

  it("random documents", () => {
    let valid = 0;
    const runs = caseCount(500);
    fc.assert(
      fc.property(randomSource, (source) => {
        if (expectSameTree(source)) valid++;
      }),
      { numRuns: runs },
    );
    expect(valid).toBeGreaterThan(runs / 5);
  });

  it.each([
    "OWNER OTHER { }",
    'OWNER "x" OTHER gap=2 { }',
    'OWNER OTHER "x" gap=2 { text "a" }',
    'OWNER OTHER ["a"] { }',
    'OWNER muted OTHER "x" { }',
    "OWNER OTHER popover",
    'OWNER OTHER "x" card { }',
  ])("a component among the modifiers of another: %s", (form) => {
    const names = vocabulary.components.map(({ name }) => name);
    // Every pair in the soak tests, each fourth in the unit tests.
    const step = caseCount(1) > 1 ? 1 : 4;
    let valid = 0;
    for (const [at, owner] of names.entries()) {
      for (let next = at % step; next < names.length; next += step) {
        const other = names[next]!;
        const source = form.replace("OWNER", owner).replace("OTHER", other);
        if (expectSameTree(`page "P" { ${source} }`)) valid++;
      }
    }
    expect(valid).toBeGreaterThan(100 / step);
  });

  it("random labels and values", () => {
    const number = fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }),
    );
    const unit = fc.record({ value: number, unit: fc.constantFrom("px", "%", "rem") });
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("card", "true", "#fff", "\\[x", "a\nb"),
    );
    const value = fc.letrec<{ value: Value }>((tie) => ({
      value: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        text,
        number,
        fc.boolean(),
        unit,
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(text, tie("value"), { minKeys: 1, maxKeys: 3 }),
      ) as fc.Arbitrary<Value>,
    })).value;
    fc.assert(
      fc.property(text, value, fc.array(value, { maxLength: 3 }), (label, foo, items) => {
        const list = { type: "List", label, attributes: { foo }, items, children: [] };
        if (!vocabulary.componentOfType("List")!.label) Reflect.deleteProperty(list, "label");
        const document: DocumentNode = {
          type: "Document",
          children: [{ type: "Page", label, children: [list] }],
        };
        expect(analyze(printAst(document, vocabulary)).ast).toEqual(document);
      }),
      { numRuns: caseCount(150) },
    );
  });
});

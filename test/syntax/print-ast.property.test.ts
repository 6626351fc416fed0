/** Tests that printing an AST gives a source with that AST: over the corpus, and over random documents and values. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import type { LoadFile } from "../../src/language/ast/load-file.js";
import type { DocumentNode } from "../../src/language/ast/node.js";
import type { Value } from "../../src/language/ast/value.js";
import { printAst } from "../../src/language/syntax/print-ast.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { corpus } from "../corpus/corpus.js";
import { caseCount, isSearching } from "../support/case-count.js";
import { randomSource } from "../support/random-source.js";

/** Whether a source is valid, in which case printing and reading it again gives the same tree. */
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

const parts = 'component chip2(text: string = "x") { badge "$text" }\ndata Extra [1, 2]';
const load: LoadFile = (path) =>
  path === "parts.wf" ? { id: path, text: parts } : { problem: "missing" };

/** Sources that define and use, one for each form with all of its parts. */
const reuse = [
  'component c(name: string, on: boolean = false, tags: list = ["a"], r: record = {a=1}, n = -3) { text "$name" }\npage { c "A" on ["b"] w=400 mt=2 muted c "B" r={a=2} { } use c(name="C", n=4) w=50% p=2 }',
  'component c(kind: "a b" | "true" = "true", i: icon = user) { icon "$i" slot slot more { text "x" } }\npage { use c { } use c(kind="a b") { fill more { button "y" } text "z" } }',
  'layout out(a: number = 1) { header { title "$a" } slot }\nlayout app uses=out(a=2) { main { slot } }\npage "P" uses=app w=300 { text "x" }\npage uses=out with={a="3"} { }',
  'data people [{name="Ada" role="a \\"b\\""}, {name="Bob"}]\nlist { repeat people as p, i { item "${i}. $p.name" } }\npage { repeat 3 as n { badge "$n" } repeat ["a", "b"] as x { text "$x" } repeat 2 { } }',
  'component c(n: number = 2, l: list) { repeat "$n" { slot } repeat l as e when=a { text "$e" } repeat "$l" as e { } }\npage "V" variants=[a, b] id=v { c ["q"] when=a { text "t" } text "u" when=!a }',
  'import "parts.wf"\nimport { chip2 } from "parts.wf"\nimport "parts.wf" as ui\npage { chip2 "a" chip2 repeat ui.Extra as e { use ui.chip2(text="$e") } }',
  'data Rows [1]\ndata more from "more.csv"\ncomponent chart2 { divider }\npage { table data=Rows foo="other Rows" bar=chart2 { } }',
  "page { slot fill x { } use y }\ncomponent button { }",
];

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

  it.each(reuse)("%s", (source) => {
    const { written } = analyze(source, { load });
    const printed = printAst(written, vocabulary);
    const again = analyze(printed, { load });
    expect(again.written, printed).toEqual(written);
    expect(again.ast).toEqual(analyze(source, { load }).ast);
    expect(printAst(again.written, vocabulary)).toBe(printed);
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
    // Every pair in a search, otherwise one in four.
    const step = isSearching ? 1 : 4;
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

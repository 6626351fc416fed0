/** Tests what is offered in the heads of forms, after `data`, `repeat`, `import` and the others. */
import { describe, expect, it } from "vitest";
import { complete } from "../../src/authoring/editing/complete/complete.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";

const definitions = `data people [{name="Ada"}]
component note(rows: list) { text "x" slot aside }
layout shell(title: string) { title "$title" slot top slot }
`;

function candidatesAt(source: string, before = definitions) {
  const text = before + source;
  const document = new LanguageDocument(text.replace("¦", ""), {
    paths: () => ["parts.wf", "rows.json", "cat.png"],
  });
  return complete(document, text.indexOf("¦")).candidates;
}

const offered = (source: string): string[] => candidatesAt(source).map(({ label }) => label);

describe("completion in the head of a form", () => {
  it.each([
    ["nothing for a new name", "data ¦", []],
    ["nothing for a name that is written", "data pla¦", []],
    ["what data is made of", "data places ¦", ["[ … ]", "from"]],
    ["only a file before a list", "data places ¦[]", ["from"]],
    ["data files", "data places from ¦", ["rows.json"]],
    ["data files in quotes", 'data places from "¦"', ["rows.json"]],
    ["nothing for the name of a component", "component ¦", []],
    ["the block of a component", "component a ¦", ["{ … }"]],
    ["its block after parameters", "component a(b: string, c: number) ¦", ["{ … }"]],
    ["nothing where it has its block", "layout a ¦{ slot }", []],
    ["files to import, or some of their names", "import ¦", ["parts.wf", "{ … }"]],
    ["wireframes in quotes", 'import "¦"', ["parts.wf"]],
    ["the word after names", "import { a } ¦", ["from"]],
    ["wireframes after names", "import { a } from ¦", ["parts.wf"]],
    ["the same in quotes", 'import { a } from "¦"', ["parts.wf"]],
    ["the word after a file", 'import "parts.wf" ¦', ["as"]],
    ["nothing for a prefix", 'import "parts.wf" as ¦', []],
    ["the block of tokens", "tokens ¦", ["{ … }"]],
    ["components", 'page "A" { use ¦ }', ["note"]],
    ["lists", 'page "A" { repeat ¦ }', ["people"]],
    ["lists of parameters", "component a(rows: list, b: string) { repeat ¦ }", ["people", "rows"]],
    ["the name of entries", 'page "A" { repeat people ¦ }', ["as"]],
    ["nothing for this name", 'page "A" { repeat people as ¦ }', []],
    ["the block below it", 'page "A" { repeat people as one ¦ }', ["{ … }"]],
    ["a name or the block after a number", 'page "A" { repeat 3 ¦ }', ["as", "{ … }"]],
    ["slots of a layout", 'page "A" uses=shell(title="B") { fill ¦ }', ["top"]],
    ["slots of a component", 'page "A" { use note(rows=people) { fill ¦ } }', ["aside"]],
    ["no slot twice", 'page "A" uses=shell { fill top { }\n fill ¦ }', []],
    ["nothing after a word of other languages", "for ¦", []],
    ["nothing after more of them", 'page "A" {\n  for each in ¦\n}', []],
  ])("offers %s", (_, source, expected) => {
    expect(offered(source).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ["on the next line", 'page "A" {\n  repeat people\n  ¦\n}'],
    ["after a form", 'data places from "rows.json"\n¦'],
    ["after arguments", 'page "A" { use note(rows=people) ¦ }'],
    ["after a bare slot", "component a { slot ¦ }"],
    ["while a word of other languages is typed", 'page "A" { fo¦ }'],
  ])("offers elements %s", (_, source) => {
    expect(offered(source).length).toBeGreaterThan(1);
  });
});

describe("completion of bare words", () => {
  it("says what they do instead of what their values would be", () => {
    const found = candidatesAt('page "A" { button "B" disab¦ }', "").find(
      ({ label }) => label === "disabled",
    );
    expect(found).toMatchObject({ kind: "modifier", insert: "disabled" });
    expect(found?.detail).not.toMatch(/true/);
    expect(found?.docs?.()).not.toMatch(/true/);
  });

  it("keeps the values of attributes that take others, too", () => {
    const found = candidatesAt('page "A" { card bord¦ }', "").find(
      ({ label }) => label === "border",
    );
    expect(found).toMatchObject({ kind: "attribute", detail: "true, false or a hex color" });
  });
});

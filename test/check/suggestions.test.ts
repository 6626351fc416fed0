/** Suggestions for habits from other languages, and that only certain repairs are applied. */
import { describe, expect, it } from "vitest";
import { check } from "../../src/analyze.js";
import { applyFixes } from "../../src/language/diagnostics/apply-fixes.js";

function hintsOf(source: string): (string | undefined)[] {
  return check(`page { ${source} }`).map(({ hint }) => hint);
}

function repaired(source: string): string {
  const wrapped = `page { ${source} }`;
  return applyFixes(wrapped, check(wrapped)).text.slice(7, -2);
}

const hints: readonly (readonly [string, string])[] = [
  ['text "a" size=large', 'did you mean "lg"?'],
  ["row justify=space-between { }", 'did you mean "between"?'],
  ["row align=middle { }", 'did you mean "center"?'],
  ['button "a" destructive', 'did you mean "danger"?'],
  ['badge "a" green', 'did you mean "success"?'],
  ['button "A" active=1', '"button" takes'],
  ['select "A" option=["B"]', 'did you mean "options"?'],
  ["card p-4 { }", 'did you mean "p=4"?'],
  ['chip "A" active', 'did you mean "selected"?'],
  ['table [["A"], ["B"]] zebra', 'did you mean "striped"?'],
  ['bubble "A" me', 'did you mean "mine"?'],
  ["pagination current=2", 'did you mean "active"?'],
  ["progress percent=40", 'did you mean "value"?'],
  ['input "A" helperText="B"', 'did you mean "hint"?'],
  ['tree [{label="A" children=["B"]}]', 'did you mean "items"?'],
  ['list [{label="A" subtitle="B"}]', 'did you mean "hint"?'],
  ['row { text "A" sm datepicker text "B" }', 'write input "…" date'],
  ["card shadow { }", "write shadow=…"],
  ["card { border 1 }", "attributes go before the block"],
  ['sheet "S" { text "a" } open', "modifiers go before the block: … open { … }"],
  ['list ["x"] aria="H"', '"list" takes items'],
  ['text "He said "hi" to me"', "write the quotes inside it as"],
  ['list { "a" }', 'to show it, write item "a"'],
  ['button: "Save"', 'write button without ":"'],
  ["<!-- note -->", "comments are written // text or /* text */"],
  ['text "a" color=#12', "hex colors have 3, 4, 6 or 8 digits"],
  ["progress 64", "write value=64"],
];

describe("hints", () => {
  for (const [source, part] of hints) {
    it(source, () => expect(hintsOf(source)[0]).toContain(part));
  }
});

it("suggests no word that only ends like a short one", () => {
  expect(hintsOf('card done { text "a" }').join()).not.toContain("none");
});

const repairs: readonly (readonly [string, string])[] = [
  ["progress 64", "progress value=64"],
  ['nav [["One", "Two"]]', 'nav ["One", "Two"]'],
  ['nav [["One"], ["Two"]]', 'nav [["One"], ["Two"]]'],
  ['table { columns ["A"] rows [["1"], ["2"]] }', 'table { columns ["A"] row [["1"], ["2"]] }'],
  ["text Hello there my friend", 'text "Hello there my friend"'],
  ["button Sign in primary", 'button "Sign in" primary'],
  ['button("Save")', 'button "Save"'],
  ['button: "Save"', 'button "Save"'],
  ['button "a", primary', 'button "a" primary'],
  ["card p-4 { }", "card p=4 { }"],
  // Too short, or from another language, so only suggested.
  ['icon "ada"', 'icon "ada"'],
  ['option "A"', 'option "A"'],
  ["for item in items", "for item in items"],
  ['text "x"\nspan "lost?"', 'text "x"\nspan "lost?"'],
  ['text "a" color=#12', 'text "a" color=#12'],
];

describe("repairs", () => {
  for (const [source, expected] of repairs) {
    it(source, () => expect(repaired(source)).toBe(expected));
  }

  it("reports words that belong to other parents even if a block is missing elsewhere", () => {
    const codes = check('page { table { header ["A"] row ["1"] } list { text "a" } }').map(
      ({ code }) => code,
    );
    expect(codes).toContain("child-not-allowed");
  });

  it("allows components with an icon but no label on one line", () => {
    expect(check("page { row { button icon=pencil button icon=trash-2 danger } }")).toEqual([]);
  });
});

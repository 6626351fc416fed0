/** Forms that people guess for what we have: each is answered with one hint that has the right words. */
import { expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { repair } from "../../src/index.js";

/** Elements of a page, each with the only hint, and what the fix makes of it. */
const forms: readonly (readonly [source: string, hint: string, fixed?: string])[] = [
  ['heading 2 "Team"', "write level=2", 'heading level=2 "Team"'],
  ['title 1 "Team"', "write level=1", 'title level=1 "Team"'],
  ['grid 3 { text "a" }', "write columns=3", 'grid columns=3 { text "a" }'],
  ['columns 3 { text "a" }', "write grid columns=3 { … }"],
  ['columns { text "a" }', "write grid columns=3 { … }"],
  ['row { col 6 { text "a" } }', "write span=6", 'row { col span=6 { text "a" } }'],
  ["pagination 10", "write pages=10", "pagination pages=10"],
  ['tabbar { tab "A" }', 'write item "…"'],
  ['list { item "A" { text "b" } }', 'write item "…" hint="…"'],
  ['list { item "A" { switch } }', 'write item "…" switch'],
  ['row align=right { text "a" }', "write justify=end", 'row justify=end { text "a" }'],
  ['stack align=right { text "a" }', "write align=end", 'stack align=end { text "a" }'],
  ['row right { text "a" }', "write justify=end", 'row justify=end { text "a" }'],
  ['card right { text "a" }', "write align=end", 'card align=end { text "a" }'],
  [
    "pagination total=10",
    'for their number, write pages=10; otherwise, say of what: total="10 results"',
    "pagination pages=10",
  ],
  ['footer sticky { text "a" }', "leave it out: it stays at its edge of the page"],
  ['header fixed { text "a" }', "leave it out: it stays at its edge of the page"],
  ['list checks ["A"]', 'write list { item "…" checked=false }'],
  ['card primary { text "a" }', 'did you mean "bg=primary"?'],
  ['card success { text "a" }', 'did you mean "bg=success"?'],
];

it.each(forms)("%s", (source, hint, fixed) => {
  const written = `page "P" { ${source} }`;
  const { diagnostics } = analyze(written);
  expect(diagnostics.map((each) => each.hint)).toEqual([hint]);
  expect(repair(written).text).toBe(fixed === undefined ? written : `page "P" { ${fixed} }`);
});

/** Forms that mean something here, so that nothing is said about them. */
const ours: readonly string[] = [
  'timeline { item "A" { text "b" } }',
  'descriptions { item "A" { badge "b" } }',
  'pagination total="10 results"',
  "pagination pages=3 total=10",
  'table { columns ["A"] row ["b"] }',
  "row justify=end align=end { input }",
];

it.each(ours)("%s", (source) => {
  expect(analyze(`page "P" { ${source} }`).diagnostics).toEqual([]);
});

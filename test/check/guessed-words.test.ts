/** Words, attributes and labels that people guess: each is answered with what to write. */
import { expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";

/** Elements of a page, each with the hint of its only diagnostic. */
const guesses: readonly (readonly [source: string, hint: string])[] = [
  ['tree { node "src" }', 'write item "…"'],
  ['tabs { pane "One" { } }', 'write tab "…" { … }'],
  ['menubar { entry "File" }', 'write item "…"'],
  ['col "To do" { }', 'write title "To do" in its block'],
  ['row { text "a" } row "Two" { }', 'write title "Two" in its block'],
  ['dropdown "More" ["Print"]', "it takes a list, [ … ], a block, { … }, attributes and modifiers"],
  ['text "Online" success', 'did you mean "color=success"?'],
  ['avatar "Ada" online', 'write avatar "…" badge=""'],
  ['avatar "Ada" status=online', 'write badge="" for a dot'],
  ['card "Pro" featured { }', 'write card "…" shadow=lg bg=accent'],
  ['list { item "Ada" unread }', 'write item "…" badge=""'],
  ['list { item "Ada" trailing="9:41" }', 'did you mean "value"?'],
  ['input "Name" helper="As in your passport"', 'did you mean "hint"?'],
  ['textarea "Bio" maxlength=200', "leave it out: it changes nothing that is drawn"],
  ['button "Go" trailing-icon=arrow-right', 'did you mean "iconRight"?'],
  ['badge "New" position=top-right', 'did you mean "anchor"?'],
  [
    'chart pie [["Web", 40], ["Shop", 35]]',
    'write { label="Web" value=40 }, or labels=[…] beside the values',
  ],
];

it.each(guesses)("%s", (source, hint) => {
  const { diagnostics } = analyze(`page "P" {\n  ${source}\n}`);
  expect(diagnostics.map((each) => each.hint)).toEqual([hint]);
});

it("suggests no value of an attribute that all elements have", () => {
  const { diagnostics } = analyze('page "P" { text "a" evenly }');
  expect(diagnostics.map((each) => each.hint)).toEqual([undefined]);
});

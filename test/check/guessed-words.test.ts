/** Words, attributes and labels that people guess: each is answered with what to write. */
import { expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { repair } from "../../src/index.js";

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
  ['bubble "Hi" author="Ada"', 'did you mean "from"?'],
  ['bubble "Hi" timestamp="9:41"', 'did you mean "time"?'],
  ['text "$ 159" strikethrough', 'did you mean "strike"?'],
  ['stepper { item "Cart" completed item "Pay" }', 'did you mean "done"?'],
  ['row between { text "a" }', 'did you mean "justify=between"?'],
  ['card space-around { text "a" }', 'did you mean "justify=around"?'],
  ['table { columns ["A"]\n head ["B"] }', 'write columns ["…", "…"]'],
  ['table { header "B" "C" }', 'write columns ["…", "…"]'],
  ['table { columns ["A"]\n footer { text "B" } }', 'write row ["…", "…"]'],
  ["map { marker 1 }", 'write pin "…" x=40% y=40%'],
  ['timeline { event "Shipped" }', 'write item "…" time="…"'],
  ["map zoom=12 { pin x=1 y=1 }", "leave it out: the map is the same at all scales"],
  ['modal "a" { actions { button "OK" } }', "write footer { … }"],
  ['calendar { event "A" date="2026-11-03" time="9:00" }', 'did you mean "start"?'],
  ['radio "a" group=scope', 'did you mean "name"?'],
  ['stat "Orders" "1,204" trend="-3%"', 'write change="-3%"'],
  ["calendar mini", 'did you mean "compact"?'],
  [
    "chart bar data=[12, 18]",
    "data takes records: [{ name=… }]; any other list stands alone, without data=",
  ],
  [
    'list "Today" { item "Ada" }',
    "it takes a list, [ … ], a block, { … }, attributes and modifiers",
  ],
];

it.each(guesses)("%s", (source, hint) => {
  const { diagnostics } = analyze(`page "P" {\n  ${source}\n}`);
  expect(diagnostics.map((each) => each.hint)).toEqual([hint]);
});

/** Elements of a page whose unknown words stand before the label that they might have replaced. */
const unknownBeforeLabel: readonly (readonly [source: string, messages: readonly string[]])[] = [
  ['alert error "Failed"', ['"alert" has no modifier "error"']],
  ['button primry big "Save"', ['no modifier "primry"', 'no modifier "big"']],
  ['button primry icon=check "Save"', ['no modifier "primry"']],
  ['text loud content="Hello"', ['no modifier "loud"']],
  ['bubble grey { text "Hello" }', ['no modifier "grey"']],
  ["button Save changes size=lg", ['"button" needs a label']],
];

it.each(unknownBeforeLabel)("reports the unknown words of %s", (source, messages) => {
  const { diagnostics } = analyze(`page "P" { ${source} }`);
  expect(diagnostics.map(({ message }) => message)).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  );
});

/** Elements of a page that `--fix` mends in one go, each with its hints and what becomes of it. */
const mended: readonly (readonly [source: string, hints: readonly string[], fixed: string])[] = [
  [
    'table { columns "Name" "Seats" row "Ada" 3 }',
    ['write columns ["Name", "Seats"]', 'write row ["Ada", 3]'],
    'table { columns ["Name", "Seats"] row ["Ada", 3] }',
  ],
  [
    'table { columns "A", "B" }',
    ['write columns ["A", "B"]', "separate elements and attributes with spaces"],
    'table { columns ["A", "B"] }',
  ],
  ['nav "Home"\n    "About"', ['write nav ["Home", "About"]'], 'nav ["Home",\n    "About"]'],
  [
    'list "One" "Two" "Three" "Four"',
    ['write list ["One", "Two", "Three", …]'],
    'list ["One", "Two", "Three", "Four"]',
  ],
  [
    'breadcrumb "Home / Docs / A \\"B\\""',
    ['write breadcrumb ["Home", "Docs", "A \\"B\\""]'],
    'breadcrumb ["Home", "Docs", "A \\"B\\""]',
  ],
  ['breadcrumb "Home/Docs"', ['write breadcrumb ["Home/Docs"]'], 'breadcrumb ["Home/Docs"]'],
  [
    'stepper { step "Cart" done step "Pay" step "Done" }',
    ['write item "…"', 'write item "…"', 'write item "…"'],
    'stepper { item "Cart" done item "Pay" item "Done" }',
  ],
  [
    'chart bar data="1, 2.5,-3" labels="Mon,Tue,Wed"',
    [
      "data takes a list: write data=[1, 2.5, -3]",
      'labels takes a list: write labels=["Mon", "Tue", "Wed"]',
    ],
    'chart bar data=[1, 2.5, -3] labels=["Mon", "Tue", "Wed"]',
  ],
  [
    'text "Now" icon sun text "24"',
    ['to start an icon, write icon "sun"'],
    'text "Now" icon "sun" text "24"',
  ],
  [
    'code """\nls\n""" numbers',
    ['one quote is enough, even for text over several lines; write a quote inside it as \\"'],
    'code "\nls\n" numbers',
  ],
];

it.each(mended)("mends %s", (source, hints, fixed) => {
  const whole = `page "P" {\n  ${source}\n}`;
  const { diagnostics } = analyze(whole);
  expect(diagnostics.filter(({ severity }) => severity !== "info").map(({ hint }) => hint)).toEqual(
    hints,
  );
  expect(repair(whole).text).toBe(`page "P" {\n  ${fixed}\n}`);
});

it("draws the values of a row that has no brackets", () => {
  const { ast } = analyze('page "P" { table { columns "A" "B" row "1" "2" } }');
  expect(ast.children?.[0]?.children?.[0]?.children).toMatchObject([
    { items: ["A", "B"] },
    { items: ["1", "2"] },
  ]);
});

it.each([
  ["chart bar data=[12, 18]", [12, 18]],
  ['table data=[["A"], ["1"]]', [["A"], ["1"]]],
])("draws the plain list of %s", (source, items) => {
  expect(analyze(`page "P" { ${source} }`).ast.children![0]!.children).toMatchObject([{ items }]);
});

it("reports no further strings of an unknown component", () => {
  const { diagnostics } = analyze('page "P" { widget "a" "b" "c" }');
  expect(diagnostics.map(({ message }) => message)).toEqual(['unknown component "widget"']);
});

it("suggests no value of an attribute that all elements have", () => {
  const { diagnostics } = analyze('page "P" { text "a" evenly }');
  expect(diagnostics.map((each) => each.hint)).toEqual([undefined]);
});

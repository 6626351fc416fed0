/** Tests the style of the formatter, case by case. */
import { describe, expect, it } from "vitest";
import { format, formatEdits, formatRange } from "../../../src/authoring/editing/format/format.js";
import { SourceText } from "../../../src/base/text/source-text.js";

/** A source, and its formatted text, which formatting must not change again. */
type Case = readonly [what: string, source: string, formatted: string];

const heads: readonly Case[] = [
  ["spaces", 'button   "Save"\tprimary', 'button "Save" primary\n'],
  ["the label first, modifiers last", 'button primary "Save"', 'button "Save" primary\n'],
  [
    "list, attributes, modifiers",
    'select required w=200 ["A" "B",] "Size"',
    'select "Size" ["A", "B"] w=200 required\n',
  ],
  ["attributes as they were written", "card w=1 p=2 gap=3 { }", "card w=1 p=2 gap=3 { }\n"],
  ["one sign for attributes", 'title "A" level : 2', 'title "A" level=2\n'],
  ["a place", 'page "A" at ( 1 ,2 ) { }', 'page "A" at(1, 2) { }\n'],
  ["single quotes", "text 'a'", 'text "a"\n'],
  ["double quotes in a string", `text "say \\"hi\\""`, `text 'say "hi"'\n`],
  ["both quotes in a string", `text 'it\\'s "so"'`, `text 'it\\'s "so"'\n`],
  ["as many of both", `text 'it\\'s 1"'`, `text "it's 1\\""\n`],
  ["a soft word on its line", 'input "A"\ntextarea', 'input "A"\ntextarea\n'],
  ["a soft word on the line before", 'input "A" textarea', 'input "A" textarea\n'],
  ["an unknown word stays where it is", 'card w=1 foo "A" { }', 'card w=1 foo "A" { }\n'],
  [
    "a head that is too long",
    'input "A long label for a field" placeholder="something that is quite long as well" hint="and a hint" required',
    'input "A long label for a field" placeholder="something that is quite long as well"\n    hint="and a hint" required\n',
  ],
];

const blocks: readonly Case[] = [
  ["one line", 'row{text "a" text "b"}', 'row { text "a" text "b" }\n'],
  ["several lines", 'row { text "a"\n text "b" }', 'row {\n  text "a"\n  text "b"\n}\n'],
  ["no content", "row {\n\n}", "row { }\n"],
  [
    "a line that is too long",
    `row { text "${"a".repeat(50)}" text "${"b".repeat(50)}" }`,
    `row {\n  text "${"a".repeat(50)}"\n  text "${"b".repeat(50)}"\n}\n`,
  ],
  ["blank lines", 'text "a"\n\n\n\ntext "b"\ntext "c"\n\n', 'text "a"\n\ntext "b"\ntext "c"\n'],
  ["none at the ends", 'row {\n\n  text "a"\n\n}', 'row {\n  text "a"\n}\n'],
  ["a brace on its own line", 'row\n{\ntext "a"\n}', 'row {\n  text "a"\n}\n'],
];

const values: readonly Case[] = [
  ["objects", "nav [{label: 'A', icon=x,}]", 'nav [{label="A" icon=x}]\n'],
  ["JSON", 'nav [{ "label": "A", "a b": 1 }]', 'nav [{label="A" "a b": 1}]\n'],
  [
    "tables",
    'table [["Name","Role"],["Ada",1],"..."]',
    'table [\n  ["Name", "Role"],\n  ["Ada",  1],\n  "..."\n]\n',
  ],
  [
    "wide letters",
    'table [["日本","b"],["abcdef","d"]]',
    'table [\n  ["日本",   "b"],\n  ["abcdef", "d"]\n]\n',
  ],
  ["points", "chart line [[1,2],[3,4]]", "chart [[1, 2], [3, 4]] line\n"],
  ["records on lines of their own", "data a [{b=1},\n{b=2}]", "data a [\n  {b=1},\n  {b=2}\n]\n"],
  [
    "comments in a list",
    'list [ // all\n"a", // first\n\n/* second */\n"b"]',
    'list [ // all\n  "a", // first\n\n  /* second */\n  "b"\n]\n',
  ],
];

const comments: readonly Case[] = [
  ["above", '  // a\n  text "b"', '// a\ntext "b"\n'],
  ["after", 'text "a"   // b', 'text "a" // b\n'],
  ["after a brace", "row {// a\n}// b", "row { // a\n} // b\n"],
  ["alone", "// a\n\n\n/* b */", "// a\n\n/* b */\n"],
  ["in a block", "row { /* a */ }", "row { /* a */ }\n"],
  ["before an element", 'row { /* a */text "b" }', 'row { /* a */ text "b" }\n'],
  ["in a head", 'button /* a */ primary "b"', 'button /* a */ primary "b"\n'],
  ["that ends a line of a head", 'button "a" // b\nprimary', 'button "a" // b\n    primary\n'],
  ["after a name", "card w= /* a */ 1 { }", "card w= /* a */ 1 { }\n"],
];

const kept: readonly Case[] = [
  [
    "lines that a comment excludes",
    "row {\n// wf-fmt-ignore\ntext   'a'\ntext   'b'\n}",
    "row {\n  // wf-fmt-ignore\n  text   'a'\n  text \"b\"\n}\n",
  ],
  [
    "a line with an error",
    'row{\nbuton   "a"\nbutton   "b"\n}',
    'row {\n  buton   "a"\n  button "b"\n}\n',
  ],
  [
    "an unclosed block",
    'row{\n  card   {\n    text   "a"\n}\n\nrow{text   "b"}',
    'row {\n  card   {\n    text   "a"\n}\n\nrow { text "b" }\n',
  ],
  [
    "the line that a comment refers to",
    '// wf-ignore-next-line unknown-icon\nbutton   "a" icon=foo\nbutton   "b"',
    '// wf-ignore-next-line unknown-icon\nbutton   "a" icon=foo\nbutton "b"\n',
  ],
  ["a byte order mark", '\ufefftext  "a"', '\ufefftext "a"\n'],
  ["line ends", 'text  "a"\r\n\r\n\r\ntext "b"', 'text "a"\r\n\r\ntext "b"\r\n'],
  ["line breaks in strings", 'text   "a\n  b"', 'text "a\n  b"\n'],
  ["nothing", "", ""],
  ["spaces alone", " \n ", ""],
];

const forms: readonly Case[] = [
  [
    "parameters",
    "component  a( name:string ,kind : 'x'|'y'='x' ){ slot }",
    'component a(name: string, kind: "x" | "y" = "x") { slot }\n',
  ],
  ["arguments", "page { use  a( name : 'x',b=1 ) }", 'page { use a(name="x", b=1) }\n'],
  ["repeat", "page { repeat  p as  x ,i{ } }", "page { repeat p as x, i { } }\n"],
  ["data", "data  a  from 'a.json'", 'data a from "a.json"\n'],
  ["import", "import{a,b}from 'a.wf'", 'import { a, b } from "a.wf"\n'],
  ["import under a name", "import 'a.wf'  as  ui", 'import "a.wf" as ui\n'],
  ["tokens", "tokens{accent:#fff,radius=1}", "tokens { accent=#fff radius=1 }\n"],
  ["tokens on lines", "tokens {\naccent=#fff }", "tokens {\n  accent=#fff\n}\n"],
  ["layouts", "page 'A' uses= a( b='c' ) { }", 'page "A" uses=a(b="c") { }\n'],
  ["variants", "page { text 'a' when = !b }", 'page { text "a" when=!b }\n'],
];

describe.each([
  ["heads", heads],
  ["blocks", blocks],
  ["values", values],
  ["comments", comments],
  ["kept", kept],
  ["forms", forms],
])("%s:", (_, cases) => {
  it.each(cases)("%s", (_what, source, formatted) => {
    expect(format(source)).toBe(formatted);
    expect(format(formatted)).toBe(formatted);
  });
});

describe("a range", () => {
  const source = 'page   {\n   row   {\n   text   "a"\n   text   "b"\n   }\n}\n';

  it.each([
    ["formats an element in place", '"a"', source.replace('text   "a"', 'text "a"')],
    [
      "formats all of an element whose head it touches",
      "row",
      'page   {\n   row {\n     text "a"\n     text "b"\n   }\n}\n',
    ],
    ["formats all elements that it touches", "page", format(source)],
  ])("%s", (_, at, expected) => {
    const from = source.indexOf(at);
    expect(formatRange(source, { from, to: from + 1 })).toBe(expected);
  });

  it("changes nothing if it contains no element", () => {
    expect(formatRange('\n\n\ntext   "a"', { from: 0, to: 1 })).toBe('\n\n\ntext   "a"');
  });
});

describe("edits", () => {
  it("cover only the lines that differ", () => {
    const source = 'text "a"\nbutton   "b"\ntext "c"\n\n\n\ntext "d"\n';
    expect(formatEdits(source)).toEqual([
      { from: 16, to: 18, insert: "" },
      { from: 32, to: 34, insert: "" },
    ]);
  });

  it("cover only spaces and quotes of lines that differ one after the other", () => {
    const source = "page  'A'  {\r\n text   'b' \r\n   button \"c\"\r\n}\r\n";
    const cut = formatEdits(source).map(({ from, to, insert }) => [source.slice(from, to), insert]);
    expect(cut).toEqual([
      [" ", ""],
      ["'", '"'],
      ["'", '"'],
      [" ", ""],
      ["", " "],
      ["  ", ""],
      ["'", '"'],
      ["'", '"'],
      [" \r\n ", "\r\n"],
    ]);
  });

  it("never divide a line break", () => {
    for (const [first, second] of [
      ["\n", "\r\n"],
      ["\r\n", "\n"],
      ["\r", "\r\n"],
      ["\r\n", "\r"],
    ]) {
      const source = `page "A" {${first}  text "b" ${second}  text "c"${second}}${first}`;
      const places = new SourceText(source);
      const edits = formatEdits(source);
      expect(edits).not.toEqual([]);
      for (const offset of edits.flatMap(({ from, to }) => [from, to])) {
        const { line, column } = places.locate(offset);
        expect(places.offsetAt(line, column)).toBe(offset);
      }
    }
  });

  it("are empty for a formatted text", () => {
    expect(formatEdits('text "a"\n')).toEqual([]);
  });
});

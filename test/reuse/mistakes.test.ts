/** Tests that each mistake with components, layouts, repeats, data and imports gives one diagnostic, at its place. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import type { LoadFile } from "../../src/language/ast/load-file.js";
import { filesOf } from "./files.js";

interface Mistake {
  /** A description of the mistake. */
  name: string;
  source: string;
  files?: Readonly<Record<string, string>>;
  /** Loads files, if not from memory. */
  load?: LoadFile;
  code: string;
  /** The marked text. */
  at: string;
  /** A part of the message. */
  says: string;
  /** The source after the fix, if there is one. */
  fixed?: string;
  /** The uses that lead to the place. */
  via?: readonly string[];
}

const card = 'component userCard(name: string, admin: boolean = false) { text "${name} ${admin}" }';
const app = 'layout app(active: string = "Home") { text "$active" slot }';
const page = (content: string) => `page "A" { ${content} }`;
const fails = (problem: "encoding" | "unreadable" | "none"): LoadFile => {
  return () => ({ problem });
};

const mistakes: readonly Mistake[] = [
  {
    name: "an unknown component in a use",
    source: `${card}\n${page('use usrCard(name="Ada")')}`,
    code: "reuse-unknown",
    at: "usrCard",
    says: 'unknown component "usrCard"',
    fixed: `${card}\n${page('use userCard(name="Ada")')}`,
  },
  {
    name: "an unknown component",
    source: `${card}\n${page('userCrad "Ada"')}`,
    code: "unknown-component",
    at: "userCrad",
    says: 'unknown component "userCrad"',
    fixed: `${card}\n${page('userCard "Ada"')}`,
  },
  {
    name: "an unknown layout",
    source: 'page "A" uses=app { text "b" }',
    code: "reuse-unknown",
    at: "app",
    says: 'unknown layout "app"',
  },
  {
    name: "an unknown layout with arguments",
    source: 'page "A" uses=app(active="b") { text "b" }',
    code: "reuse-unknown",
    at: "app",
    says: 'unknown layout "app"',
  },
  {
    name: "an unknown parameter",
    source: `${card}\n${page('use userCard(name="Ada", admim=true)')}`,
    code: "reuse-unknown",
    at: "admim",
    says: '"userCard" has no parameter "admim"',
    fixed: `${card}\n${page('use userCard(name="Ada", admin=true)')}`,
  },
  {
    name: "an unknown parameter where a component is used like a built-in one",
    source: `${card}\n${page('userCard "Ada" admim=true')}`,
    code: "unknown-attribute",
    at: "admim",
    says: '"userCard" has no attribute "admim"',
    fixed: `${card}\n${page('userCard "Ada" admin=true')}`,
  },
  {
    name: "an unknown parameter of a layout",
    source: `${app}\npage "A" uses=app(activ="b") { text "b" }`,
    code: "reuse-unknown",
    at: "activ",
    says: '"app" has no parameter "activ"',
    fixed: `${app}\npage "A" uses=app(active="b") { text "b" }`,
  },
  {
    name: "a fill for a missing slot",
    source: `component box { card { slot actions } }\n${page('box { fill action { text "b" } }')}`,
    code: "reuse-unknown",
    at: "action",
    says: '"box" has no slot "action"',
    fixed: `component box { card { slot actions } }\n${page('box { fill actions { text "b" } }')}`,
  },
  {
    name: "content without a slot for it",
    source: `component box { card { slot actions } }\n${page('box { text "b" }')}`,
    code: "reuse-slot",
    at: "text",
    says: '"box" has no slot for this content',
  },
  {
    name: "a slot that is filled twice",
    source: `component box { slot a }\n${page('box { fill a { text "b" } fill a { text "c" } }')}`,
    code: "reuse-slot",
    at: "a",
    says: 'slot "a" is already filled',
  },
  {
    name: "a fill that is not directly in a use",
    source: `component box { slot a }\n${page('box { card { fill a { text "b" } } }')}`,
    code: "reuse-slot",
    at: "card",
    says: "no slot for this content",
  },
  {
    name: "a fill on a page",
    source: `component box { slot a }\n${page('box fill a { text "b" }')}`,
    code: "reuse-place",
    at: "fill",
    says: "fill is only allowed",
  },
  {
    name: "unknown data in a repeat",
    source: `data people ["Ada"]\n${page('repeat peple as p { text "$p" }')}`,
    code: "reuse-unknown",
    at: "peple",
    says: 'unknown list "peple"',
    fixed: `data people ["Ada"]\n${page('repeat people as p { text "$p" }')}`,
  },
  {
    name: "an unknown field",
    source: `data people [{name="Ada"}]\n${page('repeat people as p { text "$p.nam" }')}`,
    code: "reuse-value",
    at: "$p.nam",
    says: 'unknown field "nam"',
  },
  {
    name: "a repeat over a text",
    source: page('repeat "six" { text "b" }'),
    code: "reuse-list",
    at: '"six"',
    says: '"six" is not a list',
  },
  {
    name: "an unknown name in an import",
    source: `import { usrCard } from "cards.wf"\n${page('text "b"')}`,
    files: { "cards.wf": card },
    code: "reuse-unknown",
    at: "usrCard",
    says: '"cards.wf" does not define "usrCard"',
    fixed: `import { userCard } from "cards.wf"\n${page('text "b"')}`,
  },
  {
    name: "a missing argument in a use",
    source: `${card}\n${page("use userCard")}`,
    code: "reuse-argument",
    at: "userCard",
    says: '"userCard" needs "name"',
  },
  {
    name: "a missing argument where a component is used like a built-in one",
    source: `${card}\n${page("userCard admin")}`,
    code: "reuse-argument",
    at: "userCard",
    says: '"userCard" needs "name"',
  },
  {
    name: "a missing argument of a layout",
    source: 'layout app(active: string) { text "$active" slot }\npage "A" uses=app { text "b" }',
    code: "reuse-argument",
    at: "app",
    says: '"app" needs "active"',
  },
  {
    name: "an argument of another type in a use",
    source: `component scoreBar(count: number) { progress value="$count" }\n${page("use scoreBar(count=many)")}`,
    code: "attribute-kind",
    at: "many",
    says: 'count cannot be "many"',
  },
  {
    name: "an argument of another type where a component is used like a built-in one",
    source: `component scoreBar(count: number) { progress value="$count" }\n${page("scoreBar count=many")}`,
    code: "attribute-kind",
    at: "many",
    says: 'count cannot be "many"',
  },
  {
    name: "an argument that is not one of the choices",
    source: `component tag(kind: "new" | "old") { text "$kind" }\n${page("use tag(kind=big)")}`,
    code: "attribute-choice",
    at: "big",
    says: 'kind cannot be "big"',
  },
  {
    name: "an argument without a name",
    source: `${card}\n${page('use userCard("Ada")')}`,
    code: "reuse-head",
    at: '"Ada"',
    says: "expected an argument",
  },
  ...[
    ["repeat", page('repeat { text "a" }')],
    ["repeat", `data people ["Ada"]\n${page('repeat people { text "a" }')}`],
    ["use", page("use")],
    ["fill", page('fill { text "a" }')],
    ["data", `data people\n${page('text "a"')}`],
    ["layout", `layout { text "b" }\n${page('text "a"')}`],
    ["component", `component { text "a" }\n${page('text "a"')}`],
    ["import", `import cards\n${page('text "a"')}`],
  ].map(([word, source]) => ({
    name: `an incomplete ${word}: ${source}`,
    source: source!,
    code: "reuse-head",
    at: word!,
    says: `incomplete ${word}`,
  })),
  {
    name: "an argument that is given twice",
    source: `${card}\n${page('use userCard(name="Ada", name="Grace")')}`,
    code: "reuse-head",
    at: "name",
    says: '"name" is given twice',
  },
  {
    name: "a type that does not exist",
    source: `component a(b: strng) { text "$b" }\n${page('a b="c"')}`,
    code: "reuse-head",
    at: "strng",
    says: 'unknown type "strng"',
  },
  {
    name: "parentheses around the label",
    source: `${card}\n${page('userCard("Ada")')}`,
    code: "parentheses-unexpected",
    at: '("Ada")',
    says: "unexpected parentheses",
    fixed: `${card}\n${page('userCard "Ada"')}`,
  },
  {
    name: "parentheses around arguments",
    source: `${card}\n${page('userCard(name="Ada", admin=true)')}`,
    code: "foreign-syntax",
    at: 'userCard(name="Ada", admin=true)',
    says: "unexpected parentheses",
    fixed: `${card}\n${page('userCard name="Ada" admin=true')}`,
  },
  ...[
    ['text "$custmer"', "$custmer"],
    ['text "Hello ${custmer}!"', "${custmer}"],
    ['list ["Ada", "$custmer"]', "$custmer"],
    ['nav [{label="$custmer"}]', "$custmer"],
    ['text "$customer" size="$custmer"', "$custmer"],
    ['row gap="$custmer" { text "$customer" }', "$custmer"],
    ['repeat "$custmer" { text "a" }', "$custmer"],
    ['card "$custmer" { text "a" }', "$custmer"],
  ].map(([body, at]) => ({
    name: `an undeclared name in ${body}`,
    source: `component a(customer: string) { text "$customer" ${body} }\n${page('a "b" a "c"')}`,
    code: "reuse-value",
    at: at!,
    says: 'unknown name "$custmer"',
    fixed: `component a(customer: string) { text "$customer" ${body!.replace("custmer", "customer")} }\n${page('a "b" a "c"')}`,
    via: ["a"],
  })),
  {
    name: "an undeclared name in a component that nothing uses",
    source: 'component a(customer: string) { text "$custmer" }',
    code: "reuse-value",
    at: "$custmer",
    says: 'unknown name "$custmer"',
    fixed: 'component a(customer: string) { text "$customer" }',
  },
  {
    name: "an open brace after a dollar",
    source: `${page('repeat 2 as i { text "No. ${i" }')}`,
    code: "reuse-value",
    at: "${",
    says: 'missing "}"',
  },
  ...[
    "text $name",
    "text ${name}",
    'text "a" size=$name',
    "list [$name]",
    "list $name",
    "nav [{label=$name}]",
    "card $name { }",
  ].map((body) => {
    const [written] = /\$(?:name|\{name\})/.exec(body)!;
    return {
      name: `no quotes in ${body}`,
      source: `component a(name: string) { ${body} }\n${page('a "b"')}`,
      code: "reuse-value",
      at: written,
      says: `missing quotes around ${written}`,
      fixed: `component a(name: string) { ${body.replace(written, `"${written}"`)} }\n${page('a "b"')}`,
    };
  }),
  {
    name: "a name in a text without braces",
    source: `component a(name: string) { text "Hello $name" }\n${page('a "b"')}`,
    code: "reuse-literal",
    at: "$name",
    says: '"$name" is drawn as it is written',
    fixed: `component a(name: string) { text "Hello \${name}" }\n${page('a "b"')}`,
    via: ["a"],
  },
  {
    name: "a slot on a page",
    source: page("slot"),
    code: "reuse-place",
    at: "slot",
    says: "slot is only allowed in a component or layout",
  },
  {
    name: "a layout without a slot",
    source: 'layout app { text "a" }\npage "A" uses=app { text "b" }',
    code: "reuse-slot",
    at: "app",
    says: 'layout "app" has no slot',
  },
  {
    name: "a layout with a named slot alone",
    source: 'layout app { slot top }\npage "A" uses=app { text "b" }',
    code: "reuse-slot",
    at: "app",
    says: 'layout "app" has no slot',
  },
  {
    name: "a layout with two slots",
    source: 'layout app { slot card { slot } }\npage "A" uses=app { text "b" }',
    code: "reuse-slot",
    at: "slot",
    says: "already a slot without a name",
  },
  {
    name: "two slots of the same name",
    source: `component a { slot b slot b }\n${page('a { fill b { text "c" } }')}`,
    code: "reuse-slot",
    at: "slot b",
    says: 'already a slot "b"',
  },
  {
    name: "a component that uses itself",
    source: `component a { card { a } }\n${page("a")}`,
    code: "reuse-circle",
    at: "a",
    says: '"a" uses itself: a → a',
    via: ["a"],
  },
  {
    name: "components that use each other",
    source: `component a { b }\ncomponent b { use c }\ncomponent c { a }\n${page("a")}`,
    code: "reuse-circle",
    at: "a",
    says: "a → b → c → a",
    via: ["a", "b", "c"],
  },
  {
    name: "components that use each other, and that no page uses",
    source: "component a { b }\ncomponent b { a }",
    code: "reuse-circle",
    at: "a",
    says: "a → b → a",
    via: ["b"],
  },
  {
    name: "layouts that use each other",
    source: 'layout a uses=b { slot }\nlayout b uses=a { slot }\npage "A" uses=a { text "c" }',
    code: "reuse-circle",
    at: "a",
    says: "a → b → a",
    via: ["a", "b"],
  },
  {
    name: "files that import each other",
    source: `import "a.wf"\n${page("a")}`,
    files: {
      "a.wf": 'import "b.wf"\ncomponent a { text "a" }',
      "b.wf": 'import "a.wf"\ncomponent b { text "b" }',
    },
    code: "reuse-file",
    at: '"a.wf"',
    says: "a.wf → b.wf → a.wf",
  },
  {
    name: "a component with the name of a built-in one",
    source: `component button(name: string) { text "$name" }\n${page('button "b"')}`,
    code: "reuse-name",
    at: "button",
    says: '"button" is a built-in component',
  },
  {
    name: "a component with the name of a word of the language",
    source: `component repeat { text "a" }\n${page('text "b"')}`,
    code: "reuse-name",
    at: "repeat",
    says: '"repeat" is a word of the language',
  },
  {
    name: "a component with the name of a modifier",
    source: `component primary { text "a" }\n${page('button "b" primary')}`,
    code: "reuse-name",
    at: "primary",
    says: '"primary" is a word of the language',
  },
  {
    name: "two components of the same name",
    source: `component a { text "b" }\ncomponent a { text "c" }\n${page("a")}`,
    code: "reuse-name",
    at: "a",
    says: 'component "a" is already defined',
  },
  {
    name: "two parameters of the same name",
    source: `component a(b: string, b: number) { text "$b" }\n${page('a "c"')}`,
    code: "reuse-name",
    at: "b",
    says: 'parameter "b" is already defined',
  },
  {
    name: "an imported component of the same name",
    source: `import "cards.wf"\n${card}\n${page('userCard "Ada"')}`,
    files: { "cards.wf": card },
    code: "reuse-name",
    at: "userCard",
    says: 'component "userCard" is already defined',
  },
  {
    name: "a repeat of too many elements",
    source: page('repeat 6000 { text "b" }'),
    code: "reuse-limit",
    at: "6000",
    says: "5,000 elements, not 6,000",
  },
  {
    name: "repeats of too many elements",
    source: page('repeat 100 { repeat 100 { text "b" } }'),
    code: "reuse-limit",
    at: "repeat",
    says: "5,000 elements, not 10,000",
  },
  {
    name: "too many elements",
    source: `component ten { ${'text "b" '.repeat(10)} }\n${page("ten ".repeat(2100))}`,
    code: "reuse-limit",
    at: "text",
    says: "more than 20,000 elements",
    via: ["ten"],
  },
  {
    name: "a definition in a page",
    source: page('component a { text "b" } text "c"'),
    code: "reuse-place",
    at: "component",
    says: "component is only allowed at the top level",
  },
  {
    name: "an import after its use",
    source: `${page('userCard "Ada"')}\nimport "cards.wf"`,
    files: { "cards.wf": card },
    code: "reuse-place",
    at: 'import "cards.wf"',
    says: "imports must come first",
    fixed: `import "cards.wf"\n${page('userCard "Ada"')}\n`,
  },
  {
    name: "a file outside of the root",
    source: `import "../cards.wf"\n${page('userCard "Ada"')}`,
    code: "reuse-file",
    at: '"../cards.wf"',
    says: '"../cards.wf" is outside of the project',
  },
  {
    name: "a missing file, whatever it would define",
    source: `import "cards.wf"\npage "A" uses=app { userCard "Ada" use card repeat people as p { text "$p" } }`,
    code: "reuse-file",
    at: '"cards.wf"',
    says: '"cards.wf" does not exist',
  },
  {
    name: "a missing file under a name",
    source: `import "cards.wf" as ui\n${page('ui.userCard "Ada"')}`,
    code: "reuse-file",
    at: '"cards.wf"',
    says: '"cards.wf" does not exist',
  },
  {
    name: "a file that cannot be read",
    source: `import "cards.wf"\n${page('userCard "Ada"')}`,
    load: fails("unreadable"),
    code: "reuse-file",
    at: '"cards.wf"',
    says: '"cards.wf" cannot be read',
  },
  {
    name: "a file that is not UTF-8",
    source: `import "cards.wf"\n${page('userCard "Ada"')}`,
    load: fails("encoding"),
    code: "reuse-file",
    at: '"cards.wf"',
    says: '"cards.wf" is not UTF-8',
  },
  {
    name: "a file where none can be imported",
    source: `import "cards.wf"\n${page('userCard "Ada"')}`,
    load: fails("none"),
    code: "reuse-file",
    at: '"cards.wf"',
    says: "only this source was given",
  },
  {
    name: "a file with an error in a file that it imports",
    source: `import "a.wf"\n${page("a")}`,
    files: { "a.wf": 'import "b.wf"\ncomponent a { b }', "b.wf": "component b { buton }" },
    code: "reuse-file",
    at: '"a.wf"',
    says: '"b.wf" has 1 error: unknown component "buton"',
  },
  {
    name: "a data file that is missing",
    source: `data people from "people.json"\n${page('repeat people as p { text "$p.name" }')}`,
    code: "reuse-file",
    at: '"people.json"',
    says: '"people.json" does not exist',
  },
  {
    name: "a data file that is not JSON",
    source: `data people from "people.json"\n${page('repeat people as p { text "$p.name" }')}`,
    files: { "people.json": "[{name: Ada}]" },
    code: "reuse-file",
    at: '"people.json"',
    says: '"people.json" is not valid JSON',
  },
  {
    name: "a data file without a list",
    source: `data people from "people.json"\n${page('repeat people as p { text "$p.name" }')}`,
    files: { "people.json": '{"name": "Ada"}' },
    code: "reuse-file",
    at: '"people.json"',
    says: '"people.json" does not contain a list',
  },
  {
    name: "a source of another language",
    source: 'language "4.0"\n\nscreen Home {\n  state open: boolean = false\n  Card(title: "A")\n}',
    code: "foreign-syntax",
    at: 'language "4.0"',
    says: "version 4.0 of another wireframe language",
  },
  {
    name: "a variant that the page does not have",
    source: 'page "A" variants=[loading, ready] { text "b" text "c" when=redy }',
    code: "reuse-variant",
    at: "redy",
    says: 'the page has no variant "redy"',
  },
  {
    name: "a variant on a page without any",
    source: page('text "b" text "c" when=loading'),
    code: "reuse-variant",
    at: "loading",
    says: 'the page has no variant "loading"',
  },
  {
    name: "an unused component",
    source: `${card}\n${page('text "b"')}`,
    code: "reuse-unused",
    at: "userCard",
    says: 'component "userCard" is not used',
    fixed: page('text "b"'),
  },
  {
    name: "an unused layout",
    source: `${app}\n${page('text "b"')}`,
    code: "reuse-unused",
    at: "app",
    says: 'layout "app" is not used',
    fixed: page('text "b"'),
  },
  {
    name: "unused data",
    source: `data people ["Ada"]\n${page('text "b"')}`,
    code: "reuse-unused",
    at: "people",
    says: 'data "people" is not used',
    fixed: page('text "b"'),
  },
  {
    name: "an unused parameter",
    source: `component a(name: string, big: boolean = false) { text "$name" }\n${page('a "b"')}`,
    code: "reuse-unused",
    at: "big",
    says: 'parameter "big" is not used',
    fixed: `component a(name: string) { text "$name" }\n${page('a "b"')}`,
  },
  {
    name: "an unused parameter before others",
    source: `component a(kind: "x" | "y" = "x", name: string) { text "$name" }\n${page('a "b"')}`,
    code: "reuse-unused",
    at: "kind",
    says: 'parameter "kind" is not used',
    fixed: `component a(name: string) { text "$name" }\n${page('a "b"')}`,
  },
  {
    name: "an unused parameter that is given",
    source: `component a(name: string, big: boolean = false) { text "$name" }\n${page('a "b" big')}`,
    code: "reuse-unused",
    at: "big",
    says: 'parameter "big" is not used',
  },
  ...[
    `component a(name: string { text "$name" }\n${page('a "x"')}`,
    `component a(name: string, role = "x" {\n  card "$name" { text "$role" }\n}\n${page('a "x" role="y"\n  text "z"')}`,
    `component a( { text "b" }\n${page("a")}`,
    `layout b(name: string { text "$name" slot }\npage uses=b(name="c") { text "d" }`,
    `layout b(name: string) { text "$name" slot }\npage uses=b(name="c" { text "d" }`,
    `${card}\n${page('use userCard(name="Ada" ')}`,
    `${card}\n${page('use userCard(name="Ada", admin=true\n  use userCard(name="Bob")\n')}`,
    `${card}\n${page('use userCard(name="Ada"\n  text "b"\n')}`,
  ].map((source) => ({
    name: `a head that is not closed in ${source}`,
    source,
    code: "syntax-unclosed-call",
    at: "(",
    says: "is not closed",
  })),
  {
    name: "an argument without its value",
    source: `${card}\n${page("use userCard(name=)")}`,
    code: "missing-value",
    at: "name=",
    says: 'missing value for "name"',
  },
  {
    name: "an argument behind the parentheses",
    source: `${card}\n${page('use userCard name="Ada"')}`,
    code: "reuse-argument",
    at: "name",
    says: "not between the parentheses",
  },
  {
    name: "a label of a use",
    source: `${card}\n${page('use userCard "Ada"')}`,
    code: "label-not-allowed",
    at: '"Ada"',
    says: '"use" takes no label',
  },
  {
    name: "a misspelled required argument",
    source: `${card}\n${page('use userCard(nme="Ada")')}`,
    code: "reuse-unknown",
    at: "nme",
    says: 'no parameter "nme"',
  },
  {
    name: "a parameter of two types",
    source: `component a(n: string | number) { text "$n" }\n${page('a "x"')}`,
    code: "reuse-head",
    at: "|",
    says: "expected a parameter",
  },
  {
    name: "a default of another type",
    source: `component a(n: list = 3) { list "$n" }\n${page("a")}`,
    code: "attribute-kind",
    at: "3",
    says: 'n cannot be "3"',
  },
  {
    name: "a layout that is put into itself, and that no page uses",
    source: `layout a uses=a { slot }\n${page('text "b"')}`,
    code: "reuse-circle",
    at: "a",
    says: "a → a",
  },
  {
    name: "layouts that are put into each other, in a file without pages",
    source: "layout a uses=b { slot }\nlayout b uses=a { slot }",
    code: "reuse-circle",
    at: "a",
    says: "a → b → a",
  },
  {
    name: "a layout without a name",
    source: `layout { slot }\n${page('text "b"')}`,
    code: "reuse-head",
    at: "layout",
    says: "incomplete layout",
  },
  {
    name: "data in braces",
    source: `data people {a=1}\n${page('repeat people as p { text "b" }')}`,
    code: "reuse-head",
    at: "data",
    says: "incomplete data",
  },
  {
    name: "an import without from",
    source: `import { userCard } "cards.wf"\n${page('userCard "Ada"')}`,
    code: "reuse-head",
    at: "import",
    says: "incomplete import",
  },
  {
    name: "CSV files with too many values together",
    source: `data few from "people.csv"\ndata more from "people.csv"\n${page('repeat more as p { text "$p.name" }')}`,
    files: { "people.csv": `name\n${"Ada\n".repeat(150_000)}` },
    code: "reuse-file",
    at: '"people.csv"',
    says: "brings too many values",
  },
  {
    name: "a JSON file with too many values",
    source: `data people from "people.json"\n${page('repeat people as p { text "$p.name" }')}`,
    files: { "people.json": `[${"{},".repeat(250_000)}{}]` },
    code: "reuse-file",
    at: '"people.json"',
    says: "brings too many values",
  },
  {
    name: "a CSV file with an unclosed quote",
    source: `data people from "people.csv"\n${page('repeat people as p { text "$p.name" }')}`,
    files: { "people.csv": 'name\n"Ada' },
    code: "reuse-file",
    at: '"people.csv"',
    says: "quote that is not closed",
  },
  {
    name: "a record in a text",
    source: page('repeat [{a=1}] as p { text "No. ${p}" }'),
    code: "reuse-value",
    at: "${p}",
    says: "is a record, not a text",
  },
  {
    name: "an unknown list of an import",
    source: `import "cards.wf" as ui\n${page('ui.userCard "Ada" table data=ui.peple')}`,
    files: { "cards.wf": `${card}\ndata people [{name="Ada"}]` },
    code: "reuse-unknown",
    at: "ui.peple",
    says: 'unknown list "ui.peple"',
    fixed: `import "cards.wf" as ui\n${page('ui.userCard "Ada" table data=ui.people')}`,
  },
  {
    name: "a list of an import whose entries have other keys",
    source: `import "cards.wf" as ui\n${page('select "A" options=ui.people')}`,
    files: { "cards.wf": `${card}\ndata people [{name="Ada"}]` },
    code: "unknown-attribute",
    at: "ui.people",
    says: 'no key "name"',
  },
  {
    name: "a guard without a state",
    source: 'page "A" states=[{name=a}] { text "b" visibleWhen={stat=a} }',
    code: "attribute-kind",
    at: "{stat=a}",
    says: "visibleWhen cannot be an object",
  },
  {
    name: "a misspelled attribute for a layout",
    source: `${app}\npage "A" use=app { text "b" }`,
    code: "unknown-attribute",
    at: "use",
    says: 'no attribute "use"',
  },
  {
    name: "two texts, the second of them a name",
    source: `component a(b: string) { button "c" "$b" }\n${page('a "d"')}`,
    code: "label-duplicate",
    at: '"$b"',
    says: "already has a label",
  },
  {
    name: "a text where an element takes none",
    source: `component a(b: string) { row "$b" { divider } }\n${page('a "d"')}`,
    code: "reuse-value",
    at: '"$b"',
    says: '"row" cannot take $b here: it is a text',
    via: ["a"],
  },
  {
    name: "a number where a component takes neither text nor list",
    source: `component a(b: number = 1) { text "\${b}" }\n${page('repeat 2 as i { a "$i" }')}`,
    code: "reuse-value",
    at: '"$i"',
    says: '"a" cannot take $i here',
  },
  {
    name: "a file at an address",
    source: `import "https://example.org/cards.wf"\n${page('userCard "Ada"')}`,
    load: () => ({ problem: "outside" }),
    code: "reuse-file",
    at: '"https://example.org/cards.wf"',
    says: "is not a relative path",
  },
  {
    name: "a repeat without its block",
    source: page('repeat 3 text "b"'),
    code: "missing-block",
    at: "",
    says: '"repeat" needs a block',
  },
  {
    name: "an undeclared name of one letter, which is equally close to any other",
    source: page('repeat 2 as x { text "$x" text "$n" }'),
    code: "reuse-value",
    at: "$n",
    says: 'unknown name "$n"',
  },
  {
    name: "a list where a text belongs",
    source: `data people ["Ada"]\n${page('text "$people"')}`,
    code: "reuse-value",
    at: '"$people"',
    says: "$people is a list, not a text",
  },
  {
    name: "a record where a text belongs",
    source: page('repeat [{a=1}] as p { badge "$p" }'),
    code: "reuse-value",
    at: '"$p"',
    says: "$p is a record, not a text",
  },
  {
    name: "a field that no record of any use has",
    source: `component a(of: record) { text "$of.name" text "$of.nmae" text "$of.role" }\n${page('use a(of={name="b"}) use a(of={name="c" role="d"})')}`,
    code: "reuse-value",
    at: "$of.nmae",
    says: 'unknown field "nmae"',
    via: ["a"],
  },
  {
    name: "a field that no record in a record has",
    source: `data d [{a={b="1"}}, {a={c="2"}}]\n${page('repeat d as e { text "$e.a.b" text "$e.a.d" }')}`,
    code: "reuse-value",
    at: "$e.a.d",
    says: 'unknown field "d"',
  },
  {
    name: "another name for a definition of an import",
    source: `import { userCard as person } from "cards.wf"\n${page('person "Ada" use person(name="Ada")')}`,
    files: { "cards.wf": card },
    code: "reuse-head",
    at: "as person",
    says: '"userCard" cannot be given another name',
  },
  {
    name: "a definition that an imported file imports",
    source: `import "cards.wf"\n${page('board\nuserCard "Ada"')}`,
    files: { "cards.wf": 'import "more.wf" component board { userCard "b" }', "more.wf": card },
    code: "unknown-component",
    at: "userCard",
    says: 'unknown component "userCard"',
  },
  {
    name: "a name that an imported file imports",
    source: `import { userCard } from "cards.wf"\n${page('text "b"')}`,
    files: { "cards.wf": 'import "more.wf" component board { userCard "b" }', "more.wf": card },
    code: "reuse-unknown",
    at: "userCard",
    says: '"cards.wf" does not define "userCard"',
  },
  {
    name: "two slots in a row",
    source: `component a { slot slot }\n${page("a")}`,
    code: "reuse-slot",
    at: "slot",
    says: "already a slot without a name",
  },
  {
    name: "an unknown layout in quotes with arguments",
    source: `${app}\npage "A" uses="ap" (active="b") { text "b" }\npage "B" uses=app { text "b" }`,
    code: "reuse-unknown",
    at: '"ap"',
    says: 'unknown layout "ap"',
  },
  ...[
    ["list people", "list items=people"],
    ["table people", "table data=people"],
    ['select "A" people', 'select "A" options=people'],
  ].map(([written, right]) => ({
    name: `data without its attribute in ${written}`,
    source: `data people [{label="Ada"}]\n${page(written!)}`,
    code: "unknown-modifier",
    at: "people",
    says: 'no modifier "people"',
    fixed: `data people [{label="Ada"}]\n${page(right!)}`,
  })),
  {
    name: "variants that are not names",
    source: 'page "A" variants=[{name=a}] { text "b" }',
    code: "attribute-kind",
    at: "[{name=a}]",
    says: "variants cannot be a list",
  },
  {
    name: "a data file of another format",
    source: `data people from "people.yaml"\n${page('repeat people as p { text "$p.name" }')}`,
    files: { "people.yaml": "- name: Ada" },
    code: "reuse-file",
    at: '"people.yaml"',
    says: '"people.yaml" is neither JSON nor CSV',
  },
  {
    name: "a state that nothing declares",
    source: page('text "b" visibleWhen={state=open equals=true}'),
    code: "reuse-unknown",
    at: "open",
    says: 'unknown state "open"',
  },
  {
    name: "a long source of another language",
    source: `/* A */ language "4.1"\n${'screen Home { Card(title: "A") }\n'.repeat(5_000)}`,
    code: "foreign-syntax",
    at: 'language "4.1"',
    says: "version 4.1 of another wireframe language",
  },
  {
    name: "two equal conditions, the last of which counts",
    source: 'page "A" variants=[a, b] { text "c" when=a when=b text "d" when=a }',
    code: "attribute-duplicate",
    at: "when",
    says: 'has "when" twice',
  },
  {
    name: "an import of names next to another mistake",
    source: `import {userCard} from "cards.wf"\n${page('userCard "Ada" buton "b"')}`,
    files: { "cards.wf": card },
    code: "unknown-component",
    at: "buton",
    says: 'unknown component "buton"',
    fixed: `import {userCard} from "cards.wf"\n${page('userCard "Ada" button "b"')}`,
  },
  {
    name: "an unused import",
    source: `import "cards.wf"\n${page('text "b"')}`,
    files: { "cards.wf": card },
    code: "reuse-unused",
    at: '"cards.wf"',
    says: 'nothing from "cards.wf" is used',
    fixed: page('text "b"'),
  },
  {
    name: "an unused import under a name",
    source: `import "cards.wf" as ui\n${page('text "b"')}`,
    files: { "cards.wf": card },
    code: "reuse-unused",
    at: '"cards.wf"',
    says: 'nothing from "cards.wf" is used',
    fixed: page('text "b"'),
  },
  {
    name: "a name that is imported and not used",
    source: `import { userCard, app } from "cards.wf"\n${page('userCard "Ada"')}`,
    files: { "cards.wf": `${card}\n${app}` },
    code: "reuse-unused",
    at: "app",
    says: '"app" is imported and not used',
    fixed: `import { userCard } from "cards.wf"\n${page('userCard "Ada"')}`,
  },
];

describe("one diagnostic for", () => {
  it.each(mistakes)("$name", ({ source, files = {}, load, code, at, says, fixed, via = [] }) => {
    const { diagnostics } = analyze(source, { load: load ?? filesOf(files) });
    expect(diagnostics.map((found) => found.code)).toEqual([code]);
    const [found] = diagnostics;
    expect(source.slice(found!.from, found!.to)).toBe(at);
    expect(found!.message).toContain(says);
    const { fix } = found!;
    expect(fix && applied(source, fix.edits)).toBe(fixed);
    const uses = (found!.related ?? []).filter(({ message }) => message.startsWith("in use"));
    expect(uses.map(({ message }) => message)).toEqual(via.map((name) => `in use "${name}"`));
  });
});

it("names the first and the last uses of a long way, with the start of long names", () => {
  const name = "a".repeat(100);
  const parts = Array.from({ length: 20 }, (_, at) => `component b${at} { use b${at + 1} }`);
  const source = `${parts.join(" ")} component b20 { use ${name}(q="zz") } component ${name}(q: string) { icon "$q" } page { use b0 }`;
  const { diagnostics } = analyze(source);
  const { related } = diagnostics.find(({ code }) => code === "unknown-icon")!;
  expect(related!.map(({ message }) => message)).toEqual([
    ...["b0", "b1", "b2", "b3", "b18", "b19", "b20"].map((each) => `in use "${each}"`),
    `in use "${"a".repeat(39)}…"`,
  ]);
});

it("counts uses only in the final reading of a source", () => {
  // Read line by line, the second line of the string would be a repeat.
  const source = page('text "a\nrepeat row in rows {}\nb" stack $x {} buttn "c"');
  // In a source of this length, foreign syntax is not searched for.
  const { diagnostics } = analyze(source + "// d\n".repeat(7_000));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ code }) => code)).toEqual(["token-unexpected", "unknown-component"]);
});

function applied(
  source: string,
  edits: readonly { from: number; to: number; insert: string }[],
): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);
}

describe("no diagnostic for", () => {
  it.each([
    ["a file of definitions", `${card}\n${app}\ndata people [{name="Ada"}]`, {}],
    ["a component defined after its use", `${page('userCard "Ada"')}\n${card}`, {}],
    ["a component without arguments", `component a { text "b" }\n${page("a use a use a()")}`, {}],
    ["a dollar on a page", page('text "$5" text "costs $price" text "$name"'), {}],
    ["a dollar in a body", `component a(n: string) { text "\${n} for $$5" }\n${page('a "b"')}`, {}],
    [
      "states in a file of definitions, its own and those of pages",
      'layout app states=[{name=a}] { text "b" visibleWhen={state=a equals=c} slot } component d { button "e" on={event=click effects=[{kind=toggle state=f}]} enabledWhen={state=f equals=true} }',
    ],
    ["an empty list", `data none []\n${page('repeat none as n { text "$n.name" }')}`, {}],
    ["a repeat over an empty list", page('repeat 0 { text "b" }'), {}],
    [
      "a field that some lack",
      `data d [{a=1}, {b=2}]\n${page('repeat d as p { badge "${p.a}" }')}`,
    ],
    [
      "ids of a layout or component that several pages draw",
      'layout l { slot card { text "a" id=t } } component c { modal "M" id=m { text "x" } button "y" opens=m } page "A" uses=l { c } page "B" uses=l { c }',
    ],
    [
      "a navigation without an active item",
      'layout l(active: string) { nav ["a", "b"] active="$active" slot } page "A" uses=l(active="") { text "b" } page "B" uses=l(active="b") { text "c" }',
    ],
    [
      "a field that some lack where nothing can be drawn without it",
      'data d [{a="b"}, {c="d"}] page { repeat d as e { text "$e.a" link content="$e.c" badge "$e.a" } }',
    ],
    [
      "a component in the block of its own use",
      `component a { card { slot } }\n${page("a { a }")}`,
    ],
    [
      "lists and layouts of an import",
      'import "d.wf" as ns page "A" uses=ns.frame { table data=ns.rows columns=["a"] select "B" options=ns.d }',
    ],
    ["an import that only brings data", `import "d.wf"\n${page('repeat d as n { text "$n" }')}`],
  ] as [string, string][])("%s", (_, source) => {
    const { diagnostics } = analyze(source, {
      load: filesOf({ "d.wf": 'data d ["a"] data rows [{a=1}] layout frame { slot }' }),
    });
    expect(diagnostics).toEqual([]);
  });
});

it("one mistake does not hide the others", () => {
  const source = `${card}\npage "A" {\n userCard\n repeat people { text "b" }\n usrCard "c"\n slot\n}`;
  const { diagnostics } = analyze(source);
  expect(diagnostics.map(({ code }) => code)).toEqual([
    "reuse-argument",
    "reuse-head",
    "unknown-component",
    "reuse-place",
  ]);
});

it("attributes of reuse are suggested for misspelled ones", () => {
  const { diagnostics } = analyze(`${app}\npage "A" use=app { text "b" wen=c }`);
  const proposed = diagnostics.flatMap(({ code, hint }) =>
    code === "unknown-attribute" ? hint : [],
  );
  expect(proposed).toEqual(['did you mean "uses"?', 'did you mean "when"?']);
});

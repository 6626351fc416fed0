/** Tests that every wording of every diagnostic has a source that causes it. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { inspectSource } from "../../src/authoring/inspect/inspect-source.js";
import { readPictures, type UnreadPicture } from "../../src/base/images/read-pictures.js";
import { FreeShare } from "../../src/base/sharing/free-share.js";
import { readTokenFile } from "../../src/base/theme/read-token-file.js";
import { renderSvg } from "../../src/compile.js";
import type { LoadFile, SourceCache } from "../../src/language/ast/load-file.js";
import { attributeDiagnostics } from "../../src/language/diagnostics/catalogue/attributes.js";
import { blockDiagnostics } from "../../src/language/diagnostics/catalogue/blocks.js";
import { dataDiagnostics } from "../../src/language/diagnostics/catalogue/data.js";
import { designDiagnostics } from "../../src/language/diagnostics/catalogue/design.js";
import { elementDiagnostics } from "../../src/language/diagnostics/catalogue/elements.js";
import { foreignDiagnostics } from "../../src/language/diagnostics/catalogue/foreign.js";
import { geometryDiagnostics } from "../../src/language/diagnostics/catalogue/geometry.js";
import { imageDiagnostics } from "../../src/language/diagnostics/catalogue/images.js";
import { limitDiagnostics } from "../../src/language/diagnostics/catalogue/limits.js";
import { referenceDiagnostics } from "../../src/language/diagnostics/catalogue/references.js";
import { reuseDiagnostics } from "../../src/language/diagnostics/catalogue/reuse.js";
import { tokenDiagnostics } from "../../src/language/diagnostics/catalogue/tokens.js";
import type { CatalogueEntry, Wording } from "../../src/language/diagnostics/catalogue/wording.js";
import { wordingNames } from "../../src/language/diagnostics/codes.js";
import { tokenProblem } from "../../src/model/reuse/report-tokens.js";
import { performTask } from "../../src/service/server/work/perform-task.js";
import { decodeSource } from "../../src/workspace/files/read-source.js";
import { checkMarkdown } from "../../src/workspace/markdown/check-markdown.js";
import { mostFences, mostLines } from "../../src/workspace/markdown/limited-fences.js";
import { mapDiagnostics } from "../cli/map-diagnostics.js";
import { pngHeader } from "../images/sample-images.js";
import { filesOf } from "../reuse/files.js";

const areas = [
  tokenDiagnostics,
  foreignDiagnostics,
  blockDiagnostics,
  elementDiagnostics,
  attributeDiagnostics,
  dataDiagnostics,
  referenceDiagnostics,
  imageDiagnostics,
  geometryDiagnostics,
  limitDiagnostics,
  reuseDiagnostics,
  designDiagnostics,
] as readonly Readonly<Record<string, CatalogueEntry>>[];

/** Wordings about fences in Markdown, each with a fence that causes it. */
const fenceCases: [wording: string, markdown: string][] = [
  ["fence-option unknown", "```wf them=dark\n```"],
  ["fence-option value", "```wf width=wide\n```"],
  ["fence-limit fences", "```wf\n```\n".repeat(mostFences + 1)],
  ["fence-limit lines", "\n".repeat(mostLines + 1)],
];

/** The wordings used during a call: `code wording`. */
function wordingsOf(call: () => void): Map<string, Wording> {
  const used = new Map<string, Wording>();
  const restore: (() => void)[] = [];
  for (const area of areas) {
    for (const [code, { wordings }] of Object.entries(area)) {
      const open = wordings as Record<string, (data: unknown) => Wording>;
      for (const [name, original] of Object.entries(wordings)) {
        open[name] = (data) => {
          const said = original(data);
          used.set(`${code} ${name}`, said);
          return said;
        };
        restore.push(() => {
          open[name] = original;
        });
      }
    }
  }
  try {
    call();
  } finally {
    for (const each of restore) each();
  }
  return used;
}

/** Wordings with their sources, which are put into a page if they have none. */
const cases: readonly (readonly [wording: string, source: string | Uint8Array])[] = [
  ["text-encoding notUtf8", Uint8Array.of(112, 0xff)],
  ["text-encoding utf16", Uint8Array.of(0xff, 0xfe, 112, 0)],
  ["text-encoding binary", Uint8Array.of(112, 0, 112)],
  ["size-limit brackets", Buffer.from("[}".repeat(500_001))],
  ["text-space found", 'text\u00a0"A"'],
  ["syntax-unclosed-string found", 'text "A'],
  ["syntax-unclosed-string mismatched", "text 'A\""],
  ["syntax-unclosed-string apostrophe", "text 'It's A'"],
  ["string-escape unknown", 'text "A\\q"'],
  ["string-code-point invalid", 'text "\\u{110000}"'],
  ["syntax-unclosed-comment found", 'text "A" /* note'],
  ["number-unit unknown", 'card "A" p=4foo { text "B" }'],
  ["number-unit apart", "image w=400 px"],
  ["foreign-syntax json", '{"page":{"title":"A"}}'],
  ["foreign-syntax flowchart", "graph TD"],
  ["foreign-syntax arrow", "A --> B"],
  ["foreign-syntax statement", "let x = 1"],
  ["foreign-syntax variable", "text $name"],
  ["foreign-syntax expression", "list { {items.map(f)} }"],
  ["foreign-syntax template", "text `A`"],
  ["foreign-syntax joined", 'text "A" + "B"'],
  ["foreign-syntax props", 'Card({ title: "A" }) { text "B" }'],
  ["foreign-syntax version", 'language "4.0"\npage "A" { }'],
  ["foreign-syntax fence", '```wf\ntext "A"\n```'],
  ["foreign-syntax prose", "Here is the page:\npage { }"],
  ["attribute-choice other", 'row align=right { text "A" }'],
  ["attribute-kind count", "pagination total=10"],
  ["unknown-modifier advice", 'row right { text "A" }'],
  ["foreign-syntax wireframe", "@startsalt\n{\n  [OK]\n}\n@endsalt"],
  ["foreign-syntax indented", 'page "A":\n  text "B"'],
  ["foreign-syntax yaml", "title: Home"],
  ["foreign-syntax entities", "page { text &quot;B&quot; }"],
  ["foreign-syntax escaped", 'page "A" {\\n  text "B"\\n}'],
  ["foreign-syntax tree", '{ "type": "Page", "children": [] }'],
  ["value-quotes color", 'text "A" color=#12'],
  ["value-quotes text", "image src=a/b.png"],
  ["missing-value attribute", 'button "A" icon='],
  ["missing-value property", 'list [{ label="A" icon= }]'],
  ["missing-equals found", "card gap 4 { }"],
  ["token-unexpected token", 'text "A" ?'],
  ["token-unexpected hash", "# note"],
  ["token-unexpected curlyQuotes", "text “A”"],
  ["token-unexpected strayBlock", '{ text "A" }'],
  ["comma-unexpected separator", 'text "A", text "B"'],
  ["comma-unexpected extra", 'list ["A",, "B"]'],
  ["markup-unexpected comment", "<!-- note -->"],
  ["markup-unexpected tag", "<div>"],
  ["markup-unexpected code", "list items={{a}}"],
  ["parentheses-unexpected call", 'text("A")'],
  ["parentheses-unexpected block", 'page "A" ( text "B" )'],
  ["token-unexpected dashes", 'page "A" {\n  -- a comment\n  text "B"\n}'],
  ["child-not-allowed instead", 'table { header "B" columns ["A"] }'],
  ["label-not-allowed list", 'nav "A" "B"'],
  ["label-duplicate tripled", 'text """A"""'],
  ["label-not-allowed more", 'table ["A"] { row ["B"] "..." }'],
  ["words-glued before", 'text "A"text "B"'],
  ["words-glued inside", 'buttonprimary "A"'],
  ["words-glued literal", 'input "A" required=trueand'],
  ["reference-missing away", 'page "A" { text "x" id=x } page "B" { callout "C" at=x }'],
  ["syntax-unclosed-block element", 'page "A" { card { text "B" }'],
  ["syntax-unclosed-block object", 'list [{ label="A" ]'],
  ["block-extra-close found", 'page "A" { } }'],
  ["missing-block open", 'page "A"\n  card { text "B" }\n}'],
  ["missing-block block", "row"],
  ["block-expected missing", 'card "A"'],
  ["block-empty content", "list"],
  ["block-empty mustBeEmpty", 'select "A" ["B"] { }'],
  ["block-not-allowed found", 'text "A" { }'],
  ["syntax-unclosed-list found", 'list ["A"'],
  ["syntax-unclosed-call found", "marker 1 at(1, 2"],
  ["call-arguments found", "marker 1 at(1)"],
  ["nesting-limit passed", `${"row { ".repeat(210)}${"}".repeat(210)}`],
  ["nesting-limit brackets", `table ${"[".repeat(310)}`],
  ["unknown-component unknown", 'buton "A"'],
  ["unknown-component foreign", 'btn "A"'],
  ["unknown-component modifier", 'sheet "S" { text "a" } open'],
  ["unknown-component attribute", "card { border 1 }"],
  ["unknown-component betweenStrings", 'text "He said "hi" to me"'],
  ["component-case found", 'Button "A"'],
  ["unknown-word unknown", "spinner\n  foo"],
  ["unknown-word needsValue", 'card "A" { text "B"\n  size\n}'],
  ["unknown-modifier unknown", 'button "A" primry'],
  ["unknown-modifier needsValue", 'card shadow { text "A" }'],
  ["unknown-modifier title", 'page Home { text "A" }'],
  ["modifier-component soft", 'input "A" placeholder'],
  ["modifier-component incomplete", 'text "A" stack'],
  ["missing-label missing", "text"],
  ["label-duplicate second", 'text "A" "B"'],
  ["label-not-allowed found", 'row "A" { text "B" }'],
  ["missing-number missing", "marker"],
  ["number-not-allowed found", "progress 64"],
  ["missing-list missing", 'table { columns row ["A"] }'],
  ["list-duplicate second", 'list ["A"] ["B"]'],
  ["list-not-allowed found", 'text "A" ["B"]'],
  ["value-stray text", 'list { "a" }'],
  ["value-stray item", 'select "x" { "a" }'],
  ["value-stray color", "card { #fff }"],
  ["value-stray value", "card { 12 }"],
  ["value-stray unnamed", 'list [{ icon=home "A" }]'],
  ["attribute-stray attribute", "card { p=4 }"],
  ["attribute-stray component", 'button: "Save"'],
  ["missing-page outside", 'card { text "A" }'],
  ["canvas-duplicate second", 'canvas\ncanvas flow\npage "A" { text "B" }'],
  ["page-nested inside", 'page "A" { page "B" { text "C" } }'],
  ["parent-required outside", 'tab "A" { text "B" }'],
  ["parent-required filler", "..."],
  ["child-not-allowed unlisted", 'tabs { text "A" }'],
  ["annotations-place inside", 'page "A" { card { annotations { item 1 "B" } } }'],
  ["unknown-attribute modifier", 'button "A" type=primary'],
  ["unknown-attribute label", 'button "A" caption="B"'],
  ["unknown-attribute advice", 'card "A" class="b" { text "C" }'],
  ["unknown-attribute foreign", 'button "A" onClick="go"'],
  ["unknown-attribute misspelled", 'card "A" shadwo=lg { text "B" }'],
  ["unknown-attribute type", 'input "A" rows=2'],
  ["unknown-attribute frame", 'page "A" url="b.com" { text "C" }'],
  ["unknown-attribute unknown", 'card "A" zzzzzz=lg { text "B" }'],
  ["unknown-attribute key", 'nav [{ label="A" icno=star }]'],
  ["attribute-duplicate repeated", 'card "A" p=1 p=2 { text "B" }'],
  ["attribute-duplicate synonym", 'card "A" title="B" { text "C" }'],
  ["never-drawn bands", 'text "A" hidden-sm only-sm'],
  ["attribute-kind kind", 'card "A" p=wide { text "B" }'],
  ["attribute-kind line", 'list items="A, B"'],
  ["attribute-kind modifier", 'modal "A" open=maybe { text "B" }'],
  ["attribute-kind objectItem", 'table { columns ["A"] row [{ label="B" }] }'],
  ["unknown-modifier foreign", 'row { text "A" sm datepicker text "B" }'],
  ["attribute-kind listItem", 'nav [["A", "B"]]'],
  ["attribute-kind viewport", 'page "A" viewport=wide { text "B" }'],
  ["attribute-choice choice", 'card "A" shadow=huge { text "B" }'],
  ["attribute-choice elsewhere", 'input "A" type=submit'],
  ["attribute-range bounds", 'title "A" level=9'],
  ["attribute-range longest", "image w=99999999"],
  ["attribute-range maxBelowMin", 'slider "A" min=10 max=5'],
  ["boolean-string quoted", 'input "A" required="true"'],
  ["key-duplicate repeated", 'list [{ label="A" label="B" }]'],
  ["unknown-icon unknown", 'icon "hoem"'],
  ["unknown-device unknown", 'page "A" device=phone { text "B" }'],
  ["url-unsafe unsafe", 'link "A" href="javascript:1"'],
  ["sort-column column", 'table sort="Age desc" [["Name"], ["Ada"]]'],
  ["line-range line", 'code "a\nb" highlight=3'],
  ["active-range number", 'tabs ["A", "B"] active=7'],
  ["active-range step", 'stepper ["A", "B"] active=5'],
  ["data-length pair", 'descriptions [["A", "B"], "C"]'],
  ["data-value label", 'chart ["Jan" 11.2, "Feb" 13]'],
  ["data-value point", "map { route [[1, 2], [3]] }"],
  ["data-value milestone", 'gantt { milestone "A" }'],
  ["data-length branch", 'tree [["A"], "B"]'],
  ["data-value negativeSlice", "chart pie [3, -1]"],
  ["data-date date", 'calendar today="2026-02-30"'],
  ["data-date dates", 'calendar range="2026-02-20"'],
  ["data-date month", 'calendar month="2026-13"'],
  ["data-date time", 'calendar view=week from="25:00"'],
  ["data-date missing", 'calendar { event "A" }'],
  ["data-date start", 'calendar { event "A" date="2026-02-03" end=9 }'],
  ["data-range order", 'calendar { event "A" date="2026-02-03" until="2026-02-01" }'],
  ["data-range hours", "calendar view=week from=9 to=8"],
  ["data-range pin", 'map { pin "A" x=140% }'],
  ["data-range point", "map { route [[1, 2], [300, 2]] }"],
  ["data-range outside", 'calendar month="2026-11" [{date="2026-12-25" label="A"}]'],
  ["active-range page", "pagination pages=3 active=4"],
  ["active-range menu", 'menubar ["File", "Edit"] open=2'],
  ["active-range label", 'tabs ["A", "B"] active="C"'],
  ["open-empty input", 'page "A" { input "Name" open }'],
  ["span-outside inside", 'page "A" { card { text "B" span=2 } }'],
  ["span-outside inside", 'nav { item "B" error="Wrong" }'],
  ["span-outside topLevel", 'text "A" span=2'],
  [
    "arrow-left-out limit",
    `canvas flow page "A" { ${'link "C" navigate="B" '.repeat(201)} } page "B" { text "D" }`,
  ],
  ["text-overflow overflow", 'button "A very long label that cannot fit" w=40'],
  [
    "text-overflow several",
    'page w=120 { table ["Number" "Customer"] { row ["100000000000000" "Konstantinopolitanerin"] } }',
  ],
  ["text-overflow below", 'page h=300 { card h=60 { text "One" text "Two" } }'],
  ["text-overflow allBelow", 'page h=300 { list h=30 ["A", "B", "C"] }'],
  ["width-narrowed columns", 'grid columns=3 w=150 { card "Users" { } card "Orders" { } }'],
  ["width-narrowed full", 'row w=200 { card w=150 { text "A" } card w=100 { text "B" } }'],
  ["plot-narrow narrow", "chart bar [1, 2] w=60"],
  ["image-not-shown squeezed", 'row w=100 { image button "A long button" }'],
  ["id-duplicate taken", 'text "A" id=a text "B" id=a'],
  ["reference-missing unsuitable", 'page "A" { text "B" id=b button "C" opens=b }'],
  ["reference-missing missing", 'page "A" { button "B" opens=nothing }'],
  ["marker-unmatched unexplained", 'page "A" { text "B" marker 2 annotations { item 1 "C" } }'],
  ["marker-unmatched repeated", 'page "A" { marker 1 marker 1 annotations { item 1 "C" } }'],
  ["size-limit boxes", `page { ${'text "A" '.repeat(1300)} ${"modal { } ".repeat(40)} }`],
  ["size-limit cells", `table [[${'"A" '.repeat(201)}] ${"[] ".repeat(100)}]`],
  ["size-limit boards", "page { } ".repeat(101)],
  ["size-limit text", `text "${"A".repeat(1_000_001)}"`],
  ["size-limit output", "card shadow=xl { } ".repeat(8_000)],
  ["ignore-unknown empty", "// wf-ignore-next-line\n"],
  ["ignore-unknown unknown", "// wf-ignore-next-line unknown-icn\n"],
  ["ignore-unknown error", "// wf-ignore-next-line unknown-component\n"],
];

const tag = 'component tag(name: string, big: boolean = false) { badge "${name} ${big}" }';

/** Wordings about reuse with their sources, a loader if they import files, and a cache if others were read before. */
const reuseCases: readonly (readonly [
  wording: string,
  source: string,
  load?: LoadFile | undefined,
  units?: SourceCache,
])[] = [
  ["reuse-head form", "page { repeat { divider } }"],
  ["reuse-head parameter", 'component a(3) { text "b" }'],
  ["reuse-head argument", `${tag} page { use tag("A") }`],
  ["reuse-head renamed", 'import { tag as b } from "a.wf" page { }', filesOf({ "a.wf": tag })],
  ["reuse-head twice", `${tag} page { use tag(name="A", name="B") }`],
  ["reuse-head type", 'component a(b: word) { text "$b" }'],
  ["reuse-name twice", `${tag} ${tag}`],
  ["reuse-name builtIn", 'component card { text "b" }'],
  ["reuse-name reserved", 'component primary { text "b" }'],
  ["reuse-head token", "tokens { accent } page { }"],
  ["design-token unknown", "tokens { acent=#5E6AD2 } page { }"],
  ["design-value value", "tokens { density=tight } page { }"],
  ["design-contrast faint", "tokens { accent=#E5484D } page { }"],
  ["reuse-place inside", 'page { component a { text "b" } }'],
  ["reuse-place import", `${tag} import "a.wf"`, filesOf({ "a.wf": "" })],
  ["reuse-place slot", "page { slot }"],
  ["reuse-place fill", 'page { fill a { text "b" } }'],
  ["reuse-unknown missing", "page { use tag }"],
  ["reuse-unknown part", `${tag} page { use tag(nam="A") }`],
  ["reuse-unknown name", 'import { a } from "a.wf"', filesOf({ "a.wf": tag })],
  ["reuse-argument missing", `${tag} page { tag }`],
  ["reuse-slot none", 'layout app { text "a" }'],
  ["reuse-slot twice", "layout app { slot divider slot }"],
  ["reuse-slot filled", "component a { slot b } page { a { fill b { } fill b { } } }"],
  ["reuse-slot noRoom", `${tag} page { tag "A" { text "b" } }`],
  ["reuse-circle found", "component a { a }"],
  ["reuse-circle files", 'import "a.wf"', filesOf({ "a.wf": 'import "a.wf"' })],
  ["reuse-value undeclared", 'component a { text "$b" }'],
  ["reuse-value open", 'component a(b: string) { text "${b" }'],
  ["reuse-value field", 'data d [{a=1}] page { repeat d as e { text "$e.b" } }'],
  ["reuse-value unfit", 'component a(b: string) { row "$b" { divider } } page { a "c" }'],
  ["reuse-value bare", "component a(b: string) { text $b }"],
  ["reuse-literal inside", 'component a(b: string) { text "Hello $b" }'],
  ["reuse-list none", 'page { repeat "a" { text "b" } }'],
  ["reuse-limit repeats", 'page { repeat 9999 { text "b" } }'],
  ["reuse-limit turns", `page { ${"repeat 100 { ".repeat(4)}${"}".repeat(5)}`],
  ["reuse-limit elements", `component a { ${"divider ".repeat(500)} } page { ${"a ".repeat(41)} }`],
  ["reuse-limit depth", nestedComponents(60)],
  [
    "reuse-limit run",
    'component a { text "b" } page { repeat 600 { a } }',
    undefined,
    Object.assign(new Map<string, object>(), {
      room: { left: 0, free: new FreeShare({ each: 500, inAll: 500 }) },
    }),
  ],
  [
    "reuse-limit values",
    `component a(t: string) { text "$t" b "\${t}\${t}\${t}\${t}" } ${"bcdefghijk"
      .split("")
      .map((name, at, { [at + 1]: next }) =>
        next === undefined
          ? `component ${name}(t: string) { text "$t" }`
          : `component ${name}(t: string) { text "$t" ${next} "\${t}\${t}\${t}\${t}" }`,
      )
      .join(" ")} page { a "${"x".repeat(100)}" }`,
  ],
  ["reuse-file missing", 'import "a.wf"', filesOf({})],
  ["reuse-file outside", 'import "../a.wf"', filesOf({})],
  [
    "reference-missing apart",
    'import "a.wf" page uses=app { }',
    filesOf({ "a.wf": 'layout app { link "b" navigate=c slot }' }),
  ],
  ["reuse-file address", 'import "https://a.b/c.wf"', () => ({ problem: "outside" })],
  ["reuse-file unreadable", 'import "a.wf"', () => ({ problem: "unreadable" })],
  ["reuse-file large", 'import "a.wf"', () => ({ problem: "large" })],
  ["reuse-file encoding", 'import "a.wf"', () => ({ problem: "encoding" })],
  ["reuse-file kind", 'import ".env"', filesOf({})],
  ["reuse-file none", 'import "a.wf"'],
  ["reuse-file limit", importsOf(201), (path) => ({ id: path, text: "" })],
  ["reuse-file text", importsOf(5), (path) => ({ id: path, text: " ".repeat(1_000_000) })],
  [
    "reuse-file names",
    'import "a.wf" page { use a1 }',
    filesOf({
      "a.wf": Array.from({ length: 5_001 }, (_, at) => `component a${at} { }`).join("\n"),
    }),
  ],
  [
    "reuse-file values",
    'data a from "a.json" page { }',
    filesOf({ "a.json": `[${"1,".repeat(200_001)}1]` }),
  ],
  ["reuse-file number", 'data a from "a.json"', filesOf({ "a.json": "[1e400]" })],
  ["reuse-file json", 'data a from "a.json"', filesOf({ "a.json": "{" })],
  ["reuse-file format", 'data a from "a.yaml"', filesOf({ "a.yaml": "- b" })],
  ["unknown-modifier data", 'data people ["Ada"] page { list people }'],
  ["reuse-file list", 'data a from "a.json"', filesOf({ "a.json": "{}" })],
  ["reuse-file errors", 'import "a.wf"', filesOf({ "a.wf": "buton" })],
  [
    "reuse-effect second",
    'page states=[{name=a}] { button "b" on={event=click effects=[{kind=set state=a value=c} {kind=reset state=a}]} }',
  ],
  [
    "reuse-effect guarded",
    'page states=[{name=a initial=b}] { button "b" on={event=click guard={state=a equals=b} effects=[]} }',
  ],
  [
    "reuse-effect enabled",
    'page states=[{name=a initial=b}] { text "b" enabledWhen={state=a equals=b} }',
  ],
  ["reuse-argument outside", `${tag} page { use tag name="b" }`],
  ["reuse-value part", 'page { repeat [{a=1}] as p { text "${p}" } }'],
  ["reuse-file csv", 'data a from "a.csv"', filesOf({ "a.csv": 'b\n"c' })],
  ["reuse-variant unknown", 'page { text "b" when=ready }'],
  ["reuse-variant never", 'page variants=[a, b] { card when=a { text "c" when=b } }'],
  ["reuse-unused definition", `${tag} page { }`],
  ["reuse-unused import", 'import "a.wf" page { }', filesOf({ "a.wf": tag })],
  [
    "reuse-unused name",
    'import { tag, b } from "a.wf" page { b }',
    filesOf({ "a.wf": `${tag} component b { divider }` }),
  ],
];

/** Errors that only token files can have. */
const tokenFiles: readonly (readonly [wording: string, file: unknown])[] = [
  ["design-value alias", { accent: { $value: "{color.blue}" } }],
  ["design-value circle", { accent: { $value: "{accent}" } }],
  ["design-value shape", [1]],
  ["design-value none", { color: { $value: "#fff" } }],
];

/** Pictures that are drawn as signs, with the reasons given by their readers and those that only painting has. */
const unshown: readonly (readonly [
  wording: string,
  file: Uint8Array | UnreadPicture["problem"],
])[] = [
  ["image-not-shown outside", "outside"],
  ["image-not-shown missing", "missing"],
  ["image-not-shown unreadable", "unreadable"],
  ["image-not-shown large", new Uint8Array(5_000_001)],
  ["image-not-shown many", "many"],
  ["image-not-shown pixels", pngHeader(100_000, 100_000)],
  ["image-not-shown type", new Uint8Array(3)],
  ["image-not-shown broken", pngHeader(0, 0)],
  ["image-not-shown unsafe", new TextEncoder().encode("<svg><style/></svg>")],
];

/** Trees that are too large to be sent. */
const trees: readonly (readonly [wording: string, source: string])[] = [
  ["size-limit tree", nestedComponents(45).replace("divider", "repeat 1900 { divider }")],
];

/** Components that use each other; the first is used in a page. */
function nestedComponents(count: number): string {
  const names = Array.from({ length: count }, (_, at) => `part${at}x`);
  const bodies = names.map((name, at) => `component ${name} { ${names[at + 1] ?? "divider"} }`);
  return `${bodies.join(" ")} page { ${names[0]} }`;
}

function importsOf(count: number): string {
  return Array.from({ length: count }, (_, at) => `import "${at}.wf"`).join("\n");
}

/** Checks the style of a message. */
function expectWellSaid(said: Wording | undefined, used: Iterable<string>): void {
  expect(said, `used instead: ${[...used].join(", ")}`).toBeDefined();
  for (const text of Object.values(said!)) {
    if (text !== undefined) expect(text).not.toMatch(/undefined|\.$|^\s|\s$/);
  }
  expect(said!.message).not.toMatch(/^[A-Z](?![A-Z])/);
}

describe("a wording", () => {
  for (const [wording, source, load, units] of reuseCases) {
    it(wording, () => {
      const used = wordingsOf(() => {
        analyze(source, { ...(load && { load }), ...(units && { units }) });
      });
      expectWellSaid(used.get(wording), used.keys());
    });
  }

  it.each(tokenFiles)("%s", (wording, file) => {
    const used = wordingsOf(() => {
      for (const problem of readTokenFile(file).problems) tokenProblem(problem);
    });
    expectWellSaid(used.get(wording), used.keys());
  });

  it.each(unshown)("%s", (wording, file) => {
    const used = wordingsOf(() => {
      const pictures = readPictures(() => file);
      renderSvg('page { image "a" }', { pictures });
    });
    expectWellSaid(used.get(wording), used.keys());
  });

  it.each(cases)("%s", (wording, source) => {
    const used = wordingsOf(() => {
      if (typeof source === "string") renderSvg(source);
      else decodeSource(source);
    });
    expectWellSaid(used.get(wording), used.keys());
  });

  it.each(trees)("%s", (wording, source) => {
    const used = wordingsOf(() => {
      const options = { locations: true, expand: true, diagnostics: true };
      performTask({ kind: "parse", source, options });
    });
    expectWellSaid(used.get(wording), used.keys());
  });

  it.each(fenceCases)("%s", (wording, markdown) => {
    const used = wordingsOf(() => {
      checkMarkdown(markdown, "a.md", { check: () => [], isComponent: () => true });
    });
    expectWellSaid(used.get(wording), used.keys());
  });

  it("is in the table or on the page of its code", () => {
    const shown = wordingsOf(() => {
      for (const source of wrongExamples()) {
        renderSvg(source);
        mapDiagnostics(source);
        inspectSource(source);
      }
      analyze('page { link "A" navigate="b.wf" }', {
        others: { has: () => false, names: () => [] },
      });
    });
    const seen = new Set([
      ...shown.keys(),
      ...[...cases, ...reuseCases, ...tokenFiles, ...unshown, ...trees, ...fenceCases].map(
        ([wording]) => wording,
      ),
    ]);
    const all = [...wordingNames()].flatMap(([code, names]) =>
      names.map((name) => `${code} ${name}`),
    );
    expect([...seen].sort()).toEqual(all.sort());
  });
});

/** The wrong examples on the pages of all codes. */
function wrongExamples(): string[] {
  const folder = new URL("../../docs/diagnostics/", import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const page = readFileSync(new URL(file, folder), "utf8");
    return [...page.matchAll(/^```wf-wrong\n(.*?)^```$/gms)].map(([, source]) => source!);
  });
}

/** Every wording of every diagnostic has a source that gives it. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { decodeSource } from "../../src/cli/files/read-source.js";
import { renderSvg } from "../../src/compile.js";
import { attributeDiagnostics } from "../../src/text/catalogue/attributes.js";
import { blockDiagnostics } from "../../src/text/catalogue/blocks.js";
import { dataDiagnostics } from "../../src/text/catalogue/data.js";
import { elementDiagnostics } from "../../src/text/catalogue/elements.js";
import { foreignDiagnostics } from "../../src/text/catalogue/foreign.js";
import { limitDiagnostics } from "../../src/text/catalogue/limits.js";
import { referenceDiagnostics } from "../../src/text/catalogue/references.js";
import { tokenDiagnostics } from "../../src/text/catalogue/tokens.js";
import type { CatalogueEntry, Wording } from "../../src/text/catalogue/wording.js";
import { wordingNames } from "../../src/text/codes.js";

const areas = [
  tokenDiagnostics,
  foreignDiagnostics,
  blockDiagnostics,
  elementDiagnostics,
  attributeDiagnostics,
  dataDiagnostics,
  referenceDiagnostics,
  limitDiagnostics,
] as readonly Readonly<Record<string, CatalogueEntry>>[];

/** The wordings that a call makes use of: `code wording`. */
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

/** Each wording with a source; in a page where none is written. */
const cases: readonly (readonly [wording: string, source: string | Uint8Array])[] = [
  ["text-encoding notUtf8", Uint8Array.of(112, 0xff)],
  ["text-encoding utf16", Uint8Array.of(0xff, 0xfe, 112, 0)],
  ["text-encoding binary", Uint8Array.of(112, 0, 112)],
  ["text-space found", 'text\u00a0"A"'],
  ["syntax-unclosed-string found", 'text "A'],
  ["syntax-unclosed-string mismatched", "text 'A\""],
  ["string-escape unknown", 'text "A\\q"'],
  ["string-code-point invalid", 'text "\\u{110000}"'],
  ["syntax-unclosed-comment found", 'text "A" /* note'],
  ["number-unit unknown", 'card "A" p=4foo { text "B" }'],
  ["number-unit apart", "image w=400 px"],
  ["foreign-syntax flowchart", "graph TD"],
  ["foreign-syntax arrow", "A --> B"],
  ["foreign-syntax statement", "let x = 1"],
  ["foreign-syntax variable", "text $name"],
  ["foreign-syntax expression", "list { {items.map(f)} }"],
  ["foreign-syntax template", "text `A`"],
  ["foreign-syntax joined", 'text "A" + "B"'],
  ["foreign-syntax props", 'Card({ title: "A" }) { text "B" }'],
  ["foreign-syntax fence", '```wf\ntext "A"\n```'],
  ["foreign-syntax yaml", "title: Home"],
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
  ["words-glued before", 'text "A"text "B"'],
  ["words-glued inside", 'buttonprimary "A"'],
  ["words-glued literal", 'input "A" required=trueand'],
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
  ["value-stray color", "card { #fff }"],
  ["value-stray value", "card { 12 }"],
  ["value-stray unnamed", 'list [{ icon=home "A" }]'],
  ["attribute-stray attribute", "card { p=4 }"],
  ["attribute-stray component", 'button: "Save"'],
  ["missing-page outside", 'card { text "A" }'],
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
  ["unknown-attribute unknown", 'card "A" zzzzzz=lg { text "B" }'],
  ["unknown-attribute key", 'nav [{ label="A" icno=star }]'],
  ["attribute-duplicate repeated", 'card "A" p=1 p=2 { text "B" }'],
  ["attribute-duplicate synonym", 'card "A" title="B" { text "C" }'],
  ["attribute-kind kind", 'card "A" p=wide { text "B" }'],
  ["attribute-kind modifier", 'modal "A" open=maybe { text "B" }'],
  ["attribute-kind objectItem", 'table { columns [{ label="A" }] row ["B"] }'],
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
  ["active-range number", 'tabs ["A", "B"] active=7'],
  ["active-range step", 'stepper ["A", "B"] active=5'],
  ["data-length pair", 'descriptions [["A", "B"], "C"]'],
  ["data-value negativeSlice", "chart pie [3, -1]"],
  ["active-range page", "pagination pages=3 active=4"],
  ["active-range menu", 'menubar ["File", "Edit"] open=2'],
  ["active-range label", 'tabs ["A", "B"] active="C"'],
  ["span-outside inside", 'page "A" { card { text "B" span=2 } }'],
  ["span-outside topLevel", 'text "A" span=2'],
  ["text-overflow overflow", 'button "A very long label that cannot fit" w=40'],
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

describe("a wording", () => {
  it.each(cases)("%s", (wording, source) => {
    const used = wordingsOf(() => {
      if (typeof source === "string") renderSvg(source);
      else decodeSource(source);
    });
    const said = used.get(wording);
    expect(said, `used instead: ${[...used.keys()].join(", ")}`).toBeDefined();
    for (const text of Object.values(said!)) {
      if (text !== undefined) expect(text).not.toMatch(/undefined|\.$|^\s|\s$/);
    }
    expect(said!.message).not.toMatch(/^[A-Z](?![A-Z])/);
  });

  it("is in the table or on the page of its code", () => {
    const shown = wordingsOf(() => {
      for (const source of wrongExamples()) renderSvg(source);
      analyze('page { link "A" navigate="b.wf" }', {
        others: { has: () => false, names: () => [] },
      });
    });
    const seen = new Set([...shown.keys(), ...cases.map(([wording]) => wording)]);
    const all = [...wordingNames()].flatMap(([code, names]) =>
      names.map((name) => `${code} ${name}`),
    );
    expect([...seen].sort()).toEqual(all.sort());
  });
});

/** The examples of what is wrong on the pages of all codes. */
function wrongExamples(): string[] {
  const folder = new URL("../../docs/diagnostics/", import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const page = readFileSync(new URL(file, folder), "utf8");
    return [...page.matchAll(/^```wf-wrong\n(.*?)^```$/gms)].map(([, source]) => source!);
  });
}

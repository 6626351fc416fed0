/** Tests what reuse expands to: each source has the same tree and picture as the source written out by hand. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import type { LoadFile } from "../../src/language/ast/load-file.js";

const parts: Readonly<Record<string, string>> = {
  "parts/shell.wf": `
    import "cards.wf"
    layout app(active: string = "Home") {
      header { title "Acme" level=4 nav ["Home", "Team"] text "$active" }
      main { slot }
    }
    component badgeOf(n: number) { badge "\${n} new" }
    page "Not imported" { text "x" }`,
  "parts/cards.wf": 'component note(text: string) { card { text "$text" } }',
  "data.wf": 'data people [{name="Ada" tags=["x"]}]',
  "prices.json": '[{"name": "Tea", "price": 4.50}, {"name": "Cake", "price": null}]',
  "cities.csv": 'name,note\r\n"Bern, CH","a ""capital"""\nRome,\n',
};

const load: LoadFile = (path, from) => {
  const folder = from?.includes("/") ? from.slice(0, from.lastIndexOf("/") + 1) : "";
  const id = folder + path;
  const text = parts[id];
  return text === undefined ? { problem: "missing" } : { id, text };
};

/** Sources with their expansions; `\${` is a dollar sign and a brace. */
const table: readonly [name: string, source: string, writtenOut: string][] = [
  [
    "a component with parameters and defaults",
    `component user(name: string, role: string = "Member") { card { text "$name" bold text "\${role}!" } }
     page { use user(name="Ada", role="Owner") use user(name="Bob") }`,
    'page { card { text "Ada" bold text "Owner!" } card { text "Bob" bold text "Member!" } }',
  ],
  [
    "a component that is used before it is defined",
    `page { greeting "Ada" } component greeting(name: string) { text "Hello \${name}" }`,
    'page { text "Hello Ada" }',
  ],
  [
    "a native call: label, list, modifiers, attributes",
    `component user(name: string, tags: list = [], admin: boolean = false, level: number = 1) {
       card "$name" { list "$tags" checkbox "Admin" checked="$admin" slider "Level" value="$level" }
     }
     page { user "Ada" ["a", "b"] admin level=7 user "Bob" }`,
    `page {
       card "Ada" { list ["a", "b"] checkbox "Admin" checked=true slider "Level" value=7 }
       card "Bob" { list [] checkbox "Admin" checked=false slider "Level" value=1 }
     }`,
  ],
  [
    "a native call that needs nothing stays bare",
    'component thinLine { divider } page { text "a" thinLine thinLine text "b" }',
    'page { text "a" divider divider text "b" }',
  ],
  [
    "common attributes go to the one element, and win",
    'component box { card w=200 { text "x" } } page { use box() w=300 p=2 box mt=4 hidden box w=100 }',
    'page { card w=300 p=2 { text "x" } card w=200 mt=4 hidden { text "x" } card w=100 { text "x" } }',
  ],
  [
    "several elements get a stack around them",
    'component two { text "a" text "b" } page { two w=200 two use two() gap=2 p=4 }',
    'page { stack w=200 { text "a" text "b" } text "a" text "b" stack gap=2 p=4 { text "a" text "b" } }',
  ],
  [
    "a lone repeat gets a stack around it",
    'component many { repeat 2 { text "a" } } page { many w=200 many }',
    'page { stack w=200 { text "a" text "a" } text "a" text "a" }',
  ],
  [
    "slots with defaults, filled, empty and by name",
    `component panel(title: string) { card "$title" { slot { text "nothing" } row { slot actions { button "OK" } } } }
     page {
       panel "A"
       panel "B" { text "b1" text "b2" }
       panel "C" { fill actions { button "Save" button "Cancel" } text "c" }
       panel "D" { fill actions { } }
       use panel(title="E") { }
     }`,
    `page {
       card "A" { text "nothing" row { button "OK" } }
       card "B" { text "b1" text "b2" row { button "OK" } }
       card "C" { text "c" row { button "Save" button "Cancel" } }
       card "D" { text "nothing" row { } }
       card "E" { text "nothing" row { button "OK" } }
     }`,
  ],
  [
    "a slot handed on",
    'component inner { card { slot } } component outer { inner { slot } } page { outer { text "x" } }',
    'page { card { text "x" } }',
  ],
  [
    "a component in the braces of its own use",
    'component box { card { slot { text "." } } } page { box { box { box } } }',
    'page { card { card { card { text "." } } } }',
  ],
  [
    "fills see the names of where they are written",
    `component outer(name: string) { inner "in" { text "$name" } }
     component inner(name: string) { text "$name" slot }
     page { outer "out" }`,
    'page { text "in" text "out" }',
  ],
  [
    "repeats: numbers, arrays, records, both names",
    `data people [{name="Ada" role="Owner"}, {name="Bob" role="Dev"}]
     page {
       repeat 3 as i { text "\${i}" }
       repeat 0 { text "never" }
       repeat ["a", "b"] as x, n { text "\${n}. \${x}" }
       repeat people as p { text "$p.name" text "\${p.role}" muted }
     }`,
    `page {
       text "1" text "2" text "3" text "1. a" text "2. b"
       text "Ada" text "Owner" muted text "Bob" text "Dev" muted
     }`,
  ],
  [
    "repeats in lists, navs, tables, tabs, dropdowns and breadcrumbs",
    `data rows [{name="Ada" age=36}, {name="Bob" age=7}]
     page {
       list { repeat rows as r { item "$r.name" } }
       nav { repeat rows as r { item "$r.name" icon=home } }
       table { columns ["Name", "Age"] repeat rows as r { row ["$r.name", "$r.age"] } }
       tabs { repeat rows as r { tab "$r.name" { text "x" } } }
       dropdown inline { repeat rows as r { item "$r.name" } }
     }`,
    `page {
       list { item "Ada" item "Bob" }
       nav { item "Ada" icon=home item "Bob" icon=home }
       table { columns ["Name", "Age"] row ["Ada", 36] row ["Bob", 7] }
       tabs { tab "Ada" { text "x" } tab "Bob" { text "x" } }
       dropdown inline { item "Ada" item "Bob" }
     }`,
  ],
  [
    "rows and items from a component",
    'component person(name: string) { row ["$name", "x"] } page { table { columns ["A", "B"] person "Ada" } }',
    'page { table { columns ["A", "B"] row ["Ada", "x"] } }',
  ],
  [
    "a repeat over parameters, bare and in quotes",
    'component tags(of: list, n: number) { repeat of as t { badge "$t" } repeat "$n" { dot } } component dot { text "." } page { use tags(of=["a", "b"], n=2) }',
    'page { badge "a" badge "b" text "." text "." }',
  ],
  [
    "values in arrays and objects, and numbers as texts",
    `component c(a: string, n: number) { select "S" ["$a", "x \${a}"] nav [{label="$a" badge="$n"}] text "\${n} €" }
     page { use c(a=12, n=4.50) }`,
    'page { select "S" ["12", "x 12"] nav [{label="12" badge=4.5}] text "4.5 €" }',
  ],
  [
    "dollars without a meaning",
    `data d [1] page { text "$5 and $name" text "$$" text "\${x}" } component c { text "$$5 $6" } page "2" { c }`,
    `page { text "$5 and $name" text "$$" text "\${x}" } page "2" { text "$5 $6" }`,
  ],
  [
    "a layout, with arguments in both forms",
    `layout app(active: string = "Home") { header { text "$active" } main { slot } footer { text "end" } }
     page "A" uses=app(active="Team") w=600 { text "a" }
     page "B" w=600 uses=app with={active="Orders"} { text "b" }
     page "C" uses=app { text "c" }`,
    `page "A" w=600 { header { text "Team" } main { text "a" } footer { text "end" } }
     page "B" w=600 { header { text "Orders" } main { text "b" } footer { text "end" } }
     page "C" { header { text "Home" } main { text "c" } footer { text "end" } }`,
  ],
  [
    "a layout in a layout, with a named slot",
    `layout outer { header { slot bar { text "bar" } } slot }
     layout inner uses=outer { row { slot } fill bar { text "mine" } }
     page "A" uses=inner { text "a" }`,
    'page "A" { header { text "mine" } row { text "a" } }',
  ],
  [
    "overlays of a page with a layout count as on the page",
    'layout app { main { row { slot } } } page "A" uses=app w=600 h=400 { text "a" modal "M" { text "m" } }',
    'page "A" w=600 h=400 { main { row { text "a" } } modal "M" { text "m" } }',
  ],
  [
    "variants",
    `page "Orders" id=orders variants=[loading, ready] w=400 {
       spinner "Wait" when=loading
       text "Done" when=[ready]
       text "not loading" when=!loading
       text "none of both" when=![loading]
       button "Again" navigate=orders
     }`,
    `page "Orders – loading" id="orders#loading" w=400 { spinner "Wait" button "Again" navigate="orders#loading" }
     page "Orders – ready" id="orders#ready" w=400 { text "Done" text "not loading" text "none of both" button "Again" navigate="orders#loading" }`,
  ],
  [
    "references in the objects of lists, led as those of attributes",
    `component mainMenu { nav [{label="All" navigate=orders}, {label="Help" opens=help}] modal "H" id=help { text "h" } }
     page "Orders" id=orders variants=[a, b] w=400 { text "x" when=a text "y" when=b }
     page "Two" w=400 { mainMenu }`,
    `page "Orders – a" id="orders#a" w=400 { text "x" } page "Orders – b" id="orders#b" w=400 { text "y" }
     page "Two" w=400 {
       nav [{label="All" navigate="orders#a"}, {label="Help" opens="mainMenu-1/help"}] modal "H" id="mainMenu-1/help" { text "h" }
     }`,
  ],
  [
    "variants next to each other, where the first has a place",
    'page "P" variants=[a, b] w=300 at(10, 20) { text "x" when=a text "y" when=b }',
    'page "P – a" w=300 at(10, 20) { text "x" } page "P – b" w=300 at(374, 20) { text "y" }',
  ],
  [
    "imports: whole, by name, under a name, of a file that imports",
    `import { note } from "parts/cards.wf"
     import "parts/shell.wf" as ui
     page "A" uses=ui.app(active="Team") { note "hi" ui.badgeOf n=3 use ui.badgeOf(n=4) }`,
    'page "A" { header { title "Acme" level=4 nav ["Home", "Team"] text "Team" } main { card { text "hi" } badge "3 new" badge "4 new" } }',
  ],
  [
    "data from JSON and CSV",
    `data prices from "prices.json"
     data cities from "cities.csv"
     page { repeat prices as p { text "$p.name" text "\${p.price} €" } repeat cities as c { text "\${c.name}: \${c.note}" } }`,
    `page { text "Tea" text "4.5 €" text "Cake" text " €" text "Bern, CH: a \\"capital\\"" text "Rome: " }`,
  ],
  [
    "tables, selects and charts that read data",
    `data people [{name="Ada" role="Owner"}, {name="Bob"}]
     data sales [{month="Jan" web=10 shop=4}, {month="Feb" web=12 shop=7}]
     data cities ["Bern", "Rome"]
     page {
       table data=people columns=["name", {label="What" field=role}]
       table data=people
       select "City" options=cities
       chart "S" data=sales label=month values=[web, shop] line
       chart "W" data=sales label=month values=web
     }`,
    `page {
       table [["name", {label="What"}], ["Ada", "Owner"], ["Bob", ""]]
       table [["name", "role"], ["Ada", "Owner"], ["Bob", ""]]
       select "City" options=["Bern", "Rome"]
       chart "S" [{label="web" values=[10, 12]}, {label="shop" values=[4, 7]}] line labels=["Jan", "Feb"]
       chart "W" [10, 12] labels=["Jan", "Feb"]
     }`,
  ],
  [
    "states, guards and effects, by the initial values",
    `page "A" w=400 states=[{name=open, valueType=boolean, initial=false}] {
       text "shown" visibleWhen={state=open, equals=false}
       text "hidden" visibleWhen={state=open, equals=true}
       button "Off" enabledWhen={state=open, equals=true}
       button "Go" on={event=click effects=[{kind=navigate target=b}]}
       button "Open" on=[{event=click effects=[{kind=open target=m}]}]
       button "Not" on={event=click guard={state=open, equals=true} effects=[{kind=navigate target=b}]}
       modal "M" id=m { text "m" }
     }
     page "B" id=b w=400 { text "b" }`,
    `page "A" w=400 {
       text "shown" button "Off" disabled button "Go" navigate=b button "Open" opens=m button "Not"
       modal "M" id=m { text "m" }
     }
     page "B" id=b w=400 { text "b" }`,
  ],
  [
    "the namespace of a use as an attribute",
    'import "parts/cards.wf" as ui page { use note(text="a") from="ui" p=2 }',
    'page { card p=2 { text "a" } }',
  ],
  [
    "the name of a layout in quotes, and a space before its arguments",
    `layout app(active: string = "Home") { text "$active" slot }
     page "A" uses="app" { text "a" }
     page "B" uses="app"(active="b") { text "b" }
     page "C" uses=app (active="c") { text "c" }`,
    'page "A" { text "Home" text "a" } page "B" { text "b" text "b" } page "C" { text "c" text "c" }',
  ],
  [
    "text after a slot on the same line",
    `component c { text "a" }
     component d { slot use c slot b repeat 2 { text "r" } }
     component e { d { slot fill b { slot x } } }
     page { d { text "s" fill b { text "B" } } e { text "t" fill x { text "u" } } }`,
    'page { text "s" text "a" text "B" text "r" text "r" text "t" text "a" text "u" text "r" text "r" }',
  ],
  [
    "some names of a file under a name",
    'import { note } from "parts/cards.wf" as ui page { ui.note "a" use ui.note(text="b") }',
    'page { card { text "a" } card { text "b" } }',
  ],
  [
    "a number that a name stands for, after another element",
    `component c(n: number) { text "a" marker "$n" card { marker "$n" } }
     page { use c(n=2) }`,
    'page { text "a" marker 2 card { marker 2 } }',
  ],
  [
    "fields that some records lack: what cannot be drawn without them is left out",
    `data d [{a="1"}, {b="2"}]
     page { repeat d as r { text "$r.a" badge "$r.b" button "$r.a" input "$r.b" list ["$r.a"] text "[\${r.b}]" } }`,
    `page {
       text "1" button "1" input list ["1"] text "[]"
       badge "2" input "2" list [] text "[2]"
     }`,
  ],
  [
    "names and fields in any language",
    `component c(größe: string) { text "$größe" text "\${größe}!" }
     data städte [{Größe="3" ort={名前="x"}}]
     page { repeat städte as s { c "$s.Größe" text "$s.ort.名前" } }`,
    'page { text "3" text "3!" text "x" }',
  ],
  [
    "second values that names stand for",
    `component tagged(name: string, tags: list = []) { select "$name" "$tags" }
     component step(n: number, said: string) { item "$n" "$said" { text "x" } }
     data d [{name="a" tags=["b", "c"]}]
     page {
       repeat d as r { tagged "$r.name" "$r.tags" tagged "$r.name" ["z"] }
       annotations { repeat 2 as i { item "$i" "No. \${i}" } step n=3 said="three" }
     }`,
    `page {
       select "a" options=["b", "c"] select "a" options=["z"]
       annotations { item 1 "No. 1" item 2 "No. 2" item 3 "three" { text "x" } }
     }`,
  ],
  [
    "data of an import in texts",
    `import "data.wf" as ui
     page { repeat "$ui.people" as p { text "\${p.name}" list "$p.tags" } table data="$ui.people" columns=["name"] }`,
    'page { text "Ada" list ["x"] table [["name"], ["Ada"]] }',
  ],
  [
    "of two equal attributes the last",
    `layout a { slot } layout b { text "b" slot }
     page "P" variants=[x] variants=[y, z] uses=a uses=b w=400 { text "1" when=y when=z text "2" when=z when=y }`,
    `page "P – y" w=400 { text "b" text "2" }
     page "P – z" w=400 { text "b" text "1" }`,
  ],
  [
    "records in place, without any definition",
    "page { table data=[{a=1 b=2}, {a=3 b=4}] }",
    'page { table [["a", "b"], [1, 2], [3, 4]] }',
  ],
];

describe("the expansion of", () => {
  it.each(table)("%s", (_, source, writtenOut) => {
    const reused = analyze(source, { load });
    const said = reused.diagnostics.filter(
      ({ severity, code }) => severity !== "info" && code !== "attribute-duplicate",
    );
    expect(said.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    const plain = analyze(writtenOut);
    expect(reused.ast).toEqual(plain.ast);
    expect(compose(reused.ast).svg().svg).toBe(compose(plain.ast).svg().svg);
  });

  it.each(table)("%s, on one line and on many", (_, source) => {
    const joined = source.replace(/\s*\n\s*/g, " ");
    expect(analyze(joined, { load }).ast).toEqual(analyze(source, { load }).ast);
  });

  it.each(table)("%s, beside a mistake", (_, source) => {
    // Because of the mistake, the source is read through its tree.
    const broken = `${source}\npage "Broken" { buton "x" }`;
    const { ast, diagnostics } = analyze(broken, { load });
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ code }) => code)).toEqual(["unknown-component"]);
    expect(ast.children.slice(0, -1)).toEqual(analyze(source, { load }).ast.children);
  });
});

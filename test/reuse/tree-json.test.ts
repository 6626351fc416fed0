/** Tests that the JSON of a tree with definitions can be turned back into its source, like that of any other tree. */
import { describe, expect, it } from "vitest";
import { parse, repair, validate } from "../../src/index.js";

const files = {
  "shell.wf":
    'component mark(text: string) { badge "$text" } data cities ["Bern"] layout app { slot }',
  "people.json": '[{"name":"Ada"}]',
};

const sources = [
  'component person(name: string, kind: "a" | "b" = "a", tags: list = [], size: number = 1.5) w=200 { card "$name" { list "$tags" none slot { text "x" } slot actions } }\npage { person "Ada" ["x"] kind=b mt=2 { text "y" fill actions { button "z" } } use person(name="Bob") }',
  'layout app(active: string = "Home") { text "$active" slot }\npage "A" uses=app(active="B") variants=[a, b] { text "c" when=a text "d" when=![a] }',
  'import "shell.wf" as ui\nimport { cities } from "shell.wf"\npage "A" uses=ui.app { ui.mark "x" use ui.mark(text="y") repeat cities as c, i { text "${i} ${c}" } table data=ui.cities }',
  'data people from "people.json"\ndata rows [{a=1 b="2"}, {a=2}]\npage { repeat people as p { text "$p.name" } repeat 2 { divider } repeat ["x", 2] as s { text "$s" } repeat "$rows" as r { text "${r.a}" } }',
  'tokens { accent=#5E6AD2 radius=10 dark.paper=#101010 }\npage { button "x" primary }',
  'component row2(n: number) { marker "$n" row ["$n", "b"] }\npage { table { columns ["A", "B"] row2 n=3 } annotations { item 3 "x" } }',
  'component step(n: number, said: string, of: list = []) { item "$n" "$said" select "$said" "$of" }\npage { annotations { step n=3 said="x" } }',
  'page states=[{name=open valueType=boolean}] { text "x" visibleWhen={state=open equals=true} button "y" on={event=click effects=[{kind=toggle state=open}]} }',
];

describe("the JSON of", () => {
  it.each(sources)("%s", (source) => {
    for (const expand of [false, true]) {
      const { ast } = parse(source, { files, expand, locations: true });
      const { text } = repair(JSON.stringify(ast, null, 2), { files });
      expect(parse(text, { files, expand }).ast).toEqual(parse(source, { files, expand }).ast);
    }
  });

  it.each([
    [{ type: "Use" }],
    [{ type: "Use", name: "a b" }],
    [{ type: "Use", name: "a", loops: 2 }],
    [{ type: "Repeat", children: [] }],
    [{ type: "Repeat", number: -1 }],
    [{ type: "Repeat", number: 1, index: "i" }],
    [{ type: "Data", name: "a", items: [1], from: "a.json" }],
    [{ type: "Component", name: "a", params: [{ name: "b", type: "word" }] }],
    [{ type: "Component", name: "a", params: [{ name: "b", type: [] }] }],
    [{ type: "Import", names: ["a"] }],
    [{ type: "Page", children: [{ type: "Component", name: "a" }] }],
    [{ type: "Fill", name: "a", children: {} }],
  ])("JSON of anything else has no fix: %j", (json) => {
    const { diagnostics } = validate(JSON.stringify(json));
    expect(diagnostics.map(({ code, fix }) => [code, fix])).toEqual([
      ["foreign-syntax", undefined],
    ]);
  });
});

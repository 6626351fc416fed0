/** Tests the nodes of reuse: their keys, and the order of these. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";

const card = 'component card2(name: string, tags: list = [], on: boolean = false) { text "$name" }';
const files: Readonly<Record<string, string>> = {
  "parts.wf": `${card}\nlayout app(active: string = "Home") { slot }`,
};

function nodesOf(source: string) {
  const { written } = analyze(source, {
    load: (path) => {
      const text = files[path];
      return text === undefined ? { problem: "missing" } : { id: path, text };
    },
  });
  return written.children;
}

describe("at the top level:", () => {
  it.each([
    [
      'component c(a: string, b: "x" | "y" = "x", n = 3) { divider }',
      '{"type":"Component","name":"c","params":[{"name":"a","type":"string"},{"name":"b","type":["x","y"],"default":"x"},{"name":"n","type":"number","default":3}],"children":[{"type":"Divider","modifiers":[]}]}',
    ],
    ["component c { }", '{"type":"Component","name":"c","params":[],"children":[]}'],
    [
      "layout inner(a: record) uses=app with={active=1} { slot }",
      '{"type":"Layout","name":"inner","params":[{"name":"a","type":"record"}],"attributes":{"uses":"app","with":{"active":1}},"children":[{"type":"Slot"}]}',
    ],
    [
      'data people [{name="Ada"}, {name="Bob"}]',
      '{"type":"Data","name":"people","items":[{"name":"Ada"},{"name":"Bob"}]}',
    ],
    ['data prices from "prices.json"', '{"type":"Data","name":"prices","from":"prices.json"}'],
    ['import "parts.wf"', '{"type":"Import","from":"parts.wf"}'],
    [
      'import { card2, app } from "parts.wf"',
      '{"type":"Import","from":"parts.wf","names":["card2","app"]}',
    ],
    ['import "parts.wf" as ui', '{"type":"Import","from":"parts.wf","as":"ui"}'],
  ])("%s", (source, json) => {
    expect(JSON.stringify(nodesOf(source)[0])).toBe(json);
  });
});

describe("between elements:", () => {
  it.each([
    [
      'use card2(name="Ada", on=true) w=400 { }',
      '{"type":"Use","name":"card2","attributes":{"name":"Ada","on":true,"w":400},"children":[]}',
    ],
    [
      'card2 "Ada" ["a", "b"] on w=400 when=ready { divider }',
      '{"type":"Use","name":"card2","label":"Ada","modifiers":["on"],"attributes":{"w":400,"when":"ready"},"items":["a","b"],"children":[{"type":"Divider","modifiers":[]}]}',
    ],
    ["slot", '{"type":"Slot"}'],
    ["slot actions { }", '{"type":"Slot","name":"actions","children":[]}'],
    ["fill actions { }", '{"type":"Fill","name":"actions","children":[]}'],
    ["repeat 3 { }", '{"type":"Repeat","number":3,"children":[]}'],
    [
      'repeat ["a", "b"] as p, i when=ready { }',
      '{"type":"Repeat","items":["a","b"],"as":"p","index":"i","attributes":{"when":"ready"},"children":[]}',
    ],
    ["repeat people as p { }", '{"type":"Repeat","of":"people","as":"p","children":[]}'],
    ['repeat "$n" { }', '{"type":"Repeat","of":"$n","children":[]}'],
  ])("%s", (source, json) => {
    const [, page] = nodesOf(`import "parts.wf"\npage { ${source} }`);
    expect(JSON.stringify(page!.children![0])).toBe(json);
  });
});

it("of a page with a layout has the arguments of the layout, however they were given", () => {
  const written = nodesOf('import "parts.wf"\npage "P" uses=app(active="A") w=300 { }');
  const twin = nodesOf('import "parts.wf"\npage "P" uses=app with={active="A"} w=300 { }');
  expect(written).toEqual(twin);
  expect(written[1]).toEqual({
    type: "Page",
    label: "P",
    attributes: { uses: "app", with: { active: "A" }, w: 300 },
    children: [],
  });
});

it("names the uses that lead to expanded nodes, outermost first", () => {
  const source = 'import "parts.wf"\ncomponent two { card2 "A" }\npage { two }';
  const { ast } = analyze(source, {
    locations: true,
    source: "main.wf",
    load: () => ({ id: "parts.wf", text: files["parts.wf"]! }),
  });
  const [text] = ast.children[0]!.children!;
  expect(Object.keys(text!)).toEqual(["type", "label", "modifiers", "loc", "via"]);
  expect(text!.loc).toMatchObject({
    source: "parts.wf",
    start: { line: 1, column: files["parts.wf"]!.indexOf('text "$') + 1 },
  });
  expect(text!.via).toEqual([
    { name: "two", file: "main.wf", loc: spanOf(source, "two", 45) },
    { name: "card2", file: "main.wf", loc: spanOf(source, "card2", 0) },
  ]);
});

function spanOf(source: string, word: string, after: number) {
  const offset = source.indexOf(word, after);
  const line = source.slice(0, offset).split("\n").length;
  const column = offset - source.lastIndexOf("\n", offset);
  const start = { line, column, offset };
  return {
    start,
    end: { line, column: column + word.length, offset: offset + word.length },
  };
}

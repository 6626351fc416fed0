/** Tests the AST of sources: a case for each row of language.md 1.1 to 1.6 and part 4. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";

/** A source, and the children of its document, or of the page around it if it is a fragment. */
const cases: readonly (readonly [string, string])[] = [
  [
    'page "A" at(0, -10) { }',
    '[{"type":"Page","label":"A","attributes":{"x":0,"y":-10},"children":[]}]',
  ],
  ['heading "x"', '[{"type":"Title","label":"x","modifiers":[],"attributes":{"level":2}}]'],
  ['heading "x" level:3', '[{"type":"Title","label":"x","modifiers":[],"attributes":{"level":3}}]'],
  ["navbar { }", '[{"type":"Header","children":[]}]'],
  [
    'menu { item "A" }',
    '[{"type":"Nav","modifiers":["vertical"],"children":[{"type":"Item","label":"A","children":[]}]}]',
  ],
  ['menu vertical ["A"]', '[{"type":"Nav","modifiers":["vertical"],"items":["A"],"children":[]}]'],
  ["column width:6 { }", '[{"type":"Col","attributes":{"span":6},"children":[]}]'],
  ["column width=400 { }", '[{"type":"Col","attributes":{"w":400},"children":[]}]'],
  ["column { }", '[{"type":"Col","children":[]}]'],
  ["col width=6 { }", '[{"type":"Col","attributes":{"w":6},"children":[]}]'],
  [
    "card padding:16 margin=32px { }",
    '[{"type":"Card","attributes":{"p":{"value":16,"unit":"px"},"m":{"value":32,"unit":"px"}},"children":[]}]',
  ],
  [
    "card width:400 maxWidth:1200 { }",
    '[{"type":"Card","attributes":{"w":400,"maxW":1200},"children":[]}]',
  ],
  ["row align:top { }", '[{"type":"Row","attributes":{"align":"start"},"children":[]}]'],
  ["row align=bottom { }", '[{"type":"Row","attributes":{"align":"end"},"children":[]}]'],
  [
    'input "E" type=email',
    '[{"type":"Input","label":"E","modifiers":[],"attributes":{"inputType":"email"}}]',
  ],
  ['input "E" email', '[{"type":"Input","label":"E","modifiers":["email"]}]'],
  [
    'button type=submit "a"',
    '[{"type":"Button","label":"a","modifiers":[],"attributes":{"type":"submit"}}]',
  ],
  ['button primary "Save"', '[{"type":"Button","label":"Save","modifiers":["primary"]}]'],
  [
    'list ordered ["A", 1, true, {content="B" icon=x}]',
    '[{"type":"List","modifiers":["ordered"],"items":["A",1,true,{"content":"B","icon":"x"}],"children":[]}]',
  ],
  [
    'list { item "A" { item "B" } }',
    '[{"type":"List","children":[{"type":"Item","label":"A","children":[{"type":"Item","label":"B","children":[]}]}]}]',
  ],
  [
    'nav { group "G" { item "A" } divider link "x" }',
    '[{"type":"Nav","children":[{"type":"Group","label":"G","children":[{"type":"Item","label":"A","children":[]}]},{"type":"Divider","modifiers":[]},{"type":"Link","label":"x","modifiers":[]}]}]',
  ],
  [
    'table { columns ["A"] row [1, "b"] ... }',
    '[{"type":"Table","children":[{"type":"Columns","modifiers":[],"items":["A"]},{"type":"Row","items":[1,"b"],"children":[]},{"type":"More","modifiers":[]}]}]',
  ],
  ['table [["A"],["b"]]', '[{"type":"Table","items":[["A"],["b"]],"children":[]}]'],
  [
    'tabs { tab "A" active { text "x" } }',
    '[{"type":"Tabs","children":[{"type":"Tab","label":"A","modifiers":["active"],"children":[{"type":"Text","label":"x","modifiers":[]}]}]}]',
  ],
  [
    'annotations { item 1 "T" { text "x" } }',
    '[{"type":"Annotations","children":[{"type":"Item","label":"T","number":1,"children":[{"type":"Text","label":"x","modifiers":[]}]}]}]',
  ],
  [
    "marker 3 color=blue",
    '[{"type":"Marker","number":3,"modifiers":[],"attributes":{"color":"blue"}}]',
  ],
  ['text content="a" bold', '[{"type":"Text","label":"a","modifiers":["bold"]}]'],
  ['text "a" content="b"', '[{"type":"Text","label":"b","modifiers":[]}]'],
  ["card title=5 { }", '[{"type":"Card","label":"5","children":[]}]'],
  ['select "C" { }', '[{"type":"Select","label":"C","modifiers":[],"children":[]}]'],
  [
    'tooltip "x" { button "a" }',
    '[{"type":"Tooltip","label":"x","modifiers":[],"children":[{"type":"Button","label":"a","modifiers":[]}]}]',
  ],
  [
    'divider "or" my=24 { }',
    '[{"type":"Divider","label":"or","modifiers":[],"attributes":{"my":24},"children":[]}]',
  ],
  [
    'breadcrumb ["A", {label="B" href="/b"}]',
    '[{"type":"Breadcrumb","modifiers":[],"items":["A",{"label":"B","href":"/b"}]}]',
  ],
  ['logo "App"', '[{"type":"Logo","label":"App","modifiers":[]}]'],
  ["form { }", '[{"type":"Form","children":[]}]'],
  [
    "grid columns:3 gap:16 columns-sm:1 { }",
    '[{"type":"Grid","attributes":{"columns":3,"gap":16,"columns-sm":1},"children":[]}]',
  ],
  ["...", '[{"type":"More","modifiers":[]}]'],
  ['item "x"', '[{"type":"Item","label":"x","children":[]}]'],
  [
    'image "a.png" alt="b"',
    '[{"type":"Image","label":"a.png","modifiers":[],"attributes":{"alt":"b"}}]',
  ],
  [
    'avatar name="Ada" src="x.png"',
    '[{"type":"Avatar","label":"Ada","modifiers":[],"attributes":{"src":"x.png"}}]',
  ],
  ['icon "home"', '[{"type":"Icon","label":"home","modifiers":[]}]'],
  ["icon name=home", '[{"type":"Icon","label":"home","modifiers":[]}]'],
  ['text "a" p=1 p=2', '[{"type":"Text","label":"a","modifiers":[],"attributes":{"p":2}}]'],
  ['text "a\\nb\\u{1F600}\\/"', `[{"type":"Text","label":"a\\nb😀/","modifiers":[]}]`],
  [
    'text "a" size=2xl w=50% h=-2.5 x=.5 color=#fff',
    '[{"type":"Text","label":"a","modifiers":[],"attributes":{"size":"2xl","w":{"value":50,"unit":"%"},"h":-2.5,"x":0.5,"color":"#fff"}}]',
  ],
  [
    'foo-bar "x" { text "y" }',
    '[{"type":"FooBar","label":"x","children":[{"type":"Text","label":"y","modifiers":[]}]}]',
  ],
  [
    'page { } text "a" button "b" page { }',
    '[{"type":"Page","children":[]},{"type":"Page","children":[{"type":"Text","label":"a","modifiers":[]},{"type":"Button","label":"b","modifiers":[]}]},{"type":"Page","children":[]}]',
  ],
  [
    'page "x" viewport=1440x900 device=ipad centered { }',
    '[{"type":"Page","label":"x","modifiers":["centered"],"attributes":{"viewport":"1440x900","device":"ipad"},"children":[]}]',
  ],
  [
    'dropdown ["A", "---", {label="B" danger}]',
    '[{"type":"Dropdown","items":["A","---",{"label":"B","danger":true}],"children":[]}]',
  ],
  [
    'progress value=50 label="x"',
    '[{"type":"Progress","modifiers":[],"attributes":{"value":50,"label":"x"}}]',
  ],
  [
    'radio "a" name=g checked',
    '[{"type":"Radio","label":"a","modifiers":["checked"],"attributes":{"name":"g"}}]',
  ],
  ['input "x" textarea', '[{"type":"Input","label":"x","modifiers":["textarea"]}]'],
  ["page { ... }", '[{"type":"Page","children":[{"type":"More","modifiers":[]}]}]'],
  [
    'select "L" options=["A"]',
    '[{"type":"Select","label":"L","modifiers":[],"attributes":{"options":["A"]}}]',
  ],
  ['toast "x" bottom-right', '[{"type":"Toast","label":"x","modifiers":["bottom-right"]}]'],
];

describe("the AST", () => {
  for (const [source, expected] of cases) {
    it(JSON.stringify(source), () => {
      const { ast } = analyze(source);
      const isFragment = ast.children.length === 1 && !source.startsWith("page");
      const shown = isFragment ? ast.children[0]!.children : ast.children;
      expect(JSON.stringify(shown)).toBe(expected);
    });
  }

  it("is the documented object, byte for byte", () => {
    expect(JSON.stringify(analyze('page { button "Click" primary }').ast)).toBe(
      '{"type":"Document","children":[{"type":"Page","children":[{"type":"Button","label":"Click","modifiers":["primary"]}]}]}',
    );
  });

  it("has locations only on request, in UTF-16 units", () => {
    const source = 'page {\n  text "😀" muted\n}';
    expect(JSON.stringify(analyze(source).ast)).not.toContain("loc");
    const page = analyze(source, { locations: true }).ast.children[0]!;
    expect(page.loc).toEqual({
      start: { line: 1, column: 1, offset: 0 },
      end: { line: 3, column: 2, offset: source.length },
    });
    expect(page.children![0]!.loc).toEqual({
      start: { line: 2, column: 3, offset: 9 },
      end: { line: 2, column: 18, offset: 24 },
    });
  });

  it("is an empty document for an empty text", () => {
    for (const source of ["", "\ufeff", " \n", "// only a comment"]) {
      expect(JSON.stringify(analyze(source).ast)).toBe('{"type":"Document","children":[]}');
    }
  });

  it("keeps a key with the name of an internal one as data", () => {
    const { ast } = analyze("list [{ __proto__=1 constructor=2 }] x={ __proto__=3 }");
    expect(JSON.stringify(ast)).toContain('{"__proto__":1,"constructor":2}');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

/** Elements in lists: drawn as marks or texts, each with a warning that says what to write. */
import { expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { repair } from "../../src/index.js";

/** Lists in a page, with what they are read as, and the hints. */
const lists: readonly (readonly [source: string, items: unknown, hints: readonly string[]])[] = [
  [
    'table [["A"], ["Ada", badge "Admin" info, icon "check"]]',
    [["A"], ["Ada", "[badge:info] Admin", "[icon:check]"]],
    ['write "[badge:info] Admin"', 'write "[icon:check]"'],
  ],
  [
    'list [avatar "Bob", link "b", checkbox "C" checked, checkbox checked]',
    ["[avatar] Bob", "[link] b", "[checkbox:checked] C", "[checkbox:checked]"],
    [
      'write "[avatar] Bob"',
      'write "[link] b"',
      'write "[checkbox:checked] C"',
      'write "[checkbox:checked]"',
    ],
  ],
  ['list [button "Edit" primary, "x"]', ["[button] Edit", "x"], ['write "[button] Edit"']],
  [
    'list [text "a [b]" bold, badge "c [d]"]',
    ["a [b]", "[badge] c \\[d]"],
    ['write "a [b]"', 'write "[badge] c \\\\[d]"'],
  ],
  ['list [progress "A", 3]', ["A", 3], ['write its text, "A", or use a block: list { … }']],
  ['nav ["Home", button "A"]', ["Home", "A"], ['write its text, "A", or use a block: nav { … }']],
  ['tabs [tab "One", tab "Two"]', ["One", "Two"], ['write "One"', 'write "Two"']],
  ['select "S" [option "a", option "b"]', ["a", "b"], ['write "a"', 'write "b"']],
  ['list [li "a", li "b"]', ["a", "b"], ['write "a"', 'write "b"']],
  // Words are values, too.
  ["list [badge, icon, text]", ["badge", "icon", "text"], []],
  ['list ["badge", "Admin"]', ["badge", "Admin"], []],
  ['list [badge, "Admin"]', ["badge", "Admin"], []],
  ['list [Home "a" b]', ["Home", "a", "b"], []],
];

it.each(lists)("%s", (source, items, hints) => {
  const { ast, diagnostics } = analyze(`page "P" { ${source} }`);
  expect(ast.children[0]?.children?.[0]?.items).toEqual(items);
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual(
    hints.map((hint) => ["list-element", hint]),
  );
});

it("fixes what has a mark, so that it reads the same", () => {
  const source = 'page "P" { table { columns ["A"] row ["x", badge "New" success, kbd "K"] } }';
  const { text, diagnostics } = repair(source);
  expect(text).toContain('row ["x", "[badge:success] New", "[kbd] K"]');
  expect(diagnostics).toEqual([]);
  expect(analyze(text).ast).toEqual(analyze(source).ast);
});

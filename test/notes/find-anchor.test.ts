/** Tests where notes are after the source has changed. */
import { expect, test } from "vitest";
import { AnchorFinder } from "../../src/authoring/notes/find-anchor.js";
import { elementSaying, elementsIn } from "./pinned.js";

const source = `page "Sign in" {
  card "Welcome" {
    input "Email"
    row { button "Cancel" button "Sign in" primary }
    row { text "Forgot?" link "Reset" }
  }
}
`;

/** The element that a note is found on. */
function found(after: string, component: string, words: string, before = source): string {
  const { anchor } = elementSaying(before, component, words);
  const now = new AnchorFinder(elementsIn(after)).find(anchor)?.anchor;
  return now ? `${now.component} ${now.words}` : "lost";
}

const replaced = (from: string, to: string): string => {
  if (!source.includes(from)) throw new Error(`${from} is not in the source`);
  return source.replace(from, to);
};

test.each([
  ["nothing", source, "button", "Sign in", "button Sign in"],
  [
    "lines before it",
    replaced("page", '// a\n\n\npage "New" { text "x" }\npage'),
    "button",
    "Sign in",
    "button Sign in",
  ],
  ["its words", replaced('"Sign in" primary', '"Log in"'), "button", "Sign in", "button Log in"],
  [
    "its component",
    replaced('button "Cancel"', 'link "Cancel"'),
    "button",
    "Cancel",
    "link Cancel",
  ],
  [
    "a wrapper around it",
    replaced('input "Email"', 'col { row { input "Email" } }'),
    "input",
    "Email",
    "input Email",
  ],
  [
    "its place among its siblings",
    replaced('button "Cancel" button "Sign in" primary', 'button "Sign in" button "Cancel"'),
    "button",
    "Sign in",
    "button Sign in",
  ],
  ["an element before it", replaced("row {", 'button "Help" row {'), "link", "Reset", "link Reset"],
  [
    "the content of its container",
    replaced('text "Forgot?"', 'text "Lost it?"'),
    "row",
    "Forgot? Reset",
    "row Lost it? Reset",
  ],
  ["that it is gone", replaced(' button "Sign in" primary', ""), "button", "Sign in", "lost"],
  [
    "that it is gone, and its neighbor in its place",
    replaced('button "Cancel" ', ""),
    "button",
    "Cancel",
    "lost",
  ],
  [
    "its words, and a new sibling of its kind before it",
    replaced('link "Reset"', 'link "Help" link "Restore"'),
    "link",
    "Reset",
    "lost",
  ],
  [
    "its words, and a new sibling of another kind after it",
    replaced('"Sign in" primary', '"Log in" primary link "Help"'),
    "button",
    "Sign in",
    "button Log in",
  ],
  ["that all of it is gone", 'page "Other" { title "Hello" }', "button", "Cancel", "lost"],
  ["that there is nothing", "", "button", "Cancel", "lost"],
] as const)("a note keeps its element if this changes: %s", (_, after, component, words, is) => {
  expect(found(after, component, words)).toBe(is);
});

test("an element with an id is found wherever it moves and whatever its content", () => {
  const before = 'page "A" { button "Save" id=save button "Save" }';
  const after = 'page "A" { button "Save" col { link "Store" id=save } }';
  expect(found(after, "button", "Save", before)).toBe("link Store");
});

test("the same copy made by a repeat is found again", () => {
  const before = 'page "A" { repeat 3 { row { text "Row" button "Go" } } }';
  const elements = elementsIn(before);
  const buttons = elements.filter(({ anchor }) => anchor.component === "button");
  expect(buttons).toHaveLength(3);
  const finder = new AnchorFinder(elementsIn(`// moved\n${before}`));
  expect(buttons.map(({ anchor }) => finder.find(anchor)?.number)).toEqual(
    buttons.map(({ number }) => number),
  );
});

test("an element drawn by a component is found below its use", () => {
  const before =
    'component Tile(name) { card { title "{name}" button "Open" } }\npage "A" { use Tile("One") use Tile("Two") }';
  const buttons = elementsIn(before).filter(({ anchor }) => anchor.component === "button");
  expect(buttons).toHaveLength(2);
  const after = before.replace('use Tile("One")', 'use Tile("One") divider');
  const finder = new AnchorFinder(elementsIn(after));
  expect(finder.find(buttons[1]!.anchor)?.anchor.path).toBe(buttons[1]!.anchor.path);
});

test("elements have their lines, pages and containers", () => {
  const button = elementSaying(source, "button", "Sign in");
  expect(button.anchor).toMatchObject({
    path: "page/card/row/button[2]",
    page: "Sign in",
    line: 4,
    beside: ["Cancel", ""],
  });
  const elements = elementsIn(source);
  expect(elements[button.parent!]!.anchor.path).toBe("page/card/row");
  expect(elements[0]!.anchor).toMatchObject({ path: "", component: "file" });
});

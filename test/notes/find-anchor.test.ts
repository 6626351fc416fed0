/** Tests where notes are after the source has changed. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AnchorFinder } from "../../src/authoring/notes/find-anchor.js";
import type { NotedElement } from "../../src/authoring/notes/list-elements.js";
import type { Anchor } from "../../src/authoring/notes/note.js";
import { sharedSteps } from "../../src/authoring/notes/shared-steps.js";
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

describe("many notes on many elements", () => {
  /** The elements of a source, and how often they are looked at. */
  function counted(source: string) {
    const work = { looks: 0 };
    const elements = elementsIn(source).map((element): NotedElement => {
      const { anchor } = element;
      return {
        ...element,
        get anchor() {
          work.looks++;
          return anchor;
        },
      };
    });
    return { elements, work };
  }

  const steps = "row/".repeat(60);
  const before = "row { ".repeat(60);
  const after = " }".repeat(60);
  const anchor: Anchor = { path: "", component: "text", words: "a", line: 1 };

  test.each<[string, number, string, (at: number) => Anchor]>([
    [
      "of equal words",
      150_000,
      'text "a" '.repeat(3_000),
      (at) => ({ ...anchor, path: `page/${steps}gone[${at}]/text` }),
    ],
    [
      "of equal words and another component",
      150_000,
      'text "a" '.repeat(3_000),
      (at) => ({ ...anchor, path: `page/${steps}gone[${at}]/text`, component: "link" }),
    ],
    [
      "beside each other",
      2_600_000,
      `text "b" ${'text "a" '.repeat(20_000)}`,
      (at) => ({ ...anchor, path: `page/${steps}text`, words: "c", beside: ["", `${at}`] }),
    ],
  ])("%s take bounded work", (_, most, content, anchorAt) => {
    const { elements, work } = counted(`page "A" { ${before}${content}${after} }`);
    const finder = new AnchorFinder(elements);
    work.looks = 0;
    for (let at = 0; at < 300; at++) finder.find(anchorAt(at));
    expect(work.looks).toBeGreaterThan(most / 3);
    expect(work.looks).toBeLessThan(most);
  });

  test("are found until the work is used up, and lost then, unless they have not moved", () => {
    const { elements } = counted(`page "A" { ${before}${'text "a" '.repeat(3_000)}${after} }`);
    const finder = new AnchorFinder(elements);
    const notes = Array.from({ length: 300 }, (_, at) =>
      finder.find({ ...anchor, path: `page/${steps}gone[${at}]/text` }),
    );
    expect(notes[0]?.anchor.path).toBe(`page/${steps}text`);
    expect(notes[10]).toBe(notes[0]);
    expect(notes.at(-1)).toBeUndefined();
    expect(finder.find({ ...anchor, path: `page/${steps}text[7]` })?.anchor.path).toBe(
      `page/${steps}text[7]`,
    );
    // What was changed as well is not mistaken for another one.
    expect(finder.find({ ...anchor, path: `page/${steps}text`, words: "c" })).toBeUndefined();
  });

  test("with equal anchors are searched for once", () => {
    const { elements, work } = counted(
      `page "A" { ${before}${'text "a" '.repeat(3_000)}${after} }`,
    );
    const finder = new AnchorFinder(elements);
    work.looks = 0;
    const moved = { ...anchor, path: "page/text[3]" };
    for (let at = 0; at < 1_000; at++) expect(finder.find(moved)).toBe(elements.at(-1 - 2_997));
    expect(work.looks).toBeLessThan(20_000);
  });

  test("share as many steps as their lists of steps do", () => {
    const path = fc.string({ unit: fc.constantFrom("a", "b", "/", "/a"), maxLength: 9 });
    const listed = (one: string, other: string): number => {
      const [first, second] = [one.split("/"), other.split("/")];
      const most = Math.min(first.length, second.length);
      let start = 0;
      while (start < most && first[start] === second[start]) start++;
      let end = 0;
      while (end < most - start && first.at(-1 - end) === second.at(-1 - end)) end++;
      return start * 2 + end;
    };
    fc.assert(
      fc.property(path, path, (one, other) => {
        fc.pre(one !== other);
        expect(sharedSteps(one, other)).toBe(listed(one, other));
      }),
      { numRuns: 2_000 },
    );
    expect(sharedSteps("a/b", "a/b")).toBe(500);
  });
});

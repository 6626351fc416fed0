/** Tests language.md 1.3 and 1.5: the meaning of a word after an element. */
import { describe, expect, it } from "vitest";
import { diagnostics, outline } from "./outline.js";

/** Rule, source (inside of a page), outline, diagnostics. */
const cases: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    "1: a name with a value, whatever the word",
    'card "x" title="y" { }',
    "card",
    ["1:10 attribute-duplicate"],
  ],
  ["1: a component name as attribute", 'button "x" icon=home', "button", []],
  ["2: a known modifier", 'button "x" primary', "button.primary", []],
  ["2: a modifier that is a component too", 'button "x" link', "button.link", []],
  ["2: an input type", 'input "x" text', "input.text", []],
  ["2: an input that is a textarea", 'input "x" textarea', "input.textarea", []],
  ["2: a modifier before the label", 'button primary "x"', "button.primary", []],
  ["2: a modifier that waits for the label", 'button link "x"', "button.link", []],
  ["2: on a line of its own it starts an element", 'input\ntext "Name"', "input text", []],
  ["2: followed by what only the component takes", 'input text "Name"', "input text", []],
  ["3: a component with its label", 'text "a" link "b"', "text link", []],
  ["3: a component with its block", 'text "a" card { }', "text card", []],
  ["3: a component with its array", 'text "a" list ["b"]', "text list", []],
  ["3: a component with its number", 'text "a" marker 1', "text marker", []],
  ["3: title and icon with a text", 'divider title "x" icon "home"', "divider title icon", []],
  ["4: a component on a new line", 'text "a"\ndivider', "text divider", []],
  [
    "4: a component on a new line without its label",
    'text "a"\nbutton',
    "text button",
    ["2:1 missing-label"],
  ],
  ["5: a bare component on the same line", 'text "a" divider', "text divider", []],
  [
    "5: a soft word of the element",
    'input "a" placeholder',
    "input.placeholder",
    ["1:11 modifier-component"],
  ],
  ["5: a soft word that the element does not know", 'text "a" placeholder', "text placeholder", []],
  [
    "5: a soft word before a repeated attribute",
    'input "a" w=3 placeholder w=10',
    "input placeholder",
    [],
  ],
  [
    "6: a component that lacks what it needs",
    'text "a" button',
    "text.button",
    ["1:10 modifier-component"],
  ],
  [
    "6: a block belongs to the element that needs it",
    "row placeholder { }",
    "row.placeholder",
    ["1:5 modifier-component"],
  ],
  ["1.5: an unknown modifier", 'button "x" primry', "button.primry", ["1:12 unknown-modifier"]],
  [
    "1.5: a block after an unknown modifier is the element's",
    "row foo { divider }",
    "row.foo{divider}",
    ["1:5 unknown-modifier"],
  ],
  [
    "1.5: an unknown word alone on a deeper line",
    'text "a"\n  foo\ntext "b"',
    "text.foo text",
    ["2:3 unknown-word"],
  ],
  [
    "1.5: an unknown word alone on a line like that of the element",
    'text "a"\nfoo\ntext "b"',
    "text foo text",
    ["2:1 unknown-component"],
  ],
  [
    "1.5: an unknown word with attributes on a line like that of the element",
    'text "a"\nwidget pages=5\ntext "b"',
    "text widget text",
    ["2:1 unknown-component"],
  ],
  [
    "1.5: each of several unknown words on lines of their own",
    'text "a"\nwidget\ngadget pages=5\ngizmo',
    "text widget gadget gizmo",
    ["2:1 unknown-component", "3:1 unknown-component", "4:1 unknown-component"],
  ],
  [
    "1.5: an unknown word with attributes on a deeper line",
    'text "a"\n  widget pages=5',
    "text.widget",
    ["2:3 unknown-modifier", "2:10 unknown-attribute"],
  ],
  [
    "3: a component with a block after attributes",
    "image w=64 stack flex=1 { }",
    "image stack",
    [],
  ],
  ["3: a component with a block after modifiers", 'text "x" sm row gap=1 { }', "text.sm row", []],
  ["3: a component with a block", "divider row { }", "divider row", []],
  [
    "3: a component that takes no block leaves it",
    "card avatar { }",
    "card.avatar",
    ["1:6 modifier-component"],
  ],
  ["3: a component with its label after attributes", 'text "a" text size=lg "b"', "text text", []],
  [
    "3: a component with its label after modifiers",
    'button "x" button primary "y"',
    "button button.primary",
    [],
  ],
  ["3: a label that both could take", 'card text size=lg "b"', "card text", ["1:1 block-expected"]],
  ["3: a component with its label as an attribute", 'text "a" link content="b"', "text link", []],
  ["1.5: an unknown word with a text", 'text "a" foo "b"', "text foo", ["1:10 unknown-component"]],
  [
    "1.5: an unknown word with a block on its line",
    'text "a"\ngrd gap=4 { }',
    "text grd",
    ["2:1 unknown-component"],
  ],
  [
    "1.5: an unknown word that owns the block on its line",
    "row gap=4\ngrd gap=2 { }\n{ }",
    "row grd",
    [],
  ],
  ["1.5: an unknown word behind a brace", "row { } foo", "row foo", ["1:9 unknown-component"]],
  [
    "1.4: a block belongs to the element that was started last",
    "row gap=4 wrap { divider }",
    "row.wrap{divider}",
    [],
  ],
  [
    "missing value: a component on the next line",
    'text "x" size=\nbutton "y"',
    "text button",
    ["1:10 missing-value"],
  ],
  [
    "missing value: a component with its text",
    'text "x" size= button "y"',
    "text button",
    ["1:10 missing-value"],
  ],
  ["a choice is a value even before a block", "row direction=row { }", "row", []],
  [
    "an icon is a value while the element waits for its text",
    'button icon=link "Share"',
    "button",
    [],
  ],
  ["more of the same is an element", 'list { item "a" ... }', "list{item more}", []],
  ["more of the same behind an attribute", "page { card gap=2 { } ... }", "card more", []],
];

describe("a word after an element", () => {
  for (const [name, source, expected, expectedDiagnostics] of cases) {
    it(name, () => {
      expect(outline(source)).toBe(`page{${expected}}`);
      if (!name.startsWith("1.5: an unknown word that owns")) {
        expect(diagnostics(source)).toEqual(expectedDiagnostics);
      }
    });
  }
});

/** Tests language.md 1.4 and unterminated strings: one mistake, one diagnostic, the right tree. */
import { describe, expect, it } from "vitest";
import { diagnostics, outline } from "./outline.js";

const cases: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    "a missing brace in the middle is found by the indentation",
    'page {\n  row {\n    card "a" {\n      text "b"\n  }\n  text "c"\n}',
    "page{row{card{text}} text}",
    ["3:14 syntax-unclosed-block"],
  ],
  [
    "a missing brace at the end",
    'page {\n  row {\n    text "a"\n  }\n',
    "page{row{text}}",
    ["1:6 syntax-unclosed-block"],
  ],
  [
    "a missing brace before the next page",
    'page "a" {\n  text "b"\npage "c" {\n  text "d"\n}',
    "page{text} page{text}",
    ["1:10 syntax-unclosed-block"],
  ],
  [
    "two missing braces that end at the same place",
    'page {\n  row {\n    col {\n      text "a"\n  text "b"\n}\n',
    "page{row{col{text}} text}",
    ["2:7 syntax-unclosed-block", "3:9 syntax-unclosed-block"],
  ],
  [
    "an extra brace that is indented too far",
    'page {\n  row {\n    text "a"\n  }\n  }\n  text "b"\n}',
    "page{row{text} text}",
    ["5:3 block-extra-close"],
  ],
  [
    "an extra brace at the end",
    'page {\n  text "a"\n}\n}',
    "page{text}",
    ["4:1 block-extra-close"],
  ],
  [
    "a page without its opening brace",
    'page "x"\n  text "a"\n}',
    "page{text}",
    ["1:9 missing-block"],
  ],
  [
    "a row without its opening brace",
    'page {\n  row gap=4\n    text "a"\n    text "b"\n  }\n}',
    "page{row{text text}}",
    ["2:12 missing-block"],
  ],
  [
    "a card without its opening brace",
    'page {\n  card "x"\n    text "a"\n  }\n}',
    "page{card{text}}",
    ["2:11 missing-block"],
  ],
  ["a brace in a text counts nothing", 'page {\n  text "}"\n}', "page{text}", []],
  ["all on one line", "page { row { text 'a' }", "page{row{text}}", ["1:6 syntax-unclosed-block"]],
  [
    "no indentation at all",
    "page {\nrow {\ntext 'a'\n}\n",
    "page{row{text}}",
    ["1:6 syntax-unclosed-block"],
  ],
  [
    "a string without an end",
    'page {\n  text "a\n  button "b"\n}',
    "page{text button}",
    ["2:8 syntax-unclosed-string"],
  ],
  [
    "two strings without an end",
    'page {\n  text "a\n  button "b"\n  text "c\n}\n"',
    "page{text button text}",
    ["2:8 syntax-unclosed-string", "4:8 syntax-unclosed-string", "6:1 syntax-unclosed-string"],
  ],
  [
    "a string without an end before a brace",
    'page {\n  card "Title {\n    text "a"\n  }\n}',
    "page{card{text}}",
    ["2:8 syntax-unclosed-string"],
  ],
  [
    "a quote of the other kind",
    "page { text \"a' }",
    "page{text}",
    ["1:13 syntax-unclosed-string"],
  ],
  ["a comment without an end", "page {\n  /* text\n}", "page", ["2:3 syntax-unclosed-comment"]],
  [
    "braces behind a text",
    'page { text "a" { divider } }',
    "page{text{divider}}",
    ["1:17 block-not-allowed"],
  ],
  ["braces behind nothing", "page { { divider } }", "page{divider}", ["1:8 token-unexpected"]],
];

describe("unbalanced brackets and quotes", () => {
  for (const [name, source, expected, expectedDiagnostics] of cases) {
    it(name, () => {
      expect(diagnostics(source)).toEqual(expectedDiagnostics);
      expect(outline(source)).toBe(expected);
    });
  }
});

/** Habits from HTML, CSS, JSX and JSON: each is answered with the intended word. */
import { describe, expect, it } from "vitest";
import { diagnostics, hints } from "./diagnostics.js";

/** A page that contains one line. */
function page(line: string): string {
  return `page "P" {\n  ${line}\n}\n`;
}

describe("habits of other languages", () => {
  const habits: [string, string, string][] = [
    ['Card "A" { }', "2:3-2:7 error component-case", 'write "card"'],
    ['TEXT "A"', "2:3-2:7 error component-case", 'write "text"'],
    ["<div>", "2:3-2:8 error markup-unexpected", 'elements are written component "label"'],
    ['btn "Save"', "2:3-2:6 error unknown-component", 'write button "…"'],
    ['h1 "Hello"', "2:3-2:5 error unknown-component", 'write title "…"'],
    [
      'text "A";',
      "2:11-2:12 error comma-unexpected",
      "separate elements and attributes with spaces",
    ],
    [
      'card "A" className="big" { }',
      "2:12-2:21 warning unknown-attribute",
      "classes and CSS are not supported",
    ],
    [
      'card "A" class="big" { }',
      "2:12-2:17 warning unknown-attribute",
      "classes and CSS are not supported",
    ],
    [
      'card "A" style="color: red" { }',
      "2:12-2:17 warning unknown-attribute",
      "classes and CSS are not supported",
    ],
    ['button "A" onClick="go"', "2:14-2:21 warning unknown-attribute", '"action" or "navigate"'],
    ['input "A" htmlFor="b"', "2:13-2:20 warning unknown-attribute", "a control has its own label"],
    ['row padding-top=4 { text "A" }', "2:7-2:18 warning unknown-attribute", '"pt"'],
    ['row justifyContent=center { text "A" }', "2:7-2:21 warning unknown-attribute", '"justify"'],
    ['row minw=40 { text "A" }', "2:7-2:11 warning unknown-attribute", '"minW"'],
    ['card text="A" { }', "2:8-2:12 warning unknown-attribute", 'write card "…"'],
    ['chip "A" closable', "2:12-2:20 warning unknown-modifier", '"removable"'],
    ['chip "A" deletable', "2:12-2:21 warning unknown-modifier", '"removable"'],
    ['alert "A" closable', "2:13-2:21 warning unknown-modifier", '"dismissible"'],
    ['chip "A" variant=warn', "2:20-2:24 warning attribute-choice", '"warning"'],
    ['badge "A" variant=critical', "2:21-2:29 warning attribute-choice", '"danger"'],
    ['badge "A" positive', "2:13-2:21 warning unknown-modifier", '"success"'],
    ['button "A" variant=primary', "2:14-2:21 warning unknown-attribute", "write primary alone"],
  ];

  for (const [line, found, hint] of habits) {
    it(line, () => {
      expect(diagnostics(page(line)).map((text) => text.split(" ").slice(0, 3).join(" "))).toEqual([
        found,
      ]);
      expect(hints(page(line))[0]).toContain(hint);
    });
  }

  it("closing tags too", () => {
    expect(diagnostics('page {\n  <div class="a">\n  </div>\n}\n')).toEqual([
      '2:3-2:18 error markup-unexpected "<div class="a">" is markup from another language',
      '3:3-3:9 error markup-unexpected "</div>" is markup from another language',
    ]);
  });
});

/** Elements that lack something they need. */
import { describe, expect, it } from "vitest";
import { diagnostics } from "./diagnostics.js";

function found(line: string): string[] {
  return diagnostics(`page "P" {\n  ${line}\n}\n`);
}

describe("a required part of an element", () => {
  it("is its label, by position or by name", () => {
    expect(found("text")).toEqual(['2:3-2:7 error missing-label "text" needs a label']);
    expect(found('text content="A"')).toEqual([]);
    expect(found("button icon=plus")).toEqual([]);
    expect(found('badge ""')).toEqual([]);
  });

  it("is its number", () => {
    expect(found("marker color=red")).toEqual([
      '2:3-2:9 error missing-number "marker" needs a number',
    ]);
  });

  it("is its list", () => {
    expect(found('table { columns row ["A"] }')).toEqual([
      '2:11-2:18 error missing-list "columns" needs a list',
    ]);
  });

  it("is a block, which may come later", () => {
    for (const word of ["card", "modal", "drawer", "section", "accordion", "popover"]) {
      expect(found(`${word} "A"`)).toEqual([
        `2:3-2:${3 + word.length} info block-expected "${word}" has no block and is drawn empty`,
      ]);
    }
  });

  it("is any content", () => {
    for (const word of ["table", "dropdown", "list", "nav", "tabs", "breadcrumb", "annotations"]) {
      expect(found(word)).toEqual([
        `2:3-2:${3 + word.length} info block-empty "${word}" has no content`,
      ]);
    }
  });

  it("is only an empty block if it accepts no children", () => {
    for (const source of ['select "A" { }', "divider my=24 { }"]) {
      expect(found(source)).toEqual([expect.stringMatching(/ info block-empty /)]);
    }
    expect(found('select "A" { text "B" text "C" }')).toEqual([
      '2:16-2:20 error child-not-allowed "text" is not allowed in "select"',
    ]);
  });

  it("is not reported as missing if something was misread there", () => {
    expect(found('text("A")')).toHaveLength(1);
  });
});

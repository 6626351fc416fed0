/** Elements in places where they are not allowed. */
import { describe, expect, it } from "vitest";
import { diagnostics } from "./diagnostics.js";

/** Diagnostics without their messages. */
function codesOf(source: string): string[] {
  return diagnostics(source).map((text) => text.split(" ").slice(0, 3).join(" "));
}

describe("pages", () => {
  it("are reported as missing once for each run of elements", () => {
    const source = 'text "A"\ntext "B"\npage { text "C" }\ncard "D" { }\ntext "E"\n';
    expect(codesOf(source)).toEqual(["1:1-1:5 info missing-page", "4:1-4:5 info missing-page"]);
  });

  it("are not reported as missing if one may be misspelled", () => {
    expect(codesOf('pgae "A" { text "B" }')).toEqual(["1:1-1:5 error unknown-component"]);
  });

  it("must be at the top level", () => {
    expect(codesOf('page { card "A" { page "B" { } } }')).toEqual(["1:19-1:23 error page-nested"]);
    expect(codesOf('page { canvas text "A" }')).toEqual(["1:8-1:14 error page-nested"]);
  });

  it("are not reported as missing if braces do not match", () => {
    const source = 'page "A" {\n  text "B"\n}\n}\ntext "C"\n';
    expect(codesOf(source)).toEqual([expect.stringContaining("error block-extra-close")]);
  });
});

describe("parts of other elements", () => {
  it("need their parent", () => {
    for (const part of ['tab "A" { }', 'group "A" { item "B" }', 'columns ["A"]', 'item "A"']) {
      const [word] = part.split(" ");
      const range = `1:8-1:${8 + word!.length}`;
      expect(codesOf(`page { ${part} }`)).toEqual([`${range} error parent-required`]);
    }
  });

  it("need it at the top level too, and no page in addition", () => {
    expect(codesOf('item "A"')).toEqual(["1:1-1:5 error parent-required"]);
    expect(codesOf("...")).toEqual(["1:1-1:4 error parent-required"]);
  });

  it("of a table are not layout rows", () => {
    expect(codesOf('page { row ["A", "B"] }')).toEqual(["1:8-1:11 error parent-required"]);
    expect(codesOf('page { table { columns ["A"] row ["B"] } }')).toEqual([]);
  });

  it("are the only children that their parents accept", () => {
    expect(codesOf('page { tabs { text "A" } }')).toEqual(["1:15-1:19 error child-not-allowed"]);
    expect(codesOf('page { list { button "A" } }')).toEqual(["1:15-1:21 error child-not-allowed"]);
    expect(codesOf('page { table { text "A" } }')).toEqual(["1:16-1:20 error child-not-allowed"]);
    expect(codesOf('page { dropdown { text "A" } }')).toEqual([
      "1:19-1:23 error child-not-allowed",
    ]);
  });

  it("may contain their own kind", () => {
    expect(codesOf('page { list { item "A" { item "B" } } }')).toEqual([]);
    expect(codesOf('page { nav { item "A" { item "B" } } }')).toEqual([]);
    expect(codesOf('page { annotations { item 1 "A" { card "B" { } } } }')).toEqual([]);
  });

  it('may be "more of the same" anywhere', () => {
    expect(codesOf('page { card "A" { ... } list { item "B" ... } table { ... } }')).toEqual([]);
  });

  it("are not judged inside an unknown component", () => {
    expect(codesOf('page { foobar { item "A" tab "B" { } } }')).toEqual([
      "1:8-1:14 error unknown-component",
    ]);
  });
});

describe("annotations", () => {
  it("are in a page, or in rows and columns of it", () => {
    expect(codesOf('page { annotations { item 1 "A" } }')).toEqual([]);
    expect(codesOf('page { row { col { annotations { item 1 "A" } } } }')).toEqual([]);
    expect(codesOf('page { card "A" { annotations { item 1 "B" } } }')).toEqual([
      "1:19-1:30 warning annotations-place",
    ]);
  });
});

describe("nesting", () => {
  it("is limited to 200 levels, and reported once", () => {
    const nested = (levels: number): string =>
      `page {${" stack {".repeat(levels - 1)}${" }".repeat(levels - 1)} }`;
    expect(codesOf(nested(200))).toEqual([]);
    expect(codesOf(nested(210))).toEqual([expect.stringContaining("error nesting-limit")]);
  });
});

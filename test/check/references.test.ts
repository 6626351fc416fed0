/** Ids, references, markers and active items. */
import { describe, expect, it, test } from "vitest";
import { analyze } from "../../src/analyze.js";
import { diagnostics, hints } from "./diagnostics.js";

describe("ids", () => {
  it("belong to one element each", () => {
    expect(diagnostics('page { text "A" id=a text "B" id=b text "C" id="a" }')).toEqual([
      '1:48-1:51 warning id-duplicate another element already has the id "a"',
    ]);
  });
});

describe("references", () => {
  const home = 'page "Home" id=home';

  it("name pages by id or title", () => {
    for (const target of ["home", '"Home"', '"#home"', '"https://a.b"', '"/login"', '"?q"']) {
      expect(diagnostics(`${home} { button "A" navigate=${target} }`)).toEqual([]);
    }
    expect(diagnostics(`${home} { button "A" navigate=hmoe }`)).toEqual([
      '1:43-1:47 warning reference-missing navigate points to "hmoe", which does not exist',
    ]);
    expect(hints(`${home} { button "A" navigate=hmoe }`)).toEqual(['did you mean "home"?']);
  });

  it("are only recognized in a URL if it starts with #", () => {
    expect(diagnostics(`${home} { link "A" href=docs }`)).toEqual([]);
    expect(diagnostics(`${home} { link "A" href="#" }`)).toEqual([]);
    expect(diagnostics(`${home} { link "A" href="#docs" }`)).toEqual([
      '1:37-1:44 warning reference-missing href points to "docs", which does not exist',
    ]);
  });

  it("open overlays and pages", () => {
    for (const word of ["modal", "drawer", "popover"]) {
      expect(diagnostics(`${home} { button "A" opens=b ${word} "B" id=b { } }`)).toEqual([]);
      expect(diagnostics(`${home} { button "A" opens="B" ${word} "B" { } }`)).toEqual([]);
    }
    expect(diagnostics(`${home} { button "A" opens=home }`)).toEqual([]);
    expect(diagnostics(`${home} { button "A" opens=b card "B" id=b { } }`)).toEqual([
      '1:40-1:41 warning reference-missing opens cannot point to "b", which is a card',
    ]);
  });

  it("toggle foldable elements", () => {
    for (const word of ["section", "accordion", "modal"]) {
      expect(diagnostics(`${home} { button "A" toggles=b ${word} "B" id=b { } }`)).toEqual([]);
    }
    expect(diagnostics(`${home} { button "A" toggles=home }`)).toHaveLength(1);
  });

  it("are followed from the items of lists", () => {
    expect(diagnostics(`${home} { nav [{ label="A" navigate=nowhere }] }`)).toEqual([
      '1:49-1:56 warning reference-missing navigate points to "nowhere", which does not exist',
    ]);
  });

  it("are reported with the existing targets", () => {
    expect(hints(`${home} { button "A" opens=nowhere }`)).toEqual([
      expect.stringMatching(/^opens takes the id or label of a .*: "home" or "Home"$/),
    ]);
  });

  it("are only an info in a fragment", () => {
    expect(diagnostics('button "A" opens=b')).toEqual([
      '1:1-1:7 info missing-page "button" is outside a page',
      '1:18-1:19 info reference-missing opens points to "b", which does not exist',
    ]);
  });

  it("may lead to something misspelled", () => {
    const source = `${home} { button "A" opens=b mdoal "B" id=b { } }`;
    expect(diagnostics(source)).toEqual([expect.stringContaining("unknown-component")]);
  });
});

describe("markers", () => {
  it("match the annotations of their page", () => {
    const notes = 'annotations { item 1 "A" item 2 "B" }';
    expect(diagnostics(`page { marker 1 marker 2 ${notes} }`)).toEqual([]);
    expect(diagnostics("page { marker 1 marker 2 }")).toEqual([]);
    expect(diagnostics(`page { marker 3 ${notes} }`)).toEqual([
      "1:15-1:16 info marker-unmatched no annotation on this page explains marker 3",
    ]);
    expect(diagnostics(`page { marker 1 } page { marker 3 } page { marker 2 ${notes} }`)).toEqual(
      [],
    );
  });

  it("have a number of their own", () => {
    expect(diagnostics("page { marker 1 marker 1 }")).toEqual([
      "1:24-1:25 info marker-unmatched this page has marker 1 twice",
    ]);
    expect(diagnostics('page { annotations { item 1 "A" item 1 "B" } }')).toEqual([
      "1:38-1:39 info marker-unmatched this page has item 1 twice",
    ]);
    expect(diagnostics("page { marker 1 } page { marker 1 }")).toEqual([]);
  });
});

describe("active items", () => {
  it("exist", () => {
    for (const active of ["0", "1", "B", '"A"']) {
      expect(diagnostics(`page { tabs ["A", "B"] active=${active} }`)).toEqual([]);
      expect(diagnostics(`page { nav ["A", "B"] active=${active} }`)).toEqual([]);
    }
    expect(diagnostics('page { tabs ["A", "B"] active=2 }')).toEqual([
      expect.stringMatching(/^1:31-1:32 warning active-range /),
    ]);
    expect(diagnostics('page { nav { item "A" item "B" } }')).toEqual([]);
    expect(diagnostics('page { nav active=C { item "A" item "B" } }')).toEqual([
      expect.stringMatching(/^1:19-1:20 warning active-range /),
    ]);
    expect(diagnostics('page { tabs active=1 { tab "A" { } } }')).toEqual([
      expect.stringMatching(/^1:20-1:21 warning active-range /),
    ]);
  });

  it("have sensible bounds", () => {
    expect(diagnostics('page { slider "A" min=10 max=5 }')).toEqual([
      expect.stringMatching(/ warning attribute-range /),
    ]);
  });
});

test("a target that cannot be opened is a warning that names possible ones", () => {
  const { diagnostics } = analyze(
    'page "P" { button "x" toggles=c button "y" opens=f card "C" id=c { } accordion "F" id=f { } }',
  );
  expect(diagnostics.map(({ code, severity, message }) => [code, severity, message])).toEqual([
    ["reference-missing", "warning", 'toggles cannot point to "c", which is a card'],
    ["reference-missing", "warning", 'opens cannot point to "f", which is an accordion'],
  ]);
  expect(diagnostics[0]?.hint).toContain("the id or label of an accordion, drawer");
});

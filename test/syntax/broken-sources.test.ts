/** Tests sources that a merge, an escaper or an editor has broken: each problem is reported once, as what it is. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { repair } from "../../src/repair.js";
import { corpus } from "../corpus/corpus.js";
import { caseSeeds } from "../support/case-count.js";
import { Random } from "../support/random.js";

const said = (source: string): string[] =>
  analyze(source).diagnostics.map(({ code, from, message }) => {
    const line = source.slice(0, from).split("\n").length;
    return `${line}: ${code}: ${message}`;
  });

const repaired = (source: string): string =>
  repair(source, (text) => [...analyze(text).diagnostics]).text;

const conflict = `page "Home" {
<<<<<<< HEAD
  button "Save" primary id=save
=======
  buton "Keep" primary {
>>>>>>> topic
  text "after" badd=1
  link "Go" opens=save
}
`;

describe("a merge conflict", () => {
  it("is one error, and nothing in it is reported", () => {
    expect(said(conflict)).toEqual([
      "2: merge-conflict: git could not merge these lines, and left both versions",
      expect.stringMatching(/^7: unknown-attribute: /),
      expect.stringMatching(/^8: /),
    ]);
  });

  it("stays unchanged in a repair", () => {
    const marks = conflict.slice(conflict.indexOf("<<<<"), conflict.indexOf("  text"));
    expect(repaired(conflict.replace(" badd=1", "").replace("link", "lnk"))).toContain(marks);
  });

  it("with the common ancestor between the versions is one error, too", () => {
    const three = conflict.replace("=======", '||||||| base\n  button "Old" {\n=======');
    expect(said(three)[0]).toMatch(/^2: merge-conflict/);
    expect(said(three)).toHaveLength(3);
  });

  it("is one error each, whatever the line breaks and the length of the source", () => {
    const long = `${conflict}${"// a comment that is long enough\n".repeat(1_200)}${conflict}`;
    for (const source of [
      conflict + conflict,
      `${conflict}${conflict}`.replace(/\n/g, "\r\n"),
      long,
    ]) {
      const conflicts = said(source).filter((line) => line.includes("merge-conflict"));
      expect(conflicts).toHaveLength(2);
    }
  });

  it("without an end is not a conflict", () => {
    expect(said(conflict.replace(">>>>>>> topic\n", "")).join()).not.toContain("merge-conflict");
  });
});

describe("a source that was escaped for HTML", () => {
  const plain = 'page "Home" { button "Save & close" primary text "it\'s > 3" }\n';
  const escaped = plain
    .replace(/&/g, "&amp;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;")
    .replace(/>/g, "&gt;");

  it("is one error, with a fix that unescapes all of it", () => {
    expect(said(escaped)).toEqual([
      "1: foreign-syntax: this source was escaped for HTML: quotes are written as &quot;",
    ]);
    expect(repaired(escaped)).toBe(plain);
  });

  it("is not assumed if there are real quotes", () => {
    expect(said('page { text "&quot;" }')).toEqual([]);
  });
});

describe("a component with a colon on a line of its own", () => {
  const source = 'page {\n  text "a"\n  button: "Save"\n  card: { text "b" }\n  title "c"\n}\n';

  it("is read as that element: an error with a fix", () => {
    expect(said(source).map((line) => line.slice(0, "3: attribute-stray".length))).toEqual([
      "3: attribute-stray",
      "4: attribute-stray",
    ]);
    expect(repaired(source)).toBe(source.replace("button:", "button").replace("card:", "card"));
  });

  it("is an attribute if the element has one with that name", () => {
    expect(said('page {\n  button "a"\n    icon: "search"\n}\n')).toEqual([]);
  });
});

describe("a misleading name", () => {
  it.each([
    ["but\u200bton", "the invisible U+200B"],
    ["butt\u00adon", "the invisible U+00AD"],
    ["butt\u043en", 'the Cyrillic letter "\u043e", U+043E'],
    ["b\u03c5tton", 'the Greek letter "\u03c5", U+03C5'],
  ])("%s is distinguished, with a fix", (name, odd) => {
    const source = `page { ${name} "x" }`;
    expect(said(source)).toEqual([
      `1: unknown-component: unknown component "${name}" (with ${odd})`,
    ]);
    expect(repaired(source)).toBe('page { button "x" }');
  });

  it("is distinguished as an attribute, however short, and as a modifier", () => {
    const source = 'page { button "x" w\u200b=3 prim\u0430ry }';
    expect(said(source).every((line) => line.includes("(with the "))).toBe(true);
    expect(repaired(source)).toBe('page { button "x" w=3 primary }');
  });

  it("is accepted in its own alphabet", () => {
    expect(said('page { button "\u0414\u0430" navigate="\u0414\u0430" }').join()).not.toContain(
      "with",
    );
  });
});

describe("letters with combining accents", () => {
  const apart = (text: string) => text.normalize("NFD");

  it("equal precomposed ones, in ids, titles and references", () => {
    const source = `page "${apart("Größe")}" { button "a" navigate="Größe" }
page "B" id="été" { button "b" navigate="${apart("été")}" }`;
    expect(said(source)).toEqual([]);
  });
});

it("the modifiers of an unknown component are not judged, whatever follows", () => {
  expect(said('page { buton "Save" primary disabled foo "x" }')).toEqual([
    '1: unknown-component: unknown component "buton"',
    '1: unknown-component: unknown component "foo"',
  ]);
});

describe("the notation of other languages", () => {
  it.each([
    ['page { select "x" { "a" "b" } }', 'write the items of select as a list: ["a", …]'],
    ["for { }", "write repeat LIST as name { … }"],
    ['include "x.wf"', 'write import "file.wf"'],
    ['page { chart line ["Jan" 11.2, "Feb" 3] }', 'write { label="Jan" value=11.2 }'],
  ])("%s is reported with what to write", (source, hint) => {
    const hints = analyze(source).diagnostics.map((found) => found.hint ?? "");
    expect(hints.join("; ")).toContain(hint);
  });
});

describe("two unclosed strings", () => {
  it("are two errors, and the lines between them are fine", () => {
    const source = 'page {\n  text "y\n  text "z"\n  button "ok\n}\n';
    expect(said(source).map((line) => line.slice(0, "2: syntax-unclosed-string".length))).toEqual([
      "2: syntax-unclosed-string",
      "4: syntax-unclosed-string",
    ]);
    expect(repaired(source)).toBe(source);
  });

  it("are one text of two lines, if it makes sense", () => {
    expect(said('page { text "one\n two" text "three" }')).toEqual([]);
  });
});

describe("an unclosed string beside texts of several lines", () => {
  const code = `code 'import { a } from "b";\nexport const c = (d: E) => a(d) * 2;\n' lang=ts`;
  it.each([
    ["before them", `page {\n text "Hell\n ${code}\n button "b"\n}`, ["2"]],
    ["after them", `page {\n ${code}\n text "Hell\n button "b"\n}`, ["5"]],
    ["between two", `page {\n ${code}\n text "Hell\n ${code}\n button "b"\n}`, ["5"]],
    ["between quotes of one kind", 'page {\n text "a\n text "c\nd"\n text "e"\n}', ["2"]],
    ["before a sign", `page {\n text "a\n text "€ 5"\n ${code}\n text "e"\n}`, ["2"]],
    ["before an empty text", `page {\n text "a\n text ""\n ${code}\n text "e"\n}`, ["2"]],
    ["twice", `page {\n text "a\n ${code}\n text "e\n button "b"\n}`, ["2", "6"]],
    ["beside another mistake", `page {\n text "a\n ${code}\n buton "b"\n}`, ["2", "6"]],
  ])("is one error: %s", (_, source, lines) => {
    expect(said(source).map((line) => line.split(":")[0])).toEqual(lines);
  });
});

describe("an apostrophe in single quotes", () => {
  const apostrophe = "1: syntax-unclosed-string: this apostrophe ends the string";
  it.each([
    ["once", "page { text 'It's fine' button 'OK' }", "page { text \"It's fine\" button 'OK' }"],
    ["twice", "page { text 'It's Ada's' }", `page { text "It's Ada's" }`],
    ["in a value", "page { input 'x' hint='Don't' }", `page { input 'x' hint="Don't" }`],
    ["in a list", "page { select ['It's', 'b'] }", `page { select ["It's", 'b'] }`],
    [
      "beside double quotes",
      `page { text 'It's "fine"' button "b" }`,
      `page { text 'It's "fine"' button "b" }`,
    ],
  ])("is one error, and double quotes are proposed: %s", (_, source, better) => {
    expect(said(source)).toEqual([apostrophe]);
    expect(repaired(source)).toBe(better);
  });

  it.each([
    ["of a plural", "page { text 'the boys' toys' }"],
    ["inside of double quotes", `page { text "It's 'Ada's' day" buton "b" }`],
    ["of two strings without a space", "page { text 'a'text 'b' }"],
  ])("is not assumed: %s", (_, source) => {
    expect(said(source)).not.toContain(apostrophe);
  });
});

describe("a fix", () => {
  const pieces = [
    "",
    " { ",
    " } ",
    '"',
    " text ",
    " w=1 ",
    " [",
    " Card- ",
    "\n",
    "(",
    "=",
    ":",
    ",",
  ];

  /** A source of the corpus with something cut out, or replaced. */
  function damaged(seed: number): string {
    const random = new Random(seed);
    const { source } = random.pick(corpus);
    const from = random.below(source.length + 1);
    return source.slice(0, from) + random.pick(pieces) + source.slice(from + random.below(20));
  }

  it("does not replace text across lines, and changes no line without a diagnostic", () => {
    for (const seed of caseSeeds(2_000)) {
      const source = damaged(seed);
      const lineOf = (offset: number) => source.slice(0, offset).split("\n").length;
      const { diagnostics } = analyze(source);
      const isFound = (line: number) =>
        diagnostics.some(({ from, to }) => lineOf(from) <= line && line <= lineOf(to));
      for (const { code, fix } of diagnostics) {
        for (const { from, to, insert } of fix?.edits ?? []) {
          const what = `${code} at ${from} of ${source}`;
          expect(source.slice(from, to), what).not.toMatch(/[\r\n]/);
          // A missing brace is added on a line of its own.
          const addsLine = from === to && insert.startsWith("\n");
          expect(addsLine || isFound(lineOf(from)), what).toBe(true);
        }
      }
    }
  });
});

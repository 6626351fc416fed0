/** Tests reading and highlighting code: every character is kept, and long runs of any character take bounded time. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesIn, rangesOf } from "../../src/model/components/parts/code/highlight.js";
import { mostPieces } from "../../src/model/components/parts/code/most-pieces.js";
import { scanCode } from "../../src/model/components/parts/code/scan-code.js";
import { writtenCode } from "../../src/model/components/parts/code/written-code.js";
import { isSearching } from "../support/case-count.js";

/** Pieces as `kind:text`; plain ones without a kind. */
function read(code: string, language: string): string[] {
  return scanCode(code, language)
    .flat()
    .map(({ kind, text }) => (kind === "plain" ? text : `${kind}:${text}`));
}

describe("scanCode", () => {
  it.each([
    ["ts", "const a = 1; // x", ["keyword:const ", "a = ", "number:1", "; ", "comment:// x"]],
    ["js", 'f("a\\"b", `x\\`y`)', ["f(", 'string:"a\\"b"', ", ", "string:`x\\`y`", ")"]],
    ["tsx", "a1 = null", ["a1 = ", "number:null"]],
    [
      "json",
      '{"a": "b", "c": 1}',
      ["{", 'keyword:"a"', ": ", 'string:"b"', ", ", 'keyword:"c"', ": ", "number:1", "}"],
    ],
    [
      "html",
      '<a href="x">It\'s</a>',
      ["keyword:<a", " href=", 'string:"x"', "keyword:>", "It's", "keyword:</a>"],
    ],
    [
      "css",
      "a { color: #fff; margin: -4px }",
      [
        "a { ",
        "keyword:color",
        ": ",
        "number:#fff",
        "; ",
        "keyword:margin",
        ": ",
        "number:-4px",
        " }",
      ],
    ],
    ["bash", "cd $HOME # x\na#b", ["keyword:cd ", "number:$HOME ", "comment:# x", "a#b"]],
    ["python", 'def f(): """a"""', ["keyword:def ", "f(): ", 'string:"""a"""']],
    ["sql", "SELECT a FROM b", ["keyword:SELECT ", "a ", "keyword:FROM ", "b"]],
    ["yaml", "a-b: 'x' # y", ["keyword:a-b", ": ", "string:'x' ", "comment:# y"]],
    [
      "go",
      "func f() { return 'a' }",
      ["keyword:func ", "f() { ", "keyword:return ", "string:'a'", " }"],
    ],
    ["rust", "fn f<'a>(x: &'a str)", ["keyword:fn ", "f<'a>(x: &'a str)"]],
    ["c", "#include <x>\nint a;", ["keyword:#include", " <x>", "keyword:int ", "a;"]],
    ["java", "class A { /* b */ }", ["keyword:class ", "A { ", "comment:/* b */", " }"]],
    ["diff", "-a\n+b\n c", ["removed:-a", "string:+b", " c"]],
    ["wf", 'row { text "A" sm }', ["keyword:row", " { ", "keyword:text ", 'string:"A" ', "sm }"]],
    ["toml", "[a]\nb = true", ["keyword:[a]", "keyword:b", " = ", "number:true"]],
    [
      "php",
      "function f() { return 1; }",
      ["keyword:function ", "f() { ", "keyword:return ", "number:1", "; }"],
    ],
    ["swift", "let a = nil", ["keyword:let ", "a = ", "number:nil"]],
    ["ruby", "def a # b", ["keyword:def ", "a ", "comment:# b"]],
    ["unknown", "const a = 1", ["const a = 1"]],
    ["constructor", "const a = 1", ["const a = 1"]],
  ])("%s: %s", (language, code, pieces) => {
    expect(read(code, language)).toEqual(pieces);
  });

  it("colors unclosed strings and comments across lines", () => {
    expect(scanCode("a /* b\nc", "js").map((line) => line.map(({ kind }) => kind))).toEqual([
      ["plain", "comment"],
      ["comment"],
    ]);
  });

  const languages =
    "js html css bash json yaml toml python ruby sql go rust c java swift php diff wf -";

  it.each(languages.split(" "))("keeps every character of any %s", (language) => {
    const part = fc.constantFrom(
      ..."\"'`/\\*#<>-=:;{}[]()$@.,_ \n\t0aé\u0000漢".split(""),
      ..."const <!-- --> /* */ // \"\"\" ''' {{ true 0x1f 1.5e3 &amp; @media --x".split(" "),
    );
    const codes = fc.array(part, { maxLength: 60 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(codes, (code) => {
        const lines = scanCode(code, language);
        expect(lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(code);
      }),
      { numRuns: 150 },
    );
  });

  const runs = "' \" ` /* <!-- - a- a= \\ `\\ 0 a # { = . / $ : @ < ''' a:".split(" ");
  runs.push(" ", "a ", '"a" ');
  const cases = languages.split(" ").map((language, place) => {
    // In the gate, each language is tested with a third of them, a different third than the next language.
    return { language, some: runs.filter((_, at) => isSearching || (at + place) % 3 === 0) };
  });
  it.each(cases)("stays fast on long runs of anything in $language", ({ language, some }) => {
    for (const run of some) {
      const code = run.repeat(100_000 / run.length);
      const lines = scanCode(code, language);
      expect(lines.flat().length).toBeLessThanOrEqual(mostPieces + 1);
      expect(lines[0]!.map(({ text }) => text).join("")).toBe(code);
    }
  });

  it("splits long code into few pieces", () => {
    const lines = scanCode("a 1 \n".repeat(5_000), "js");
    expect(lines).toHaveLength(5_001);
    expect(lines.flat().length).toBeLessThanOrEqual(mostPieces + 5_001);
  });
});

describe("writtenCode", () => {
  it.each([
    ["a", "a"],
    ["\n\n  a\n    b\n\n  c\n  ", "a\n  b\n\nc"],
    ["\ta\r\n\t\tb", "a\n    b"],
    ["a\tb", "a   b"],
    ["  \n ", ""],
    ["", ""],
  ])("%j", (written, shown) => {
    expect(writtenCode(written)).toBe(shown);
  });
});

describe("highlight", () => {
  it.each([
    [2, [2]],
    ["2-4", [2, 3, 4]],
    [
      [1, "3 – 9"],
      [1, 3, 4, 5],
    ],
    [0, undefined],
    ["4-2", undefined],
    [["x"], undefined],
    [1.5, undefined],
  ])("%j", (value, lines) => {
    const ranges = rangesOf(value);
    expect(ranges && [...linesIn(ranges, 5)]).toEqual(lines);
  });
});

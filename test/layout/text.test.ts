/** Compares widths, line breaks and lines of text with values measured in Chromium with the same faces. */
import LineBreaker from "linebreak";
import { describe, expect, it } from "vitest";
import { findPieces } from "../../src/base/breaks/line-breaks.js";
import { Passage } from "../../src/drawing/layout/passage.js";
import { textPositions, textWidth } from "../../src/drawing/layout/text-width.js";
import { typefaceOf } from "../../src/drawing/layout/typeface.js";
import type { TextStyle } from "../../src/model/box/style.js";

const size14: TextStyle = { size: 14 };

function linesOf(text: string, width: number, style: Partial<TextStyle> = {}): string[] {
  return new Passage(text, { ...size14, ...style }).linesIn(width).map((line) => line.text);
}

function piecesOf(text: string): string[] {
  const { starts, ends } = findPieces(text);
  return starts.map((start, at) => text.slice(start, ends[at]));
}

describe("widths", () => {
  it("are the sum of advances", () => {
    expect(textWidth("number", typefaceOf(size14)) * 64).toBeCloseTo(3252.375, 6);
    expect(textWidth("", typefaceOf(size14))).toBe(0);
  });

  it.each([
    ["漢字", 2],
    ["한국어", 3],
    ["🚀", 2600 / 2048],
    ["👩‍👩‍👧", 2600 / 2048],
    ["🇫🇷", 2600 / 2048],
    ["שלום", 4 * 0.55],
    ["e\u0301", textWidth("e", typefaceOf({ size: 1 }))],
  ])("of %s depend on the class of its characters", (text, em) => {
    expect(textWidth(text, typefaceOf({ size: 10 }))).toBeCloseTo(10 * em, 6);
  });

  it("grow with each character by the letter spacing", () => {
    const spaced = typefaceOf({ ...size14, letterSpacing: 2 });
    expect(textWidth("abc", spaced)).toBeCloseTo(textWidth("abc", typefaceOf(size14)) + 6, 6);
  });

  it.each(["plain text", "mixed 漢字 and é", "👩‍👩‍👧 family"])(
    "of %j are its last position",
    (text) => {
      const positions = textPositions(text, typefaceOf(size14));
      expect(positions[text.length]).toBeCloseTo(textWidth(text, typefaceOf(size14)), 6);
    },
  );
});

describe("breaks", () => {
  it.each([
    ["one two", ["one", "two"]],
    ["well-known", ["well-", "known"]],
    ["2024-01-02", ["2024-", "01-", "02"]],
    ["minus -5", ["minus", "-5"]],
    ["a/b/c", ["a/b/c"]],
    ["http://x.io/a?b=c", ["http://x.io/a?", "b=c"]],
    ["f(x)", ["f(x)"]],
    ["done.(more)", ["done.", "(more)"]],
    ["a)(b", ["a)", "(b"]],
    ["what?!", ["what?!"]],
    ["no\u00a0break", ["no\u00a0break"]],
    ["a—b", ["a", "—", "b"]],
    ["2010–2020", ["2010–", "2020"]],
    ["漢字です。", ["漢", "字", "で", "す。"]],
    ["「引用」と", ["「引", "用」", "と"]],
    ["price 5 €", ["price", "5", "€"]],
    ["“quoted” text", ["“quoted”", "text"]],
    ["déjà vu", ["déjà", "vu"]],
    ["(é)è", ["(é)è"]],
    ["zero\u200bwidth", ["zero\u200b", "width"]],
  ])("in %j", (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it.each([
    "Größe, naïve, façade, señor",
    "“Curly quotes” and ‘single’ ones – with dashes — of all kinds…",
    "日本語のテキスト、改行の規則。",
    "中文排版：标点符号（括号）不能在行首！",
    "한국어 텍스트",
    "100 € or £5, 20 °C, №7",
    "Привет, мир! Это «цитата».",
  ])("next to other scripts follow UAX #14: %s", (text) => {
    const breaker = new LineBreaker(text);
    const expected: number[] = [];
    for (let found = breaker.nextBreak(); found !== null; found = breaker.nextBreak()) {
      if (found.position < text.length) expected.push(found.position);
    }
    expect(findPieces(text).starts.slice(1)).toEqual(expected);
  });
});

describe("lines", () => {
  it.each([
    ["the quick brown fox", 70, ["the quick", "brown fox"]],
    ["a\nb", 100, ["a", "b"]],
    ["a\n\nb", 100, ["a", "", "b"]],
    ["a\n", 100, ["a"]],
    ["  many \t blanks  ", 200, ["many blanks"]],
    [" \n ", 100, []],
    ["", 100, []],
    ["Donaudampfschiff", 60, ["Donauda", "mpfschif", "f"]],
    ["x", 0, ["x"]],
    ["👩‍👩‍👧👩‍👩‍👧", 1, ["👩", "👩"]],
  ])("of %j in %d px", (text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
  });

  it.each<[string, number, string[]]>([
    ["inter\u00adnational", 200, ["international"]],
    ["inter\u00adnational", 70, ["inter-", "national"]],
    ["inter\u00adna\u00adtional", 70, ["interna-", "tional"]],
    ["Post\u00adgiro-Konto", 70, ["Postgiro-", "Konto"]],
    ["one two\u00ad three", 60, ["one two", "three"]],
    ["one two\u00ad", 40, ["one", "two"]],
    ["path\u200bto\u200bfile", 50, ["pathto", "file"]],
    ["path\u200bto\u200bfile", 200, ["pathtofile"]],
  ])(
    "of %j in %d px break where they may, with a hyphen at a soft hyphen",
    (content, width, lines) => {
      expect(linesOf(content, width)).toEqual(lines);
    },
  );

  it.each(["nowrap", "ellipsis"] as const)(
    "that are kept on one show no soft hyphen: %s",
    (wrapping) => {
      const [line] = linesOf("inter\u00adnational", 70, { wrapping });
      expect(line).toMatch(/^interna(?:tional$|.*…$)/);
    },
  );

  it("reserve no space for break opportunities", () => {
    const marked = new Passage("inter\u00adna\u200btional", size14);
    expect(marked.maxWidth).toBe(new Passage("international", size14).maxWidth);
    const widest = ["inter-", "na", "tional"].map((part) => new Passage(part, size14).minWidth);
    expect(marked.minWidth).toBeCloseTo(Math.max(...widest), 1);
  });

  it("have room for a hyphen, or break before it", () => {
    const { typeface } = new Passage("", size14);
    const room = textWidth("one inter", typeface);
    expect(linesOf("one inter\u00adnational", room)).toEqual(["one", "inter-", "national"]);
    expect(linesOf("one inter\u00adnational", room + textWidth("-", typeface))).toEqual([
      "one inter-",
      "national",
    ]);
  });

  it("end in an ellipsis after one line if the style says so", () => {
    const [line] = new Passage("one two\nthree", { ...size14, wrapping: "ellipsis" }).linesIn(60);
    expect(line?.text).toBe("one tw…");
    expect(line?.width).toBeLessThanOrEqual(60);
    expect(linesOf("one two\nthree", 10, { wrapping: "nowrap" })).toEqual(["one two three"]);
    expect(linesOf("wide", 0, { wrapping: "ellipsis" })).toEqual(["…"]);
  });

  it.each([
    ["one two three four", 60, 2, ["one two", "three…"]],
    ["one two three four five", 60, 1, ["one tw…"]],
    ["one two", 60, 2, ["one two"]],
    ["one\ntwo\nthree", 60, 2, ["one", "two…"]],
    ["one two three", 60, 2, ["one two", "three"]],
    ["", 60, 2, []],
    ["wide", 0, 2, ["w", "…"]],
  ])("of %j in %d px are limited to %d by the style", (text, width, lines, expected) => {
    const wrapping = lines === 1 ? "ellipsis" : "normal";
    expect(linesOf(text, width, { lines, wrapping })).toEqual(expected);
    const cut = new Passage(text, { ...size14, lines, wrapping }).linesIn(width);
    expect(cut.every((line) => (line.cut ?? 0) === 0)).toBe(true);
  });

  it("have the same baselines as in Blink", () => {
    const lines = new Passage("a\nb", { size: 14, lineHeight: 1.5 }).linesIn(100);
    expect(lines.map(({ y }) => y)).toEqual([16, 37]);
  });

  it.each([
    ["left", 0],
    ["center", 1 / 2],
    ["right", 1],
  ] as const)("are aligned %s", (align, share) => {
    const passage = new Passage("word", { ...size14, align });
    const [line] = passage.linesIn(100);
    expect(line?.x).toBeCloseTo((100 - line!.width) * share, 6);
  });

  it("are justified except for the last one", () => {
    const passage = new Passage("the quick brown fox jumps", { ...size14, align: "justify" });
    const lines = passage.linesIn(80);
    expect(lines.slice(0, -1).every(({ width }) => width === 80)).toBe(true);
    expect(lines.at(-1)?.wordSpacing).toBeUndefined();
  });

  it.each([
    ["שלום", undefined, [100]],
    ["שלום\nLatin", undefined, [100, 100]],
    ["1. שלום", undefined, [100]],
    ["שלום", "justify", [100]],
    ["שלום", "left", [0]],
    ["Latin שלום", undefined, [0]],
  ] as const)("of %j start where the first letter says, aligned %s", (words, align, edges) => {
    const lines = new Passage(words, { ...size14, ...(align && { align }) }).linesIn(100);
    const isReversed = lines.map((line) => line.isReversed ?? false);
    expect(new Set(isReversed)).toEqual(new Set([/^[^a-z]*\p{Script=Hebrew}/iu.test(words)]));
    const found = lines.map(({ x, width }) => (x === 0 ? 0 : x + width));
    expect(found.map((edge) => Math.round(edge * 1e6) / 1e6)).toEqual(edges);
  });

  it("are in capitals if the style says so", () => {
    expect(linesOf("straße", 100, { uppercase: true })).toEqual(["STRASSE"]);
  });
});

/** Tests how the line of a diagnostic is shown. */
import { expect, test } from "vitest";
import { SourceText } from "../../src/base/text/source-text.js";
import { codeFrame } from "../../src/language/diagnostics/code-frame.js";

function frame(text: string, from: number, to: number, width?: number): string[] {
  return codeFrame(new SourceText(text), from, to, width === undefined ? {} : { width });
}

test("marks a range in its line", () => {
  expect(frame('page {\n  buton "Go"\n}', 9, 14)).toEqual(['  2 |   buton "Go"', "    |   ^^^^^"]);
});

test("gives an empty range one caret, at the end of the text too", () => {
  expect(frame("ab", 1, 1)).toEqual(["  1 | ab", "    |  ^"]);
  expect(frame("ab", 2, 2)).toEqual(["  1 | ab", "    |   ^"]);
  expect(frame("", 0, 0)).toEqual(["  1 |", "    | ^"]);
});

test("widens the gutter with the line number", () => {
  expect(frame(`${"\n".repeat(99)}ab`, 99, 101)).toEqual(["  100 | ab", "      | ^^"]);
});

test("shows the first and the last line of a range over several", () => {
  expect(frame('a "one\n  two\n  three" b', 2, 21)).toEqual([
    '  1 | a "one',
    "    |   ^^^^",
    "    ...",
    '  3 |   three" b',
    "    |   ^^^^^^",
  ]);
});

test("omits the last line if the range ends before its text", () => {
  expect(frame("a {\n  b\n", 2, 4)).toEqual(["  1 | a {", "    |   ^"]);
});

test("sets carets below tabs, wide characters and emoji", () => {
  expect(frame('\tx "a"', 1, 2)).toEqual(['  1 |     x "a"', "    |     ^"]);
  expect(frame("ab\tc", 3, 4)).toEqual(["  1 | ab  c", "    |     ^"]);
  expect(frame("日本 x", 3, 4)).toEqual(["  1 | 日本 x", "    |      ^"]);
  expect(frame("日本 x", 0, 2)).toEqual(["  1 | 日本 x", "    | ^^^^"]);
  expect(frame("👩‍👩‍👧 x", 9, 10)).toEqual(["  1 | 👩‍👩‍👧 x", "    |    ^"]);
});

test("prints no control characters, and nothing that changes the reading direction", () => {
  const [line] = frame("a\u001b[31m\u0000\u202eb\u2028", 0, 1);
  expect(line).toBe("  1 | a␛[31m␀\ufffdb\ufffd");
});

test("cuts long lines around the range, between characters", () => {
  const [line, carets] = frame(`${"a".repeat(300)}HERE${"b".repeat(300)}`, 300, 304, 40);
  expect(line).toBe(`  1 | …${"a".repeat(18)}HERE${"b".repeat(18)}…`);
  expect(carets).toBe(`    | ${" ".repeat(19)}^^^^`);
  const [emoji] = frame("😀".repeat(200), 201, 203, 40);
  expect(emoji).not.toMatch(/\p{Surrogate}/u);
});

test("ends the carets of a range that is longer than the visible part", () => {
  const [, carets] = frame("x".repeat(500), 0, 500, 40);
  expect(carets).toBe(`    | ${"^".repeat(40)}`);
});

test("clamps offsets outside of the text", () => {
  expect(frame("ab", -5, 99)).toEqual(["  1 | ab", "    | ^^"]);
});

test("counts a carriage return as part of the line break", () => {
  expect(frame("ab\r\ncd", 4, 6)).toEqual(["  2 | cd", "    | ^^"]);
  expect(frame("ab\rcd", 3, 5)).toEqual(["  2 | cd", "    | ^^"]);
});

/** Tests texts with a very long run of one character: no reader may scan the run again from each of its positions. */
import { expect, test } from "vitest";
import { analyze } from "../../src/analyze.js";
import { format } from "../../src/authoring/editing/format/format.js";
import { safeUrl } from "../../src/base/markup/safe-url.js";
import { wrapWords } from "../../src/drawing/text/wrap-words.js";

/** Long enough that quadratic time would take minutes. */
const length = 300_000;
const gap = " ".repeat(length);

test("a URL with a gap is trimmed at its ends", () => {
  expect(safeUrl(` \u00a0a${gap}b\u00a0 `)).toBe(`a${gap}b`);
  expect(safeUrl(gap)).toBe("");
});

test.each([
  ["a line of YAML", `page "A" {\n${`  title:${" ".repeat(980)}"\n`.repeat(1_000)}}`],
  ["a comment of HTML without an end", `page "A" {\n  <!--${gap}x\n}`],
  ["a block without an end", `page "A" {\n  card {${gap}text "x"\n} text "y" }\npage "B" {`],
  ["quotes next to one of another kind", `page "A" {\n  text “x” ${'\\"'.repeat(length / 2)}\n}`],
])("%s is checked", (_, source) => {
  expect(analyze(source).diagnostics).not.toEqual([]);
});

test("a place with many digits is formatted", () => {
  const source = `page "A" {\n  text "x" at(${"1".repeat(length)})\n}\n`;
  expect(format(source)).toBe(source);
});

test.each([
  ["without marks", "1".repeat(length), 14],
  ["of what CI logs may read as a command", "#".repeat(length), 14],
  ["of marks", "a\u00ad".repeat(length), 13],
  ["of marks alone", "\u00ad".repeat(length), length],
])("a word %s is wrapped", (_, word, letters) => {
  const lines = wrapWords(word, 14);
  expect(lines[0]!.replace(/-$/, "").length).toBeLessThanOrEqual(letters);
  expect(lines.join("").replace(/\D/g, "")).toBe(word.replace(/\D/g, ""));
});

test("marks near the end of a long word are looked for once", () => {
  const word = `${"a".repeat(99_990)}\u00ad${"b".repeat(20)}`;
  const { test: matches } = RegExp.prototype;
  let read = 0;
  RegExp.prototype.test = function (this: RegExp, text: string) {
    read += text.length;
    return Reflect.apply(matches, this, [text]);
  };
  let lines: string[];
  try {
    lines = wrapWords(word, 14);
  } finally {
    RegExp.prototype.test = matches;
  }
  expect(lines.slice(0, 2)).toEqual(["a".repeat(14), "a".repeat(14)]);
  expect(lines.slice(-3)).toEqual(["aa-", "b".repeat(14), "b".repeat(6)]);
  expect(read).toBeLessThan(5 * word.length);
});

test.each([
  ["letters with accents", "é"],
  ["letters with gaps", "a "],
  ["tabs", "\té"],
])("a long line of %s is wrapped", (_, word) => {
  const text = Array.from({ length: 60_000 }, () => word).join(" ");
  expect(wrapWords(text, length * 4)).toEqual([text]);
});

test("a line has as many words as the sum of their widths allows, wherever they start", () => {
  expect(wrapWords("é \u200dé \té e\u200d é", 7)).toEqual(["é \u200dé", "\té e\u200d", "é"]);
});

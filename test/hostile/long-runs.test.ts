/** Tests texts with a very long run of one character: no reader may scan the run again from each of its positions. */
import { expect, test, vi } from "vitest";
import { analyze } from "../../src/analyze.js";
import { format } from "../../src/authoring/editing/format/format.js";
import { hasBreakMarks, lastBreakMark } from "../../src/base/breaks/break-marks.js";
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

test("a mark near the end of a word is not searched for from each of its lines", () => {
  const usual = RegExp.prototype.test;
  let read = 0;
  const spy = vi.spyOn(RegExp.prototype, "test").mockImplementation(function (this: RegExp, text) {
    read += text.length;
    return usual.call(this, text);
  });
  const lines = wrapWords(`${"1".repeat(20_000)}\u00ad2345678 3`, 14);
  spy.mockRestore();
  expect(lines.length).toBe(1_430);
  expect(lines.slice(-2)).toEqual(["11111111-", "2345678 3"]);
  expect(read).toBeLessThan(200_000);
});

test.each(["", "a", "\u00ad", "a\u200bb\u00adc", "\u200b\u200b", "\u00ada\u200b", "ab\u00adcd"])(
  "%j has a mark up to its last one",
  (text) => {
    const last = lastBreakMark(text);
    for (let from = 0; from <= text.length; from++) {
      expect(from <= last).toBe(hasBreakMarks(text.slice(from)));
    }
  },
);

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

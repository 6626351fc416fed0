/** The words of an element are the start of all words in it, of which only as much is read. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsIn } from "../../src/authoring/inspect/controls.js";
import { startOfWords } from "../../src/authoring/inspect/start-of-words.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import type { Box } from "../../src/model/box/box.js";
import { anyText } from "../support/any-text.js";
import { caseCount } from "../support/case-count.js";

/** The same by reading everything. */
function startOfAll(texts: readonly string[], most: number): string {
  const all = texts
    .join(" ")
    .replace(/[\u00ad\u200b]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return all.length > most ? `${all.slice(0, most - 1).trimEnd()}…` : all;
}

test("words, gaps and break marks are shortened as if all of them were read", () => {
  const unit = fc.constantFrom("a", "b", " ", "  ", "\n", "\u00ad", "\u200b", "\u00a0", "😀");
  const text = fc.oneof(
    fc.string({ unit, maxLength: 30 }),
    anyText(30),
    fc.string({ unit: fc.constantFrom("a", "\u00ad"), minLength: 60, maxLength: 140 }),
  );
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 5 }),
      fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(60, 64, 200)),
      (texts, most) => {
        expect(startOfWords(texts, most)).toBe(startOfAll(texts, most));
      },
    ),
    { numRuns: caseCount(2_000) },
  );
});

test.each([
  ["of short words", "a b "],
  ["of one word", "a"],
  ["of marks", "a\u00ad"],
  ["of gaps", "a \u200b \n"],
])("of a long text %s only the start is read", (_, part) => {
  const box = { kind: "text", text: part.repeat(100_000), style: {} } as Box;
  const frame: Frame = { box, x: 0, y: 0, width: 9, height: 9, holdsRaised: false, children: [] };
  const work = { replaced: 0, found: 0 };
  const { replace } = String.prototype;
  const { exec } = RegExp.prototype;
  // A spy would keep the texts.
  String.prototype.replace = function (this: string, ...given: unknown[]) {
    work.replaced += this.length;
    return Reflect.apply(replace, this, given);
  } as typeof replace;
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    work.found++;
    return Reflect.apply(exec, this, [text]);
  };
  let words: string;
  try {
    words = wordsIn(frame, 60);
  } finally {
    String.prototype.replace = replace;
    RegExp.prototype.exec = exec;
  }
  expect(words).toBe(startOfAll([part.repeat(100)], 60));
  expect(work.found).toBeGreaterThan(0);
  expect(work.found).toBeLessThan(400);
  expect(work.replaced).toBeLessThan(1_000);
});

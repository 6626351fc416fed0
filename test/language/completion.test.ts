/** Evaluates completion: words removed from real screens must be among the first five candidates. */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { judge, sample, wordsOf } from "../../bench/completion-places.js";
import { UsualWords } from "../../bench/usual-words.js";
import { isSearching } from "../support/case-count.js";

const usual = new UsualWords(fileURLToPath(new URL("../../", import.meta.url)));
const texts = usual.screens;
/** For each source, the usual words in all other sources. */
const counts = new Map([...texts.keys()].map((file) => [file, usual.counts(file)]));
const all = [...texts].flatMap(([file, text]) => wordsOf(file, text));

/** The share of places whose word is among the first five. */
function share(count: number, typed: number): number {
  const places = sample(all, count);
  expect(places).toHaveLength(count);
  const judged = places.map((place) =>
    judge(place, texts.get(place.file)!, counts.get(place.file)!, typed),
  );
  return judged.filter(({ rank }) => rank >= 0 && rank < 5).length / judged.length;
}

describe("completion", () => {
  it("has the correct word among the first five at 98 of 100 places, after its first letter", () => {
    expect(share(200, 1)).toBeGreaterThanOrEqual(0.98);
  });

  it("has it there at nine of ten places before its first letter", () => {
    // Two samples of 200 places differ by up to five percent.
    expect(share(isSearching ? 4000 : 2000, 0)).toBeGreaterThanOrEqual(0.9);
  });
});

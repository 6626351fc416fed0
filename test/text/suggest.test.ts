/** Tests finding the intended word: which one it is, and how much work that takes. */
import { describe, expect, it } from "vitest";
import { iconNames } from "../../src/base/icons/icon-names.js";
import {
  candidatesOf,
  editDistance,
  isCertainSpelling,
  nearestCandidate,
  nearestWord,
} from "../../src/base/text/suggest.js";
import { Suggester } from "../../src/language/diagnostics/suggester.js";
import { Random } from "../support/random.js";

/** The optimal string alignment distance, as in textbooks. */
function plainDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]![j] = Math.min(
        j === 0 ? i : Number.POSITIVE_INFINITY,
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return rows[a.length]![b.length]!;
}

describe("the distance of two words", () => {
  it("equals that of the table of distances", () => {
    const random = new Random(5);
    const word = (letters: string, longest: number) =>
      random.list(random.below(longest + 1), () => letters[random.below(letters.length)]!).join("");
    for (let count = 0; count < 3_000; count++) {
      const letters = random.pick(["ab", "abcde-1", "aé漢b"]);
      const [a, b] = [word(letters, 32), word(letters, 40)];
      expect(editDistance(a, b), `${a} ${b}`).toBe(plainDistance(a, b));
    }
  });

  it("is not computed for words that are longer than any name", () => {
    expect(editDistance("a".repeat(33), "a".repeat(33))).toBeUndefined();
    expect(nearestWord("a".repeat(33), ["a".repeat(34)])).toBeUndefined();
    expect(isCertainSpelling("a".repeat(33), "a".repeat(34))).toBe(false);
  });
});

describe("the nearest word", () => {
  it.each([
    ["buton", ["text", "button", "badge"], "button"],
    ["Button", ["button"], "button"],
    ["btuton", ["button"], "button"],
    ["x", ["text", "button"], undefined],
    ["", ["a"], undefined],
    ["cat", ["cut", "cot"], "cut"],
    ["done", ["none"], undefined],
    ["done", ["none", "dose"], "dose"],
    ["acrd", ["card"], "card"],
    ["nput", ["input"], "input"],
    ["itab", ["tab"], "tab"],
    ["vadge", ["badge"], "badge"],
    ["Card", ["card"], "card"],
    ["iphone-15", ["iphone-se", "iphone14"], "iphone14"],
    ["full_width", ["fullWidth", "full-with"], "fullWidth"],
  ])("of %s among %j is %s", (word, words, nearest) => {
    expect(nearestWord(word, words)).toBe(nearest);
  });

  it("has the smallest distance", () => {
    const random = new Random(9);
    const names = iconNames().filter((_, at) => at % 9 === 0);
    for (let count = 0; count < 200; count++) {
      const letters = [...random.pick(names)];
      for (let edits = 1 + random.below(3); edits > 0; edits--) {
        letters.splice(
          random.below(letters.length + 1),
          random.below(2),
          random.pick([..."aeinrst-"]),
        );
      }
      const word = letters.join("");
      if (!/[^-]/.test(word) || word.length > 32) continue;
      const bare = word.replaceAll("-", "");
      const limit = Math.max(1, Math.floor(bare.length / 3));
      const distances = names.map((name) => plainDistance(bare, name.replaceAll("-", "")));
      const least = Math.min(...distances);
      const expected = least > limit ? undefined : names[distances.indexOf(least)];
      expect(nearestWord(word, names), word).toBe(expected);
    }
  });
});

describe("the steps of a search", () => {
  const letters = "etaoinsrlc-d";
  const random = new Random(3);
  const unknown = (length: number): string =>
    random.list(length, () => letters[random.below(letters.length)]!).join("");

  it("are one for each candidate, and its letters if these are compared", () => {
    const candidates = candidatesOf(["button", "badge", "a-very-long-name", "buzzing"]);
    let steps = 0;
    const spend = (more: number): boolean => {
      steps += more;
      return true;
    };
    expect(nearestCandidate("butzon", candidates, spend)).toBe("button");
    // Badge lacks too many of the letters, one name is too long, and buzzing is more than one edit away.
    expect(steps).toBe(candidates.length + "button".length);
  });

  it("are limited by the length of the source, whatever is looked up", () => {
    const suggester = new Suggester(4_085);
    const allowed = suggester.stepsLeft;
    for (let count = 0; count < 204; count++) suggester.nearest(unknown(12), iconNames, iconNames);
    expect(suggester.stepsLeft).toBe(0);
    expect(allowed).toBeLessThan(150_000);
    expect(suggester.nearest("hoem", iconNames, iconNames)).toBeUndefined();
  });

  it("suffice for usual mistakes", () => {
    const suggester = new Suggester(400);
    const wrong = [
      "hoem",
      "serach",
      "setings",
      "user-circl",
      "trahs",
      "calender",
      "chekc",
      "arow-left",
    ];
    const meant = wrong.map((word) => suggester.nearest(word, iconNames, iconNames));
    expect(meant).not.toContain(undefined);
    expect(suggester.stepsLeft).toBeGreaterThan(0);
  });
});

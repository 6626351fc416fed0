/** Tests that graphemes found in pieces are the same as those of `Intl.Segmenter`. */
import { describe, expect, it, vi } from "vitest";
import { clustersOf } from "../../src/drawing/layout/class-width.js";
import { Passage } from "../../src/drawing/layout/passage.js";
import { Random } from "../support/random.js";

const parts = [
  ..."א שלום日本한aé©1กำลຳक्ष한\u0600\u200d\u0300\u2066\u2069\u200f\u2060\u200b\n\r👩🏽‍👩‍👧",
  "🇩🇪",
  "🇫",
  "1\ufe0f\u20e3",
  "👩‍👩‍👧",
  "e\u0301",
  "\r\n",
];

describe("the characters of a text", () => {
  it("match those of the segmenter, wherever the text is cut", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    const random = new Random(11);
    for (let count = 0; count < 400; count++) {
      const few = random.list(1 + random.below(6), () => random.pick(parts));
      // A text of nothing but joined characters cannot be cut anywhere.
      const part = (): string => (random.chance(0.3) ? "אa" : random.pick(few));
      const text = random.list(random.below(1_000), part).join("");
      const expected = [...segmenter.segment(text)].map(({ segment }) => segment);
      expect(clustersOf(text)).toEqual(expected);
    }
  });

  it.each([
    ["Hebrew letters and spaces", "א ", 0],
    ["Chinese", "漢", 0],
    ["marks of direction", "\u2066\u2069", 0],
    ["emoji", "👩🏽‍🚀", 1_000],
    ["letters with accents", "e\u0301", 1_000],
  ])("are searched in pieces: 33,000 times %s", (_, part, longest) => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
    const text = part.repeat(33_000);
    expect(clustersOf(text).join("")).toBe(text);
    const lengths = segment.mock.calls.map(([piece]) => piece.length);
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(longest);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(text.length);
  });

  it("are found without the segmenter only if nothing joins", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    const count = (text: string): number => [...segmenter.segment(text)].length;
    const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
    const alone: string[] = [];
    for (let unit = 0; unit < 0x10000; unit++) {
      const character = String.fromCharCode(unit);
      segment.mockClear();
      clustersOf(character);
      if (segment.mock.calls.length === 0) alone.push(character);
    }
    segment.mockRestore();
    expect(alone.length).toBeGreaterThan(50_000);
    const wrong = alone.filter((character) => count(`a${character}${character}a`) !== 4);
    expect(wrong).toEqual([]);
  });

  it("are searched only among those that may fit when a text is cut", () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
    const passage = new Passage("\u1112\u1161\u11ab".repeat(1_000), {
      size: 14,
      wrapping: "ellipsis",
    });
    segment.mockClear();
    const [line] = passage.linesIn(200);
    expect(line!.text).toMatch(/^(?:\u1112\u1161\u11ab){5,14}…$/u);
    const looked = segment.mock.calls.reduce((sum, [piece]) => sum + piece.length, 0);
    // Once for the start of each character, and once more for the few that fit, in pieces of 64 units.
    expect(looked).toBeLessThanOrEqual(3 * 1_000 + 15 * 64);
  });
});

/** Tests the outlines of texts: letters are spaced, and marks stay in place. */
import { expect, it } from "vitest";
import type { GivenFace } from "../../src/base/fonts/given-fonts.js";
import { glyphPath } from "../../src/drawing/svg/glyph-path.js";

/** A face whose glyphs are points. */
const face = (places: readonly { x: number; at: number }[]): GivenFace => ({
  family: "Points",
  ends: (text) => new Float64Array(text.length + 1),
  glyphs: () => places.map(({ x, at }) => ({ id: 1, x, y: 0, at })),
  outline: () => [["M", 0, 0]],
  cut: () => ({ data: new Uint8Array(), isShaped: true }),
});

it.each<[string, { x: number; at: number }[], string]>([
  ["abc", [0, 1, 2].map((at) => ({ x: at, at })), "M0 0M12 0M24 0"],
  // A tone mark is part of the consonant before it.
  [
    "ก้ก",
    [
      { x: 0, at: 0 },
      { x: 1, at: 1 },
      { x: 1, at: 2 },
    ],
    "M0 0M10 0M12 0",
  ],
  // Positions in right-to-left text count from its end.
  ["אב", [1, 0].map((at, x) => ({ x, at })), "M0 0M12 0"],
])("%s", (text, places, expected) => {
  expect(glyphPath(face(places), text, { x: 0, y: 0, size: 10, spacing: 2 })).toBe(expected);
});

/** Tests the outlines of texts: letters are spaced, and marks stay in place. */
import { expect, it } from "vitest";
import type { GivenFace } from "../../src/base/fonts/given-fonts.js";
import { Definitions } from "../../src/drawing/svg/definitions.js";
import { glyphUses } from "../../src/drawing/svg/glyph-uses.js";

/** A face whose glyphs are points. */
const face = (places: readonly { x: number; at: number }[]): GivenFace => ({
  family: "Points",
  ends: (text) => new Float64Array(text.length + 1),
  glyphs: () => places.map(({ x, at }) => ({ id: 1, x, y: 0, at })),
  steps: () => 1,
  outline: () => [["M", 0, 0]],
  cut: () => ({ data: new Uint8Array(), isShaped: true }),
});

it.each<[string, { x: number; at: number }[], number[]]>([
  ["abc", [0, 1, 2].map((at) => ({ x: at, at })), [0, 1200, 2400]],
  // A tone mark is part of the consonant before it.
  [
    "ก้ก",
    [
      { x: 0, at: 0 },
      { x: 1, at: 1 },
      { x: 1, at: 2 },
    ],
    [0, 1000, 1200],
  ],
  // Positions in right-to-left text count from its end.
  ["אב", [1, 0].map((at, x) => ({ x, at })), [0, 1200]],
])("%s", (text, places, expected) => {
  const definitions = new Definitions();
  const place = { x: 3, y: 4, size: 10, spacing: 2 };
  const uses = glyphUses(face(places), text, place, { fill: "red" }, definitions);
  expect(uses).toContain('<g transform="matrix(0.01 0 0 0.01 3 4)" fill="red">');
  const starts = [...uses.matchAll(/<use xlink:href="#[\w-]+"(?: x="(\d+)")?\/>/g)];
  expect(starts.map(([, x = 0]) => Number(x))).toEqual(expected);
  expect(definitions.toMarkup().match(/<path /g)).toHaveLength(1);
});

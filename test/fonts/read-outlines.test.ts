/** Compares the outlines of letters with those that fontkit reads from the same files. */
import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";
import { FONT_FACES, HAND_FAMILY } from "../../src/base/fonts/faces.js";
import { readOutlines } from "../../src/base/fonts/read-outlines.js";
import { subsetFont } from "../../src/base/fonts/subset/subset-font.js";
import { shortId } from "../../src/base/text/content-id.js";

/**
 * Without the handwritten font: if one of its contours starts between two off-curve points, fontkit adds a straight
 * piece.
 */
const faces = FONT_FACES.filter(({ family }) => family !== HAND_FAMILY).map(({ key, ttf }) => ({
  key,
  bytes: readFileSync(new URL(`../../assets/fonts/${ttf}`, import.meta.url)),
}));

/** The end points and control points of a path, with one decimal. */
function stops(path: string): string[] {
  const found: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = "", list = ""] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const isRelative = command === command.toLowerCase();
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    const name = command.toUpperCase();
    if (name === "H") numbers.push(isRelative ? 0 : y);
    if (name === "V") numbers.unshift(isRelative ? 0 : x);
    for (let at = 0; at < numbers.length; at += 2) {
      x = fromX + numbers[at]!;
      y = fromY + numbers[at + 1]!;
      found.push(`${name === "M" ? "M" : ""}${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    if (name === "M") [startX, startY] = [x, y];
    if (name === "Z") [x, y] = [startX, startY];
  }
  return found;
}

/** A contour starts where it ends; fontkit draws the last line, where we close the path. */
function withoutReturns(places: readonly string[]): string[] {
  const starts = places
    .map((place, at) => (place.startsWith("M") ? at : -1))
    .filter((at) => at >= 0);
  return starts.flatMap((start, index) => {
    const contour = places.slice(start, starts[index + 1]);
    const isClosed = contour.length > 1 && contour.at(-1) === contour[0]!.slice(1);
    return isClosed ? contour.slice(0, -1) : contour;
  });
}

describe.each(faces)("outlines of $key", ({ bytes }) => {
  const outlines = readOutlines(bytes)!;
  const font = create(bytes);
  const letters = font.characterSet.filter((codePoint) => codePoint !== 0xffff);

  it("equal those that fontkit reads", () => {
    for (const codePoint of letters) {
      const own = outlines.pathOf(codePoint, false)!;
      const other = font.glyphForCodePoint(codePoint).path.toSVG();
      expect(withoutReturns(stops(own)), `U+${codePoint.toString(16)}`).toEqual(
        withoutReturns(stops(other)),
      );
    }
  });

  it("have names that differ for all letters", () => {
    const paths = new Set<string>();
    for (const codePoint of letters) {
      for (const isTabular of [false, true]) paths.add(outlines.pathOf(codePoint, isTabular)!);
    }
    for (const path of paths) everywhere.set(path, shortId(path));
    expect(new Set(everywhere.values()).size).toBe(everywhere.size);
  });
});

/** The names of the letters in all faces so far. */
const everywhere = new Map<string, string>();

describe("reading outlines", () => {
  const [{ bytes }] = faces as [(typeof faces)[0]];

  it("supports tabular figures", () => {
    const outlines = readOutlines(bytes)!;
    const [glyph] = create(bytes).layout("1", { tnum: true }).glyphs;
    expect(stops(outlines.pathOf(0x31, true)!)[0]).toBe(stops(glyph!.path.toSVG())[0]);
    expect(outlines.pathOf(0x31, true)).not.toBe(outlines.pathOf(0x31, false));
    expect(outlines.pathOf(0x41, true)).toBe(outlines.pathOf(0x41, false));
  });

  it("draws nothing for blanks, and returns nothing for missing characters", () => {
    const outlines = readOutlines(bytes)!;
    expect(outlines.pathOf(0x20, false)).toBe("");
    expect(outlines.pathOf(0x6f22, false)).toBeUndefined();
  });

  it("rejects files that are not fonts, and skips broken letters", () => {
    expect(readOutlines(new Uint8Array(0))).toBeUndefined();
    expect(readOutlines(bytes.subarray(0, 400))).toBeUndefined();
    const cut = subsetFont(bytes, [0x41])!;
    const file = new DataView(cut.buffer);
    const entry = Array.from({ length: file.getUint16(4) }, (_, at) => 12 + 16 * at).find(
      (at) => file.getUint32(at) === 0x676c7966,
    )!;
    // More contours than there are bytes.
    file.setInt16(file.getUint32(entry + 8), 0x7fff);
    expect(readOutlines(cut)!.pathOf(0x41, false)).toBeUndefined();
  });
});

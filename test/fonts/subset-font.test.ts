/** Compares subset fonts with the originals, both read by fontkit. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { FONT_FACES, FONT_FAMILY, type FontFace } from "../../src/base/fonts/faces.js";
import { subsetFont } from "../../src/base/fonts/subset/subset-font.js";

const bytesOf = ({ ttf }: FontFace) =>
  readFileSync(new URL(`../../assets/fonts/${ttf}`, import.meta.url));
const codePointsOf = (text: string) => [...text].map((character) => character.codePointAt(0)!);
const sample = codePointsOf("Größe 12,5 %: “Anmelden” →");
const figures = codePointsOf("0123456789,.");

/** The characters that a font has glyphs for; fontkit includes the end marker of the map. */
const charactersOf = ({ characterSet }: Font) => characterSet.filter((each) => each !== 0xffff);

describe.each(FONT_FACES)("a subset of $key", (face) => {
  const original = bytesOf(face);
  const before = create(original);

  it("has all glyphs of the original on request", () => {
    const after = create(subsetFont(original, before.characterSet)!);
    expect(after.characterSet).toEqual(before.characterSet);
    for (const codePoint of before.characterSet) {
      const [own, other] = [before, after].map((font) => font.glyphForCodePoint(codePoint));
      expect(other!.advanceWidth).toBe(own!.advanceWidth);
      expect(other!.path.toSVG()).toBe(own!.path.toSVG());
    }
  });

  it("has exactly the glyphs of its code points", () => {
    const after = create(subsetFont(original, sample)!);
    const kept = [...new Set(sample)].filter((each) => before.hasGlyphForCodePoint(each));
    expect(charactersOf(after)).toEqual(kept.sort((one, other) => one - other));
    for (const codePoint of kept) {
      const [own, other] = [before, after].map((font) => font.glyphForCodePoint(codePoint));
      expect(other!.advanceWidth).toBe(own!.advanceWidth);
      expect(other!.path.toSVG()).toBe(own!.path.toSVG());
    }
    expect(after.numGlyphs).toBeLessThan(2 * kept.length);
  });

  it("keeps its names and metrics", () => {
    const after = create(subsetFont(original, sample)!);
    for (const key of ["familyName", "unitsPerEm", "ascent", "descent", "lineGap"] as const) {
      expect(after[key]).toBe(before[key]);
    }
    expect(after.italicAngle).toBe(before.italicAngle);
    expect(after.underlinePosition).toBe(before.underlinePosition);
    expect(after["OS/2"].usWeightClass).toBe(face.weight);
  });

  it("has valid checksums", () => {
    const bytes = subsetFont(original, sample)!;
    const file = new DataView(bytes.buffer);
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 4) sum = (sum + file.getUint32(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });

  it("is hardly larger than its outlines", () => {
    expect(subsetFont(original, [])!.length).toBeLessThan(1_000);
    const letters = codePointsOf("The quick brown fox jumps over the lazy dog");
    expect(subsetFont(original, letters)!.length).toBeLessThan(4_500);
  });
});

describe.each(FONT_FACES.filter(({ family }) => family === FONT_FAMILY))(
  "tabular figures of a cut $key",
  (face) => {
    const original = bytesOf(face);
    const text = "1,204.5 A";

    it("equal those of the original", () => {
      const before = create(original).layout(text, { tnum: true });
      const after = create(
        subsetFont(original, codePointsOf(text), { tabular: codePointsOf(text) })!,
      );
      const cut = after.layout(text, { tnum: true });
      expect(after.availableFeatures).toContain("tnum");
      for (const [at, glyph] of before.glyphs.entries()) {
        expect(cut.glyphs[at]!.advanceWidth).toBe(glyph.advanceWidth);
        expect(cut.glyphs[at]!.path.toSVG()).toBe(glyph.path.toSVG());
      }
      const alone = create(subsetFont(original, [], { tabular: codePointsOf(text) })!);
      expect(alone.availableFeatures).not.toContain("tnum");
      for (const font of [alone, create(subsetFont(original, [0x41], { tabular: figures })!)]) {
        const { advanceWidth } = font.layout("1,204.5", { tnum: true });
        expect(advanceWidth).toBe(create(original).layout("1,204.5", { tnum: true }).advanceWidth);
      }
      expect(after.layout(text, {}).advanceWidth).toBe(
        create(original).layout(text, {}).advanceWidth,
      );
    });

    it("are omitted if they are not used", () => {
      const after = create(subsetFont(original, codePointsOf(text))!);
      expect(after.availableFeatures).not.toContain("tnum");
    });
  },
);

describe("cutting a font", () => {
  const [regular] = FONT_FACES as [FontFace];

  it("gives equal bytes whatever the order and repetitions of code points", () => {
    const original = bytesOf(regular);
    const cut = subsetFont(original, sample, { tabular: figures });
    expect(
      subsetFont(original, [...sample, ...sample].reverse(), { tabular: [...figures].reverse() }),
    ).toEqual(cut);
  });

  it("omits characters that the font lacks", () => {
    const after = create(subsetFont(bytesOf(regular), codePointsOf("a漢🚀"))!);
    expect(charactersOf(after)).toEqual([0x61]);
  });

  it("can be repeated", () => {
    const once = subsetFont(bytesOf(regular), sample, { tabular: figures })!;
    expect(subsetFont(once, sample, { tabular: figures })).toEqual(once);
  });

  it("reads a font in the middle of a buffer", () => {
    const original = bytesOf(regular);
    const buffer = new Uint8Array(original.length + 20);
    buffer.set(original, 7);
    const view = buffer.subarray(7, 7 + original.length);
    expect(subsetFont(view, sample)).toEqual(subsetFont(original, sample));
  });

  it.each([
    ["nothing", ""],
    ["a text", "no font at all, but some text"],
    ["a font with other outlines", "OTTO\0\0\0\0\0\0\0\0"],
    ["a collection", "ttcf\0\x01\0\0\0\0\0\0"],
    ["a font without tables", "\0\x01\0\0\0\0\0\0\0\0\0\0"],
    ["a font that ends early", "\0\x01\0\0\0\x09\0\0\0\0\0\0"],
  ])("refuses %s", (_, bytes) => {
    expect(subsetFont(Buffer.from(bytes, "latin1"), sample)).toBeUndefined();
  });
});

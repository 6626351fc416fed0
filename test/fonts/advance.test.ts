/** Compares the advance tables with what fontkit reads from the font files that are drawn with. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { advanceOf, tabularAdvancesOf } from "../../src/base/fonts/advance.js";
import {
  FONT_FACES,
  FONT_FAMILY,
  type FontFace,
  HAND_FAMILY,
  MONO_FAMILY,
} from "../../src/base/fonts/faces.js";

const SAMPLES = [
  "The quick brown fox jumps over the lazy dog 0123456789",
  "AVATAR To Ty -> => fi ffl <= != 1/2",
  "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
  "Größe, naïve, façade, señor, Łódź, Příliš žluťoučký kůň",
  "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
  "Съешь же ещё этих мягких французских булок, ґедзь",
  "Tiếng Việt, ĐƠN HÀNG ƯU TIÊN",
  "“Quotes” ‘single’ – — … • · † ‰ ‹›«» №",
  "€ £ ¥ ₴ ₽ ₹ ₿ ¢ ← ↑ → ↓ ↔ ⇒ ✓ ✗ ★ ☆ ● ○ ■ □ ▲ ▼ ⌘ ⌥ ⇧ ⏎ ≤ ≥ ≠ ≈ − × ÷ ∞ ™ © ®",
  "no\u00a0break, thin\u2009space, zero\u200bwidth",
];

const ALL = Array.from({ length: 0x3000 }, (_, codePoint) => codePoint);

const INTER = FONT_FACES.filter(({ family }) => family === FONT_FAMILY);

const MONO_SAMPLES = [
  ...SAMPLES.slice(0, 3),
  "Größe, naïve, façade, señor",
  "“Quotes” ‘single’ – — … • · «»",
  "€ ← ↑ → ↓ ● ■ □ ▲ ▼ ⌘ ⌥ ⇧ ⌃ ≤ ≥ ≠ ≈ − × ÷ © ®",
  "├── src │ └─ test",
];

const HAND_SAMPLES = [
  ...SAMPLES.slice(0, 4),
  "“Quotes” ‘single’ – — … • ‹›«»",
  "€ £ ¥ ¢ − × ÷ ™ © ®",
];

const samplesOf: Readonly<Record<string, readonly string[]>> = {
  [MONO_FAMILY]: MONO_SAMPLES,
  [HAND_FAMILY]: HAND_SAMPLES,
};

describe.each(FONT_FACES)("advances of $key", (face) => {
  const font = open(face.ttf);

  it.each(samplesOf[face.family] ?? SAMPLES)("add up to what fontkit measures: %s", (text) => {
    const measured = font.layout(text, { kern: false, calt: false, liga: false }).advanceWidth;
    expect(widthOf(face, text)).toBe(measured);
  });

  it("exist exactly if the files have a glyph", () => {
    const glyphs = ALL.filter((codePoint) => font.hasGlyphForCodePoint(codePoint));
    expect(ALL.filter((codePoint) => advanceOf(face, codePoint) !== undefined)).toEqual(glyphs);
    const different = glyphs.filter(
      (codePoint) => font.glyphForCodePoint(codePoint).advanceWidth !== advanceOf(face, codePoint),
    );
    expect(different).toEqual([]);
  });
});

describe.each(INTER)("tabular figures of $key", (face) => {
  it("equal those of the font's own feature", () => {
    const advances = tabularAdvancesOf(face);
    const font = open(face.ttf);
    for (const text of ["0123456789", "1,204.50", "+ 12 %", "(3) [4] {5}", "−3:04 ±1"]) {
      const measured = font.layout(text, { tnum: true, kern: false }).advanceWidth;
      const units = [...text].map((character) => advances[character.codePointAt(0)!]!);
      expect(units.reduce((sum, unit) => sum + unit)).toBe(measured);
    }
    expect(new Set([..."0123456789"].map((figure) => advances[figure.charCodeAt(0)])).size).toBe(1);
    expect(advances[0x41]).toBe(advanceOf(face, 0x41));
  });
});

describe("coverage", () => {
  const [regular] = FONT_FACES as [FontFace];

  it("includes some thousand code points", () => {
    const covered = ALL.filter((codePoint) => advanceOf(regular, codePoint) !== undefined);
    expect(covered.length).toBeGreaterThan(1000);
    expect(covered.length).toBeLessThan(1200);
  });

  it.each([
    ["a line feed", "\n"],
    ["a combining accent", "\u0301"],
    ["a Han character", "漢"],
    ["an Arabic letter", "ش"],
    ["an emoji", "🚀"],
    ["the last code point", "\u{10ffff}"],
  ])("excludes %s", (_, character) => {
    expect(advanceOf(regular, character.codePointAt(0) ?? 0)).toBeUndefined();
  });

  it("excludes numbers that are not code points", () => {
    for (const number of [-1, 0.5, Number.NaN, 0x110000]) {
      expect(advanceOf(regular, number)).toBeUndefined();
    }
  });
});

describe("faces of one width", () => {
  it.each(FONT_FACES.filter(({ family }) => family === MONO_FAMILY))("$key is one", (face) => {
    const widths = ALL.map((codePoint) => advanceOf(face, codePoint));
    expect(new Set(widths)).toEqual(new Set([undefined, 600]));
    expect(tabularAdvancesOf(face)[0x31]).toBe(600);
  });
});

function widthOf(face: FontFace, text: string): number {
  let width = 0;
  for (const character of text)
    width += advanceOf(face, character.codePointAt(0) ?? 0) ?? Number.NaN;
  return width;
}

function open(file: string): Font {
  return create(readFileSync(new URL(`../../assets/fonts/${file}`, import.meta.url)));
}

/** Tests the subsetter with any code points, and with fonts that have any damage. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { create } from "fontkit";
import { expect, it } from "vitest";
import { FONT_FACES } from "../../src/base/fonts/faces.js";
import { readTables } from "../../src/base/fonts/subset/font-tables.js";
import { subsetFont } from "../../src/base/fonts/subset/subset-font.js";
import { anyShare } from "../support/any-share.js";
import { caseCount } from "../support/case-count.js";

const originals = FONT_FACES.map(({ ttf }) =>
  readFileSync(new URL(`../../assets/fonts/${ttf}`, import.meta.url)),
);
const anyFont = fc.constantFrom(...originals);
const anyCodePoints = fc.array(
  fc.oneof(
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0xa0, max: 0x27ff }),
    fc.integer({ min: 0, max: 0x10ffff }),
  ),
  { maxLength: 80 },
);

it("keeps the advances and outlines of any code points", () => {
  fc.assert(
    fc.property(anyFont, anyCodePoints, (original, codePoints) => {
      const before = create(original);
      const after = create(subsetFont(original, codePoints)!);
      for (const codePoint of codePoints) {
        const isThere = before.hasGlyphForCodePoint(codePoint);
        expect(after.hasGlyphForCodePoint(codePoint)).toBe(isThere);
        if (!isThere) continue;
        const [own, other] = [before, after].map((font) => font.glyphForCodePoint(codePoint));
        expect(other!.advanceWidth).toBe(own!.advanceWidth);
        expect(other!.path.toSVG()).toBe(own!.path.toSVG());
      }
    }),
    { numRuns: caseCount(20) },
  );
});

/** Bytes to be replaced, most of them at the start of tables, which determines how the tables are read. */
const anyDamage = fc.array(
  fc.record({
    share: anyShare,
    /** The index of the table; beyond the last one, anywhere in the directory. */
    table: fc.nat(15),
    isNearStart: fc.boolean(),
    byte: fc.constantFrom(0, 1, 2, 4, 0x20, 0x7f, 0x80, 0xfe, 0xff),
  }),
  { minLength: 1, maxLength: 12 },
);

it("turns any damage into a font or nothing, never larger than the original", () => {
  const tables = originals.map((original) => [...readTables(original)!.values()]);
  fc.assert(
    fc.property(anyFont, anyCodePoints, anyDamage, (original, codePoints, damage) => {
      const bytes = Uint8Array.from(original);
      const parts = tables[originals.indexOf(original)]!;
      for (const { share, table, isNearStart, byte } of damage) {
        const part = parts[table];
        const from = part === undefined ? 0 : part.byteOffset - original.byteOffset;
        const size = part?.byteLength ?? 200;
        bytes[from + Math.floor(share * (isNearStart ? Math.min(size, 60) : size))] = byte;
      }
      const cut = subsetFont(bytes, codePoints, { tabular: codePoints });
      expect(cut?.length ?? 0).toBeLessThan(original.length + 2_000);
    }),
    { numRuns: caseCount(100) },
  );
});

it("reads every prefix of a font", () => {
  fc.assert(
    fc.property(anyFont, anyShare, (original, share) => {
      const bytes = original.subarray(0, Math.floor(share * original.length));
      const cut = subsetFont(bytes, [0x41, 0xe9, 0x2192]);
      // Up to three bytes at the end do not belong to any table.
      if (bytes.length < original.length - 3) expect(cut).toBeUndefined();
      if (bytes.length === original.length) expect(cut).toBeDefined();
    }),
    { numRuns: caseCount(30) },
  );
});

/** Real fonts with damaged bytes are refused with a reason or drawn somehow, within bounded time. */
import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FontError } from "../../src/base/fonts/given/font-error.js";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import { renderSvg } from "../../src/compile.js";
import { pictureFont } from "../../src/output/raster/raster.js";
import { anyShare } from "../support/any-share.js";
import { caseCount } from "../support/case-count.js";
import { moved } from "../support/hebrew-font.js";

const folder = "/usr/share/fonts";

/** Fonts with each kind of outlines and compression, small enough to be read a thousand times. */
const kinds: readonly {
  name: string;
  text: string;
  file?: string;
  format?: "sfnt" | "woff" | "woff2";
}[] = [
  { name: "letters without rules", text: "שלום עולם" },
  {
    name: "Arabic",
    text: "مرحبًا بالعالم لا",
    file: `${folder}/truetype/noto/NotoSansArabic-Regular.ttf`,
  },
  {
    name: "Devanagari",
    text: "क्षत्रिय प्रार्थना हिन्दी",
    file: `${folder}/truetype/noto/NotoSansDevanagari-Regular.ttf`,
  },
  {
    name: "CFF",
    text: "日本語、設定",
    file: `${folder}/opentype/noto/NotoSansCJK-Regular.ttc`,
    format: "sfnt",
  },
  {
    name: "WOFF",
    text: "ที่น้ำ กำลัง",
    file: `${folder}/truetype/noto/NotoSansThai-Regular.ttf`,
    format: "woff",
  },
  {
    name: "WOFF2",
    text: "ที่น้ำ กำลัง",
    file: `${folder}/truetype/noto/NotoSansThai-Regular.ttf`,
    format: "woff2",
  },
];

const isThere = (file = "/") => existsSync(file);

async function bytesOf({ file, text, format }: (typeof kinds)[number]): Promise<Uint8Array> {
  if (file === undefined) return moved();
  const original = file.endsWith(".ttc") ? firstFace(readFileSync(file)) : readFileSync(file);
  if (format === undefined) return original;
  const cutter = "subset-font";
  const { default: subset } = await import(cutter);
  return await subset(original, `A${text}`, { targetFormat: format });
}

/** The first face of a collection as a file. */
function firstFace(collection: Buffer): Uint8Array {
  const start = collection.readUInt32BE(12);
  const count = collection.readUInt16BE(start + 4);
  const head = collection.subarray(start, start + 12 + 16 * count);
  const tables: Buffer[] = [];
  let at = head.length;
  const directory = Buffer.from(head);
  for (let entry = 12; entry < head.length; entry += 16) {
    const [from, length] = [head.readUInt32BE(entry + 8), head.readUInt32BE(entry + 12)];
    tables.push(collection.subarray(from, from + length), Buffer.alloc(-length & 3));
    directory.writeUInt32BE(at, entry + 8);
    at += (length + 3) & ~3;
  }
  return Buffer.concat([directory, ...tables]);
}

/** Bytes to be replaced, half of them near the start, and how much of the file remains. */
const anyDamage = fc.record({
  bytes: fc.array(
    fc.record({
      share: anyShare,
      isNearStart: fc.boolean(),
      byte: fc.constantFrom(0, 1, 2, 4, 0x20, 0x7f, 0x80, 0xfe, 0xff),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  left: fc.oneof(fc.constant(1), anyShare),
});

type Damage = typeof anyDamage extends fc.Arbitrary<infer T> ? T : never;

/** Damage on which reading used to fail or never end. */
const found: readonly Damage[] = [
  // Only glyphs of letters remain, and those of invisible characters do not.
  { bytes: [], left: 0.08454472450752239 },
  // A dictionary from which more operands are taken than it has.
  {
    bytes: [
      { share: 0.60304, isNearStart: true, byte: 127 },
      { share: 0.20197, isNearStart: false, byte: 0 },
      { share: 0.68026, isNearStart: false, byte: 127 },
      { share: 0.93178, isNearStart: true, byte: 32 },
      { share: 0.06708, isNearStart: true, byte: 127 },
      { share: 0.57592, isNearStart: false, byte: 2 },
    ],
    left: 1,
  },
];

describe.each(kinds.filter(({ file }) => isThere(file) || process.env.CI))("$name", (kind) => {
  it("is refused or drawn, whatever is damaged", async () => {
    const original = await bytesOf(kind);
    const source = `page w=300 { title "${kind.text}" text "${kind.text}" }`;
    let drawn = 0;
    const check = (damage: Damage) => {
      const data = Uint8Array.from(original).slice(0, Math.ceil(original.length * damage.left));
      for (const { share, isNearStart, byte } of damage.bytes) {
        data[Math.floor(share * (isNearStart ? 512 : data.length))] = byte;
      }
      try {
        const { fonts } = readFonts([{ data, family: "Odd" }]);
        for (const font of ["embed", "paths"] as const) {
          expect(renderSvg(source, { fonts, ...pictureFont(font) }).svg).toContain("</svg>");
        }
        drawn++;
      } catch (error) {
        if (!(error instanceof FontError)) throw error;
        expect(error.message).not.toBe("");
      }
    };
    const examples = found.map((damage): [Damage] => [damage]);
    fc.assert(fc.property(anyDamage, check), { numRuns: caseCount(12), examples });
    check({ bytes: [], left: 1 });
    expect(drawn).toBeGreaterThan(0);
  }, 120_000);
});

/** Makes fonts whose letters have many points. */
import { readFileSync } from "node:fs";
import { readTables, writeTables } from "../../src/base/fonts/subset/font-tables.js";
import { writeCharMap } from "../../src/base/fonts/subset/write-char-map.js";

const file = new URL("../../assets/fonts/inter-400.ttf", import.meta.url);
const kept = ["OS/2", "head", "hhea", "maxp", "name", "post"] as const;

/** The first letter of the font. */
const first = 0x4e00;

/** A font with ideographs from U+4E00 on, each of so many points, and all of its letters. */
export function hostileFont(letters: number, points: number): { data: Uint8Array; text: string } {
  const given = readTables(new Uint8Array(readFileSync(file)))!;
  const tables = new Map(kept.map((tag) => [tag as string, copyOf(given.get(tag)!)]));
  const count = letters + 1;
  tables.get("maxp")!.setUint16(4, count);
  tables.get("hhea")!.setUint16(34, count);
  tables.get("head")!.setInt16(50, 1);
  const size = (14 + 3 * points + 3) & ~3;
  const glyphs = new DataView(new ArrayBuffer(size * letters));
  const places = new DataView(new ArrayBuffer(4 * (count + 1)));
  const advances = new DataView(new ArrayBuffer(4 * count));
  for (let letter = 0; letter < letters; letter++) {
    const start = letter * size;
    glyphs.setInt16(start, 1);
    glyphs.setUint16(start + 10, points - 1);
    for (let point = 0; point < points; point++) {
      // On the curve, with short steps to and fro.
      glyphs.setUint8(
        start + 14 + point,
        1 + 2 + 4 + (point % 2 ? 16 : 0) + (point % 4 < 2 ? 32 : 0),
      );
      glyphs.setUint8(start + 14 + points + point, 1 + ((letter + point) % 100));
      glyphs.setUint8(start + 14 + 2 * points + point, 1 + (point % 90));
    }
    places.setUint32(4 * (letter + 2), start + size);
  }
  for (let glyph = 0; glyph < count; glyph++) advances.setUint16(4 * glyph, 1000);
  const characters = Array.from({ length: letters }, (_, at) => [first + at, at + 1] as const);
  tables.set("glyf", glyphs).set("loca", places).set("hmtx", advances);
  tables.set("cmap", writeCharMap(characters));
  const text = characters.map(([codePoint]) => String.fromCodePoint(codePoint)).join("");
  return { data: writeTables(tables), text };
}

function copyOf(table: DataView): DataView {
  const bytes = new Uint8Array(table.buffer, table.byteOffset, table.byteLength);
  return new DataView(Uint8Array.from(bytes).buffer);
}

/** Packs a TrueType file into a WOFF file, for tests. */
import { deflateSync } from "node:zlib";
import { readTables } from "../../src/base/fonts/subset/font-tables.js";

/**
 * The WOFF file.
 *
 * @param damage - changes the compressed bytes of a table
 */
export function writeWoff(
  font: Uint8Array,
  damage: (tag: string, packed: Uint8Array) => Uint8Array = (_, packed) => packed,
): Uint8Array {
  const tables = [...readTables(font)!].map(([tag, table]) => {
    const packed = damage(tag, new Uint8Array(deflateSync(table)));
    return { tag, length: table.byteLength, packed };
  });
  const size = tables.reduce((sum, { packed }) => sum + packed.length, 44 + 20 * tables.length);
  const bytes = new Uint8Array(size);
  const file = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("wOFF\0\x01\0\0"));
  file.setUint32(8, size);
  file.setUint16(12, tables.length);
  let from = 44 + 20 * tables.length;
  for (const [index, { tag, length, packed }] of tables.entries()) {
    const entry = 44 + 20 * index;
    bytes.set(new TextEncoder().encode(tag), entry);
    for (const [field, value] of [from, packed.length, length].entries()) {
      file.setUint32(entry + 4 + 4 * field, value);
    }
    bytes.set(packed, from);
    from += packed.length;
  }
  return bytes;
}

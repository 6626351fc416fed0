/** Rewrites the general tables of a font for a subset: its names and metrics. */
import { bytesOf, copyOf, emptyTable, type FontTables, part } from "./font-tables.js";

/** Family, style, full name and PostScript name. */
const keptNames: readonly number[] = [1, 2, 4, 6];
const windows = 3;
const english = 0x409;
/** Maximum length of a name; longer ones are dropped. */
const longestName = 256;

interface Name {
  id: number;
  language: number;
  bytes: Uint8Array;
}

/** The names by which programs list a font. */
export function shortNames(tables: FontTables): DataView {
  const names = tables.has("name") ? readNames(tables.get("name")!) : [];
  const texts = new Map<string, number>();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const table = emptyTable(6 + 12 * names.length);
  table.setUint16(2, names.length);
  table.setUint16(4, table.byteLength);
  for (const [index, { id, language, bytes }] of names.entries()) {
    const text = bytes.join();
    let from = texts.get(text);
    if (from === undefined) {
      from = size;
      texts.set(text, from);
      chunks.push(bytes);
      size += bytes.length;
    }
    const words = [windows, 1, language, id, bytes.length, from];
    for (const [at, word] of words.entries()) table.setUint16(6 + 12 * index + 2 * at, word);
  }
  const whole = new Uint8Array(table.byteLength + size);
  whole.set(bytesOf(table));
  let at = table.byteLength;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return new DataView(whole.buffer);
}

/** One name of each kind, in English if possible. */
function readNames(table: DataView): Name[] {
  const found = new Map<number, Name>();
  const texts = table.getUint16(4);
  for (let index = 0; index < table.getUint16(2); index++) {
    const record = 6 + 12 * index;
    const [platform, encoding, language, id, length, from] = [0, 2, 4, 6, 8, 10].map((at) =>
      table.getUint16(record + at),
    ) as [number, number, number, number, number, number];
    if (platform !== windows || encoding !== 1 || !keptNames.includes(id)) continue;
    if (length > longestName || texts + from + length > table.byteLength) continue;
    if (found.has(id) && language !== english) continue;
    found.set(id, { id, language, bytes: bytesOf(part(table, texts + from, length)) });
  }
  return [...found.values()].sort(
    (one, other) => one.language - other.language || one.id - other.id,
  );
}

/** Size of the `OS/2` table in bytes, by version. */
const measureSizes: readonly number[] = [78, 86, 96, 96, 96, 100];

/** Weight, width and line metrics of a font, and the range of its code points. */
export function measures(tables: FontTables, first: number, last: number): DataView {
  const given = tables.get("OS/2");
  const size = given && measureSizes[given.getUint16(0)];
  let table: DataView;
  if (given === undefined || given.byteLength < measureSizes[0]!) table = plainMeasures(tables);
  else if (size === undefined || given.byteLength < size) {
    table = copyOf(part(given, 0, measureSizes[0]!));
    table.setUint16(0, 0);
  } else table = copyOf(part(given, 0, size));
  table.setUint16(64, Math.min(first, 0xffff));
  table.setUint16(66, Math.min(last, 0xffff));
  return table;
}

/** For fonts without an `OS/2` table. */
function plainMeasures(tables: FontTables): DataView {
  const table = emptyTable(measureSizes[0]!);
  const lines = tables.get("hhea")!;
  const [ascent, descent] = [lines.getInt16(4), lines.getInt16(6)];
  table.setUint16(4, 400);
  table.setUint16(6, 5);
  table.setUint16(62, 0x40);
  table.setInt16(68, ascent);
  table.setInt16(70, descent);
  table.setUint16(74, Math.max(0, ascent));
  table.setUint16(76, Math.max(0, -descent));
  return table;
}

/** Slant and underline, without glyph names. */
export function slant(tables: FontTables): DataView {
  const table = emptyTable(32);
  const given = tables.get("post");
  if (given && given.byteLength >= 16) bytesOf(table).set(bytesOf(part(given, 0, 16)));
  table.setUint32(0, 0x00030000);
  return table;
}

/** The maximum values for glyphs, without any instructions. */
export function maxima(tables: FontTables, count: number): DataView {
  const table = copyOf(part(tables.get("maxp")!, 0, 32));
  table.setUint32(0, 0x00010000);
  table.setUint16(4, count);
  table.setUint16(14, 1);
  for (let at = 16; at < 28; at += 2) table.setUint16(at, 0);
  return table;
}

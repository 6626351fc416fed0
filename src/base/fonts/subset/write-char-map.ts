/** Writes a `cmap` table. */
import { bytesOf, emptyTable } from "./font-tables.js";

/** Consecutive code points with consecutive glyphs. */
interface Run {
  first: number;
  last: number;
  glyph: number;
}

/** Maximum number of segments in a map of format 4. */
const mostSegments = 8_000;

/** Writes format 4, and format 12 in addition if a code point needs it; code points must be ascending. */
export function writeCharMap(glyphs: readonly (readonly [number, number])[]): DataView {
  const runs: Run[] = [];
  for (const [codePoint, glyph] of glyphs) {
    const run = runs.at(-1);
    const isNext =
      run?.last === codePoint - 1 &&
      run.glyph + codePoint - run.first === glyph &&
      codePoint !== 0x10000;
    if (isNext) run.last = codePoint;
    else runs.push({ first: codePoint, last: codePoint, glyph });
  }
  const short = runs.filter(({ last }) => last < 0xffff).slice(0, mostSegments);
  const low = segments(short);
  const maps = short.length < runs.length ? [low, groups(runs)] : [low];
  const start = 4 + 8 * maps.length;
  const table = emptyTable(start + maps.reduce((size, { byteLength }) => size + byteLength, 0));
  table.setUint16(2, maps.length);
  let from = start;
  for (const [index, map] of maps.entries()) {
    const entry = 4 + 8 * index;
    table.setUint16(entry, 3);
    table.setUint16(entry + 2, map === low ? 1 : 10);
    table.setUint32(entry + 4, from);
    bytesOf(table).set(bytesOf(map), from);
    from += map.byteLength;
  }
  return table;
}

/** Format 4, which ends with a segment for 0xffff. */
function segments(runs: readonly Run[]): DataView {
  const count = runs.length + 1;
  const power = 31 - Math.clz32(count);
  const map = emptyTable(16 + 8 * count);
  map.setUint16(0, 4);
  map.setUint16(2, map.byteLength);
  map.setUint16(6, 2 * count);
  map.setUint16(8, 2 << power);
  map.setUint16(10, power);
  map.setUint16(12, 2 * (count - (1 << power)));
  for (const [index, { first, last, glyph }] of [
    ...runs,
    { first: 0xffff, last: 0xffff, glyph: 0x10000 },
  ].entries()) {
    map.setUint16(14 + 2 * index, last);
    map.setUint16(16 + 2 * (count + index), first);
    map.setUint16(16 + 2 * (2 * count + index), (glyph - first) & 0xffff);
  }
  return map;
}

/** Format 12. */
function groups(runs: readonly Run[]): DataView {
  const map = emptyTable(16 + 12 * runs.length);
  map.setUint16(0, 12);
  map.setUint32(4, map.byteLength);
  map.setUint32(12, runs.length);
  for (const [index, { first, last, glyph }] of runs.entries()) {
    map.setUint32(16 + 12 * index, first);
    map.setUint32(20 + 12 * index, last);
    map.setUint32(24 + 12 * index, glyph);
  }
  return map;
}

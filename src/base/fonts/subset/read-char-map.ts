/** Reads the `cmap` table of a font. */
import { part } from "./font-tables.js";

/** Returns the glyph of a code point, 0 if there is none. */
export type CharMap = (codePoint: number) => number;

/** Platforms and encodings of Unicode, most complete first. */
const encodings: readonly (readonly [platform: number, encoding: number])[] = [
  [3, 10],
  [0, 6],
  [0, 4],
  [3, 1],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

const readers: Readonly<Record<number, (map: DataView) => CharMap>> = {
  4: segments,
  6: trimmed,
  12: groups,
};

/** Reads the most complete map that is readable; undefined if there is none. */
export function readCharMap(cmap: DataView): CharMap | undefined {
  const count = cmap.getUint16(2);
  const found = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    const entry = 4 + 8 * index;
    const name = `${cmap.getUint16(entry)} ${cmap.getUint16(entry + 2)}`;
    if (!found.has(name)) found.set(name, cmap.getUint32(entry + 4));
  }
  for (const [platform, encoding] of encodings) {
    const from = found.get(`${platform} ${encoding}`);
    if (from === undefined || from + 2 > cmap.byteLength) continue;
    const map = part(cmap, from, cmap.byteLength - from);
    const read = readers[map.getUint16(0)];
    if (read) return read(map);
  }
  return undefined;
}

/** Format 4: ranges of code points below 0x10000. */
function segments(map: DataView): CharMap {
  const count = map.getUint16(6) >> 1;
  const [ends, starts] = [14, 16 + 2 * count];
  const [deltas, offsets] = [starts + 2 * count, starts + 4 * count];
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    const index = firstIndex(count, (at) => map.getUint16(ends + 2 * at) >= codePoint);
    if (index === count) return 0;
    const start = map.getUint16(starts + 2 * index);
    if (codePoint < start) return 0;
    const delta = map.getUint16(deltas + 2 * index);
    const offset = map.getUint16(offsets + 2 * index);
    if (offset === 0) return (codePoint + delta) & 0xffff;
    const at = offsets + 2 * index + offset + 2 * (codePoint - start);
    // The last segment of some fonts points nowhere.
    const glyph = at + 2 <= map.byteLength ? map.getUint16(at) : 0;
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}

/** Format 6: one range. */
function trimmed(map: DataView): CharMap {
  const [first, count] = [map.getUint16(6), map.getUint16(8)];
  return (codePoint) =>
    codePoint >= first && codePoint < first + count
      ? map.getUint16(10 + 2 * (codePoint - first))
      : 0;
}

/** Format 12: ranges of any code points. */
function groups(map: DataView): CharMap {
  const count = map.getUint32(12);
  return (codePoint) => {
    const index = firstIndex(count, (at) => map.getUint32(16 + 12 * at + 4) >= codePoint);
    if (index === count) return 0;
    const start = map.getUint32(16 + 12 * index);
    return codePoint < start ? 0 : map.getUint32(16 + 12 * index + 8) + codePoint - start;
  };
}

/** The first ascending index with a property; `count` if there is none. */
function firstIndex(count: number, isTrue: (index: number) => boolean): number {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isTrue(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Turns a code point into the room it takes in a face. */
import {
  ADVANCE_TABLES,
  COVERED_RANGES,
  TABULAR_RANGES,
  TABULAR_TABLES,
} from "./advances.generated.js";
import type { FaceKey, FontFace } from "./faces.js";

/** The advance of a code point that a face has no glyph for. */
export const ABSENT = 0xffff;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Decoded on first use: a command that measures nothing pays nothing. */
const decoded = new Map<FaceKey, Uint16Array>();
const decodedTabular = new Map<FaceKey, Uint16Array>();

/**
 * How far a code point moves the pen, in font units (2048 to the em); `undefined` when the
 * face has no glyph for it. The width of a text is the plain sum, for kerning and ligatures are off.
 */
export function advanceOf(face: FontFace, codePoint: number): number | undefined {
  const advance = advancesOf(face)[codePoint];
  return advance === ABSENT ? undefined : advance;
}

/** The room of all code points in a face, `ABSENT` for one without a glyph; for loops over a text. */
export function advancesOf(face: FontFace): Uint16Array {
  return decoded.get(face.key) ?? decode(face.key);
}

/** The same among tabular figures: all figures of a face are equally wide. */
export function tabularAdvancesOf(face: FontFace): Uint16Array {
  const known = decodedTabular.get(face.key);
  if (known !== undefined) return known;
  const table = advancesOf(face).slice();
  fill(table, rangesOf(TABULAR_RANGES), TABULAR_TABLES[face.key]);
  decodedTabular.set(face.key, table);
  return table;
}

interface Range {
  first: number;
  last: number;
}

function rangesOf(ranges: string): Range[] {
  return ranges.split(" ").map((range) => {
    const [first = "", last = first] = range.split("-");
    return { first: Number.parseInt(first, 36), last: Number.parseInt(last, 36) };
  });
}

/** An array over all code points up to the last covered one, so that a look-up is one read. */
function decode(key: FaceKey): Uint16Array {
  const ranges = rangesOf(COVERED_RANGES);
  const table = new Uint16Array((ranges.at(-1)?.last ?? -1) + 1).fill(ABSENT);
  fill(table, ranges, ADVANCE_TABLES[key]);
  decoded.set(key, table);
  return table;
}

function fill(table: Uint16Array, ranges: readonly Range[], digits: string): void {
  const values = digitValues();
  let at = 0;
  for (const { first, last } of ranges) {
    for (let codePoint = first; codePoint <= last; codePoint++, at += 2) {
      table[codePoint] = valueAt(values, digits, at) * 64 + valueAt(values, digits, at + 1);
    }
  }
}

/** What each ASCII character is worth as a digit. */
function digitValues(): Uint8Array {
  const values = new Uint8Array(128);
  for (let value = 0; value < DIGITS.length; value++) values[DIGITS.charCodeAt(value)] = value;
  return values;
}

function valueAt(values: Uint8Array, digits: string, index: number): number {
  return values[digits.charCodeAt(index)] ?? 0;
}

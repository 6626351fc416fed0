/** Returns the advance of a code point in a face. */
import {
  ADVANCE_CHANGES,
  ADVANCE_TABLES,
  COVERED_RANGES,
  EMOJI_ADVANCE,
  EMOJI_RANGES,
  HAND_ADVANCES,
  HAND_RANGES,
  MONO_ADVANCE,
  MONO_RANGES,
  TABULAR_RANGES,
  TABULAR_TABLES,
} from "./advances.generated.js";
import { EMOJI_FACE, type FaceKey, type FontFace } from "./faces.js";

/** The advance of a code point without a glyph in the face. */
export const ABSENT = 0xffff;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Decoded on first use, because many commands measure nothing. */
const decoded = new Map<FaceKey, Uint16Array>();
const decodedTabular = new Map<FaceKey, Uint16Array>();

/**
 * The advance of a code point, in units of the face; `undefined` if it has no glyph. The width of a text is the plain
 * sum, since kerning and ligatures are off.
 */
export function advanceOf(face: FontFace, codePoint: number): number | undefined {
  const advance = advancesOf(face)[codePoint];
  return advance === ABSENT ? undefined : advance;
}

/** Whether a character is an emoji in our font. */
export function isEmoji(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  const { length } = String.fromCodePoint(codePoint);
  return character.length === length && advanceOf(EMOJI_FACE, codePoint) !== undefined;
}

/** The range that contains all emoji. */
const unusual = /[\u2300-\u2bff\ud800-\udfff]/;

/** Whether a text contains any. */
export function hasEmoji(text: string): boolean {
  return unusual.test(text) && [...text].some(isEmoji);
}

/** The advances of all code points in a face, `ABSENT` for those without a glyph; for loops over a text. */
export function advancesOf(face: FontFace): Uint16Array {
  return decoded.get(face.key) ?? decode(face.key);
}

/** The same with tabular figures: all digits of a face have the same width. */
export function tabularAdvancesOf(face: FontFace): Uint16Array {
  const { key } = face;
  if (isUniform(key) || isHand(key)) return advancesOf(face);
  const known = decodedTabular.get(key);
  if (known !== undefined) return known;
  const table = advancesOf(face).slice();
  fill(table, rangesOf(TABULAR_RANGES), written(TABULAR_TABLES[key]));
  decodedTabular.set(key, table);
  return table;
}

interface Range {
  first: number;
  last: number;
}

/** Parsed ranges, which most faces share. */
const readRanges = new Map<string, readonly Range[]>();

function rangesOf(ranges: string): readonly Range[] {
  let found = readRanges.get(ranges);
  if (found === undefined) {
    found = ranges.split(" ").map((range) => {
      const [first = "", last = first] = range.split("-");
      return { first: Number.parseInt(first, 36), last: Number.parseInt(last, 36) };
    });
    readRanges.set(ranges, found);
  }
  return found;
}

/** An array of all code points up to the last one with a glyph, so that a lookup is a single read. */
function decode(key: FaceKey): Uint16Array {
  const ranges = rangesOf(
    isUniform(key) ? uniform[key].ranges : isHand(key) ? HAND_RANGES : COVERED_RANGES,
  );
  const table = new Uint16Array((ranges.at(-1)?.last ?? -1) + 1).fill(ABSENT);
  if (isUniform(key)) {
    const { advance } = uniform[key];
    for (const { first, last } of ranges) table.fill(advance, first, last + 1);
  } else if (isHand(key)) fill(table, ranges, written(HAND_ADVANCES));
  else fill(table, ranges, isMaster(key) ? masterAdvances(key) : between(key));
  decoded.set(key, table);
  return table;
}

function fill(table: Uint16Array, ranges: readonly Range[], advances: Uint16Array): void {
  let from = 0;
  for (let at = 0; at < ranges.length; at++) {
    const { first, last } = ranges[at]!;
    for (let codePoint = first; codePoint <= last; codePoint++)
      table[codePoint] = advances[from++]!;
  }
}

/** The faces with a single advance for all glyphs. */
const mono = { ranges: MONO_RANGES, advance: MONO_ADVANCE };
const uniform = {
  "mono-400": mono,
  "mono-600": mono,
  emoji: { ranges: EMOJI_RANGES, advance: EMOJI_ADVANCE },
};
type Uniform = keyof typeof uniform;

function isUniform(key: FaceKey): key is Uniform {
  return Object.hasOwn(uniform, key);
}

/** The handwritten face, whose figures are already tabular, or nearly so. */
type Hand = Extract<FaceKey, `hand-${string}`>;

function isHand(key: FaceKey): key is Hand {
  return key.startsWith("hand-");
}

/** A face whose advances are stored directly. */
type Master = `${keyof typeof ADVANCE_TABLES}`;

function isMaster(key: FaceKey): key is Master {
  return Object.hasOwn(ADVANCE_TABLES, key);
}

/** Advances of the stored faces, from which those of the others are interpolated. */
const masters = new Map<Master, Uint16Array>();

function masterAdvances(key: Master): Uint16Array {
  const known = masters.get(key);
  if (known !== undefined) return known;
  const advances = written(ADVANCE_TABLES[key]);
  masters.set(key, advances);
  return advances;
}

// Neither loop calls a function, because both run before anything is compiled.
function written(digits: string): Uint16Array {
  const values = digitValues();
  const advances = new Uint16Array(digits.length / 2);
  for (let at = 0; at < advances.length; at++) {
    advances[at] = values[digits.charCodeAt(2 * at)]! * 64 + values[digits.charCodeAt(2 * at + 1)]!;
  }
  return advances;
}

/** The advances of a face, stored as differences from the interpolation between two others. */
function between(key: Exclude<FaceKey, Master | Uniform | Hand>): Uint16Array {
  const changes = ADVANCE_CHANGES[key];
  const values = digitValues();
  const thirds = Number(changes[0]);
  const light = masterAdvances("400");
  const bold = masterAdvances("700");
  const advances = new Uint16Array(light.length);
  let from = 1;
  for (let at = 0; at < advances.length; at++) {
    const change = changes.charCodeAt(from++);
    if (change === exclamationMark) {
      advances[at] = values[changes.charCodeAt(from)]! * 64 + values[changes.charCodeAt(from + 1)]!;
      from += 2;
    } else {
      const there = Math.round((light[at]! * (3 - thirds) + bold[at]! * thirds) / 3);
      advances[at] = there + values[change]! - 32;
    }
  }
  return advances;
}

/** Marks an advance that is stored directly. */
const exclamationMark = 33;

/** The value of each ASCII character as a digit. */
function digitValues(): Uint8Array {
  const values = new Uint8Array(128);
  for (let value = 0; value < DIGITS.length; value++) values[DIGITS.charCodeAt(value)] = value;
  return values;
}

/** Converts a font of any format to a TrueType file with some of its glyphs. */
import type { Font, PathCommand } from "fontkit";
import { FONT_METRICS } from "../faces.js";
import { mostStepsOfLetters } from "../letters-within.js";
import { emptyTable, writeTables } from "../subset/font-tables.js";
import { writeCharMap } from "../subset/write-char-map.js";
import { stepsIn } from "./glyph-steps.js";
import { advanceOf, commandsOf } from "./read-glyph.js";
import { type Drawn, writeOutline } from "./write-outline.js";

/** The parts of a font to keep. */
export interface Kept {
  family: string;
  weight: number;
  italic: boolean;
  glyphs: ReadonlySet<number>;
  /** Glyphs by code point. */
  characters: ReadonlyMap<number, number>;
  /** Whether glyphs keep their ids, so that the tables for shaping can be kept too. */
  keepsNumbers: boolean;
}

/**
 * Maximum number of steps in the outlines of all glyphs, among them those that only shaping leads to; in real fonts, they
 * have a few at most. Further ones are boxes.
 */
const mostSteps = 2 * mostStepsOfLetters;

/** Tables for joining letters and placing marks; they refer to glyphs by id. */
const shaping = ["GDEF", "GPOS", "GSUB"] as const;

const regularWidth = 5;
/** Makes Windows use the same line metrics as other systems. */
const usesLineMetrics = 0x80;
const headMagic = 0x5f0f3cf5;

/** The file: outlines as the font draws them, at the chosen variation, without hints; the bytes are always the same. */
export function cutFont(font: Font, kept: Kept): Uint8Array {
  const ascending = [...kept.glyphs].sort((one, other) => one - other);
  const numbers = new Map(ascending.map((id, at) => [id, kept.keepsNumbers ? id : at]));
  const count = kept.keepsNumbers ? font.numGlyphs : ascending.length;
  let left = mostSteps;
  const drawn = new Map<number, Drawn>();
  for (const id of ascending) {
    left -= left < 0 ? 0 : (stepsIn(font).of(id) ?? 0);
    drawn.set(numbers.get(id)!, draw(font, id, left < 0));
  }
  const characters = [...kept.characters]
    .sort(([one], [other]) => one - other)
    .map(([codePoint, id]) => [codePoint, numbers.get(id)!] as const);
  const { glyf, loca } = outlines(drawn, count);
  const tables = new Map<string, DataView>([
    ["OS/2", measures(font, kept, characters)],
    ["cmap", writeCharMap(characters)],
    ["glyf", glyf],
    ["head", head(font, drawn)],
    ["hhea", lines(font, drawn, count)],
    ["hmtx", rooms(drawn, count)],
    ["loca", loca],
    ["maxp", maxima(drawn, count)],
    ["name", names(kept)],
    ["post", noGlyphNames()],
  ]);
  if (kept.keepsNumbers) {
    for (const tag of shaping) {
      const table = tableOf(font, tag);
      if (table !== undefined) tables.set(tag, table);
    }
  }
  return writeTables(tables);
}

function draw(font: Font, id: number, isBox: boolean): Drawn {
  const glyph = font.getGlyph(id);
  const commands = id === 0 ? [] : isBox ? boxOf(font) : (commandsOf(glyph) ?? []);
  return { ...writeOutline(commands), advance: Math.round(Math.max(0, advanceOf(glyph) ?? 0)) };
}

/** A box as high as a capital letter. */
function boxOf({ unitsPerEm }: Font): PathCommand[] {
  const [side, top] = [unitsPerEm / 2, unitsPerEm * 0.7];
  return [
    { command: "moveTo", args: [0, 0] },
    { command: "lineTo", args: [0, top] },
    { command: "lineTo", args: [side, top] },
    { command: "lineTo", args: [side, 0] },
    { command: "closePath", args: [] },
  ];
}

/** A table as it is in the file. */
function tableOf(font: Font, tag: string): DataView | undefined {
  const entry = font.directory.tables[tag];
  const stream = entry && font._getTableStream(tag);
  if (!entry || !stream) return undefined;
  const { offset, length } = entry;
  return new DataView(Uint8Array.from(stream.buffer.subarray(offset, offset + length)).buffer);
}

function outlines(drawn: ReadonlyMap<number, Drawn>, count: number) {
  const aligned = (size: number) => (size + 3) & ~3;
  let size = 0;
  for (const { bytes } of drawn.values()) size += aligned(bytes.length);
  // Browsers reject an empty table.
  const glyf = new Uint8Array(Math.max(4, size));
  const loca = emptyTable(4 * (count + 1));
  let at = 0;
  for (let number = 0; number < count; number++) {
    loca.setUint32(4 * number, at);
    const { bytes } = drawn.get(number) ?? {};
    if (bytes === undefined) continue;
    glyf.set(bytes, at);
    at += aligned(bytes.length);
  }
  loca.setUint32(4 * count, at);
  return { glyf: new DataView(glyf.buffer), loca };
}

function rooms(drawn: ReadonlyMap<number, Drawn>, count: number): DataView {
  const table = emptyTable(4 * count);
  for (const [number, { advance, box }] of drawn) {
    table.setUint16(4 * number, Math.min(0xffff, advance));
    table.setInt16(4 * number + 2, box?.left ?? 0);
  }
  return table;
}

/** The rectangle around all glyphs. */
function bounds(drawn: ReadonlyMap<number, Drawn>) {
  const boxes = [...drawn.values()].flatMap(({ box }) => box ?? []);
  const least = (side: "left" | "bottom") =>
    boxes.map((box) => box[side]).reduce((a, b) => Math.min(a, b), 0);
  const most = (side: "right" | "top") =>
    boxes.map((box) => box[side]).reduce((a, b) => Math.max(a, b), 0);
  return [least("left"), least("bottom"), most("right"), most("top")];
}

function head(font: Font, drawn: ReadonlyMap<number, Drawn>): DataView {
  const table = emptyTable(54);
  table.setUint32(0, 0x00010000);
  table.setUint32(4, 0x00010000);
  table.setUint32(12, headMagic);
  table.setUint16(16, 0x000b);
  table.setUint16(18, font.unitsPerEm);
  for (const [at, value] of bounds(drawn).entries()) table.setInt16(36 + 2 * at, value);
  table.setUint16(46, 8);
  table.setInt16(48, 2);
  table.setInt16(50, 1);
  return table;
}

function lines(font: Font, drawn: ReadonlyMap<number, Drawn>, count: number): DataView {
  const table = emptyTable(36);
  table.setUint32(0, 0x00010000);
  const { ascent, descent } = lineOf(font);
  table.setInt16(4, ascent);
  table.setInt16(6, -descent);
  table.setUint16(
    10,
    [...drawn.values()].reduce((most, { advance }) => Math.max(most, advance), 0),
  );
  table.setInt16(18, 1);
  table.setUint16(34, count);
  return table;
}

function maxima(drawn: ReadonlyMap<number, Drawn>, count: number): DataView {
  const table = emptyTable(32);
  const all = [...drawn.values()];
  table.setUint32(0, 0x00010000);
  table.setUint16(4, count);
  table.setUint16(
    6,
    all.map(({ points }) => points).reduce((a, b) => Math.max(a, b), 0),
  );
  table.setUint16(
    8,
    all.map(({ contours }) => contours).reduce((a, b) => Math.max(a, b), 0),
  );
  table.setUint16(14, 1);
  return table;
}

function measures(
  font: Font,
  { weight, italic }: Kept,
  characters: readonly (readonly [number, number])[],
): DataView {
  const table = emptyTable(96);
  const { ascent, descent } = lineOf(font);
  table.setUint16(0, 4);
  table.setUint16(4, weight);
  table.setUint16(6, regularWidth);
  table.setUint16(
    62,
    usesLineMetrics |
      (italic ? 1 : 0) |
      (weight >= 700 ? 0x20 : 0) |
      (italic || weight >= 700 ? 0 : 0x40),
  );
  table.setUint16(64, Math.min(0xffff, characters[0]?.[0] ?? 0));
  table.setUint16(66, Math.min(0xffff, characters.at(-1)?.[0] ?? 0));
  table.setInt16(68, ascent);
  table.setInt16(70, -descent);
  // Anything higher is still drawn.
  table.setUint16(74, Math.max(ascent, font.ascent));
  table.setUint16(76, Math.max(descent, -font.descent));
  return table;
}

/** Moves the baseline to that of our fonts, so that text is where it was measured. */
function lineOf({ unitsPerEm }: Font): { ascent: number; descent: number } {
  const scaled = (units: number) => Math.round((units * unitsPerEm) / FONT_METRICS.unitsPerEm);
  return { ascent: scaled(FONT_METRICS.ascent), descent: scaled(FONT_METRICS.descent) };
}

/** Family, style, full name and PostScript name. */
function names({ family, weight, italic }: Kept): DataView {
  const style = `${weight}${italic ? " Italic" : ""}`;
  const postScript = `${family}-${style}`.replace(/[^\x21-\x7e]|[[\](){}<>/%]/g, "").slice(0, 63);
  const records = [
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, postScript],
  ] as const;
  const start = 6 + 12 * records.length;
  const table = emptyTable(start + records.reduce((sum, [, { length }]) => sum + 2 * length, 0));
  table.setUint16(2, records.length);
  table.setUint16(4, start);
  let from = 0;
  for (const [at, [id, text]] of records.entries()) {
    for (const [word, value] of [3, 1, 0x409, id, 2 * text.length, from].entries()) {
      table.setUint16(6 + 12 * at + 2 * word, value);
    }
    for (let unit = 0; unit < text.length; unit++, from += 2) {
      table.setUint16(start + from, text.charCodeAt(unit));
    }
  }
  return table;
}

function noGlyphNames(): DataView {
  const table = emptyTable(32);
  table.setUint32(0, 0x00030000);
  return table;
}

/** Subsets a TrueType font to the glyphs of some code points. */
import { maxima, measures, shortNames, slant } from "./face-tables.js";
import { copyOf, emptyTable, part, readTables, writeTables } from "./font-tables.js";
import { Glyphs, plainOutline } from "./glyphs.js";
import { readCharMap } from "./read-char-map.js";
import { readSubstitution, writeSubstitution } from "./single-substitution.js";
import { writeCharMap } from "./write-char-map.js";

/** Further features to keep. */
export interface SubsetOptions {
  /**
   * Code points with tabular figures. For those that are also used with normal figures, the feature `tnum` is kept; the
   * others get only the tabular form.
   */
  tabular?: Iterable<number>;
}

const tabularFeature = "tnum";
const headSize = 54;
const headMagic = 0x5f0f3cf5;
/** Maximum size of the smoothing table; longer ones are dropped. */
const longestSmoothing = 64;
/** Maximum size for short offsets of outlines. */
const shortReach = 0x1ffff;

/**
 * Subsets a font to the glyphs of these code points, ignoring those without a glyph. The file has the advances and
 * outlines of the original, but no instructions, kerning or other features. Equal arguments give equal bytes.
 *
 * @returns undefined if the bytes are not a font with TrueType outlines, or if it is broken
 */
export function subsetFont(
  bytes: Uint8Array,
  codePoints: Iterable<number>,
  { tabular = [] }: SubsetOptions = {},
): Uint8Array | undefined {
  try {
    return cut(bytes, new Set(codePoints), new Set(tabular));
  } catch (error) {
    // A table points beyond the end of another one.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function byNumber(one: number, other: number): number {
  return one - other;
}

function cut(
  bytes: Uint8Array,
  codePoints: ReadonlySet<number>,
  tabular: ReadonlySet<number>,
): Uint8Array | undefined {
  const tables = readTables(bytes);
  const head = tables?.get("head");
  const cmap = tables?.get("cmap");
  const find = cmap && readCharMap(cmap);
  if (tables === undefined || head === undefined || find === undefined) return undefined;
  if (head.getUint32(12) !== headMagic) return undefined;
  const glyphs = new Glyphs(tables);
  const kept = new KeptGlyphs(glyphs);
  const map: [number, number][] = [];
  const substitution = tabular.size === 0 ? undefined : readSubstitution(tables, tabularFeature);
  const replaced = new Map<number, number>();
  for (const codePoint of [...new Set([...codePoints, ...tabular])].sort(byNumber)) {
    const glyph = find(codePoint);
    if (glyph === 0 || glyph >= glyphs.count) continue;
    const other = tabular.has(codePoint) ? substitution?.get(glyph) : undefined;
    const isPlain = other === undefined || codePoints.has(codePoint);
    map.push([codePoint, kept.add(isPlain ? glyph : other)]);
    if (isPlain && other !== undefined) replaced.set(kept.add(glyph), other);
  }
  for (const [glyph, other] of replaced) replaced.set(glyph, kept.add(other));
  const { glyf, loca, isLong } = kept.outlines();
  const { hmtx, roomCount } = kept.rooms();
  const copiedHead = copyOf(part(head, 0, headSize));
  copiedHead.setInt16(50, isLong ? 1 : 0);
  const lines = copyOf(part(tables.get("hhea")!, 0, 36));
  lines.setUint16(34, roomCount);
  const [[first] = [0], [last] = [0]] = [map[0], map.at(-1)];
  const smoothing = tables.get("gasp");
  return writeTables(
    new Map([
      ["OS/2", measures(tables, first, last)],
      ["cmap", writeCharMap(map)],
      ["glyf", glyf],
      ["head", copiedHead],
      ["hhea", lines],
      ["hmtx", hmtx],
      ["loca", loca],
      ["maxp", maxima(tables, kept.count)],
      ["name", shortNames(tables)],
      ["post", slant(tables)],
      ...(smoothing && smoothing.byteLength <= longestSmoothing
        ? [["gasp", smoothing] as const]
        : []),
      ...(replaced.size > 0
        ? [["GSUB", writeSubstitution(tabularFeature, replaced)] as const]
        : []),
    ]),
  );
}

/** The glyphs of the new font, with their new ids. */
class KeptGlyphs {
  readonly #source: Glyphs;
  readonly #numbers = new Map<number, number>([[0, 0]]);

  constructor(source: Glyphs) {
    this.#source = source;
  }

  get count(): number {
    return this.#numbers.size;
  }

  /** Keeps a glyph; returns its new id. */
  add(glyph: number): number {
    const known = this.#numbers.get(glyph);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(glyph, number);
    return number;
  }

  /** The outlines, including the components of composites. */
  outlines(): { glyf: DataView; loca: DataView; isLong: boolean } {
    // The glyph for missing characters is blank: viewers take these from other fonts.
    const outlines: Uint8Array[] = [new Uint8Array(0)];
    let size = 0;
    let read = 0;
    // The map grows during the iteration.
    for (const [glyph, number] of this.#numbers) {
      if (number === 0) continue;
      const outline = this.#source.outline(glyph);
      read += outline.byteLength;
      // Only possible if glyphs overlap in the file, which could make the result too large.
      if (read > this.#source.size) throw new RangeError("glyphs overlap");
      const plain = plainOutline(outline, (part) => this.add(part));
      outlines.push(plain);
      size += even(plain.length);
    }
    const isLong = size > shortReach;
    // Browsers reject an empty table.
    const glyf = new Uint8Array(Math.max(1, size));
    const loca = emptyTable((isLong ? 4 : 2) * (outlines.length + 1));
    let at = 0;
    for (const [number, outline] of outlines.entries()) {
      glyf.set(outline, at);
      at += even(outline.length);
      if (isLong) loca.setUint32(4 * (number + 1), at);
      else loca.setUint16(2 * (number + 1), at / 2);
    }
    return { glyf: new DataView(glyf.buffer), loca, isLong };
  }

  /** The advance and bearing of each glyph; the last advance applies to all following glyphs. */
  rooms(): { hmtx: DataView; roomCount: number } {
    const rooms = [...this.#numbers.keys()].map((glyph) => this.#source.room(glyph));
    let roomCount = rooms.length;
    while (roomCount > 1 && rooms[roomCount - 1]!.advance === rooms[roomCount - 2]!.advance) {
      roomCount--;
    }
    const hmtx = emptyTable(4 * roomCount + 2 * (rooms.length - roomCount));
    let at = 0;
    for (const [number, { advance, bearing }] of rooms.entries()) {
      if (number < roomCount) {
        hmtx.setUint16(at, advance);
        at += 2;
      }
      hmtx.setInt16(at, bearing);
      at += 2;
    }
    return { hmtx, roomCount };
  }
}

function even(size: number): number {
  return size + (size & 1);
}

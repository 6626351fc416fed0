/** Reads single substitutions of a feature from `GSUB`, and writes such a table. */
import { type FontTables, part } from "./font-tables.js";

/** Replacement glyphs, by the replaced ones. */
export type Substitution = ReadonlyMap<number, number>;

const single = 1;
const extension = 7;
/** Maximum number of steps, more than any valid table takes: one for each lookup, table and glyph. */
const mostSteps = 0x20000;

/** The substitutions of a feature in any language; throws a RangeError if the table is broken. */
export function readSubstitution(tables: FontTables, feature: string): Substitution {
  const gsub = tables.get("GSUB");
  return gsub === undefined ? new Map() : new SubstitutionReader(gsub).read(feature);
}

class SubstitutionReader {
  readonly #gsub: DataView;
  readonly #found = new Map<number, number>();
  #steps = 0;

  constructor(gsub: DataView) {
    this.#gsub = gsub;
  }

  read(feature: string): Substitution {
    const features = rest(this.#gsub, this.#gsub.getUint16(6));
    const lookups = rest(this.#gsub, this.#gsub.getUint16(8));
    for (let at = 0; at < features.getUint16(0); at++) {
      const record = 2 + 6 * at;
      if (tagAt(features, record) !== feature) continue;
      const table = rest(features, features.getUint16(record + 4));
      for (let each = 0; each < table.getUint16(2); each++) {
        this.#step();
        const lookup = lookups.getUint16(2 + 2 * table.getUint16(4 + 2 * each));
        this.#readLookup(rest(lookups, lookup));
      }
    }
    return this.#found;
  }

  #readLookup(lookup: DataView): void {
    const type = lookup.getUint16(0);
    for (let at = 0; at < lookup.getUint16(4); at++) {
      this.#step();
      const table = rest(lookup, lookup.getUint16(6 + 2 * at));
      if (type === single) this.#readSingle(table);
      else if (type === extension && table.getUint16(2) === single) {
        this.#readSingle(rest(table, table.getUint32(4)));
      }
    }
  }

  #readSingle(table: DataView): void {
    const format = table.getUint16(0);
    const covered = this.#coveredBy(rest(table, table.getUint16(2)));
    for (const [at, glyph] of covered.entries()) {
      if (this.#found.has(glyph)) continue;
      if (format === 1) this.#found.set(glyph, (glyph + table.getUint16(4)) & 0xffff);
      else if (at < table.getUint16(4)) this.#found.set(glyph, table.getUint16(6 + 2 * at));
    }
  }

  /** The glyphs of a coverage table, in order. */
  #coveredBy(coverage: DataView): number[] {
    const glyphs: number[] = [];
    const isList = coverage.getUint16(0) === 1;
    for (let at = 0; at < coverage.getUint16(2); at++) {
      this.#step();
      if (isList) {
        glyphs.push(coverage.getUint16(4 + 2 * at));
        continue;
      }
      const last = coverage.getUint16(6 + 6 * at);
      for (let glyph = coverage.getUint16(4 + 6 * at); glyph <= last; glyph++) {
        this.#step();
        glyphs.push(glyph);
      }
    }
    return glyphs;
  }

  #step(): void {
    this.#steps++;
    if (this.#steps > mostSteps) throw new RangeError("a table that takes too long");
  }
}

function rest(view: DataView, from: number): DataView {
  return part(view, from, view.byteLength - from);
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
}

/** A `GSUB` table with one feature, in all scripts and languages. */
export function writeSubstitution(feature: string, substitution: Substitution): DataView {
  const pairs = [...substitution].sort(([one], [other]) => one - other);
  const [script, featureList, lookupList] = [10, 30, 44];
  const words: number[] = [1, 0, script, featureList, lookupList];
  // One script, DFLT, with one language that has the only feature.
  words.push(1, 0x4446, 0x4c54, 8, 4, 0, 0, 0xffff, 1, 0);
  const [a = 0, b = 0, c = 0, d = 0] = [...feature].map((letter) => letter.charCodeAt(0));
  words.push(1, (a << 8) | b, (c << 8) | d, 8, 0, 1, 0);
  // One lookup with one table: the new glyphs, then the replaced ones.
  words.push(1, 4, single, 0, 1, 8);
  words.push(2, 6 + 2 * pairs.length, pairs.length);
  for (const [, glyph] of pairs) words.push(glyph);
  words.push(1, pairs.length);
  for (const [glyph] of pairs) words.push(glyph);
  const table = new DataView(new ArrayBuffer(2 * words.length));
  for (const [at, word] of words.entries()) table.setUint16(2 * at, word);
  return table;
}

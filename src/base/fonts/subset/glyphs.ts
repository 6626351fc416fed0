/** Reads the glyphs of a font: outlines from `glyf`, advances from `hmtx`. */
import { bytesOf, type FontTables, part } from "./font-tables.js";

/** The horizontal metrics of a glyph, in font units. */
export interface GlyphRoom {
  readonly advance: number;
  /** Distance from the origin to the left edge of the outline. */
  readonly bearing: number;
}

/** A part of a composite glyph. */
export interface Component {
  /** Offset of its record in the outline. */
  readonly at: number;
  readonly flags: number;
  readonly glyph: number;
  /** Offset of the end of its arguments, where its scale begins. */
  readonly scaleAt: number;
}

/** Bits of `flags`, as in the specification. */
export const componentFlags = {
  hasWords: 0x1,
  isOffset: 0x2,
  hasScale: 0x8,
  isFollowed: 0x20,
  hasTwoScales: 0x40,
  hasMatrix: 0x80,
  hasInstructions: 0x100,
} as const;

const none = new DataView(new ArrayBuffer(0));
const headerSize = 10;

/** The glyphs of a font. Its methods throw a RangeError for data outside of the tables. */
export class Glyphs {
  readonly count: number;
  readonly unitsPerEm: number;
  /** Size of all outlines in bytes. */
  readonly size: number;
  readonly #glyf: DataView;
  readonly #loca: DataView;
  readonly #isLong: boolean;
  readonly #hmtx: DataView;
  readonly #roomCount: number;

  constructor(tables: FontTables) {
    const read = (tag: string): DataView => tables.get(tag) ?? none;
    const head = read("head");
    this.unitsPerEm = head.getUint16(18);
    this.#isLong = head.getInt16(50) !== 0;
    this.count = read("maxp").getUint16(4);
    this.#glyf = read("glyf");
    this.size = this.#glyf.byteLength;
    this.#loca = read("loca");
    this.#hmtx = read("hmtx");
    this.#roomCount = read("hhea").getUint16(34);
    if (this.#roomCount === 0) throw new RangeError("no advances");
  }

  /** The outline of a glyph; empty for a blank one. */
  outline(glyph: number): DataView {
    if (glyph >= this.count) throw new RangeError("no such glyph");
    const from = this.#start(glyph);
    const to = this.#start(glyph + 1);
    if (to < from) throw new RangeError("a glyph ends before it begins");
    return part(this.#glyf, from, to - from);
  }

  room(glyph: number): GlyphRoom {
    const last = this.#roomCount - 1;
    const advance = this.#hmtx.getUint16(4 * Math.min(glyph, last));
    const at = glyph <= last ? 4 * glyph + 2 : 4 * this.#roomCount + 2 * (glyph - last - 1);
    return { advance, bearing: this.#hmtx.getInt16(at) };
  }

  #start(glyph: number): number {
    return this.#isLong ? this.#loca.getUint32(4 * glyph) : 2 * this.#loca.getUint16(2 * glyph);
  }
}

/** Whether an outline is composed of other glyphs. */
export function isComposite(outline: DataView): boolean {
  return outline.byteLength >= headerSize && outline.getInt16(0) < 0;
}

/** The components of a composite outline. */
export function componentsOf(outline: DataView): Component[] {
  const components: Component[] = [];
  let at = headerSize;
  for (;;) {
    const flags = outline.getUint16(at);
    const glyph = outline.getUint16(at + 2);
    const scaleAt = at + (flags & componentFlags.hasWords ? 8 : 6);
    components.push({ at, flags, glyph, scaleAt });
    at = scaleAt + scaleSize(flags);
    if (!(flags & componentFlags.isFollowed)) return components;
  }
}

/** Size of the scale of a component in bytes. */
function scaleSize(flags: number): number {
  if (flags & componentFlags.hasScale) return 2;
  if (flags & componentFlags.hasTwoScales) return 4;
  return flags & componentFlags.hasMatrix ? 8 : 0;
}

/** An outline without hinting instructions, and with new glyph ids in composites. */
export function plainOutline(outline: DataView, numberOf: (glyph: number) => number): Uint8Array {
  if (outline.byteLength < headerSize) return new Uint8Array(0);
  if (!isComposite(outline)) return withoutInstructions(outline);
  const components = componentsOf(outline);
  const { scaleAt, flags } = components.at(-1)!;
  const bytes = bytesOf(part(outline, 0, scaleAt + scaleSize(flags))).slice();
  const plain = new DataView(bytes.buffer);
  for (const component of components) {
    plain.setUint16(component.at, component.flags & ~componentFlags.hasInstructions);
    plain.setUint16(component.at + 2, numberOf(component.glyph));
  }
  return bytes;
}

function withoutInstructions(outline: DataView): Uint8Array {
  const at = headerSize + 2 * outline.getInt16(0);
  const size = outline.getUint16(at);
  const bytes = bytesOf(outline);
  if (size === 0) return bytes;
  const rest = bytes.subarray(at + 2 + size);
  const plain = new Uint8Array(at + 2 + rest.length);
  plain.set(bytes.subarray(0, at));
  plain.set(rest, at + 2);
  return plain;
}

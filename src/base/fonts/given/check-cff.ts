/** Reads the dictionaries of a CFF table as fontkit does, and throws if that would never end. */

/** Operators that point to other dictionaries, and the one whose last operand is the number of its operands. */
const privateDict = 18;
const fontDicts = 0x0c24;
const blend = 23;
const twoBytes = 12;
const firstOperand = 28;

/** Maximum size of all dictionaries of a font in bytes: real fonts have a few thousand. */
const mostBytes = 200_000;

/** Maximum number of entries of all indexes, each time one is named: three of them may have 65,535 in real fonts. */
const mostEntries = 300_000;

interface Span {
  from: number;
  length: number;
}

/**
 * Throws a RangeError if a table is incomplete, has overlapping indexes or dictionaries, or would make fontkit consume
 * a negative number of operands, which it does forever.
 *
 * @param font - from the start of the table to the end of the file
 */
export function checkCff(font: DataView): void {
  new CffReader(font).check();
}

class CffReader {
  readonly #font: DataView;
  readonly #isSecond: boolean;
  #left = mostBytes;
  #entriesLeft = mostEntries;

  constructor(font: DataView) {
    this.#font = font;
    this.#isSecond = font.getUint16(0) === 0x0200;
  }

  check(): void {
    if (this.#isSecond) {
      this.#checkFont({ from: 5, length: this.#font.getUint16(3) });
      return;
    }
    const names = this.#index(4);
    const tops = this.#index(names.end);
    this.#index(tops.end);
    for (const top of tops.entries) this.#checkFont(top);
  }

  /** Checks a dictionary, its private one, and those of its sub-fonts. */
  #checkFont(dict: Span): void {
    for (const [operator, operands] of this.#operators(dict)) {
      const [first = 0, second = 0] = operands;
      if (operator === privateDict) this.#operators({ from: second, length: first });
      else if (operator === fontDicts && first !== 0) {
        for (const part of this.#index(first).entries) this.#checkFont(part);
      }
    }
  }

  /** The entries of an index, and its end. */
  #index(at: number): { entries: readonly Span[]; end: number } {
    const font = this.#font;
    const countSize = this.#isSecond ? 4 : 2;
    const count = this.#number(at, countSize);
    if (count === 0) return { entries: [], end: at + countSize };
    this.#entriesLeft -= count;
    if (this.#entriesLeft < 0) throw new RangeError("indexes of too many entries");
    const size = font.getUint8(at + countSize);
    const offsets = at + countSize + 1;
    const base = offsets + (count + 1) * size - 1;
    if (base > font.byteLength) throw new RangeError("an index beyond the end");
    const entries: Span[] = [];
    let from = this.#number(offsets, size);
    for (let entry = 1; entry <= count; entry++) {
      const to = this.#number(offsets + entry * size, size);
      if (to < from) throw new RangeError("entries that overlap");
      entries.push({ from: base + from, length: to - from });
      from = to;
    }
    return { entries, end: base + from };
  }

  #number(at: number, size: number): number {
    let value = 0;
    for (let byte = 0; byte < size; byte++) value = value * 256 + this.#font.getUint8(at + byte);
    return value;
  }

  /** The operators of a dictionary with their operands. */
  #operators({ from, length }: Span): readonly [number, readonly number[]][] {
    const font = this.#font;
    const found: [number, readonly number[]][] = [];
    this.#left -= length;
    if (this.#left < 0) throw new RangeError("dictionaries of too many bytes");
    let operands: number[] = [];
    for (let at = from; at < from + length; ) {
      const byte = font.getUint8(at++);
      if (byte >= firstOperand) {
        const { value, size } = readOperand(font, at, byte);
        operands.push(value);
        at += size;
        continue;
      }
      const operator = byte === twoBytes ? (byte << 8) | font.getUint8(at++) : byte;
      if (operator === blend && operands.at(-1)! < 0) throw new RangeError("less than no operands");
      found.push([operator, operands]);
      operands = [];
    }
    return found;
  }
}

/** The operand that starts with a byte, and the number of further bytes. */
function readOperand(font: DataView, at: number, byte: number): { value: number; size: number } {
  if (byte === 28) return { value: font.getInt16(at), size: 2 };
  if (byte === 29) return { value: font.getInt32(at), size: 4 };
  if (byte === 30) return readDecimal(font, at);
  if (byte >= 32 && byte <= 246) return { value: byte - 139, size: 0 };
  if (byte >= 247 && byte <= 250) {
    return { value: (byte - 247) * 256 + font.getUint8(at) + 108, size: 1 };
  }
  if (byte >= 251 && byte <= 254) {
    return { value: -(byte - 251) * 256 - font.getUint8(at) - 108, size: 1 };
  }
  return { value: Number.NaN, size: 0 };
}

/** A decimal number, of which only the sign matters: two digits in each byte, terminated by F. */
function readDecimal(font: DataView, at: number): { value: number; size: number } {
  const value = font.getUint8(at) >> 4 === 0xe ? -1 : 1;
  for (let size = 1; ; size++) {
    const byte = font.getUint8(at + size - 1);
    if (byte >> 4 === 0xf || (byte & 0xf) === 0xf) return { value, size };
  }
}

/** Makes a glyph of a CFF font throw if its program would never end: routines that call others multiply a few bytes. */
import type { Font, Glyph } from "fontkit";

/** Maximum number of bytes read for a glyph: operators and operands, each time they are performed. */
const mostOfGlyph = 400_000;

/** Number of bytes that any glyph may take. */
const usual = 5_000;

/** Maximum number of bytes of all glyphs of a font that take more. */
const mostOfLarge = 4_000_000;

/** Maximum number of operands since the stack was empty: it may have 513, and blending removes some. */
const mostOperands = 20_000;

const [callLocal, leave, escaped, variation, blend, callGlobal, short, long] = [
  10, 11, 12, 15, 16, 29, 28, 255,
];
const [twoBytesFrom, negativeFrom] = [247, 251];

/** Operators after `escaped`: the one that moves any number of operands, and the curves, which empty the stack. */
const roll = 30;
const [firstFlex, lastFlex] = [34, 37];

/** Operators that leave operands on the stack; all others empty it. */
const keepsStack: ReadonlySet<number> = new Set([callLocal, leave, variation, blend, callGlobal]);

/** The part of fontkit's streams that reads programs. */
interface Stream {
  readUInt8(): number;
  readInt16BE(): number;
}

/** Bounds the program of a glyph; nothing happens to glyphs of other fonts. */
export function boundProgram(glyph: Glyph): void {
  const kind = Object.getPrototypeOf(glyph) as Glyph;
  if (glyph.type !== "CFF" || bounded.has(kind)) return;
  bounded.add(kind);
  const read = kind._getPath;
  kind._getPath = function () {
    const cff = this._font.CFF2 ?? this._font["CFF "]!;
    const { stream } = cff;
    const counter = new ProgramCounter(allowanceOf(this));
    const processor = this._font._variationProcessor;
    const vectorOf = processor?.getBlendVector;
    // Tables that are read meanwhile have the stream itself.
    cff.stream = counter.watch(stream as Stream);
    try {
      if (processor) {
        processor.getBlendVector = (store, index) => {
          const vector = vectorOf!.call(processor, store, index);
          counter.checkBlend(vector.length);
          return vector;
        };
      }
      return read.call(this);
    } finally {
      if (processor) processor.getBlendVector = vectorOf!;
      cff.stream = stream;
      charge(this, counter.count);
    }
  };
}

/** Glyph classes that are already patched. */
const bounded = new WeakSet<object>();

/** What is left for the large glyphs of a font, and what each of them took. */
interface Account {
  left: number;
  readonly taken: Map<number, number>;
}

const accounts = new WeakMap<Font, Account>();

function accountOf(font: Font): Account {
  const account = accounts.get(font) ?? { left: mostOfLarge, taken: new Map() };
  accounts.set(font, account);
  return account;
}

function allowanceOf({ _font, id }: Glyph): number {
  const { left, taken } = accountOf(_font);
  return taken.has(id) ? mostOfGlyph : Math.max(usual, Math.min(mostOfGlyph, left));
}

/** A glyph that is read again counts once. */
function charge({ _font, id }: Glyph, count: number): void {
  const account = accountOf(_font);
  if (count <= usual || account.taken.has(id)) return;
  account.taken.set(id, count);
  account.left -= count;
}

/** Follows a program by the bytes that are read. */
class ProgramCounter {
  readonly #most: number;
  count = 0;
  /** Operands since the stack was empty. */
  #operands = 0;
  /** Operands since the last blend: each of their differences belongs to one blend. */
  #unblended = 0;
  /** The number of operands that a blend is about to leave. */
  #blended = 0;
  /** The last operand, if it is the last thing read. */
  #last: number | undefined;
  /** The byte that the next one belongs to. */
  #first: number | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  /** A stream at the same bytes that tells what is read. */
  watch(stream: Stream): Stream {
    const watched = Object.create(stream) as Stream;
    watched.readUInt8 = () => {
      const byte = stream.readUInt8.call(watched);
      this.#see(byte);
      return byte;
    };
    watched.readInt16BE = () => {
      const value = stream.readInt16BE.call(watched);
      this.#last = value;
      return value;
    };
    return watched;
  }

  /** Throws if a blend in as many regions takes more operands than there are for it. */
  checkBlend(regions: number): void {
    if (this.#blended * regions > this.#unblended)
      throw new RangeError("too few operands to blend");
    this.#unblended = 0;
  }

  #see(byte: number): void {
    this.count += 1;
    if (this.count > this.#most) throw new RangeError("the program of a glyph takes too long");
    const first = this.#first;
    this.#first = undefined;
    if (first === escaped) this.#seeEscaped(byte);
    else if (first !== undefined) {
      this.#last = first < negativeFrom ? (first - twoBytesFrom) * 256 + byte + 108 : -1;
    } else if (byte >= 32 || byte === short) this.#seeOperand(byte);
    else if (byte === escaped) this.#first = byte;
    else this.#seeOperator(byte);
  }

  #seeOperand(byte: number): void {
    this.#operands += 1;
    this.#unblended += 1;
    if (this.#operands > mostOperands) throw new RangeError("too many operands");
    this.#last = byte < twoBytesFrom && byte !== short ? byte - 139 : undefined;
    if (byte >= twoBytesFrom && byte < long) this.#first = byte;
  }

  #seeOperator(byte: number): void {
    // fontkit removes as many operands as this says, which would never end below 0.
    const isBounded = this.#last !== undefined && this.#last >= 0 && this.#last <= mostOperands;
    if (byte === blend && !isBounded) throw new RangeError("a blend of any number of operands");
    this.#blended = byte === blend ? this.#last! : 0;
    this.#last = undefined;
    this.#operands = keepsStack.has(byte) ? this.#operands + 1 : 0;
  }

  #seeEscaped(byte: number): void {
    if (byte === roll) throw new RangeError("a roll of any number of operands");
    this.#last = undefined;
    const isCurve = byte >= firstFlex && byte <= lastFlex;
    this.#operands = isCurve ? 0 : this.#operands + 1;
    if (this.#operands > mostOperands) throw new RangeError("too many operands");
  }
}

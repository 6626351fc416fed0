/** Makes a font throw if its tables take too much: their parts may be named any number of times, each time for a copy. */
import type { Font, TableStream } from "fontkit";
import { FontError } from "./font-error.js";
import { FontsRoom } from "./fonts-room.js";
import { tooMany } from "./largest-font.js";

/**
 * Maximum of what is read in a table, as values, groups of them and characters: for each of its bytes, and in any case.
 * Some parts of real tables are named several times.
 */
const mostOfTable = { perByte: 8, always: 20_000 } as const;

/** Maximum of what is read in the tables of all fonts of a list, each of which takes up to 50 bytes of memory. */
const mostInAll = 20_000_000;

/** What the fonts of a list may still take. */
export class TableRoom {
  readonly run: FontsRoom;
  #left: number;

  /** @param run what all fonts of the run may take, with those of other lists */
  constructor(left: number = mostInAll, run: FontsRoom = new FontsRoom()) {
    this.#left = left;
    this.run = run;
  }

  /** Throws a FontError if there is not as much left. */
  take(size: number): void {
    this.#left -= size;
    this.run.reads -= size;
    if (this.#left < 0 || this.run.reads < 0) throw new FontError(tooMany);
  }
}

/** Tables whose parts are read in another way, which is bounded elsewhere: outlines. */
const others: ReadonlySet<string> = new Set(["glyf"]);

/** Tables whose programs are read for each glyph, so that only their dictionaries count. */
const programs: ReadonlySet<string> = new Set(["CFF ", "CFF2"]);

const rooms = new WeakMap<Font, TableRoom>();

/** The room that the tables of a font share with those of others. */
export function roomOf(font: Font): TableRoom {
  const room = rooms.get(font) ?? new TableRoom();
  rooms.set(font, room);
  return room;
}

/** Bounds the tables of a font; what they took stays taken, because fontkit reads damaged ones again on each access. */
export function boundTables(font: Font, room: TableRoom): void {
  rooms.set(font, room);
  const streamOf = font._getTableStream.bind(font);
  const decode = font._decodeTable.bind(font);
  const known = new Map<string, BoundStream>();
  let isDecoding = false;
  font._getTableStream = (tag) => {
    const stream = streamOf(tag);
    if (stream === null || others.has(tag) || (programs.has(tag) && !isDecoding)) return stream;
    const length = Math.min(font.directory.tables[tag]?.length ?? 0, stream.buffer.length);
    const bound = known.get(tag) ?? new BoundStream(room, length);
    known.set(tag, bound);
    return bound.over(stream);
  };
  font._decodeTable = (entry) => {
    isDecoding = true;
    try {
      const table = decode(entry);
      // The programs of glyphs are read from the stream itself.
      if (programs.has(entry.tag)) {
        const cff = table as { stream: object };
        cff.stream = Object.getPrototypeOf(cff.stream);
      }
      return table;
    } finally {
      isDecoding = false;
    }
  };
  boundTransformed(font, room);
}

/** Place of the sizes of all flags, each of a point, and of the parts of composite glyphs in a transformed table. */
const [flagsAt, partsAt] = [16, 24];

/** Least size of a part of a composite glyph in bytes. */
const leastPart = 6;

/** Bounds the glyphs of a WOFF2 file, all of which are read with the first one. */
function boundTransformed(font: Font, room: TableRoom): void {
  const transform = font._transformGlyfTable;
  if (transform === undefined) return;
  font._transformGlyfTable = () => {
    font._decompress!();
    const { buffer } = font.stream;
    const start = font.directory.tables.glyf!.offset;
    const view = new DataView(buffer.buffer, buffer.byteOffset + start, buffer.length - start);
    room.take(view.getUint32(flagsAt) + view.getUint32(partsAt) / leastPart);
    transform.call(font);
  };
}

/** The methods of a stream that read one value. */
const readers = [
  "readUInt8",
  "readUInt16BE",
  "readUInt32BE",
  "readInt8",
  "readInt16BE",
  "readInt32BE",
] as const;

/** What is left for a table. */
class BoundStream {
  readonly #room: TableRoom;
  #left: number;

  constructor(room: TableRoom, length: number) {
    this.#room = room;
    this.#left = mostOfTable.always + mostOfTable.perByte * length;
  }

  #take(size: number): void {
    this.#left -= size;
    if (this.#left < 0) throw new RangeError("a table takes too much");
    this.#room.take(size);
  }

  /** The same stream, which counts what is read, and how often something is read at a place: even of what takes no bytes. */
  over(stream: TableStream): TableStream {
    const counted = Object.create(stream) as TableStream;
    Object.defineProperty(counted, "pos", {
      get: () => {
        this.#take(1);
        return stream.pos;
      },
      set: (pos: number) => {
        stream.pos = pos;
      },
    });
    for (const name of readers) {
      counted[name] = () => {
        this.#take(1);
        return stream[name]();
      };
    }
    counted.readBuffer = (length) => {
      this.#take(1 + Math.max(0, length));
      return stream.readBuffer(length);
    };
    return counted;
  }
}

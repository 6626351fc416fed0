/** Splits a TrueType file into its tables, and writes tables to a file. */

/** The tables of a font by tag, as views of its bytes. */
export type FontTables = ReadonlyMap<string, DataView>;

const headerSize = 12;
const entrySize = 16;
/** The first bytes of a file with outlines in `glyf`: version 1.0, or the tag of old Apple fonts. */
const signatures: readonly number[] = [0x00010000, 0x74727565];
/** The required checksum of a whole file. */
const fileSum = 0xb1b0afba;
const adjustmentAt = 8;

/** The tables of a font with TrueType outlines; undefined for other files. */
export function readTables(bytes: Uint8Array): FontTables | undefined {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.byteLength < headerSize || !signatures.includes(file.getUint32(0))) return undefined;
  const count = file.getUint16(4);
  const tables = new Map<string, DataView>();
  for (let at = headerSize; at < headerSize + entrySize * count; at += entrySize) {
    if (at + entrySize > file.byteLength) return undefined;
    const from = file.getUint32(at + 8);
    const length = file.getUint32(at + 12);
    if (from + length > file.byteLength) return undefined;
    tables.set(tagAt(file, at), part(file, from, length));
  }
  return tables;
}

/** A part of a view; throws a RangeError if it exceeds the view. */
export function part(view: DataView, from: number, length: number): DataView {
  if (from + length > view.byteLength) throw new RangeError("beyond the end of a table");
  return new DataView(view.buffer, view.byteOffset + from, length);
}

/** The bytes of a view, without copying. */
export function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

/** A copy that can be written to. */
export function copyOf(view: DataView): DataView {
  return new DataView(bytesOf(view).slice().buffer);
}

/** A new table. */
export function emptyTable(size: number): DataView {
  return new DataView(new ArrayBuffer(size));
}

/** A file of these tables; `head` gets the checksum of the whole. */
export function writeTables(tables: FontTables): Uint8Array {
  const tags = [...tables.keys()].sort();
  const sizeOf = (tag: string) => tables.get(tag)!.byteLength;
  const start = headerSize + entrySize * tags.length;
  const size = tags.reduce((sum, tag) => sum + aligned(sizeOf(tag)), start);
  const bytes = new Uint8Array(size);
  const file = new DataView(bytes.buffer);
  const power = 31 - Math.clz32(tags.length);
  file.setUint32(0, signatures[0]!);
  file.setUint16(4, tags.length);
  file.setUint16(6, entrySize << power);
  file.setUint16(8, power);
  file.setUint16(10, entrySize * (tags.length - (1 << power)));
  let from = start;
  let head = 0;
  let total = 0;
  for (const [index, tag] of tags.entries()) {
    const entry = headerSize + entrySize * index;
    for (let at = 0; at < 4; at++) bytes[entry + at] = tag.charCodeAt(at);
    bytes.set(bytesOf(tables.get(tag)!), from);
    if (tag === "head") {
      head = from;
      file.setUint32(head + adjustmentAt, 0);
    }
    const sum = sumOf(file, from, aligned(sizeOf(tag)));
    total += sum;
    file.setUint32(entry + 4, sum);
    file.setUint32(entry + 8, from);
    file.setUint32(entry + 12, sizeOf(tag));
    from += aligned(sizeOf(tag));
  }
  total += sumOf(file, 0, start);
  if (head > 0) file.setUint32(head + adjustmentAt, (fileSum - total) >>> 0);
  return bytes;
}

function tagAt(file: DataView, at: number): string {
  return String.fromCharCode(...bytesOf(part(file, at, 4)));
}

function aligned(size: number): number {
  return (size + 3) & ~3;
}

function sumOf(file: DataView, from: number, size: number): number {
  let sum = 0;
  for (let at = from; at < from + size; at += 4) sum = (sum + file.getInt32(at)) | 0;
  return sum >>> 0;
}

/** Unpacks a WOFF file. */
import { Unzlib } from "fflate";
import { bytesOf, part, writeTables } from "../subset/font-tables.js";
import { FontError } from "./font-error.js";
import { largestFont, tooLarge } from "./largest-font.js";

const headerSize = 44;
const entrySize = 20;

/** Number of packed bytes that are unpacked at once, each of which may become a thousand: a block that is only copied. */
const step = 65_536;

/** The font with unpacked tables. Throws a FontError if that is too large, and another error if the file is damaged. */
export function unpackWoff(data: Uint8Array): Uint8Array {
  const file = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const tables = new Map<string, DataView>();
  let left = largestFont;
  let packedLeft = data.length;
  const count = file.getUint16(12);
  for (let at = headerSize; at < headerSize + entrySize * count; at += entrySize) {
    const [tag, from, packed, length] = [0, 4, 8, 12].map((field) => file.getUint32(at + field));
    left -= length!;
    if (left < 0) throw new FontError(`uncompressed, ${tooLarge}`);
    packedLeft -= packed!;
    // Thousands of tables could name the same bytes.
    if (packedLeft < 0) throw new RangeError("tables that overlap");
    const bytes = part(file, from!, packed!);
    tables.set(nameOf(tag!), packed === length ? bytes : inflated(bytes, length!));
  }
  return writeTables(tables);
}

/**
 * Our own, because fontkit's implementation never ends on damaged data. In steps, because all at once would go on after
 * the length.
 */
function inflated(view: DataView, length: number): DataView {
  const packed = bytesOf(view);
  const bytes = new Uint8Array(length);
  let size = 0;
  const unzlib = new Unzlib((part) => {
    if (size + part.length > length) throw new RangeError("longer than it says");
    bytes.set(part, size);
    size += part.length;
  });
  /** Successive steps without bytes: there is one at most, in which a block that is only copied begins. */
  let idle = 0;
  for (let at = 0; at < packed.length && idle < 2; at += step) {
    const before = size;
    unzlib.push(packed.subarray(at, at + step), at + step >= packed.length);
    idle = size === before ? idle + 1 : 0;
  }
  if (size !== length) throw new RangeError("not as long as it says");
  return new DataView(bytes.buffer);
}

function nameOf(tag: number): string {
  return String.fromCharCode(tag >>> 24, (tag >>> 16) & 0xff, (tag >>> 8) & 0xff, tag & 0xff);
}

/** Unpacks a WOFF file. */
import { unzlibSync } from "fflate";
import { bytesOf, part, writeTables } from "../subset/font-tables.js";
import { FontError } from "./font-error.js";
import { largestFont, tooLarge } from "./largest-font.js";

const headerSize = 44;
const entrySize = 20;

/** The font with unpacked tables. Throws a FontError if that is too large, and another error if the file is damaged. */
export function unpackWoff(data: Uint8Array): Uint8Array {
  const file = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const tables = new Map<string, DataView>();
  let left = largestFont;
  const count = file.getUint16(12);
  for (let at = headerSize; at < headerSize + entrySize * count; at += entrySize) {
    const [tag, from, packed, length] = [0, 4, 8, 12].map((field) => file.getUint32(at + field));
    left -= length!;
    if (left < 0) throw new FontError(`uncompressed, ${tooLarge}`);
    const bytes = part(file, from!, packed!);
    tables.set(nameOf(tag!), packed === length ? bytes : inflated(bytes, length!));
  }
  return writeTables(tables);
}

/** Our own, because fontkit's implementation never ends on damaged data. */
function inflated(view: DataView, length: number): DataView {
  const bytes = unzlibSync(bytesOf(view), { out: new Uint8Array(length) });
  if (bytes.length !== length) throw new RangeError("not as long as it says");
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

function nameOf(tag: number): string {
  return String.fromCharCode(tag >>> 24, (tag >>> 16) & 0xff, (tag >>> 8) & 0xff, tag & 0xff);
}

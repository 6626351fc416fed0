/** Writes pixels as a PNG for painters, optimized for speed rather than size. */
import type { Pixels } from "./pixels.js";

/** The signature of every PNG. */
const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Eight bits for each of red, green, blue and alpha. */
const [depth, colorType] = [8, 6];

/** Encodes pixels as a PNG. */
export function writePng({ data, width, height }: Pixels): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colorType], 8);
  // Loaded on demand, for a rare type of picture only.
  const { deflateSync } = process.getBuiltinModule("node:zlib");
  const packed = deflateSync(rowsOf(data, 4 * width, height), { level: 1 });
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", packed), chunk("IEND")]);
}

/** The rows with their filter type: each pixel is stored as the difference from the previous one. */
function rowsOf(data: Pixels["data"], length: number, count: number): Uint8Array {
  const rows = new Uint8Array((1 + length) * count);
  let to = 0;
  for (let from = 0; from < length * count; from += length) {
    rows[to++] = 1;
    for (let at = 0; at < length; at++) {
      rows[to++] = data[from + at]! - (at < 4 ? 0 : data[from + at - 4]!);
    }
  }
  return rows;
}

function chunk(type: string, content: Uint8Array = new Uint8Array()): Uint8Array {
  const { crc32 } = process.getBuiltinModule("node:zlib");
  const bytes = Buffer.alloc(12 + content.length);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(type, 4, "latin1");
  bytes.set(content, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

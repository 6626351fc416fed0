/** Small pictures in each format, one red pixel unless noted otherwise. */
import { crc32 } from "node:zlib";
import { PNG } from "pngjs";

const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "base64"));

/** Red, 1 by 1. */
export const gif = fromBase64("R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==");

/** Gray, 1 by 1. */
export const webp = fromBase64("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA");

/** WebP files, 24 by 16, each with a left half of one color; written by libwebp. */
export const webps = {
  lossy: fromBase64(
    "UklGRmYAAABXRUJQVlA4IFoAAABwAwCdASoYABAAPjEUiEKiISEYBAAgAwSgCdMoGv/7gABuOAAA/ulW//nl9/+gj/88d//yn4//7coWX//+U9n/+3KFl//+tm//+b8zq//62tf/835nEFEkAAA=",
  ),
  lossless: fromBase64("UklGRigAAABXRUJQVlA4TBsAAAAvF8ADEA8woAMyQAMY8BASEB74v1a3IKL/kcwA"),
  lossyAlpha: fromBase64(
    "UklGRooAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSBQAAAABDzCAERFCSEB44P9a3YKI/kcyA1ZQOCBQAAAAsAMAnQEqGAAQAD4xFIhCoiEhGAQAIAMEoAuy6AUACr/9wAAzYAAA/uy9j/5St70Qd/YJkO1jf/3nz9N/COUnf/c+e9vwjlJ3/9L0zsAAAAA=",
  ),
};

/** Red, then blue, 24 by 16. */
export const movingWebp = fromBase64(
  "UklGRogAAABXRUJQVlA4WAoAAAACAAAAFwAADwAAQU5JTQYAAAD/////AABBTk1GKgAAAAAAAAAAABcAAA8AAGQAAAJWUDhMEQAAAC8XwAMAB1CQAhek/4GI6H8AAEFOTUYqAAAAAAAAAAAAFwAADwAAZAAAAFZQOEwRAAAALxfAAwAHUJCCFLj/gYjofwAA",
);

/** Red, 40 by 20. */
export const svg = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#f00"/></svg>',
);

/** The parts of a JPEG, 300 by 200, with a segment before its size; its scan has no pixels. */
export const jpeg = new Uint8Array([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 200, 1, 44, 1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9],
]);

/** The start of a PNG with a size. */
export function pngHeader(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(33);
  header.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return new Uint8Array(header);
}

/** A PNG of one color. */
export function png(
  [red, green, blue]: readonly [number, number, number],
  width = 4,
  height = 4,
): Uint8Array {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4) {
    picture.data.set([red, green, blue, 255], at);
  }
  return new Uint8Array(PNG.sync.write(picture));
}

const sixteen = (first: number): number[] => [first, ...new Array<number>(15).fill(0)];

/** Gray, 8 by 8. */
export const grayJpeg = new Uint8Array([
  ...[0xff, 0xd8, 0xff, 0xdb, 0, 67, 0, ...new Array<number>(64).fill(1)],
  ...[0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0],
  // One code in each table: no difference from the gray before, and the end of a block.
  ...[0xff, 0xc4, 0, 20, 0x00, ...sixteen(1), 0],
  ...[0xff, 0xc4, 0, 20, 0x10, ...sixteen(1), 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x3f, 0xff, 0xd9],
]);

/** A PNG from its parts: the values in its header, and the bytes that its pixels are decompressed from. */
export function pngOf(
  { width = 4, height = 4, depth = 8, color = 2, interlace = 0 },
  packed: Uint8Array,
  { before = [] as [type: string, data: Uint8Array][], end = true } = {},
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, interlace], 8);
  const parts: [string, Uint8Array][] = [["IHDR", header], ...before, ["IDAT", packed]];
  if (end) parts.push(["IEND", new Uint8Array()]);
  const chunks = parts.map(([type, data]) => {
    const chunk = Buffer.alloc(12 + data.length);
    chunk.writeUInt32BE(data.length, 0);
    chunk.write(type, 4, "latin1");
    chunk.set(data, 8);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
    return chunk;
  });
  return new Uint8Array(Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]));
}

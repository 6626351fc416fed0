/** Computes the number and length of the pixel rows in a PNG. */
import type { PngChunk } from "./whole-file.js";

/** Rows of the same length. */
export interface PngRows {
  /** Bytes of each row, including the filter byte. */
  size: number;
  count: number;
}

/** Values per pixel, and allowed bit depths, by color type. */
const colorTypes: Readonly<Record<number, { values: number; depths: readonly number[] }>> = {
  0: { values: 1, depths: [1, 2, 4, 8, 16] },
  2: { values: 3, depths: [8, 16] },
  3: { values: 1, depths: [1, 2, 4, 8] },
  4: { values: 2, depths: [8, 16] },
  6: { values: 4, depths: [8, 16] },
};

/** First column and row, and steps between them, for the seven passes of an interlaced picture. */
const passes: readonly (readonly [x: number, y: number, dx: number, dy: number])[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/** The rows of a PNG; undefined if its header is invalid. */
export function pngRows([header, ...chunks]: readonly PngChunk[]): PngRows[] | undefined {
  if (header?.type !== "IHDR" || header.data.length !== 13) return undefined;
  const view = new DataView(header.data.buffer, header.data.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, color, interlace] = [view.getUint8(8), view.getUint8(9), view.getUint8(12)];
  const type = colorTypes[color];
  if (!type?.depths.includes(depth) || interlace > 1) return undefined;
  if (color === 3 && !chunks.some((chunk) => chunk.type === "PLTE")) return undefined;
  const rowOf = (pixels: number): number => 1 + Math.ceil((pixels * type.values * depth) / 8);
  if (interlace === 0) return [{ size: rowOf(width), count: height }];
  return passes.flatMap(([x, y, dx, dy]) => {
    const columns = Math.ceil((width - x) / dx);
    const rows = Math.ceil((height - y) / dy);
    return columns > 0 && rows > 0 ? [{ size: rowOf(columns), count: rows }] : [];
  });
}

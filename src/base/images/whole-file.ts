/** Says whether the bytes of a picture are whole: all its parts up to the last, and in a PNG as they were written. */
import type { PictureType } from "./picture.js";

type RasterType = Exclude<PictureType, "svg">;

const checks: Readonly<Record<RasterType, (bytes: Uint8Array, view: DataView) => boolean>> = {
  png: isWholePng,
  jpeg: isWholeJpeg,
  gif: isWholeGif,
  webp: (bytes, view) => bytes.length >= 8 + view.getUint32(4, true),
};

/** Whether a picture is whole, whose header was read; a painter would draw nothing of one that is not. */
export function isWhole(type: RasterType, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return checks[type](bytes, view);
}

/** A part of a PNG. */
export interface PngChunk {
  /** Four letters; the first is large in what a decoder cannot do without. */
  type: string;
  data: Uint8Array;
}

/** The chunks of a PNG up to its end; undefined where it ends before, or one that matters is not as it was written. */
export function pngChunks(bytes: Uint8Array): PngChunk[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical && checksumOf(bytes, at + 4, end) !== view.getUint32(end)) return undefined;
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === "IEND") return chunks;
    at = end + 4;
  }
  return undefined;
}

function isWholePng(bytes: Uint8Array): boolean {
  return pngChunks(bytes)?.some(({ type }) => type === "IDAT") ?? false;
}

/** The remainders of all bytes. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The CRC-32 of a range. */
function checksumOf(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0xffffffff;
  for (let at = from; at < to; at++) {
    sum = remainders[(sum ^ bytes[at]!) & 0xff]! ^ (sum >>> 8);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Scans of a JPEG, each of which a painter does over the whole picture; encoders write one, or a dozen. */
const mostScans = 100;

/** Whether segments and scans, of which there are not too many to paint, lead to the end mark. */
function isWholeJpeg(bytes: Uint8Array, view: DataView): boolean {
  let scans = 0;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at] === 0xff ? bytes[at + 1]! : 0;
    const isFill = marker === 0xff;
    // In a scan, a byte of 255 is followed by a zero or by a mark that starts over.
    const isScanned = scans > 0 && (marker === 0 || (marker >= 0xd0 && marker <= 0xd7));
    if (isFill || isScanned) at += 1;
    else if (marker === 0xd9) return scans > 0;
    else if (marker === 0) return false;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else {
      if (at + 4 > bytes.length) return false;
      if (marker === 0xda && ++scans > mostScans) return false;
      at += 2 + Math.max(2, view.getUint16(at + 2));
    }
  }
  return false;
}

/** Whether a picture of a GIF has pixels, and no more than the canvas, whose size is what is known of the file. */
function fitsCanvas(view: DataView, at: number): boolean {
  if (at + 9 > view.byteLength) return false;
  const isWithin = (size: number, canvas: number) => size > 0 && size <= canvas;
  return (
    isWithin(view.getUint16(at + 5, true), view.getUint16(6, true)) &&
    isWithin(view.getUint16(at + 7, true), view.getUint16(8, true))
  );
}

/** Whether the first picture of a GIF is no larger than the canvas, and there to its last block. */
function isWholeGif(bytes: Uint8Array, view: DataView): boolean {
  const tableSize = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + tableSize(bytes[10]!);
  for (;;) {
    const introducer = bytes[at];
    const isPicture = introducer === 0x2c;
    if (!isPicture && introducer !== 0x21) return false;
    if (isPicture && !fitsCanvas(view, at)) return false;
    at += isPicture ? 11 + tableSize(bytes[at + 9] ?? 0) : 2;
    let isEmpty = true;
    for (; bytes[at] !== 0; at += bytes[at]! + 1) {
      if (at >= bytes.length) return false;
      isEmpty = false;
    }
    if (isPicture) return !isEmpty;
    at += 1;
  }
}

/** Checks whether a picture file is complete: all parts are there, and the checksums of a PNG are valid. */
import type { PictureType } from "./picture.js";

type RasterType = Exclude<PictureType, "svg">;

const checks: Readonly<
  Record<RasterType, (bytes: Uint8Array, view: DataView, pixels: number) => boolean>
> = {
  png: isWholePng,
  jpeg: isWholeJpeg,
  gif: isWholeGif,
  webp: (bytes, view) => bytes.length >= 8 + view.getUint32(4, true),
};

/**
 * Whether a picture with a valid header is complete; painters would draw nothing otherwise.
 *
 * @param pixels the number of its pixels
 */
export function isWhole(type: RasterType, bytes: Uint8Array, pixels: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return checks[type](bytes, view, pixels);
}

/** A part of a PNG. */
export interface PngChunk {
  /** Four letters; the first one is upper case if decoders must not skip the chunk. */
  type: string;
  data: Uint8Array;
}

/** The chunks of a PNG up to its end; undefined if it is incomplete, or the checksum of a critical chunk is wrong. */
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

/** The remainders of all bytes, for the CRC. */
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

/**
 * Maximum number of scans in a JPEG, each of which covers the whole picture, and of the pixels in all of them; encoders
 * write up to a dozen.
 */
const mostScans = 100;
const mostScanned = 800_000_000;

/** Whether segments and a limited number of scans lead to the end marker. */
function isWholeJpeg(bytes: Uint8Array, view: DataView, pixels: number): boolean {
  const most = Math.min(mostScans, mostScanned / pixels);
  let scans = 0;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at] === 0xff ? bytes[at + 1]! : 0;
    const isFill = marker === 0xff;
    // In a scan, a byte of 255 is followed by a zero or by a restart marker.
    const isScanned = scans > 0 && (marker === 0 || (marker >= 0xd0 && marker <= 0xd7));
    if (isFill || isScanned) at += 1;
    else if (marker === 0xd9) return scans > 0;
    else if (marker === 0) return false;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else {
      if (at + 4 > bytes.length) return false;
      if (marker === 0xda && ++scans > most) return false;
      at += 2 + Math.max(2, view.getUint16(at + 2));
    }
  }
  return false;
}

/**
 * Whether an image in a GIF has pixels, and is no larger than the canvas, whose size is assumed to be that of the file.
 */
function fitsCanvas(view: DataView, at: number): boolean {
  if (at + 9 > view.byteLength) return false;
  const isWithin = (size: number, canvas: number) => size > 0 && size <= canvas;
  return (
    isWithin(view.getUint16(at + 5, true), view.getUint16(6, true)) &&
    isWithin(view.getUint16(at + 7, true), view.getUint16(8, true))
  );
}

/** Whether the first image of a GIF is no larger than the canvas, and complete. */
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

/** Reads the type and size of a PNG, JPEG, GIF or WebP from its first bytes, without decoding it. */
import type { PictureType } from "./picture.js";

/** A type, and the size if the header is complete. */
export interface Header {
  type: Exclude<PictureType, "svg">;
  size: { width: number; height: number } | undefined;
}

/** The header of a picture; undefined if the type is unknown. */
export function readHeader(bytes: Uint8Array): Header | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (starts(bytes, 0, "\x89PNG\r\n\x1a\n")) return { type: "png", size: pngSize(view, bytes) };
  if (starts(bytes, 0, "\xff\xd8\xff")) return { type: "jpeg", size: jpegSize(view) };
  if (starts(bytes, 0, "GIF87a") || starts(bytes, 0, "GIF89a")) {
    return { type: "gif", size: gifSize(view) };
  }
  if (starts(bytes, 0, "RIFF") && starts(bytes, 8, "WEBP")) {
    return { type: "webp", size: webpSize(view, bytes) };
  }
  return undefined;
}

/** Whether these characters are at an offset, as bytes. */
function starts(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

function pngSize(view: DataView, bytes: Uint8Array): Header["size"] {
  if (view.byteLength < 33 || !starts(bytes, 12, "IHDR")) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifSize(view: DataView): Header["size"] {
  if (view.byteLength < 14) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Markers of the frames that browsers decode: baseline, extended and progressive. Painters take seconds for others. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/** The size in the first frame header of a JPEG; the segments before it are skipped by their lengths. */
function jpegSize(view: DataView): Header["size"] {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    if (isAlone) {
      at += 2;
      continue;
    }
    const isTable = marker === 0xc4 || marker === 0xc8 || marker === 0xcc;
    if (marker >= 0xc0 && marker <= 0xcf && !isTable) {
      if (!frames.has(marker)) return undefined;
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === 0xd9 || marker === 0xda) return undefined;
    const length = view.getUint16(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}

function webpSize(view: DataView, bytes: Uint8Array): Header["size"] {
  if (view.byteLength < 30) return undefined;
  if (starts(bytes, 12, "VP8X")) {
    return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  }
  if (starts(bytes, 12, "VP8L") && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (starts(bytes, 12, "VP8 ") && starts(bytes, 23, "\x9d\x01\x2a")) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return undefined;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + 0x10000 * view.getUint8(at + 2);
}

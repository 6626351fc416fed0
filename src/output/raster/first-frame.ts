/** Extracts the first frame of an animated WebP as a WebP without animation, with its position. */
import type { Picture } from "../../base/images/picture.js";

/** A frame, which may cover only a part of the picture. */
export interface Still {
  /** A WebP for decoders of still images. */
  bytes: Uint8Array;
  /** Position in pixels inside the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A chunk of a WebP: its type, and the offsets of its content. */
interface Chunk {
  type: string;
  /** Offset of the type. */
  from: number;
  content: number;
  end: number;
}

/** Bits of the header for an animation, and for transparency. */
const [animated, transparent] = [0x02, 0x10];

/** Size in bytes of a WebP's header and first chunk, which contains the size of an animation. */
const headLength = 30;

/** Size of the header of a frame in bytes. */
const frameHeadLength = 16;

/** The first frame of a WebP, or all of it if it is not animated; undefined if it is damaged. */
export function firstFrame({ bytes, width, height }: Picture): Still | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isAnimated = typeAt(view, 12) === "VP8X" && (view.getUint8(20) & animated) !== 0;
  if (!isAnimated) return { bytes, x: 0, y: 0, width, height };
  for (const { type, content, end } of chunksOf(view, headLength, 8 + view.getUint32(4, true))) {
    if (type !== "ANMF") continue;
    if (end - content < frameHeadLength) return undefined;
    const [x, y] = [2 * uint24(view, content), 2 * uint24(view, content + 3)];
    const size = { width: 1 + uint24(view, content + 6), height: 1 + uint24(view, content + 9) };
    if (x + size.width > width || y + size.height > height) return undefined;
    const parts = [...chunksOf(view, content + frameHeadLength, end)];
    const pixels = parts.find((part) => part.type === "VP8 " || part.type === "VP8L");
    if (pixels === undefined) return undefined;
    // Only lossy frames have a separate chunk for transparency.
    const alpha = pixels.type === "VP8 " && parts.find((part) => part.type === "ALPH");
    const kept = alpha ? [alpha, pixels] : [pixels];
    const data = kept.map((part) => bytes.subarray(part.from, part.end + (part.end & 1)));
    return { bytes: stillOf(data, size, alpha !== undefined), x, y, ...size };
  }
  return undefined;
}

/** Builds a WebP from chunks. */
function stillOf(
  parts: readonly Uint8Array[],
  { width, height }: { width: number; height: number },
  hasAlpha: boolean,
): Uint8Array {
  const head = Buffer.alloc(headLength);
  const length = parts.reduce((sum, part) => sum + part.length, headLength);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(length - 8, 4);
  head.write("WEBPVP8X", 8, "latin1");
  head.writeUInt32LE(headLength - 20, 16);
  head.writeUInt8(hasAlpha ? transparent : 0, 20);
  head.writeUIntLE(width - 1, 24, 3);
  head.writeUIntLE(height - 1, 27, 3);
  return Buffer.concat([head, ...parts]);
}

/** The complete chunks between two offsets. */
function* chunksOf(view: DataView, from: number, to: number): Generator<Chunk> {
  let at = from;
  while (at + 8 <= to) {
    const content = at + 8;
    const end = content + view.getUint32(at + 4, true);
    if (end > to) return;
    yield { type: typeAt(view, at), from: at, content, end };
    at = end + (end & 1);
  }
}

function typeAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + 0x10000 * view.getUint8(at + 2);
}

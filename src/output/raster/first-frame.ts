/** Turns the bytes of a WebP into those of one without animation: the first picture of it, and where that lies. */
import type { Picture } from "../../base/images/picture.js";

/** A picture that may cover only a part of a larger one. */
export interface Still {
  /** A WebP that decoders for single pictures take. */
  bytes: Uint8Array;
  /** Pixels from the left and top edges of the larger one. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a WebP: four letters, and where its content is. */
interface Chunk {
  type: string;
  /** Where its letters are. */
  from: number;
  content: number;
  end: number;
}

/** The bits of the header that say that a WebP moves, and that it has transparent pixels. */
const [animated, transparent] = [0x02, 0x10];

/** Bytes of the header of a WebP with its first part, which says the size of an animation. */
const headLength = 30;

/** Bytes before the pixels of a picture of an animation. */
const frameHeadLength = 16;

/** The first picture of a WebP, or all of it where it does not move; undefined where it is damaged. */
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
    // What is transparent of a picture is a part of its own only where its colors are lossy.
    const alpha = pixels.type === "VP8 " && parts.find((part) => part.type === "ALPH");
    const kept = alpha ? [alpha, pixels] : [pixels];
    const data = kept.map((part) => bytes.subarray(part.from, part.end + (part.end & 1)));
    return { bytes: stillOf(data, size, alpha !== undefined), x, y, ...size };
  }
  return undefined;
}

/** A WebP made of parts. */
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

/** The parts between two places, as far as they are whole. */
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

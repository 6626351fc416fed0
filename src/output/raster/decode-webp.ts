/** Turns a WebP into pixels, with libwebp in WebAssembly; where it moves, its first picture. */
import { join } from "node:path";
import type { Picture } from "../../base/images/picture.js";
import { firstFrame } from "./first-frame.js";
import { type Pixels, placed } from "./pixels.js";

/** What the bundle of libwebp's decoder exports (`scripts/webp-decoder.mjs`). */
interface DecoderCode {
  createDecoder(): { decode(bytes: Uint8Array): Pixels | null };
}

/** The pixels of a WebP; undefined where it is damaged. */
export function decodeWebp(picture: Picture): Pixels | undefined {
  const still = firstFrame(picture);
  if (still === undefined) return undefined;
  // A new one each time: what a damaged file does to its memory ends with it, and so does the room that it takes.
  const decoder = decoderCode().createDecoder();
  let pixels: Pixels | null;
  try {
    pixels = decoder.decode(still.bytes);
  } catch {
    // It has nothing but the bytes, so whatever stops it comes from the bytes.
    return undefined;
  }
  const { width, height } = still;
  if (pixels === null || pixels.width !== width || pixels.height !== height) return undefined;
  return placed(pixels, still, picture);
}

/** The code of decoders, which is loaded with the first picture; most drawings have no WebP. */
function decoderCode(): DecoderCode {
  const { createRequire } = process.getBuiltinModule("node:module");
  return createRequire(join(import.meta.dirname, "decode-webp.js"))("#webp");
}

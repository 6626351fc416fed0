/** Decodes a WebP with libwebp in WebAssembly; of an animation, its first frame. */
import { join } from "node:path";
import type { Picture } from "../../base/images/picture.js";
import { firstFrame } from "./first-frame.js";
import { type Pixels, placed } from "./pixels.js";

/** The exports of the libwebp decoder bundle (`scripts/webp-decoder.mjs`). */
interface DecoderCode {
  createDecoder(): { decode(bytes: Uint8Array): Pixels | null };
}

/** The pixels of a WebP; undefined if it is damaged. */
export function decodeWebp(picture: Picture): Pixels | undefined {
  const still = firstFrame(picture);
  if (still === undefined) return undefined;
  // A new instance each time, so that its memory is released, and a damaged file cannot affect the next one.
  const decoder = decoderCode().createDecoder();
  let pixels: Pixels | null;
  try {
    pixels = decoder.decode(still.bytes);
  } catch {
    // The decoder gets nothing but the bytes, so any failure is due to them.
    return undefined;
  }
  const { width, height } = still;
  if (pixels === null || pixels.width !== width || pixels.height !== height) return undefined;
  return placed(pixels, still, picture);
}

/** The decoder module, loaded with the first picture, because most wireframes have no WebP. */
function decoderCode(): DecoderCode {
  const { createRequire } = process.getBuiltinModule("node:module");
  return createRequire(join(import.meta.dirname, "decode-webp.js"))("#webp");
}

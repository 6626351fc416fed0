/** Converts pictures for our painters, which cannot decode WebP, to PNG. */
import { dataUrl, type Picture, type Pictures } from "../../base/images/picture.js";
import { decodeWebp } from "./decode-webp.js";
import { reduced } from "./pixels.js";
import { writePng } from "./write-png.js";

/** Maximum number of pixels of a converted WebP: as many as a large painted picture can show. */
const mostPixels = 8_000_000;

/** Maximum size of all PNGs in bytes, because the SVG with them must fit into one string. */
const mostBytes = 256_000_000;

/** The share of the remaining size that a single PNG may take. */
const mostOfRoom = 1 / 4;

/**
 * Pictures for painters, each converted on first use, which also reveals damage.
 *
 * @param room maximum size of all PNGs in bytes
 */
export function paintablePictures(pictures: Pictures, room = mostBytes): Pictures {
  const known = new Map<string, Picture | undefined>();
  let left = room;
  const pngOf = (picture: Picture): Picture | undefined => {
    const pixels = decodeWebp(picture);
    if (pixels === undefined) return undefined;
    const bytes = writePng(reduced(pixels, Math.min(mostPixels, (left * mostOfRoom) / 4)));
    left = Math.max(1, left - bytes.length);
    return { ...picture, type: "png", bytes, href: dataUrl("png", bytes) };
  };
  const of = (src: string): Picture | undefined => {
    const picture = pictures.of(src);
    if (picture?.type !== "webp") return picture;
    if (!known.has(src)) known.set(src, pngOf(picture));
    return known.get(src);
  };
  return {
    of,
    reasonFor(src) {
      const isWebp = pictures.of(src)?.type === "webp";
      if (!isWebp) return pictures.reasonFor?.(src);
      return of(src) === undefined ? "broken" : undefined;
    },
  };
}

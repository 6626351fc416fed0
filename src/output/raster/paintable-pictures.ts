/** Turns pictures into those that our painters can decode: a WebP becomes a PNG. */
import { dataUrl, type Picture, type Pictures } from "../../base/images/picture.js";
import { decodeWebp } from "./decode-webp.js";
import { reduced } from "./pixels.js";
import { writePng } from "./write-png.js";

/** Pixels that a WebP keeps: as many as a large painted picture shows of it. */
const mostPixels = 8_000_000;

/** Bytes of all PNGs together, for an SVG that holds them has to be one text. */
const mostBytes = 256_000_000;

/** The part of what is left of them that one may take, whatever is in it. */
const mostOfRoom = 1 / 4;

/**
 * Pictures for painters, each turned when it is asked for; what is damaged is found then.
 *
 * @param room bytes that all PNGs may have together
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

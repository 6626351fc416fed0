/** Compares two PNG files: how many pixels differ, and where. */
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** The difference between two pictures. */
export interface PictureDifference {
  /** The number of different pixels; 0 for equal pictures. */
  pixels: number;
  /** The different pixels in red, over a faint copy of the first picture. */
  picture: Buffer;
  /** The sizes of both pictures if they differ, `480 x 300, 480 x 310`; otherwise empty. */
  sizes: string;
}

/**
 * How far two colors may be apart, from 0 to 1: 2.6 of 255 levels of gray. No tolerance is needed on machines that we
 * can try: resvg gives equal bytes each time, and its builds for x86 and for WebAssembly agree in every pixel of all of
 * these pictures. What remains is that other processors may round differently, by a level or two. A picture with larger
 * differences has changed.
 */
const threshold = 0.01;

/** Compares two PNG files; pixels that only one of them has count as different. Smoothed edges count as well. */
export function comparePictures(expected: Uint8Array, actual: Uint8Array): PictureDifference {
  const read = [PNG.sync.read(Buffer.from(expected)), PNG.sync.read(Buffer.from(actual))] as const;
  const width = Math.max(...read.map((picture) => picture.width));
  const height = Math.max(...read.map((picture) => picture.height));
  const [first, second] = [enlarge(read[0], width, height), enlarge(read[1], width, height)];
  const output = new PNG({ width, height });
  const pixels = pixelmatch(first.data, second.data, output.data, width, height, {
    threshold,
    includeAA: true,
  });
  const [one, other] = read.map((picture) => `${picture.width} x ${picture.height}`);
  return {
    pixels,
    picture: PNG.sync.write(output),
    sizes: one === other ? "" : `${one}, ${other}`,
  };
}

function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

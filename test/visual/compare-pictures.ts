/** Turns two PNG files into what differs between them: how many pixels, and where. */
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** What differs between two pictures. */
export interface PictureDifference {
  /** Pixels that differ; 0 for pictures that are alike. */
  pixels: number;
  /** The pixels that differ in red, over a faint copy of the first picture. */
  picture: Buffer;
  /** Sizes of both pictures when they differ, `480 x 300, 480 x 310`; empty when not. */
  sizes: string;
}

/**
 * How far two colours may lie apart, from 0 to 1: 2.6 of 255 levels of grey. Nothing has to be
 * forgiven on machines that we can try: resvg gives equal bytes each time, and its builds for x86
 * and for WebAssembly agree in every pixel of all of these pictures. What is left is how other
 * processors may round: a level or two. A picture of which more changes than that has changed.
 */
const threshold = 0.01;

/** Compares two PNG files; pixels that only one of them has differ. Smoothed edges count as well. */
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

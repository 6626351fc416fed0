/** Tests that JPEGs with unusual headers are in a PDF, and that their bytes cannot make it invalid. */
import { expect, it } from "vitest";
import { readPictures, renderPdf } from "../../src/output/raster/raster.js";
import { grayJpeg } from "../images/sample-images.js";
import { countImages } from "../support/pdf.js";

/** Where the frame starts, and its number of colors is. */
const [frameAt, colorsAt] = [71, 80];

const withBefore = (...bytes: number[]): Uint8Array =>
  Uint8Array.from([...grayJpeg.subarray(0, frameAt), ...bytes, ...grayJpeg.subarray(frameAt)]);

it.each<[string, Uint8Array]>([
  ["a usual one", grayJpeg],
  ["bytes between segments", withBefore(0xff, 0xff)],
  ["a marker without a segment", withBefore(0xff, 0x01)],
  [
    "a table that looks like a frame without a size",
    withBefore(0xff, 0xcc, 0, 12, 8, 0, 0, 0, 0, 1, 0, 0, 0, 0),
  ],
  ["two colors", grayJpeg.with(colorsAt, 2)],
  ["no color", grayJpeg.with(colorsAt, 0)],
  ["values of 255 bits", grayJpeg.with(frameAt + 4, 255)],
])("%s", async (_, bytes) => {
  const pictures = readPictures({ "a.jpg": bytes });
  const { data } = await renderPdf('page w=200 { image "Photo" src="a.jpg" h=80 }', { pictures });
  const text = Buffer.from(data).toString("latin1");
  expect(text).not.toMatch(/undefined|NaN|BitsPerComponent (?:0|255)/);
  expect(await countImages(data)).toEqual([1]);
});

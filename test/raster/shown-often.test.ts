/** Tests that a large picture shown very often is painted in a process of its own, which may take only so much. */
import { expect, it } from "vitest";
import { compose } from "../../src/composition.js";
import { readPictures } from "../../src/output/raster/raster.js";
import { grayJpeg } from "../images/sample-images.js";

/** Of 8000 x 5000 pixels. */
const large = Uint8Array.from(grayJpeg);
large.set([5_000 >> 8, 5_000 & 255, 8_000 >> 8, 8_000 & 255], 76);

/** The same with a comment of 40 KB, as a color profile might be: of a few pixels, but long to decode. */
const long = Uint8Array.from([
  ...grayJpeg.subarray(0, 2),
  0xff,
  0xfe,
  0x9c,
  0x42,
  ...new Array(40_000).fill(32),
  ...grayJpeg.subarray(2),
]);

it.each([
  [1, large, undefined],
  [2, large, true],
  [40, long, undefined],
  [80, long, true],
])("%i times", (times, bytes, isFar) => {
  const pictures = readPictures({ "a.jpg": bytes });
  const source = `page w=400 { ${'image "" src="a.jpg" h=40\n'.repeat(times)} }`;
  const composition = compose(source, { pictures });
  expect(composition.svg({ missing: new Set() }).isFar).toBe(isFar);
});

/** Tests that a large picture shown very often is painted in a process of its own, which may take only so much. */
import { expect, it } from "vitest";
import { compose } from "../../src/composition.js";
import { readPictures } from "../../src/output/raster/raster.js";
import { grayJpeg } from "../images/sample-images.js";

/** Of 8000 x 5000 pixels. */
const large = Uint8Array.from(grayJpeg);
large.set([5_000 >> 8, 5_000 & 255, 8_000 >> 8, 8_000 & 255], 76);

it.each([
  [6, undefined],
  [7, true],
])("%i times", (times, isFar) => {
  const pictures = readPictures({ "a.jpg": large });
  const source = `page w=400 { ${'image "" src="a.jpg" h=40\n'.repeat(times)} }`;
  const composition = compose(source, { pictures });
  expect(composition.svg({ missing: new Set() }).isFar).toBe(isFar);
});

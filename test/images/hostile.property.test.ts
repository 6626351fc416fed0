/** Tests that a picture with any bytes is read or refused, without a throw and within the limits. */
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mostPixels } from "../../src/base/images/picture.js";
import { readPictures } from "../../src/output/raster/raster.js";
import { caseCount } from "../support/case-count.js";
import { gif, grayJpeg, jpeg, png, pngOf, svg, webp } from "./sample-images.js";

const samples = [gif, grayJpeg, jpeg, png([255, 0, 0], 9, 9), svg, webp];

/** A sample with some bytes replaced, cut off at some place. */
const damaged = fc
  .record({
    sample: fc.constantFrom(...samples),
    changes: fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }),
    end: fc.nat(400),
  })
  .map(({ sample, changes, end }) => {
    const bytes = sample.slice(0, Math.max(12, sample.length - (end % sample.length)));
    for (const [at, value] of changes) bytes[at % bytes.length] = value;
    return bytes;
  });

test("damaged pictures", () => {
  fc.assert(
    fc.property(fc.oneof(damaged, fc.uint8Array({ maxLength: 60 })), (bytes) => {
      const { of, reasonFor } = readPictures({ a: bytes });
      const picture = of("a");
      expect(picture === undefined).toBe(reasonFor("a") !== undefined);
      if (!picture) return;
      const { width, height } = picture;
      expect(width > 0 && height > 0 && width * height <= mostPixels).toBe(true);
    }),
    { numRuns: caseCount(2_000) },
  );
});

test("a PNG of 16 pixels with megabytes after them is refused before it is unpacked", () => {
  const pixels = Buffer.alloc(4 * 13);
  const reasonFor = (more: number) => {
    const packed = deflateSync(Buffer.concat([pixels, Buffer.alloc(more)]));
    return readPictures({ a: pngOf({}, packed) }).reasonFor("a");
  };
  expect([reasonFor(900_000), reasonFor(2_000_000)]).toEqual([undefined, "broken"]);
});

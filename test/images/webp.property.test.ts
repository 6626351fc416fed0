/** Tests that a damaged WebP is painted or refused, and that the next one is painted. */
import fc from "fast-check";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { paintablePictures } from "../../src/output/raster/paintable-pictures.js";
import { readPictures } from "../../src/output/raster/raster.js";
import { caseCount } from "../support/case-count.js";
import { movingWebp, webps } from "./sample-images.js";

/** A sample with some bytes replaced, cut off at some place, with its length corrected. */
const damaged = fc
  .record({
    sample: fc.constantFrom(...Object.values(webps), movingWebp),
    changes: fc.array(fc.tuple(fc.integer({ min: 12, max: 160 }), fc.nat(255)), { maxLength: 5 }),
    cut: fc.oneof(fc.constant(0), fc.nat(60)),
  })
  .map(({ sample, changes, cut }) => {
    const bytes = Buffer.from(sample.subarray(0, Math.max(32, sample.length - cut)));
    for (const [at, value] of changes) bytes[Math.min(at, bytes.length - 1)] = value;
    bytes.writeUInt32LE(bytes.length - 8, 4);
    return bytes;
  })
  // Large pictures cost memory, and do not reach other code.
  .filter((bytes) => {
    const picture = readPictures({ a: bytes }).of("a");
    return !picture || picture.width * picture.height < 1_000_000;
  });

test("damaged WebP files", () => {
  const whole = paintablePictures(readPictures({ a: webps.lossy })).of("a")?.href;
  let [shown, refused] = [0, 0];
  fc.assert(
    fc.property(damaged, (bytes) => {
      const pictures = paintablePictures(readPictures({ a: bytes, b: webps.lossy }));
      const picture = pictures.of("a");
      expect(picture === undefined).toBe(pictures.reasonFor?.("a") !== undefined);
      if (picture?.type === "png") {
        const { width, height } = PNG.sync.read(Buffer.from(picture.bytes));
        expect([width, height]).toEqual([picture.width, picture.height]);
        shown++;
      } else refused++;
      expect(pictures.of("b")?.href).toBe(whole);
    }),
    { numRuns: caseCount(150) },
  );
  expect(shown > 0 && refused > 0).toBe(true);
});

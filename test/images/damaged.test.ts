/** Tests that a picture counts as damaged exactly if a painter would draw nothing of it. */
import { deflateSync } from "node:zlib";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { dataUrl, type PictureType } from "../../src/base/images/picture.js";
import { paintPng } from "../../src/output/raster/paint-png.js";
import { readPictures } from "../../src/output/raster/raster.js";
import { gif, grayJpeg, png, pngOf } from "./sample-images.js";

const whole = png([255, 0, 0], 40, 40);
const part = (bytes: Uint8Array, from: number, to?: number) => bytes.slice(from, to);
const flipped = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? byte ^ 0x55 : byte));

/** Rows of zeros, each with a filter byte. */
const rows = (count: number, size: number, filter = 0): Uint8Array =>
  Uint8Array.from({ length: count * size }, (_, at) => (at % size === 0 ? filter : 100));
const rgb = rows(4, 13);
const withBadSum = flipped(deflateSync(rgb), deflateSync(rgb).length - 1);

const cases: readonly [what: string, type: PictureType, bytes: Uint8Array, isSound: boolean][] = [
  ["a PNG", "png", whole, true],
  ["one with an unneeded chunk", "png", withText(), true],
  ["one with bytes after its end", "png", Uint8Array.from([...whole, 0, 0, 0]), true],
  ["one with more pixels than it has", "png", pngOf({}, deflateSync(rows(9, 13))), true],
  ["one of 16 bits", "png", pngOf({ depth: 16 }, deflateSync(rows(4, 25))), true],
  ["one of two grays", "png", pngOf({ depth: 1, color: 0 }, deflateSync(rows(4, 2))), true],
  ["one with passes", "png", pngOf({ interlace: 1 }, deflateSync(passes())), true],
  ["one that is cut in the middle", "png", part(whole, 0, whole.length >> 1), false],
  ["one without its end", "png", part(whole, 0, -12), false],
  ["one with another byte", "png", flipped(whole, 50), false],
  ["one with fewer rows", "png", pngOf({}, deflateSync(rows(3, 13))), false],
  ["one whose pixels end", "png", pngOf({}, deflateSync(rgb).subarray(0, 9)), false],
  ["one whose pixels have a wrong sum", "png", pngOf({}, withBadSum), false],
  ["one with an unknown filter", "png", pngOf({}, deflateSync(rows(4, 13, 9))), false],
  ["one with an unknown color type", "png", pngOf({ color: 5 }, deflateSync(rgb)), false],
  ["one without its palette", "png", pngOf({ color: 3 }, deflateSync(rows(4, 5))), false],
  ["one with fewer passes", "png", pngOf({ interlace: 1 }, deflateSync(rows(4, 4))), false],
  ["a JPEG", "jpeg", grayJpeg, true],
  ["one with bytes after its end", "jpeg", Uint8Array.from([...grayJpeg, 0, 0]), true],
  ["one without its end", "jpeg", part(grayJpeg, 0, -2), false],
  ["one without pixels", "jpeg", part(grayJpeg, 0, -13), false],
  ["a GIF", "gif", gif, true],
  ["one without its end", "gif", part(gif, 0, -1), true],
  ["one that is cut in the middle", "gif", part(gif, 0, -4), false],
  ["one without pictures", "gif", part(gif, 0, 19), false],
  ["one whose picture is larger than its canvas", "gif", gifOf({ width: 65_535 }), false],
  ["one whose picture has no pixels", "gif", gifOf({ height: 0 }), false],
];

/** The sample, with a different size in its frame. */
function gifOf(frame: { width?: number; height?: number }): Uint8Array {
  const changed = gif.slice();
  const view = new DataView(changed.buffer);
  const at = changed.indexOf(0x2c, 13);
  for (const [place, name] of [
    [5, "width"],
    [7, "height"],
  ] as const) {
    const value = frame[name];
    if (value !== undefined) view.setUint16(at + place, value, true);
  }
  return changed;
}

function withText(): Uint8Array {
  return pngOf({}, deflateSync(rgb), { before: [["tEXt", new Uint8Array([65, 0, 66])]] });
}

/** The rows of 4 by 4 pixels in seven passes, of which the second and third are empty. */
function passes(): Uint8Array {
  const sizes = [4, 4, 7, 7, 7, 13, 13];
  return Uint8Array.from(sizes.flatMap((size) => [0, ...new Array<number>(size - 1).fill(100)]));
}

describe("a picture", () => {
  it.each(cases)("%s (%s)", async (_, type, bytes, isSound) => {
    const { of, reasonFor } = readPictures({ a: bytes });
    expect([of("a") !== undefined, reasonFor("a")]).toEqual([
      isSound,
      isSound ? undefined : "broken",
    ]);
    const href = dataUrl(type, bytes);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><image width="8" height="8" href="${href}"/></svg>`;
    const { data } = await paintPng({ svg, width: 8, height: 8 }, 1);
    const isBlank = PNG.sync.read(Buffer.from(data)).data.every((value) => value === 0);
    expect(isBlank).toBe(!isSound);
  });

  it("is not decompressed without a limit", () => {
    const bomb = pngOf({}, deflateSync(new Uint8Array(80_000_000)));
    expect(readPictures({ a: bomb }).reasonFor("a")).toBe("broken");
    const tooLarge = pngOf({ width: 6_000, height: 6_000, color: 6 }, deflateSync(rgb));
    expect(readPictures({ a: tooLarge }).reasonFor("a")).toBeUndefined();
  });
});

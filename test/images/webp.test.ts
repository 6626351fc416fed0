/** Tests WebP in PNG and PDF, where we decode it: lossy, lossless, transparent, animated, and not if damaged. */
import { PNG } from "pngjs";
import { describe, expect, it, vi } from "vitest";
import type { Picture } from "../../src/base/images/picture.js";
import { renderSvg } from "../../src/compile.js";
import { decodeWebp } from "../../src/output/raster/decode-webp.js";
import { paintablePictures } from "../../src/output/raster/paintable-pictures.js";
import { type Pixels, reduced } from "../../src/output/raster/pixels.js";
import { readPictures, renderPdf, renderPng } from "../../src/output/raster/raster.js";
import { writePng } from "../../src/output/raster/write-png.js";
import { countImages, photographPdf } from "../support/pdf.js";
import { movingWebp, png, webp, webps } from "./sample-images.js";

type Color = readonly [red: number, green: number, blue: number, alpha: number];

const blue: Color = [0x20, 0x60, 0xc0, 255];
const yellow: Color = [0xe0, 0xa0, 0x20, 255];
const green: Color = [0x20, 0xa0, 0x40, 0x80];
const red: Color = [0xc0, 0x20, 0x20, 255];
const clear: Color = [0, 0, 0, 0];
const white: Color = [255, 255, 255, 255];

/** A large WebP of one color, of which a decoder only reads the size. */
function bigWebp(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(movingWebp.subarray(68, 68 + 26));
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + bytes.length, 4);
  bytes.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 9);
  return Buffer.concat([head, bytes]);
}

/** A WebP whose only frame is part of a larger canvas. */
function moving(
  pixels: Uint8Array,
  frame: { x: number; y: number; width: number; height: number },
  size: { width: number; height: number },
): Uint8Array {
  const head = Buffer.alloc(30);
  head.write("VP8X", 12, "latin1");
  head.writeUInt32LE(10, 16);
  head.writeUInt8(0x12, 20);
  head.writeUIntLE(size.width - 1, 24, 3);
  head.writeUIntLE(size.height - 1, 27, 3);
  const frameHead = Buffer.alloc(24);
  frameHead.write("ANMF", "latin1");
  frameHead.writeUInt32LE(16 + pixels.length, 4);
  frameHead.writeUIntLE(frame.x / 2, 8, 3);
  frameHead.writeUIntLE(frame.y / 2, 11, 3);
  frameHead.writeUIntLE(frame.width - 1, 14, 3);
  frameHead.writeUIntLE(frame.height - 1, 17, 3);
  const bytes = Buffer.concat([head, frameHead, pixels]);
  bytes.write("RIFF", "latin1");
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WEBP", 8, "latin1");
  return bytes;
}

/** The parts of a file that contain pixels. */
const partsOf = (bytes: Uint8Array): Uint8Array =>
  bytes.subarray(String.fromCharCode(...bytes.subarray(12, 16)) === "VP8X" ? 30 : 12);

const place = { x: 4, y: 2, width: 24, height: 16 };
const canvas = { width: 40, height: 20 };

function decoded(bytes: Uint8Array): Pixels | undefined {
  return decodeWebp(readPictures({ a: bytes }).of("a")!);
}

/** The bytes with one of them replaced. */
function changed(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = value;
  return copy;
}

function expectNear(
  { data, width }: Pixels,
  [x, y]: readonly [number, number],
  color: Color,
): void {
  const at = 4 * (y * width + x);
  const found = [...data.subarray(at, at + 4)];
  for (const [index, value] of color.entries()) {
    expect(Math.abs(found[index]! - value), `${found} for ${color}`).toBeLessThanOrEqual(12);
  }
}

describe("the pixels of a WebP", () => {
  it.each<[name: string, bytes: Uint8Array, left: Color, right: Color]>([
    ["lossy", webps.lossy, yellow, blue],
    ["lossless", webps.lossless, green, clear],
    ["lossy, with transparent parts", webps.lossyAlpha, green, clear],
    ["moving", movingWebp, red, red],
  ])("equal the encoded ones: %s", (_, bytes, left, right) => {
    const pixels = decoded(bytes)!;
    expect([pixels.width, pixels.height]).toEqual([24, 16]);
    for (const y of [1, 14]) {
      expectNear(pixels, [2, y], left);
      if (right[3] > 0) expectNear(pixels, [21, y], right);
      else expect(pixels.data[4 * (y * 24 + 21) + 3]).toBe(0);
    }
  });

  it.each<[name: string, bytes: Uint8Array, left: Color]>([
    ["lossy", webps.lossy, yellow],
    ["lossless", webps.lossless, green],
    ["lossy, with transparent parts", webps.lossyAlpha, green],
  ])("are the first frame of an animation, at its place: %s", (_, bytes, left) => {
    const pixels = decoded(moving(partsOf(bytes), place, canvas))!;
    expect([pixels.width, pixels.height]).toEqual([40, 20]);
    expectNear(pixels, [6, 4], left);
    for (const [x, y] of [
      [3, 4],
      [6, 1],
      [28, 4],
      [6, 18],
    ] as const) {
      expectNear(pixels, [x, y], clear);
    }
  });

  it("leave nothing in memory", () => {
    vi.stubGlobal("ImageData", undefined);
    const names = Object.getOwnPropertyNames(globalThis);
    const pixels = decoded(webps.lossy);
    const [left, { ImageData }] = [Object.getOwnPropertyNames(globalThis), globalThis];
    vi.unstubAllGlobals();
    expect(pixels).toBeDefined();
    expect(left).toEqual(names);
    expect(ImageData).toBeUndefined();
  });
});

describe("a painted WebP", () => {
  const files = { "a.webp": webps.lossy, "b.webp": webps.lossless, "c.webp": movingWebp };
  const source = `page w=200 h=200 {
    image "a.webp" w=96 rounded=false
    image "b.webp" w=96 rounded=false
    image "c.webp" w=96 rounded=false
  }`;
  const pictures = () => readPictures(files);

  it("has its pixels in PNG, the same each time, on the background where it is transparent", async () => {
    const options = { padding: 0 };
    const { data, diagnostics } = await renderPng(source, { ...options, pictures: pictures() });
    expect(diagnostics).toEqual([]);
    const shown = PNG.sync.read(Buffer.from(data));
    const again = await renderPng(source, { ...options, pictures: pictures() });
    expect(Buffer.compare(again.data, data)).toBe(0);
    const tops = topsOf(source);
    expectNear(shown, [tops[0]![0] + 20, tops[0]![1] + 30], yellow);
    expectNear(shown, [tops[0]![0] + 76, tops[0]![1] + 30], blue);
    // Half green, half white.
    expectNear(shown, [tops[1]![0] + 20, tops[1]![1] + 30], [0x90, 0xd0, 0x9f, 255]);
    expectNear(shown, [tops[1]![0] + 76, tops[1]![1] + 30], white);
    expectNear(shown, [tops[2]![0] + 20, tops[2]![1] + 30], red);
  });

  it("is a picture in PDF, with the same bytes each time", async () => {
    const { data, diagnostics } = await renderPdf(source, { padding: 0, pictures: pictures() });
    expect(diagnostics).toEqual([]);
    expect(await countImages(data)).toEqual([3]);
    const again = await renderPdf(source, { padding: 0, pictures: pictures() });
    expect(Buffer.compare(again.data, data)).toBe(0);
    const [page] = await photographPdf(data);
    const [[x, y] = [0, 0]] = topsOf(source);
    expectNear(page!, [x + 20, y + 30], yellow);
    expectNear(page!, [x + 76, y + 30], blue);
  });

  it("is unchanged in SVG", () => {
    const { svg } = renderSvg(source, { pictures: pictures() });
    expect(svg.match(/data:image\/webp;base64,/g)).toHaveLength(3);
  });

  /** The top left corners of the pictures of a source. */
  function topsOf(text: string): [x: number, y: number][] {
    const { svg } = renderSvg(text, { padding: 0, pictures: pictures() });
    return [...svg.matchAll(/<image x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => [
      Math.round(Number(x)),
      Math.round(Number(y)),
    ]);
  }
});

describe("a damaged WebP", () => {
  it.each<[name: string, bytes: Uint8Array]>([
    ["without its pixels", changed(webps.lossy.subarray(0, 60), 4, 52)],
    ["whose pixels have another size than declared", changed(webps.lossyAlpha, 24, 200)],
    ["with meaningless codes", webps.lossless.map((byte, at) => (at > 25 ? 255 : byte))],
    [
      "that moves without any picture",
      movingWebp.map((byte, at) => (at === 47 || at === 97 ? 0 : byte)),
    ],
    [
      "with a frame beyond its right edge",
      moving(partsOf(webps.lossy), { ...place, x: 18 }, canvas),
    ],
    [
      "with a frame below its bottom edge",
      moving(partsOf(webps.lossy), { ...place, y: 6 }, canvas),
    ],
    [
      "with a frame larger than itself",
      moving(partsOf(webps.lossy), { ...place, width: 20 }, canvas),
    ],
    ["with an empty frame", moving(new Uint8Array(), place, canvas)],
  ])("is a placeholder, and does not affect the next one: %s", async (_, bytes) => {
    const pictures = readPictures({ "a.webp": bytes, "b.webp": webps.lossy });
    const source = 'page { image "a.webp" image "b.webp" }';
    for (const { diagnostics } of [
      await renderPng(source, { pictures }),
      await renderPdf(source, { pictures }),
    ]) {
      expect(diagnostics).toEqual([
        expect.objectContaining({ code: "image-not-shown", from: 13, to: 21 }),
      ]);
      expect(diagnostics[0]!.message).toContain("it is damaged");
    }
    expect(paintablePictures(pictures).of("b.webp")?.type).toBe("png");
  });

  it("is not decoded if it has too many pixels", () => {
    const { of, reasonFor } = paintablePictures(readPictures({ a: bigWebp(16_000, 16_000) }));
    expect([of("a"), reasonFor?.("a")]).toEqual([undefined, "pixels"]);
  });
});

describe("painted pictures", () => {
  it("keep their size and other types", () => {
    const other = readPictures({ a: png([1, 2, 3]), b: webp }).of;
    const painted = paintablePictures({ of: other });
    expect(painted.of("a")).toBe(other("a"));
    expect(painted.of("b")).toMatchObject({ type: "png", width: 1, height: 1 });
    expect(painted.of("b")).toBe(painted.of("b"));
    expect([painted.reasonFor?.("b"), painted.reasonFor?.("c")]).toEqual([undefined, undefined]);
  });

  it("are decoded once, on demand", () => {
    const asked: string[] = [];
    const { of } = readPictures({ a: webp });
    const painted = paintablePictures({
      of(src) {
        asked.push(src);
        return of(src);
      },
    });
    expect(asked).toEqual([]);
    const first = painted.of("a");
    expect(painted.of("a")).toBe(first);
  });

  it("have fewer pixels if many others take the space, but never none", () => {
    const painted = paintablePictures(
      readPictures(() => webps.lossy),
      10_000,
    );
    const widths = Array.from({ length: 200 }, (_, at) => {
      const picture = painted.of(`${at}.webp`)!;
      return PNG.sync.read(Buffer.from(picture.bytes)).width;
    });
    expect(widths[0]).toBe(24);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(widths.at(-1)).toBe(1);
  });

  it("have fewer pixels if there are very many", () => {
    const pictures = readPictures({ a: bigWebp(4_000, 3_000) });
    const { bytes, ...size } = paintablePictures(pictures).of("a") as Picture;
    expect(size).toMatchObject({ width: 4_000, height: 3_000 });
    const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
    expect([width, height]).toEqual([2_000, 1_500]);
    expectNear({ data, width, height }, [1_999, 1_499], red);
  });
});

describe("fewer pixels", () => {
  it.each<[name: string, given: Pixels, most: number, expected: Pixels]>([
    [
      "are the same where there are few",
      { data: Uint8Array.of(1, 2, 3, 4), width: 1, height: 1 },
      1,
      { data: Uint8Array.of(1, 2, 3, 4), width: 1, height: 1 },
    ],
    [
      "are the mean, without what does not cover",
      {
        data: Uint8Array.of(...[100, 0, 0, 255], ...[200, 0, 0, 255], ...[9, 9, 9, 0], ...clear),
        width: 2,
        height: 2,
      },
      1,
      { data: Uint8Array.of(150, 0, 0, 128), width: 1, height: 1 },
    ],
    [
      "are of what there is at the edges",
      { data: Uint8Array.of(...blue, ...blue, ...red), width: 3, height: 1 },
      2,
      { data: Uint8Array.of(...blue, ...red), width: 2, height: 1 },
    ],
    [
      "are one at least",
      { data: Uint8Array.of(...clear, ...clear), width: 2, height: 1 },
      0.001,
      { data: Uint8Array.of(...clear), width: 1, height: 1 },
    ],
  ])("%s", (_, given, most, expected) => {
    expect(reduced(given, most)).toEqual(expected);
  });

  it("match those of a PNG", () => {
    const data = Uint8Array.from({ length: 4 * 15 }, (_, at) => (at * 37) % 256);
    const read = PNG.sync.read(Buffer.from(writePng({ data, width: 5, height: 3 })));
    expect([read.width, read.height, [...read.data]]).toEqual([5, 3, [...data]]);
  });
});

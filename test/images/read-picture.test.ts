/** Tests that pictures are recognized by their first bytes, and that other or too expensive files are refused. */
import { describe, expect, it } from "vitest";
import { readPicture } from "../../src/base/images/read-picture.js";
import { readPictures } from "../../src/base/images/read-pictures.js";
import { fromBase64, toBase64 } from "../../src/base/text/base64.js";
import { gif, jpeg, png, pngHeader, pngOf, svg, webp } from "./sample-images.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("a picture", () => {
  it.each<[name: string, bytes: Uint8Array, expected: object]>([
    ["PNG", png([255, 0, 0], 300, 200), { type: "png", width: 300, height: 200 }],
    ["JPEG", jpeg, { type: "jpeg", width: 300, height: 200 }],
    ["GIF", gif, { type: "gif", width: 1, height: 1 }],
    ["a JPEG of many scans", withScans(100), { type: "jpeg", width: 300, height: 200 }],
    ["a large JPEG", withSize(withScans(20), 8_000, 5_000), { width: 8_000, height: 5_000 }],
    ["WebP", webp, { type: "webp", width: 1, height: 1 }],
    ["SVG", svg, { type: "svg", width: 40, height: 20 }],
  ])("is read: %s", (_, given, expected) => {
    expect(readPicture(given)).toMatchObject(expected);
  });

  it.each<[name: string, bytes: Uint8Array, problem: string]>([
    ["a text", bytes("hello"), "type"],
    ["nothing", new Uint8Array(), "type"],
    ["HTML", bytes("<html><body/></html>"), "type"],
    ["bytes of an unknown type", new Uint8Array([0xff, 0xfe, 0, 1]), "type"],
    ["a PNG that ends", pngHeader(3, 2).subarray(0, 20), "broken"],
    ["a PNG without a size", pngHeader(0, 2), "broken"],
    ["a JPEG that ends", jpeg.subarray(0, 10), "broken"],
    [
      "a JPEG whose segment has no length",
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, ...gif]),
      "broken",
    ],
    ["a WebP that ends", webp.subarray(0, 20), "broken"],
    ["a PNG that is only a header", pngHeader(3, 2), "broken"],
    ["a JPEG that is only a header", jpeg.subarray(0, 24), "broken"],
    ["a JPEG of more scans than encoders write", withScans(101), "broken"],
    ["a large JPEG of many scans", withSize(withScans(21), 8_000, 5_000), "broken"],
    ["a JPEG without losses", jpeg.with(9, 0xc3), "broken"],
    ["a JPEG of arithmetic codes", jpeg.with(9, 0xc9), "broken"],
    ["too many pixels", pngHeader(100_000, 100_000), "pixels"],
    ["too many bytes", new Uint8Array(5_000_001), "large"],
    ["an SVG of too many pixels", bytes('<svg width="99999" height="99999"/>'), "pixels"],
  ])("is refused: %s", (_, given, problem) => {
    expect(readPicture(given)).toEqual({ problem });
  });
});

/** A JPEG with a scan repeated many times, each of which a painter would draw over the whole picture. */
function withScans(count: number): Uint8Array {
  const [before, scan, end] = [jpeg.subarray(0, 21), jpeg.subarray(21, -2), jpeg.subarray(-2)];
  return Buffer.concat([before, ...new Array<Uint8Array>(count).fill(scan), end]);
}

function withSize(given: Uint8Array, width: number, height: number): Uint8Array {
  const sized = Uint8Array.from(given);
  sized.set([height >> 8, height & 255, width >> 8, width & 255], 13);
  return sized;
}

describe("base64", () => {
  it("equals that of Node, in both directions", () => {
    for (let length = 0; length < 70; length++) {
      const given = Uint8Array.from({ length }, (_, at) => (at * 89 + length) & 255);
      const text = Buffer.from(given).toString("base64");
      expect(toBase64(given)).toBe(text);
      expect(fromBase64(text)).toEqual(given);
    }
    expect(fromBase64("a")).toBeUndefined();
    expect(fromBase64("a*==")).toBeUndefined();
  });
});

describe("the pictures of a document", () => {
  it("are read once, and unreadable ones are listed", () => {
    let asked = 0;
    const pictures = readPictures((src) => {
      asked++;
      if (src === "a.gif") return gif;
      return src === "gone.png" ? "missing" : undefined;
    });
    expect(pictures.of("a.gif")).toBe(pictures.of("a.gif"));
    expect(pictures.of("gone.png")).toBeUndefined();
    expect(pictures.of("https://example.com/a.png")).toBeUndefined();
    expect(asked).toBe(3);
    expect(pictures.unread).toEqual([{ src: "gone.png", problem: "missing" }]);
  });

  it.each([
    ["bytes", [pngOf({}, new Uint8Array(4_000_000)), 16]],
    ["pixels", [pngHeader(5_000, 5_000), 10]],
  ] as const)("are read up to a number of %s", (_, [bytes, most]) => {
    let count = 0;
    const read = () => ({ problem: "broken" as const, count: count++ });
    const { reasonFor } = readPictures((src) => (src === "same" ? bytes : bytes.slice()), read);
    const reasons = ["same", ...Array.from({ length: 20 }, (_, at) => `${at}.png`)].map(reasonFor);
    expect(reasons.indexOf("many")).toBe(count);
    expect(count).toBeLessThanOrEqual(most);
    expect(count).toBeGreaterThan(most - 2);
    expect(reasonFor("large.png")).toBe("many");
    expect(reasonFor("./same")).toBe("many");
  });

  it("counts a file with several addresses once", () => {
    const bytes = pngHeader(6_000, 6_000);
    const { reasonFor } = readPictures(() => bytes);
    for (let at = 0; at < 20; at++) expect(reasonFor(`${"./".repeat(at)}a.png`)).toBe("broken");
  });

  it.each<[url: string, expected: object | undefined]>([
    [`data:image/gif;base64,${toBase64(gif)}`, { type: "gif" }],
    [`data:image/png;base64,${toBase64(gif)}`, { type: "gif" }],
    [`data:image/svg+xml,${encodeURIComponent(new TextDecoder().decode(svg))}`, { type: "svg" }],
    ["data:image/png;base64,????", undefined],
    ["data:image/svg+xml,%", undefined],
    ["data:image/png", undefined],
  ])("can be in the source: %s", (url, expected) => {
    const found = readPictures().of(url);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });
});

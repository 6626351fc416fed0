/** Fonts of the user: read in any format, measured, embedded and drawn; broken ones are refused with a reason. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { boundFont } from "../../src/base/fonts/given/bound-font.js";
import { FontError } from "../../src/base/fonts/given/font-error.js";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import { commandsOf } from "../../src/base/fonts/given/read-glyph.js";
import { readTables, writeTables } from "../../src/base/fonts/subset/font-tables.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { pictureFont, renderPdf, renderPng } from "../../src/output/raster/raster.js";
import { moved } from "../support/hebrew-font.js";
import { writeWoff } from "../support/write-woff.js";
import { hostileFont } from "./hostile-font.js";

const folder = new URL("../../assets/fonts/", import.meta.url);
const bytesOf = (file: string) => new Uint8Array(readFileSync(new URL(file, folder)));
const regular = bytesOf("inter-400.ttf");

/** The sum of the advances of letters, in px at size 16. */
const widthOf = (letters: string, weight = 400) => {
  const font = create(bytesOf(`inter-${weight}.ttf`));
  return (
    ([...letters].reduce(
      (sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth,
      0,
    ) *
      16) /
    font.unitsPerEm
  );
};
const asHebrew = (letters: string) =>
  letters.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 65 + 0x5d0));

it("fonts have a size in all, and a number", () => {
  const { data } = hostileFont(2, 10);
  const large = new Uint8Array(60_000_000);
  large.set(data);
  expect(readFonts(Array.from({ length: 4 }, () => ({ data: large }))).warnings).toEqual([]);
  const most = /more than 1000 fonts, or they have more than 256 MB together/;
  expect(() => readFonts(Array.from({ length: 5 }, () => ({ data: large })))).toThrow(most);
  expect(() => readFonts(Array.from({ length: 1_001 }, () => ({ data })))).toThrow(most);
});

describe("given fonts", () => {
  it("are drawn the same from a compressed file", () => {
    const draw = (data: Uint8Array) => {
      const { fonts } = readFonts([{ data, family: "Moved" }]);
      return renderSvg(`page w=400 { text "${asHebrew("HELLO")}" }`, { fonts }).svg;
    };
    expect(draw(writeWoff(moved()))).toBe(draw(moved()));
  });

  it("are measured by their own advances", () => {
    const { fonts } = readFonts([{ data: moved(), family: "Moved" }]);
    const word = asHebrew("HELLO");
    const { svg } = renderSvg(`page w=400 { text "${word}" }`, { fonts });
    const length = Number(/textLength="([^"]*)"[^>]*>\u202b?[\u05d0-\u05ea]/.exec(svg)![1]);
    expect(length).toBeCloseTo(widthOf("HELLO"), 1);
  });

  it("are embedded with only the glyphs in use, and follow ours", () => {
    const { fonts } = readFonts([{ data: moved(), family: "Moved" }]);
    const source = `page w=400 { text "${asHebrew("ABBA")} and mono" }`;
    for (const markup of [
      renderSvg(source, { fonts }).svg,
      renderHtml(source, { fonts, fullDocument: true }).html,
    ]) {
      expect(markup).toMatch(/Inter, ?'Moved', ?system-ui/);
      const rules = [...markup.matchAll(/@font-face\{font-family:'Moved'[^}]*base64,([^)]*)\)/g)];
      expect(rules).toHaveLength(1);
      const font = create(Buffer.from(rules[0]![1]!, "base64"));
      expect(font.numGlyphs).toBe(3);
      expect(font.hasGlyphForCodePoint(0x5d0)).toBe(true);
      expect(font.hasGlyphForCodePoint(0x5d2)).toBe(false);
    }
  });

  it("are chosen by weight and slant, in order of precedence", () => {
    const { fonts } = readFonts([
      { data: moved(400), family: "Moved" },
      { data: moved(700), family: "Moved" },
      { data: bytesOf("inter-400.ttf"), family: "Other" },
    ]);
    const alef = "\u05d0";
    const advance = (weight: number, italic = false) =>
      fonts.faceFor(alef, weight, italic)!.ends(alef)[1]! * 16;
    expect(advance(400)).toBeCloseTo(widthOf("A", 400), 2);
    expect(advance(500)).toBeCloseTo(widthOf("A", 400), 2);
    expect(advance(600)).toBeCloseTo(widthOf("A", 700), 2);
    expect(advance(700, true)).toBeCloseTo(widthOf("A", 700), 2);
    expect(fonts.faceFor("\u0416", 400, false)!.family).toBe("Other");
    expect(fonts.faceFor("漢", 400, false)).toBeUndefined();
    expect(fonts.families).toEqual(["Moved", "Other"]);
  });

  it("do not affect texts that our fonts cover", () => {
    const { fonts } = readFonts([{ data: moved(), family: "Moved" }]);
    const source = 'page w=400 { heading "Plain" text "Letters and 123" }';
    const strip = (svg: string) => svg.replaceAll("'Moved', ", "");
    expect(strip(renderSvg(source, { fonts }).svg)).toBe(renderSvg(source).svg);
  });

  it("are visible in PNG and text in PDF, without blanks", async () => {
    const { fonts } = readFonts([{ data: moved(), family: "Moved" }]);
    const source = `page w=300 { text "${asHebrew("AB")} 漢" }`;
    const png = await renderPng(source, { fonts });
    expect(png.missing).toBe("漢");
    expect(Buffer.from(png.data).equals(Buffer.from((await renderPng(source)).data))).toBe(false);
    const pdf = await renderPdf(source, { fonts });
    expect(pdf.missing).toBe("漢");
    expect(Buffer.from(pdf.data).toString("latin1")).toContain("Moved");
  });

  it("give equal bytes each time", () => {
    const draw = () =>
      renderSvg(`page { text "${asHebrew("HI")}" }`, {
        fonts: readFonts([{ data: moved(), family: "Moved" }]).fonts,
      }).svg;
    expect(draw()).toBe(draw());
  });
});

describe("fonts that cannot be used", () => {
  const without = (tag: string) => {
    const tables = new Map(readTables(regular)!);
    tables.delete(tag);
    return writeTables(tables);
  };
  const huge = new Uint8Array(65 * 1024 * 1024);
  huge.set([0, 1, 0, 0]);
  const bomb = new Uint8Array(64);
  bomb.set(new TextEncoder().encode("wOF2"));
  new DataView(bomb.buffer).setUint32(16, 0x7fffffff);

  // Five tables of 100 MB each, with lengths in 7-bit groups, in a font that claims to have 1000 bytes.
  const lyingBomb = new Uint8Array(1024);
  lyingBomb.set(new TextEncoder().encode("wOF2\0\x01\0\0"));
  new DataView(lyingBomb.buffer).setUint16(12, 5);
  new DataView(lyingBomb.buffer).setUint32(16, 1000);
  for (let table = 0; table < 5; table++)
    lyingBomb.set([table, 0xb2, 0x80, 0x80, 0], 48 + 5 * table);

  const cutShort = (_: string, packed: Uint8Array) => packed.subarray(0, packed.length >> 1);
  const overwrite = (tag: string, packed: Uint8Array) =>
    tag === "glyf" ? packed.fill(0x20, 9, 40) : packed;

  it.each<[string, Uint8Array, RegExp]>([
    ["nothing", new Uint8Array(0), /is empty/],
    ["text", new TextEncoder().encode("not a font at all"), /not a TTF, OTF, WOFF, WOFF2 or TTC/],
    ["a picture", gzipSync("x"), /not a TTF/],
    ["the start of a font", regular.slice(0, 2000), /damaged/],
    ["only a signature", regular.slice(0, 4), /damaged/],
    ["no characters", without("cmap"), /no table "cmap"/],
    ["no widths", without("hmtx"), /no table "hmtx"/],
    ["no outlines", without("glyf"), /no outlines/],
    ["an empty collection", new TextEncoder().encode("ttcf\0\x01\0\0\0\0\0\0"), /empty|damaged/],
    ["a large font", huge, /larger than 64 MB/],
    ["a font that is large without compression", bomb, /larger than 64 MB/],
    ["a font whose tables are larger than declared", lyingBomb, /larger than 64 MB/],
    ["a packed font that breaks off", writeWoff(regular, cutShort), /damaged/],
    ["a packed font with a damaged table", writeWoff(regular, overwrite), /damaged/],
  ])("are refused with a reason: %s", (_, data, reason) => {
    const read = () => readFonts([{ data: moved() }, { data }]);
    expect(read).toThrow(FontError);
    expect(read).toThrow(reason);
    try {
      read();
    } catch (error) {
      expect((error as FontError).file).toBe(1);
    }
  });

  it("never fail in any other way on damaged bytes", () => {
    for (let seed = 1; seed < 60; seed++) {
      const data = moved().slice();
      for (let at = 0; at < 8; at++) data[(seed * 7919 + at * 104729) % data.length]! ^= 0xff;
      try {
        const { fonts } = readFonts([{ data, family: "Odd" }]);
        renderSvg(`page { text "${asHebrew("ODD")}" }`, { fonts });
      } catch (error) {
        expect(error).toBeInstanceOf(FontError);
      }
    }
  });

  it("draw nothing for a letter with too many parts", () => {
    const tables = new Map(readTables(moved())!);
    // Each glyph except the first and the last contains the next one twenty times.
    const parts = 20;
    const size = 10 + 6 * parts;
    const count = new DataView(
      tables.get("maxp")!.buffer,
      tables.get("maxp")!.byteOffset,
    ).getUint16(4);
    const outlines = new DataView(new ArrayBuffer(count * size));
    const places = new DataView(new ArrayBuffer(4 * (count + 1)));
    places.setUint32(4 * count, (count - 2) * size);
    for (let glyph = 1; glyph < count - 1; glyph++) {
      const start = (glyph - 1) * size;
      places.setUint32(4 * (glyph + 1), start + size);
      outlines.setInt16(start, -1);
      for (let part = 0; part < parts; part++) {
        const at = start + 10 + 6 * part;
        outlines.setUint16(at, part < parts - 1 ? 0x22 : 2);
        outlines.setUint16(at + 2, glyph + 1);
      }
    }
    tables.set("glyf", outlines).set("loca", places);
    const { fonts } = readFonts([{ data: writeTables(tables), family: "Odd" }]);
    expect(renderSvg(`page { text "${asHebrew("ODD")}" }`, { fonts }).svg).toContain("</svg>");
  });

  it("draw nothing for letters whose parts have too many points together", () => {
    const tables = new Map(readTables(moved())!);
    const maxp = tables.get("maxp")!;
    const count = maxp.getUint16(4);
    const [points, parts] = [60_000, 500];
    // The first glyph: one contour, repeated flags, and points that do not move.
    const first = 14 + 2 * Math.ceil(points / 256);
    const size = 10 + 6 * parts;
    const glyphs = new DataView(new ArrayBuffer(first + size));
    glyphs.setInt16(0, 1);
    glyphs.setUint16(10, points - 1);
    for (let at = 14; at < first; at += 2) glyphs.setUint16(at, 0x39ff);
    glyphs.setInt16(first, -1);
    for (let part = 0; part < parts; part++) {
      glyphs.setUint16(first + 10 + 6 * part, part < parts - 1 ? 0x22 : 2);
    }
    // The last one repeats it; all letters but the probed ones are empty.
    const places = new DataView(new ArrayBuffer(4 * (count + 1)));
    for (let at = 1; at < count; at++) places.setUint32(4 * at, first);
    places.setUint32(4 * count, first + size);
    tables.set("glyf", glyphs).set("loca", places);
    const data = writeTables(tables);
    const font = boundFont(create(Buffer.from(data)) as Font);
    expect(commandsOf(font.getGlyph(0))).toHaveLength(points + 1);
    expect(commandsOf(font.getGlyph(count - 1))).toBeUndefined();
  });

  it("are not kept in memory with all points that were read", () => {
    const tables = new Map(readTables(moved())!);
    const count = tables.get("maxp")!.getUint16(4);
    const points = 60_000;
    const size = 14 + 2 * Math.ceil(points / 256);
    const glyphs = new DataView(new ArrayBuffer(count * size));
    const places = new DataView(new ArrayBuffer(4 * (count + 1)));
    for (let glyph = 0; glyph < count; glyph++) {
      const start = glyph * size;
      places.setUint32(4 * glyph + 4, start + size);
      glyphs.setInt16(start, 1);
      glyphs.setUint16(start + 10, points - 1);
      for (let at = start + 14; at < start + size; at += 2) glyphs.setUint16(at, 0x39ff);
    }
    tables.set("glyf", glyphs).set("loca", places);
    const font = boundFont(create(Buffer.from(writeTables(tables))) as Font);
    expect(count).toBeGreaterThan(20);
    for (let glyph = 0; glyph < count; glyph++) {
      expect(commandsOf(font.getGlyph(glyph))).toHaveLength(points + 1);
      expect(Object.keys(font._glyphs).length).toBeLessThan(10);
    }
  });

  it("draw nothing for a letter with the maximum number of points and contours", () => {
    const tables = new Map(readTables(moved())!);
    const maxp = tables.get("maxp")!;
    const [contours, points] = [0x7fff, 0x10000];
    // Repeated flags, and points that do not move.
    const size = 12 + 2 * contours + 2 * (points / 256);
    const glyph = new DataView(new ArrayBuffer(size));
    glyph.setInt16(0, contours);
    for (let at = 0; at < contours; at++) glyph.setUint16(10 + 2 * at, 2 * at + 3);
    for (let at = 12 + 2 * contours; at < size; at += 2) glyph.setUint16(at, 0x39ff);
    const places = new DataView(new ArrayBuffer(4 * (maxp.getUint16(4) + 1)));
    for (let at = 8; at < places.byteLength; at += 4) places.setUint32(at, size);
    tables.set("glyf", glyph).set("loca", places);
    const { fonts } = readFonts([{ data: writeTables(tables), family: "Odd" }]);
    expect(fonts.faceFor(asHebrew("A"), 400, false)).toBeUndefined();
  });

  it("draw a word without rules that would never end", () => {
    const letter = create(moved()).glyphForCodePoint(0x5d0).id;
    const tag = (name: string) =>
      [0, 2].map((at) => (name.charCodeAt(at) << 8) | name.charCodeAt(at + 1));
    // One feature whose only rule replaces a letter with two of it.
    const words = [
      ...[1, 0, 10, 30, 44],
      ...[1, ...tag("DFLT"), 8, 4, 0, 0, 0xffff, 1, 0],
      ...[1, ...tag("ccmp"), 8, 0, 1, 0],
      ...[1, 4, 2, 0, 1, 8],
      ...[1, 14, 1, 8, 2, letter, letter, 1, 1, letter],
    ];
    const rules = new DataView(new ArrayBuffer(2 * words.length));
    for (const [at, word] of words.entries()) rules.setUint16(2 * at, word);
    const tables = new Map(readTables(moved())!).set("GSUB", rules);
    const { fonts } = readFonts([{ data: writeTables(tables), family: "Odd" }]);
    const source = 'page { text "\\u05d0\\u200d\\u05d1" }';
    expect(renderSvg(source, { fonts, ...pictureFont("paths") }).svg).toContain("</svg>");
  });

  it("cause a warning if their license forbids embedding", () => {
    const tables = new Map(readTables(moved())!);
    const copy = new Uint8Array(tables.get("OS/2")!.byteLength);
    copy.set(
      new Uint8Array(tables.get("OS/2")!.buffer, tables.get("OS/2")!.byteOffset, copy.length),
    );
    new DataView(copy.buffer).setUint16(8, 2);
    tables.set("OS/2", new DataView(copy.buffer));
    const { warnings, fonts } = readFonts([
      { data: moved() },
      { data: writeTables(tables), family: "Locked" },
    ]);
    expect(warnings).toMatchObject([{ file: 1, message: /"Locked" forbids embedding/ }]);
    expect(fonts.families).toContain("Locked");
  });
});

describe("a font in the design", () => {
  const { fonts } = readFonts([{ data: bytesOf("jetbrains-mono-400.ttf"), family: "Brand Sans" }]);
  const source =
    'tokens { font="brand sans" fontHeading="Inter" } page "P" { title "T" text "ill 1" }';

  it("takes precedence over ours for all characters that it has", () => {
    const { svg, diagnostics } = renderSvg(source, { fonts });
    expect(diagnostics).toEqual([]);
    // Five letters of 0.6 em.
    expect(svg).toMatch(
      /<text [^>]*textLength="48"[^>]*font-family="'Brand Sans',Inter,[^>]*>ill 1</,
    );
    expect(svg).toMatch(/<text (?![^>]*Brand)[^>]*>T</);
    expect(svg).toContain("@font-face{font-family:'Brand Sans'");
  });

  it("is replaced by ours for missing characters", () => {
    const { svg } = renderSvg(source.replace("ill 1", "اЖ 日"), { fonts });
    expect(svg).toContain("Ж");
  });

  it("is in HTML, PNG and PDF too", async () => {
    const { html } = renderHtml(source, { fonts, fullDocument: true });
    expect(html).toContain("font-family:'Brand Sans',Inter,");
    expect((await renderPng(source, { fonts })).data).not.toEqual((await renderPng(source)).data);
    expect(Buffer.from((await renderPdf(source, { fonts })).data).toString("latin1")).toMatch(
      /BrandSans/,
    );
  });

  it("is a warning if it was not provided, and ours are used", () => {
    const { svg, diagnostics } = renderSvg(source);
    expect(diagnostics).toMatchObject([{ code: "design-font", message: /no font "brand sans"/ }]);
    expect(svg).not.toContain("rand sans");
    expect(svg.match(/<text.*/s)).toEqual(
      renderSvg(source.replace(/^.*?} /, "")).svg.match(/<text.*/s),
    );
  });
});

/** Tests that the tables of a WOFF file are unpacked to the sizes that it declares, and no further. */
import { deflateSync } from "node:zlib";
import { Unzlib } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { FontError } from "../../src/base/fonts/given/font-error.js";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import { readTables } from "../../src/base/fonts/subset/font-tables.js";
import { moved } from "../support/hebrew-font.js";
import { writeWoff } from "../support/write-woff.js";

const alef = "\u05d0";

/** The path of a letter in the font of a file. */
function letterIn(data: Uint8Array): string {
  const face = readFonts([{ data, family: "Odd" }]).fonts.faceFor(alef, 400, false)!;
  return JSON.stringify(face.glyphs(alef).map(({ id }) => face.outline(id)));
}

function expectDamaged(data: Uint8Array): void {
  const read = () => letterIn(data);
  expect(read).toThrow(FontError);
  expect(read).toThrow(/damaged/);
}

describe("a WOFF file", () => {
  it("is damaged if one of its tables is longer than it says", () => {
    const { buffer, byteOffset, byteLength } = readTables(moved())!.get("name")!;
    const name = new Uint8Array(buffer, byteOffset, byteLength);
    const longer = Buffer.concat([name, Buffer.alloc(1_000_000)]);
    expectDamaged(
      writeWoff(moved(), (tag, packed) => (tag === "name" ? deflateSync(longer) : packed)),
    );
  });

  it("is damaged if its tables name the same bytes again and again", () => {
    expect(letterIn(withTables(1))).toBe(letterIn(moved()));
    expectDamaged(withTables(50));
  });

  it("is damaged if a table ends before other bytes", () => {
    const push = vi.spyOn(Unzlib.prototype, "push");
    const more = (packed: Uint8Array) => Buffer.concat([packed, Buffer.alloc(3_000_000)]);
    expectDamaged(
      writeWoff(moved(), (tag, packed) => (tag === "name" ? more(deflateSync("")) : packed)),
    );
    // The rest would be copied again in each of many more steps.
    expect(push.mock.calls.length).toBeLessThan(40);
  });

  it("is read if a table is only copied, in blocks of 64 KB", () => {
    const noise = Uint8Array.from({ length: 300_000 }, (_, at) => (at * at * 31) >> 3);
    const copied = deflateSync(noise, { level: 0 });
    expect(letterIn(withTable(writeWoff(moved()), copied, noise.length))).toBe(letterIn(moved()));
  });
});

describe("WOFF2 files", () => {
  /** A file of so many megabytes, whose tables are damaged. */
  const packed = (megabytes: number): Uint8Array => {
    const data = new Uint8Array(megabytes * 1024 * 1024);
    data.set(Buffer.from("wOF2"));
    return data;
  };

  it("of more than 10 MB together are not unpacked", () => {
    const read = (...sizes: number[]) => readFonts(sizes.map((size) => ({ data: packed(size) })));
    expect(() => read(10)).toThrow(/no table "cmap"/);
    expect(() => read(11)).toThrow(
      "there are more than 10 MB of WOFF2 fonts; unpack some to TTF or OTF",
    );
  });
});

/** The font with more tables, all of which are the same 1 MB. */
function withTables(count: number): Uint8Array {
  return withTable(writeWoff(moved()), deflateSync(Buffer.alloc(1_000_000)), 1_000_000, count);
}

/** A file with one more table, named a number of times. */
function withTable(data: Uint8Array, packed: Uint8Array, length: number, times = 1): Uint8Array {
  const given = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const count = given.getUint16(12);
  const end = 44 + 20 * count;
  const head = Buffer.from(data.subarray(0, end));
  head.writeUInt16BE(count + times, 12);
  for (let entry = 44; entry < end; entry += 20) {
    head.writeUInt32BE(head.readUInt32BE(entry + 4) + 20 * times, entry + 4);
  }
  const more = Buffer.alloc(20 * times);
  for (let at = 0; at < times; at++) {
    more.write(`x${String(at).padStart(3, "0")}`, 20 * at, "latin1");
    more.writeUInt32BE(data.length + 20 * times, 20 * at + 4);
    more.writeUInt32BE(packed.length, 20 * at + 8);
    more.writeUInt32BE(length, 20 * at + 12);
  }
  return Buffer.concat([head, more, data.subarray(end), packed]);
}

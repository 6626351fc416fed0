/** Tests that a hostile font ends whose tables name a few parts thousands of times, or whose machines never move on. */
import { brotliCompressSync, constants } from "node:zlib";
import { create, type Font, type LookupProcessor } from "fontkit";
import { describe, expect, it, vi } from "vitest";
import { boundFont, boundRules } from "../../src/base/fonts/given/bound-font.js";
import { roomOf, TableRoom } from "../../src/base/fonts/given/bound-tables.js";
import { within } from "../../src/base/fonts/given/count-steps.js";
import { FontError } from "../../src/base/fonts/given/font-error.js";
import { FontsRoom } from "../../src/base/fonts/given/fonts-room.js";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import { advanceOf, commandsOf } from "../../src/base/fonts/given/read-glyph.js";
import { shape } from "../../src/base/fonts/given/shape.js";
import { readTables, writeTables } from "../../src/base/fonts/subset/font-tables.js";
import { moved } from "../support/hebrew-font.js";

const word = "\u05d0\u200d\u05d1";
const tag = (name: string): number[] =>
  [0, 2].map((at) => (name.charCodeAt(at) << 8) | name.charCodeAt(at + 1));
const long = (value: number): number[] => [value >>> 16, value & 0xffff];
const times = (count: number, ...words: number[]): number[] =>
  Array.from({ length: count }, () => words).flat();

/** A table of words of 16 bits. */
function tableOf(...parts: readonly number[][]): DataView {
  const words = parts.flat();
  const table = new DataView(new ArrayBuffer(2 * words.length));
  for (let at = 0; at < words.length; at++) table.setUint16(2 * at, words[at]!);
  return table;
}

const fileWith = (tables: Readonly<Record<string, DataView>>): Uint8Array =>
  writeTables(new Map([...readTables(moved())!, ...Object.entries(tables)]));

const opened = (file: Uint8Array, room?: TableRoom): Font =>
  boundFont(create(Buffer.from(file)) as Font, room);

const letterIn = (font: Font, character: string): number =>
  font.glyphForCodePoint(character.codePointAt(0)!).id;

const shaped = (font: Font): number[] => shape(word, font).glyphs.map(({ id }) => id);

/** Whether the word has the glyphs of its characters, as in a font without rules. */
function isPlain(font: Font): boolean {
  const plain = shaped(opened(fileWith({ GSUB: tableOf([1, 0, 0, 0, 0]) })));
  // The second time, the font is known.
  return [shaped(font), shaped(font)].every((each) => each.sort().join() === plain.sort().join());
}

/** A table of one feature, which names a rule that replaces glyphs this often; the rule has these tables. */
function rulesOf(named: number, tables: readonly number[], ...parts: readonly number[][]) {
  return tableOf(...headOf("ccmp", named), [1, 4, 1, 0, tables.length, ...tables], ...parts);
}

/** A table of one feature, which names a rule this often; the rule has one table. */
function tableOfRules(feature: string, type: number, named: number, table: readonly number[]) {
  return tableOf(...headOf(feature, named), [1, 4, type, 0, 1, 8], [...table]);
}

/** What is before the rules. */
function headOf(feature: string, named: number): number[][] {
  const features = [1, ...tag(feature), 8, 0, named, ...times(named, 0)];
  return [
    [1, 0, 10, 30, 30 + 2 * features.length],
    [1, ...tag("DFLT"), 8, 4, 0, 0, 0xffff, 1, 0],
    features,
  ];
}

/** A rule that moves a letter on to another one, of a feature that a language names this often, and a variation replaces. */
function rulesNamed(named: number, replaced = 0): DataView {
  const scripts = [1, ...tag("DFLT"), 8, 4, 0, 0, 0xffff, named, ...times(named, 0)];
  const features = [1, ...tag("ccmp"), 8, 0, 1, 0];
  const rules = [1, 4, 1, 0, 1, 8, 1, 6, 5, 1, 1, letterIn(opened(moved()), "\u05d0")];
  const places = [14];
  for (const part of [rules, features, scripts]) places.push(places.at(-1)! + 2 * part.length);
  const [rulesAt, featuresAt, scriptsAt, end] = places;
  const variations = [1, 0, ...long(1), ...long(16), ...long(18), 0, 1, 0, replaced];
  return tableOf(
    [1, 1, scriptsAt!, featuresAt!, rulesAt!, ...long(end!)],
    ...[rules, features, scripts],
    [...variations, ...times(replaced, 1, ...long(0))],
  );
}

describe("a word is drawn without the rules of a font", () => {
  it("whose 4,000 scripts are one that has 4,000 languages with the same features", () => {
    const many = 4_000;
    const script = 2 + 6 * many;
    const language = 4 + 6 * many;
    const scripts = [many, ...times(many, ...tag("hebr"), script)];
    const languages = [language, many, ...times(many, ...tag("IWR "), language)];
    const rules = tableOf([1, 0, 10, 0, 0], scripts, languages, [
      0,
      0xffff,
      many,
      ...times(many, 0),
    ]);
    expect(isPlain(opened(fileWith({ GSUB: rules })))).toBe(true);
  });

  it("whose rule has a table of 50,000 glyphs 20,000 times", () => {
    const many = 20_000;
    const start = 6 + 2 * many;
    const rules = rulesOf(1, times(many, start), [1, 6, 1], [1, 50_000, ...times(50_000, 0)]);
    expect(isPlain(opened(fileWith({ GSUB: rules })))).toBe(true);
  });

  it("which search through 60,000 glyphs 20,000 times", () => {
    const font = opened(moved());
    const letter = letterIn(font, "\u05d0");
    // The last of all glyphs.
    const glyphs = [1, 60_000, ...times(59_999, 0), letter];
    const add = [1, 6, 5];
    const rulesOften = rulesOf(20_000, [8], add, glyphs);
    const rulesOnce = rulesOf(1, [8], add, glyphs);
    expect(isPlain(opened(fileWith({ GSUB: rulesOften })))).toBe(true);
    expect(isPlain(opened(fileWith({ GSUB: rulesOnce })))).toBe(false);
  });

  const many = 2_000;
  const other = 0xfffe;
  const letter = letterIn(opened(moved()), "\u05d0");
  const covered = [1, 1, letter];
  /** Rules of a letter, all of which are the same. */
  const set = (...rule: number[]): number[] => [many, ...times(many, 2 + 2 * many), ...rule];

  it.each([
    ["contexts", 5, [1, 8, 1, 14, ...covered, ...set(2, 0, other)]],
    ["contexts with what is before", 6, [1, 8, 1, 14, ...covered, ...set(1, other, 1, 0, 0)]],
    ["ligatures", 4, [1, 8, 1, 14, ...covered, ...set(letter, 2, other)]],
    ["pairs", 2, [1, 12, 4, 0, 1, 18, ...covered, many, ...times(many, other, 0)]],
  ])("which compares 2,000 %s for a letter", (what, type, table) => {
    const room = new TableRoom(undefined, new FontsRoom({ unusual: 20_000 }));
    const file = (named: number): Uint8Array =>
      what === "pairs"
        ? fileWith({ GPOS: tableOfRules("mark", type, named, table) })
        : fileWith({ GSUB: tableOfRules("ccmp", type, named, table) });
    shaped(opened(file(1), room));
    expect(room.run.unusualSteps).toBe(20_000);
    shaped(opened(file(1_500), room));
    expect(room.run.unusualSteps).toBe(0);
  });

  it("which searches 30,000 classes of marks for each glyph", () => {
    const room = new TableRoom(undefined, new FontsRoom({ unusual: 100_000 }));
    const classes = tableOf(
      [1, 0, 12, 0, 0, 18],
      [1, 0, 0],
      [2, 30_000, ...times(30_000, 0, 0, 1)],
    );
    shaped(opened(fileWith({ GDEF: classes, GSUB: rulesOf(1, [8], [1, 6, 0], covered) }), room));
    expect(room.run.unusualSteps).toBe(100_000);
    shaped(opened(fileWith({ GDEF: classes, GSUB: rulesOf(500, [8], [1, 6, 0], covered) }), room));
    expect(room.run.unusualSteps).toBe(0);
  });

  it("which replaces a letter by 60,000 whose classes are searched", () => {
    const room = new TableRoom(undefined, new FontsRoom({ unusual: 100_000 }));
    const classes = tableOf(
      [1, 0, 12, 0, 0, 18],
      [1, 0, 0],
      [2, 60_000, ...times(60_000, 0, 0, 1)],
    );
    const table = [1, 8, 1, 14, ...covered, 60_000, ...times(60_000, other)];
    expect(
      isPlain(opened(fileWith({ GDEF: classes, GSUB: tableOfRules("ccmp", 2, 1, table) }), room)),
    ).toBe(true);
    expect(room.run.unusualSteps).toBe(0);
  });

  it("after others that took many steps, in fonts of the same run, unless it takes few itself", () => {
    const letter = letterIn(opened(moved()), "\u05d0");
    const rules = (named: number) =>
      fileWith({ GSUB: rulesOf(named, [8], [1, 6, 5], [1, 60_000, ...times(59_999, 0), letter]) });
    // Some 450,000 for a word.
    const room = new TableRoom(undefined, new FontsRoom({ unusual: 600_000 }));
    const slow = opened(rules(250), room);
    expect(isPlain(slow)).toBe(false);
    expect(isPlain(slow)).toBe(true);
    expect(isPlain(opened(rules(250), room))).toBe(true);
    expect(isPlain(opened(rules(1), room))).toBe(false);
    expect(isPlain(opened(rules(250)))).toBe(false);
  });

  it("after many others that took a few more steps than most fonts do, until the next picture", () => {
    const letter = letterIn(opened(moved()), "\u05d0");
    const rules = (named: number, letters: number) =>
      fileWith({
        GSUB: rulesOf(named, [8], [1, 6, 5], [1, letters, ...times(letters - 1, 0), letter]),
      });
    const room = new TableRoom(undefined, new FontsRoom({ usual: 20_000 }));
    // Some 3,000 for a word, of which 450 are free.
    const slow = opened(rules(2, 60_000), room);
    const quick = opened(rules(2, 6_000), room);
    const count = (font: Font) => {
      const plain = String(shaped(opened(fileWith({ GSUB: tableOf([1, 0, 0, 0, 0]) }))));
      return times(100, 0).filter(() => String(shaped(font)) !== plain).length;
    };
    expect(count(quick)).toBe(100);
    expect(room.run.usualSteps).toBe(20_000);
    expect(count(slow)).toBeGreaterThan(5);
    expect(count(slow)).toBe(0);
    expect(room.run.unusualSteps).toBe(new FontsRoom().unusualSteps);
    expect(count(quick)).toBe(100);
    room.run.startPicture();
    expect(count(slow)).toBeGreaterThan(5);
    expect(count(slow)).toBe(0);
  });

  it("whose language has 3,000 features, or has 1,500 of which 1,000 are replaced", () => {
    const isPlainWith = (named: number, replaced: number): boolean =>
      isPlain(opened(fileWith({ GSUB: rulesNamed(named, replaced) })));
    expect(isPlainWith(1_500, 0)).toBe(false);
    expect(isPlainWith(1_500, 500)).toBe(false);
    expect(isPlainWith(1_500, 1_000)).toBe(true);
    expect(isPlainWith(3_000, 0)).toBe(true);
  });

  it("whose feature has 6,000 rules", () => {
    const named = (count: number) => fileWith({ GSUB: rulesOf(count, [8], [1, 6, 5], covered) });
    expect(isPlain(opened(named(1_000)))).toBe(false);
    expect(isPlain(opened(named(6_000)))).toBe(true);
  });

  it("whose state machine stays at a letter", () => {
    const machine = (flags: number): DataView => {
      const classes = [8, 0, 2, 1, 1, 0];
      const states = times(16, 0);
      const table = [
        ...[...long(4), ...long(16), ...long(28), ...long(60)],
        ...[...classes, ...states, 0, flags],
      ];
      const subtable = [...long(12 + 2 * table.length), 0, 0, ...long(1), ...table];
      return tableOf(
        [2, 0, ...long(1)],
        [...long(1), ...long(16 + 2 * subtable.length), ...long(0), ...long(1)],
        subtable,
      );
    };
    expect(isPlain(opened(fileWith({ morx: machine(0x4000) })))).toBe(true);
    expect(isPlain(opened(fileWith({ morx: machine(0) })))).toBe(true);
  });
});

it("the features of a script are found once for all words", () => {
  const font = opened(fileWith({ GSUB: rulesNamed(1_000) }));
  boundRules(font);
  const processor = font._layoutEngine.engine!.GSUBProcessor! as LookupProcessor & Finder;
  const find = vi.spyOn(processor, "findScript");
  const words = ["\u05d0\u200d\u05d1", "\u05d0\u200d", "\u05d1\u200d\u05d0"];
  const glyphs = words.map((each) => shape(each, font).glyphs.map(({ id }) => id));
  // Its own name, and those that are used instead.
  expect(find).toHaveBeenCalledTimes(2);
  const inTurn = [...words, "e\u0301", ...words].map((each) =>
    shape(each, font).glyphs.map(({ id }) => id),
  );
  expect(find).toHaveBeenCalledTimes(4);
  expect(inTurn.slice(0, 3)).toEqual(glyphs);
  expect(inTurn.slice(4)).toEqual(glyphs);
});

it("the rules of features are listed once for all words", () => {
  const font = opened(fileWith({ GSUB: rulesNamed(1) }));
  boundRules(font);
  const processor = font._layoutEngine.engine!.GSUBProcessor! as LookupProcessor & Finder;
  const get = vi.spyOn(processor.table.lookupList, "get");
  const ids = [word, word, `${word}\u05d1`].map((each) => shape(each, font).glyphs[0]!.id);
  expect(get).toHaveBeenCalledTimes(1);
  expect(ids[1]).toBe(ids[0]);
});

/** What else a processor does. */
interface Finder {
  findScript: (script: unknown) => unknown;
  readonly table: { readonly lookupList: { get: (index: number) => unknown } };
}

it("the characters that select variants are listed once for all words, or not if they are too many", () => {
  const listed = (length: number): number => {
    const font = opened(moved());
    const toArray = vi.fn(() => []);
    font._cmapProcessor.uvs = { varSelectors: { length, toArray } };
    for (const each of ["A\ufe0f", "B\ufe0f\ufe0e", "AB\ufe0f"]) shape(each, font);
    return toArray.mock.calls.length;
  };
  expect(listed(300)).toBe(1);
  expect(listed(301)).toBe(0);
});

it("classes of glyphs are counted for each letter, unless they are in order", () => {
  const left = (...ranges: number[]): number => {
    const GDEF = tableOf([1, 0, 12, 0, 0, 0], [2, ranges.length / 3, ...ranges]);
    const font = opened(fileWith({ GDEF, GSUB: tableOf([1, 0, 0, 0, 0]) }));
    shaped(font);
    return roomOf(font).run.usualSteps;
  };
  const all = new FontsRoom().usualSteps;
  expect(left(...times(20_000, 0, 0, 1))).toBeLessThan(all);
  expect(left(...Array.from({ length: 20_000 }, (_, at) => [at, at, 1]).flat())).toBe(all);
});

it("glyphs are found in ranges as if all of them were searched", () => {
  const font = opened(fileWith({ GSUB: rulesNamed(1) }));
  boundRules(font);
  const processor = font._layoutEngine.engine!.GSUBProcessor!;
  const lists = [
    [],
    [[3, 3]],
    [
      [1, 2],
      [3, 3],
      [5, 9],
      [10, 12],
      [14, 15],
    ],
    [
      [0, 4],
      [6, 7],
    ],
    [
      [5, 9],
      [1, 2],
      [6, 14],
    ],
    [
      [4, 3],
      [5, 6],
    ],
    [
      [2, 5],
      [5, 7],
    ],
  ];
  for (const list of lists) {
    const ranges = list.map(([start, end], at) => ({ start: start!, end: end!, at }));
    const classes = ranges.map(({ start, end, at }) => ({ start, end, class: at + 1 }));
    const covered = ranges.map(({ start, end, at }) => ({
      start,
      end,
      startCoverageIndex: 9 * at,
    }));
    for (let glyph = 0; glyph < 17; glyph++) {
      const found = ranges.find(({ start, end }) => start <= glyph && glyph <= end);
      const table = { version: 2, classRangeRecord: classes, rangeRecords: covered };
      expect(processor.getClassID(glyph, table)).toBe(found ? found.at + 1 : 0);
      const index = found ? 9 * found.at + glyph - found.start : -1;
      expect(processor.coverageIndex(table, glyph)).toBe(index);
    }
  }
});

it("Apple's rules are counted for each letter, also those without states, and their features", () => {
  const left = (features: number, rules: number): number => {
    const rule = [0, 24, 0, 4, 0, 1, 6, 4, 0, 0, 0, 0];
    const chain = [0, 1, 0, 16 + 12 * features + 24 * rules, ...long(features), ...long(rules)];
    const morx = tableOf(
      [2, 0, ...long(1)],
      chain,
      times(features, 0, 0, 0, 0, 0, 0),
      times(rules, ...rule),
    );
    const font = opened(fileWith({ morx }));
    shaped(font);
    return roomOf(font).run.usualSteps;
  };
  const all = new FontsRoom().usualSteps;
  expect(left(10, 10)).toBe(all);
  expect(left(0, 2_000)).toBeLessThan(all);
  expect(left(5_000, 0)).toBeLessThan(all);
});

it("letters far behind the end of a word are counted, though none is there", () => {
  const font = opened(fileWith({ GSUB: rulesNamed(1) }));
  boundRules(font);
  const processor = font._layoutEngine.engine!.GSUBProcessor!;
  shaped(font);
  const matched = (distance: number) =>
    within(400, () => processor.match(distance, [1], () => true));
  expect(matched(-10)).toBe(false);
  expect(() => matched(-30_000)).toThrow("takes too long");
});

it("no glyph stands for more characters than a word has", () => {
  const font = opened(moved());
  expect(font.getGlyph(1, times(200, 0x5d0)).codePoints).toHaveLength(200);
  expect(() => font.getGlyph(2, times(201, 0x5d0))).toThrow(RangeError);
});

it("a name is not read that 65,535 languages have, each for itself", () => {
  const many = 65_535;
  const records = Array.from({ length: many }, (_, at) => [3, 1, at, at % 250, 65_534, 0]).flat();
  const name = tableOf([0, many, 6], records, times(32_768, 0x4141));
  const data = fileWith({ name });
  expect(() => readFonts([{ data }])).toThrow("the font has no name");
  expect(readFonts([{ data, family: "Odd" }]).fonts.families).toEqual(["Odd"]);
});

it("all fonts share what their tables take", () => {
  const font = opened(moved(), new TableRoom(50));
  expect(() => font._decodeTable(font.directory.tables.cmap!)).not.toThrow();
  expect(() => font._decodeTable(font.directory.tables.name!)).toThrow(FontError);
});

describe("in a variable font", () => {
  const axes = tableOf(
    [1, 0, 16, 2, 1, 20, 0, 4, ...tag("wght")],
    [100, 0, 100, 0, 900, 0, 0, 256],
  );
  // fontkit needs the name of the axis.
  const name = tableOf([0, 1, 18], [3, 1, 0x409, 256, 2, 0], [0x41]);
  const first = "\u05d0";

  /** The variations of all glyphs: these many, which all move each point by nothing. */
  function variations(count: number): DataView {
    const { numGlyphs } = create(moved()) as Font;
    const header = 20 + 4 * (numGlyphs + 1);
    const runs = times(20, 0xbfbf);
    const own = [
      0x8000 | count,
      4 + 6 * count,
      ...times(count, 0, 0x8000, 0x4000),
      0x00bf,
      ...runs,
    ];
    const places = Array.from({ length: numGlyphs + 1 }, (_, id) =>
      long(id % 2 ? 2 * own.length : 0),
    );
    return tableOf(
      [1, 0, 1, 0, ...long(header), numGlyphs, 1, ...long(header)],
      places.flat(),
      own,
    );
  }

  const glyphOf = (tables: Readonly<Record<string, DataView>>) => {
    const font = create(Buffer.from(fileWith({ name, fvar: axes, ...tables }))) as Font;
    const cut = boundFont(font.getVariation({ wght: 400 }));
    const id = letterIn(cut, first);
    return cut.getGlyph(id % 2 ? id + 1 : id);
  };

  it("a letter with 4,000 variations of the same bytes draws nothing", () => {
    expect(commandsOf(glyphOf({ gvar: variations(3) }))?.length).toBeGreaterThan(3);
    expect(commandsOf(glyphOf({ gvar: variations(4_000) }))).toBeUndefined();
    expect(advanceOf(glyphOf({ gvar: variations(4_000) }))).toBeUndefined();
  });

  it("widths are not changed by 20,000 parts that are one of 60,000 values", () => {
    const many = 20_000;
    const parts = 8 + 4 * many;
    const store = [1, ...long(parts), many, ...times(many, ...long(parts + 4))];
    const values = [60_000, 0, 0];
    const HVAR = tableOf([1, 0, ...long(20), ...times(6, 0)], store, [1, 0], values);
    expect(advanceOf(glyphOf({ gvar: variations(1), HVAR }))).toBeGreaterThan(0);
  });
});

it("a font in WOFF2 is not read whose glyphs have more points than all fonts may have", () => {
  const points = 65_535;
  const sizes = [2, 3, points, points + 1, 0, 0, 0].flatMap(long);
  const glyf = tableOf([0, 0, 1, 0], sizes, [1, 0xfdff, 0xff00], times(points, 0));
  const data = woff2({ ...Object.fromEntries(readTables(moved())!), glyf });
  expect(() => opened(data).getGlyph(0)).not.toThrow();
  expect(() => opened(data, new TableRoom(points - 1)).getGlyph(0)).toThrow(FontError);
});

/** The font as WOFF2, with `glyf` in its transformed form and without `loca`. */
function woff2(tables: Readonly<Record<string, DataView>>): Uint8Array {
  const base128 = (value: number): number[] =>
    [14, 7].map((bits) => 0x80 | ((value >> bits) & 0x7f)).concat(value & 0x7f);
  const anyTag = 63;
  const entries: number[] = [];
  const contents: Uint8Array[] = [];
  for (const [name, { buffer, byteOffset, byteLength }] of Object.entries(tables)) {
    const length = name === "loca" ? 0 : byteLength;
    const isTransformed = name === "glyf" || name === "loca";
    entries.push(anyTag, ...Buffer.from(name, "latin1"), ...base128(byteLength));
    if (isTransformed) entries.push(...base128(length));
    contents.push(new Uint8Array(buffer, byteOffset, length));
  }
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  const packed = brotliCompressSync(Buffer.concat(contents), quality);
  const head = Buffer.alloc(48);
  head.write("wOF2", 0, "latin1");
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt16BE(Object.keys(tables).length, 12);
  head.writeUInt32BE(packed.length, 20);
  return Buffer.concat([head, Buffer.from(entries), packed]);
}

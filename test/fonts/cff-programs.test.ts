/** Tests that programs of CFF letters end: those that take too long, or any number of operands, draw nothing. */
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { boundFont } from "../../src/base/fonts/given/bound-font.js";
import { commandsOf } from "../../src/base/fonts/given/read-glyph.js";
import { cff2Font, cffFont, routine } from "../support/cff-font.js";

const [call, leave, moveTo, lineTo, hints, end] = [29, 11, 21, 5, 1, 14];
const one = 140;
const line = [one, one, lineTo];
const start = [one, one, moveTo];

const times = (count: number, ...bytes: number[]): number[] => Array(count).fill(bytes).flat();

/** Routines that each call the next one 40 times, and the last of which does something. */
const nested = (count: number, last: number[]): number[][] =>
  Array.from({ length: count }, (_, at) => [
    ...(at < count - 1 ? times(40, ...routine(at + 1), call) : last),
    leave,
  ]);

const opened = (file: Uint8Array): Font => boundFont(create(Buffer.from(file)) as Font);

describe("a program", () => {
  it.each<[string, number[], number[][]]>([
    ["of lines", [...start, ...line, ...line, end], []],
    ["that calls routines", [...start, ...routine(0), call, end], nested(3, line)],
    ["of 100,000 lines", [...start, ...routine(0), call, end], [times(100_000, ...line)]],
    ["with a curve of two parts", [...start, ...times(13, one), 12, 35, end], []],
  ])("%s draws", (_, program, routines) => {
    expect(commandsOf(opened(cffFont(program, routines)).getGlyph(1))?.length).toBeGreaterThan(2);
  });

  it.each<[string, number[], number[][]]>([
    ["whose routines multiply", [...start, ...routine(0), call, end], nested(9, line)],
    ["whose routines do nothing, many times", [...start, ...routine(0), call, end], nested(9, [])],
    ["whose routine calls itself", [...start, ...routine(0), call, end], [[...routine(0), call]]],
    ["of very many operands", [...start, ...routine(0), call, lineTo, end], [times(300_000, one)]],
    [
      "that copies operands",
      [...start, one, ...routine(0), call, lineTo, end],
      [times(150_000, 12, 27)],
    ],
    ["that rolls a billion operands", [...start, ...times(2, 28, 127, 255), 12, 30, end], []],
    ["of very many lines", [...start, ...routine(0), call, end], [times(150_000, ...line)]],
  ])("%s draws nothing", (_, program, routines) => {
    expect(commandsOf(opened(cffFont(program, routines)).getGlyph(1))).toBeUndefined();
  });

  it("that takes long draws in few letters only, however often these are read", () => {
    const font = opened(
      cffFont([...start, ...routine(0), call, end], nested(4, [one, one, hints])),
    );
    const draws = (id: number): boolean => commandsOf(font.getGlyph(id)) !== undefined;
    const drawn = Array.from({ length: 60 }, (_, id) => id).filter(draws);
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.length).toBeLessThan(20);
    font._glyphs = {};
    expect(drawn.every(draws)).toBe(true);
  });
});

describe("a program that varies", () => {
  const blend = 16;
  const shape = [one, lineTo, ...line];
  const varied = [one, one, one, blend, one, moveTo, one, ...shape];
  const nothing = [139, blend, one, one, moveTo, one, ...shape];

  it.each<[string, number[], number]>([
    ["in a region", varied, 1],
    ["in a region, without operands", nothing, 1],
    ["in 100 regions", [one, ...times(100, one), one, blend, one, moveTo, one, ...shape], 100],
  ])("%s draws", (_, program, regions) => {
    expect(commandsOf(opened(cff2Font(program, regions)).getGlyph(1))?.length).toBeGreaterThan(2);
  });

  it("and blends the same operands again and again draws nothing", () => {
    const again = times(2_000, 28, 0x3a, 0x98, blend);
    const program = [...times(15_000, one), ...again, one, moveTo, one, ...shape];
    expect(commandsOf(opened(cff2Font(program, 10)).getGlyph(1))).toBeUndefined();
  });

  it.each([
    ["", varied],
    [", without operands,", nothing],
  ])("in 30,000 regions%s draws nothing", (_, program) => {
    expect(commandsOf(opened(cff2Font(program, 30_000)).getGlyph(1))).toBeUndefined();
  });
});

/** Dictionaries of CFF fonts: those that would cause an endless loop are refused, all others are not. */
import { describe, expect, it } from "vitest";
import { checkCff } from "../../src/base/fonts/given/check-cff.js";

const integer = (value: number) => [29, value >> 24, value >> 16, value >> 8, value];
const index = (...entries: number[][]) => {
  if (entries.length === 0) return [0, 0];
  let at = 1;
  const ends = entries.map(({ length }) => (at += length));
  return [0, entries.length, 1, 1, ...ends, ...entries.flat()];
};

/** A table with one font that has this private dictionary. */
function tableOf(dict: readonly number[]): DataView {
  const write = (at: number) => [
    ...[1, 0, 4, 1],
    ...index([65]),
    ...index([...integer(dict.length), ...integer(at), 18]),
    ...index(),
  ];
  const head = write(write(0).length);
  return new DataView(Uint8Array.from([...head, ...dict]).buffer);
}

describe("a private dictionary", () => {
  it.each<[string, number[]]>([
    ["without content", []],
    ["with a width", [140, 20]],
    ["with as many operands as it declares", [140, 141, 140, 23]],
    ["with a decimal", [30, 0xe1, 0xa5, 0xff, 20]],
    ["that begins with an operator", [23]],
  ])("%s is read", (_, dict) => {
    expect(() => checkCff(tableOf(dict))).not.toThrow();
  });

  it.each<[string, number[]]>([
    ["a negative number of operands", [134, 23]],
    ["a negative number of operands, in two bytes", [140, 251, 0, 23]],
    ["a negative number of operands, in four", [...integer(-1), 23]],
    ["a negative number of operands, as a decimal", [30, 0xe1, 0xff, 23]],
    ["an end within an operand", [28, 1]],
  ])("with %s is not", (_, dict) => {
    expect(() => checkCff(tableOf(dict))).toThrow(RangeError);
  });
});

/** A table of the second version whose dictionary names one index of empty entries again and again. */
function manyTimes(times: number, entries: number): DataView {
  const at = 5 + 7 * times;
  const names = Array.from({ length: times }, () => [...integer(at), 12, 36]).flat();
  const head = [
    2,
    0,
    5,
    names.length >> 8,
    names.length,
    ...names,
    ...integer(entries).slice(1),
    1,
  ];
  const bytes = new Uint8Array(head.length + entries + 1).fill(1);
  bytes.set(head);
  return new DataView(bytes.buffer);
}

it("indexes have a number of entries, also if they are named often", () => {
  expect(() => checkCff(manyTimes(1, 65_535))).not.toThrow();
  // Without that, two minutes.
  expect(() => checkCff(manyTimes(9_000, 65_535))).toThrow("indexes of too many entries");
});

it.each<[string, number[]]>([
  ["a table that breaks off", [1, 0, 4]],
  ["an index without its entries", [1, 0, 4, 1, 0xff, 0xff, 4]],
  ["entries that overlap", [1, 0, 4, 1, 0, 2, 1, 5, 1, 5, 0, 0, 0, 0, 0, 0]],
  ["a second version that breaks off", [2, 0, 5, 0xff, 0xff, 140, 20]],
])("%s is refused", (_, bytes) => {
  expect(() => checkCff(new DataView(Uint8Array.from(bytes).buffer))).toThrow(RangeError);
});

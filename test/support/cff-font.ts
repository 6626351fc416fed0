/** Makes a font whose letters are drawn by a program in a CFF table. */
import { readTables, writeTables } from "../../src/base/fonts/subset/font-tables.js";
import { moved } from "./hebrew-font.js";

const four = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const integer = (value: number) => [29, ...four(value)];

const two = (value: number) => [value >>> 8, value & 255];

/** @param count the bytes of a number of entries */
function index(entries: readonly (readonly number[])[], count = two): number[] {
  if (entries.length === 0) return count(0);
  let at = 1;
  const ends = entries.flatMap(({ length }) => {
    at += length;
    return four(at);
  });
  return [...count(entries.length), 4, ...four(1), ...ends, ...entries.flat()];
}

/**
 * The file of a font for Hebrew letters, all of which have the same program; the sign for missing ones is empty.
 *
 * @param routines the programs that it can call with the operator 29
 */
export function cffFont(
  program: readonly number[],
  routines: readonly (readonly number[])[] = [],
): Uint8Array {
  const write = (programs: number) => [
    ...[1, 0, 4, 4],
    ...index([[65]]),
    ...index([[...integer(programs), 17, ...integer(0), ...integer(4), 18]]),
    ...index([]),
    ...index(routines),
  ];
  const head = write(write(0).length);
  return fileWith({ "CFF ": [...head, ...index(programsOf([14], program))] });
}

/**
 * The file of a variable font for Hebrew letters, all of which have the same program.
 *
 * @param regions the number of regions in which the letters vary, all of them the same
 */
export function cff2Font(program: readonly number[], regions: number): Uint8Array {
  const write = (programs: number, dicts: number, regionsAt: number) => {
    const top = [
      ...[...integer(programs), 17],
      ...[...integer(dicts), 12, 36],
      ...[...integer(regionsAt), 24],
    ];
    return [2, 0, 5, ...two(top.length), ...top, ...index([], four)];
  };
  const start = write(0, 0, 0).length;
  const dicts = index([[...integer(0), ...integer(4), 18]], four);
  // One axis with one region, from 0 to 1.
  const list = [...two(1), ...two(1), ...two(0), ...two(0x4000), ...two(0x4000)];
  const parts = [...two(0), ...two(0), ...two(regions), ...Array<number>(2 * regions).fill(0)];
  const store = [...two(1), ...four(12), ...two(1), ...four(12 + list.length), ...list, ...parts];
  const varying = [...two(0), ...store];
  const programs = index(programsOf([], program), four);
  const programsAt = start + dicts.length + varying.length;
  const head = write(programsAt, start, start + dicts.length);
  const axis = [...four(100 << 16), ...four(400 << 16), ...four(900 << 16), ...two(0), ...two(256)];
  const axes = [1, 0, 16, 2, 1, 20, 0, 4].flatMap(two);
  const weight = [0x77, 0x67, 0x68, 0x74];
  // fontkit needs the name of the axis.
  const names = [0, 1, 18, 3, 1, 0x409, 256, 2, 0, 0x41].flatMap(two);
  return fileWith({
    CFF2: [...head, ...dicts, ...varying, ...programs],
    fvar: [...axes, ...weight, ...axis],
    name: names,
  });
}

/** The programs of all letters, the first of which is for missing ones. */
function programsOf(missing: readonly number[], program: readonly number[]) {
  const count = readTables(moved())!.get("maxp")!.getUint16(4);
  return Array.from({ length: count }, (_, id) => (id === 0 ? missing : program));
}

function fileWith(own: Readonly<Record<string, readonly number[]>>): Uint8Array {
  const tables = new Map(readTables(moved())!);
  for (const [tag, bytes] of Object.entries(own)) {
    tables.set(tag, new DataView(Uint8Array.from(bytes).buffer));
  }
  tables.delete("glyf");
  tables.delete("loca");
  const file = writeTables(tables);
  file.set(new TextEncoder().encode("OTTO"));
  return file;
}

/** The operand of a call of a routine, of which there are fewer than 1,240. */
export function routine(at: number): number[] {
  return [139 + at - 107];
}

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

function index(entries: readonly (readonly number[])[]): number[] {
  if (entries.length === 0) return [0, 0];
  let at = 1;
  const ends = entries.flatMap(({ length }) => {
    at += length;
    return four(at);
  });
  return [entries.length >> 8, entries.length & 255, 4, ...four(1), ...ends, ...entries.flat()];
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
  const tables = new Map(readTables(moved())!);
  const count = tables.get("maxp")!.getUint16(4);
  const write = (programs: number) => [
    ...[1, 0, 4, 4],
    ...index([[65]]),
    ...index([[...integer(programs), 17, ...integer(0), ...integer(4), 18]]),
    ...index([]),
    ...index(routines),
  ];
  const head = write(write(0).length);
  const programs = index(Array.from({ length: count }, (_, id) => (id === 0 ? [14] : program)));
  tables.set("CFF ", new DataView(Uint8Array.from([...head, ...programs]).buffer));
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

/** Turns a width into a box that nobody sees: what has no width of its own asks for that much where its container hugs. */
import type { Box } from "../../box/box.js";
import { grid } from "../../box/build.js";

/**
 * A box without height for a column, in which all else would do with no width at all. Where there is less room,
 * it asks for none.
 * @param px the width
 * @param gap px between the children of the column, which it takes back
 */
export function naturalWidth(px: number, gap: number): Box {
  const margin = gap === 0 ? undefined : { bottom: -gap };
  return grid(
    { columns: [{ kind: "upTo", value: px }], height: 0, shrink: 0, ...(margin && { margin }) },
    [],
    { decorative: true },
  );
}

/** px that a text takes on a line at most, by the usual width of its letters: what stands for it is not measured. */
export function roughWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += character.codePointAt(0)! < 0x2e80 ? 0.57 : 1;
  return Math.ceil(ems * size);
}

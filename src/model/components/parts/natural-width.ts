/** Gives an element without a natural width one, by means of an invisible box. */
import type { Box } from "../../box/box.js";
import { grid } from "../../box/build.js";

/**
 * A box of height 0 for a column whose other children have a minimum width of 0. If there is less space, it shrinks.
 * @param px the natural width
 * @param gap the gap of the column in px, which the box compensates
 */
export function naturalWidth(px: number, gap: number): Box {
  const margin = gap === 0 ? undefined : { bottom: -gap };
  return grid(
    { columns: [{ kind: "upTo", value: px }], height: 0, shrink: 0, ...(margin && { margin }) },
    [],
    { decorative: true },
  );
}

/** The approximate maximum width of a text on one line, in px, without measuring it. */
export function roughWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += character.codePointAt(0)! < 0x2e80 ? 0.57 : 1;
  return Math.ceil(ems * size);
}

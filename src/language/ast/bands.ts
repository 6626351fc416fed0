/** The bands of board widths, and the meaning of the modifiers that name them. */
import { breakpoints } from "./breakpoints.js";
import type { AstNode } from "./node.js";

/** Minimum width in px of the boards in each band. */
export const bands = { sm: 0, md: breakpoints.md, lg: breakpoints.xl } as const;

/** A range of board widths. */
export type Band = keyof typeof bands;

/** A modifier that limits the boards on which an element is drawn. */
export type BandModifier = `${"hidden" | "only"}-${Band}`;

const names = Object.keys(bands) as Band[];

/** The band of a width in px. */
export function bandOf(width: number): Band {
  return names.findLast((name) => width >= bands[name]) ?? "sm";
}

/** Whether a word may be one of these modifiers: a quick check before an exact one. */
export function mayNameBand(word: string): boolean {
  return word.startsWith("only-") || word.startsWith("hidden-");
}

/** Whether an element with some of these modifiers is drawn in a band. */
export function isDrawnIn(band: Band, has: (word: BandModifier) => boolean): boolean {
  if (has(`hidden-${band}`)) return false;
  return has(`only-${band}`) || !names.some((name) => has(`only-${name}`));
}

/** Whether an element with some of these modifiers is drawn in any band. */
export function isDrawnSomewhere(has: (word: BandModifier) => boolean): boolean {
  return names.some((band) => isDrawnIn(band, has));
}

/** Whether a node has a modifier or attribute that may name a band. */
export function mentionsBand({ modifiers, attributes }: AstNode): boolean {
  if (modifiers?.some(mayNameBand)) return true;
  for (const name in attributes) if (mayNameBand(name)) return true;
  return false;
}

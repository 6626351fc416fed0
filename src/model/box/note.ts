/** What a note outside a board is about, and what it takes there. */
import type { Color } from "./style.js";

/** Where a note may stand; `nearest` is left or right of its board. */
export const noteSides = ["left", "right", "top", "bottom"] as const;

/** The side of a board at which a note stands. */
export type NoteSide = (typeof noteSides)[number];

/** What a note says of itself. */
export interface Note {
  side: NoteSide | "nearest";
  /** Id of the box that it is about, or of the note itself where a marker says so; undefined for none. */
  of: string | undefined;
  /** Of the line between both. */
  color: Color;
}

/** Width in px of a note. */
export const noteWidth = 208;

/** px between a board and its notes, in which lines turn. */
export const noteGutter = 32;

/** px that notes at some sides take left and right of a board, before they are laid out. */
export function noteRoom(sides: readonly Note["side"][]): number {
  const isNearest = sides.includes("nearest");
  const taken = (["left", "right"] as const).filter((side) => isNearest || sides.includes(side));
  return taken.length * (noteWidth + noteGutter);
}

/** Describes the subject of a note outside a board, and the space that it takes. */
import type { Color } from "./style.js";

/** The places of a note; `nearest` is the left or right of its board. */
export const noteSides = ["left", "right", "top", "bottom"] as const;

/** The side of a board at which a note is placed. */
export type NoteSide = (typeof noteSides)[number];

/** The properties of a note. */
export interface Note {
  side: NoteSide | "nearest";
  /** Id of the box that it is about, or of the note itself if a marker refers to it; undefined for none. */
  of: string | undefined;
  /** The color of the line between both. */
  color: Color;
}

/** Width in px of a note. */
export const noteWidth = 208;

/** Width in px of the space between a board and its notes, in which their lines turn. */
export const noteGutter = 32;

/** Width in px that notes at these sides take at the left and right of a board, before layout. */
export function noteRoom(sides: readonly Note["side"][]): number {
  const isNearest = sides.includes("nearest");
  const taken = (["left", "right"] as const).filter((side) => isNearest || sides.includes(side));
  return taken.length * (noteWidth + noteGutter);
}

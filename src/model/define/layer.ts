/** Describes where elements are drawn that are not placed in the flow. */
import type { Aside } from "../box/box.js";
import type { Note } from "../box/note.js";

/** Where an element is drawn that is not in the flow. */
export type Layer =
  /** Over what follows, at the place where it is written. */
  | { at: "place" }
  /** Over the content, at a corner or edge of the board. */
  | { at: "edge"; edge: BoardEdge }
  /** Over the dimmed board; on a copy of it unless it is open. */
  | { at: "front"; side: "center" | "left" | "right" | "top" | "bottom"; isOpen: boolean }
  /** In a panel outside the board, or in notes around it; a prototype has these in a panel. */
  | { at: "aside"; place: Exclude<Aside["place"], "note"> }
  | { at: "aside"; place: "note"; side: Note["side"] };

/** A corner of a board, or the middle of its upper or lower edge. */
export type BoardEdge = `${"top" | "bottom"}-${"left" | "center" | "right"}`;

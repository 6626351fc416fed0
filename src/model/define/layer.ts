/** Describes where elements outside the flow are drawn. */
import type { Aside } from "../box/box.js";
import type { Note } from "../box/note.js";

/** The place of an element outside the flow. */
export type Layer =
  /** Above what follows, at the place where it is written. */
  | { at: "place" }
  /** Above the content, at a corner or edge of the board. */
  | { at: "edge"; edge: BoardEdge }
  /** Above the dimmed board; on a copy of the board unless it is open. */
  | { at: "front"; side: "center" | "left" | "right" | "top" | "bottom"; isOpen: boolean }
  /** In a panel outside the board, or in notes around it, which a prototype also puts into a panel. */
  | { at: "aside"; place: Exclude<Aside["place"], "note"> }
  | { at: "aside"; place: "note"; side: Note["side"] };

/** A corner of a board, or the middle of its top or bottom edge. */
export type BoardEdge = `${"top" | "bottom"}-${"left" | "center" | "right"}`;

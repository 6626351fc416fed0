/** Describes where an element is: what its container says to it, and which layer of the board it is on. */
import type { Aside, Box } from "../box/box.js";
import type { Note } from "../box/note.js";
import type { Align, Color, Justify, TextStyle } from "../box/style.js";
import type { LowerContext } from "./component.js";
import type { ItemContent } from "./item-content.js";

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

/** What an element finds around it; a container says it for its children. */
export interface Surroundings {
  /** How the container places its children. */
  readonly axis: "row" | "column" | "grid";
  /** Placement across the axis that the container was given; undefined when it was given none. */
  readonly align: Align | undefined;
  /** px between the children of the container. */
  readonly gap: number;
  readonly textAlign: NonNullable<TextStyle["align"]>;
  /** px of running text that says no size itself. */
  readonly textSize: number;
  /** Color of text. */
  readonly ink: Color;
  /** Color of text of less weight. */
  readonly muted: Color;
  /** Where on the board: in a bar (header), at the side (sidebar), in a hero section. */
  readonly place: "bar" | "side" | "hero" | undefined;
  /** What a row or column directly in the container does: fill it, or spread its children. */
  readonly spread: "fill" | "between" | undefined;
  /** Distribution along the axis that the container was given. */
  readonly justify: Justify | undefined;
  /** Whether only space is above it on the board. */
  readonly isFirst: boolean;
  /** Whether nothing is below it on the board. */
  readonly isLast: boolean;
  /**
   * Whether children reach an edge that is seen, of their board, a frame, a ground or a line beside them: it is the only
   * line that they need, and their words keep a distance from it.
   */
  readonly flush: boolean;
  /** Who decided on the `gap`: the source, what the container found in it, or else its component. */
  readonly gapFrom: "source" | "content" | undefined;
  /** Whether fields share the width of their row, or take what they need. */
  readonly fields: "shared" | "natural";
  /** How the container draws its items. */
  readonly item: ((content: ItemContent, cx: LowerContext) => Box) | undefined;
}

/** How a container arranges its children. */
export type Arrangement = Pick<Surroundings, "axis" | "align" | "gap" | "justify"> &
  Partial<Pick<Surroundings, "fields" | "gapFrom">>;

/** Describes the content of the stage: a picture that can be scaled, pointed at and searched by line. */
import type { Area, BoardView, ElementPlaces, PictureView, WrittenPlace } from "../protocol.js";

/** The lines of an element; for an element from a component, the lines of its use, and where it is written. */
export interface ElementPlace {
  line: number;
  column: number;
  lastLine: number;
  written?: WrittenPlace | undefined;
}

/** Converts a place from the server's format. */
export function elementPlace([line, column, lastLine, written]: ElementPlaces): ElementPlace {
  return { line, column, lastLine, written };
}

/** A picture on the stage; all lengths are px of the picture at full size. */
export interface Content {
  readonly root: HTMLElement;
  readonly size: { width: number; height: number };
  /** Replaces the previous picture in one step. */
  show(picture: PictureView, theme: "light" | "dark"): Promise<void>;
  scale(zoom: number): void;
  /** The area of a board. */
  areaOfBoard(board: BoardView): Area;
  /** The areas of an element by its number; several if it is drawn several times. */
  areasOf(element: number): Area[];
  /** The area of the innermost element of a line; several if it is drawn several times. */
  areasAt(line: number): Area[];
}

/** The innermost of several elements with a line; the later one of two. */
export function innermost<T extends ElementPlace>(
  places: readonly T[],
  line: number,
): T | undefined {
  let best: T | undefined;
  for (const place of places) {
    if (place.line > line || place.lastLine < line) continue;
    const isInner =
      best === undefined ||
      place.line > best.line ||
      (place.line === best.line && place.column >= best.column);
    if (isInner) best = place;
  }
  return best;
}

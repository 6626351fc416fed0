/** Describes what the stage contains: a picture that can be scaled, pointed at and searched by line. */
import type { Area, BoardView, ElementPlaces, PictureView, WrittenPlace } from "../protocol.js";

/** The lines of an element, or of its use, and then where it is written. */
export interface ElementPlace {
  line: number;
  column: number;
  lastLine: number;
  written?: WrittenPlace | undefined;
}

/** A place as the server sends it. */
export function elementPlace([line, column, lastLine, written]: ElementPlaces): ElementPlace {
  return { line, column, lastLine, written };
}

/** A picture on the stage; all lengths are px of the picture at full size. */
export interface Content {
  readonly root: HTMLElement;
  readonly size: { width: number; height: number };
  /** Takes the place of the picture that was there, all at once. */
  show(picture: PictureView, theme: "light" | "dark"): Promise<void>;
  scale(zoom: number): void;
  /** The area of a board. */
  areaOfBoard(board: BoardView): Area;
  /** The areas of an element by its number; several if it is drawn several times. */
  areasOf(element: number): Area[];
  /** The area of the innermost element of a line; several if it is drawn several times. */
  areasAt(line: number): Area[];
}

/** The innermost of some elements that has a line; the later one of two. */
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

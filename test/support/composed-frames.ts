/** Returns the frames of a source as users see it drawn. */
import { Composition } from "../../src/composition.js";
import { documentOf } from "../../src/document-of.js";
import type { Frame } from "../../src/drawing/layout/frame.js";

/** A frame and all of its descendants, in order. */
export function withInner(frame: Frame): Frame[] {
  return [frame, ...frame.children.flatMap(withInner)];
}

/** The frames of each board. */
export function composedBoards(source: string, width: number): Frame[][] {
  const { boards } = new Composition(documentOf(source), { room: width }).frames;
  return boards.map(({ frame }) => withInner(frame));
}

/** Finds the notes among the boxes of a component. */
import type { Box } from "./box.js";

/** The outermost notes in a box, or the box itself if it is one. */
export function notesIn(box: Box): Box[] {
  if (box.note !== undefined) return [box];
  return "children" in box ? box.children.flatMap(notesIn) : [];
}

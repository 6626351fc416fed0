/** The result of layout: every box with its place and its lines of text; this is all that painters use. */
import type { Box, Slot } from "../../model/box/box.js";
import type { Line } from "./passage.js";

/**
 * A box with its border box in px. All coordinates, including those of lines, are relative to the top left corner of
 * the box that was laid out: the root is at (0, 0) unless it has a margin.
 */
export interface Frame {
  box: Box;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Lines of a text or field. */
  lines?: readonly Line[] | undefined;
  /** Whether it contains anything that is raised. */
  holdsRaised: boolean;
  /** Children in drawing order of siblings; boxes without geometry are replaced by their children. */
  children: readonly Frame[];
}

/** The child of a frame with a slot. */
export function frameIn({ children }: Frame, slot: Slot): Frame | undefined {
  return children.find(({ box }) => box.slot === slot);
}

/** The result of layout: every box with its place and its lines of text; painters read nothing else. */
import type { Box, Slot } from "../../model/box/box.js";
import type { Line } from "./passage.js";

/**
 * A box with its border box in px. All coordinates, those of lines too, count from the top left
 * corner of the box that was laid out: the root is at (0, 0) unless it has a margin.
 */
export interface Frame {
  box: Box;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Lines of a text or field. */
  lines?: readonly Line[] | undefined;
  /** Whether anything in it is raised. */
  holdsRaised: boolean;
  /** Children in drawing order of siblings; boxes of pure meaning are replaced by their children. */
  children: readonly Frame[];
}

/** The frame in a frame whose box is in a slot. */
export function frameIn({ children }: Frame, slot: Slot): Frame | undefined {
  return children.find(({ box }) => box.slot === slot);
}

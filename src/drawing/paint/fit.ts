/** Turns a frame and the size of a drawing into the drawing's place and scale in it. */
import type { Frame } from "../layout/frame.js";

/** A translation, then a scale. */
export interface Placement {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

/** Centers a drawing in its frame; with `stretch`, fills the frame and ignores the proportions. */
export function placementIn(
  { x, y, width, height }: Frame,
  drawing: { width: number; height: number },
  fit: "contain" | "stretch" = "contain",
): Placement {
  let scaleX = width / drawing.width;
  let scaleY = height / drawing.height;
  if (fit !== "stretch") scaleX = scaleY = Math.min(scaleX, scaleY);
  return {
    x: x + (width - drawing.width * scaleX) / 2,
    y: y + (height - drawing.height * scaleY) / 2,
    scaleX,
    scaleY,
  };
}

/** Turns a frame and the size of a drawing into where and how large the drawing is in it. */
import type { Frame } from "../layout/frame.js";

/** A move, then a scale. */
export interface Placement {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

/** Centers a drawing in its frame; `stretch` gives up its proportions to fill it. */
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

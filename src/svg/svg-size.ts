/** Turns frames into the size of their SVG, roughly: nothing is painted. */
import type { Frame } from "../layout/frame.js";
import type { CanvasFrame } from "../layout/layout-canvas.js";

/** Bytes that a box takes on average, and a line of text besides its letters. */
const bytesOfBox = 60;
const bytesOfLine = 80;

/** Bytes of the picture of a canvas. */
export function svgSize({ boards }: CanvasFrame): number {
  let size = 0;
  for (const { frame, asides } of boards) {
    size += sizeOf(frame);
    for (const aside of asides) size += sizeOf(aside.frame);
  }
  return size;
}

function sizeOf({ lines = noLines, children }: Frame): number {
  let size = bytesOfBox;
  for (const { text } of lines) size += bytesOfLine + text.length;
  for (const child of children) size += sizeOf(child);
  return size;
}

const noLines: NonNullable<Frame["lines"]> = [];

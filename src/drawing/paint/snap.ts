/** Moves a frame to whole pixels, as browsers do when they paint: lines and edges stay sharp. */
import type { Frame } from "../layout/frame.js";

/**
 * The frame with whole edges; what is in it is as it was. Each edge is rounded by itself, so that boxes
 * that touch still do. Painters round baselines, and leave lines of text where they are along the line:
 * glyphs are not rounded.
 */
export function snapped(frame: Frame): Frame {
  const { box, x, y, width, height, lines, holdsRaised, children } = frame;
  if (isWhole(x) && isWhole(y) && isWhole(width) && isWhole(height)) return frame;
  const left = Math.round(x);
  const top = Math.round(y);
  return {
    box,
    x: left,
    y: top,
    width: Math.round(x + width) - left,
    height: Math.round(y + height) - top,
    lines,
    holdsRaised,
    children,
  };
}

const { isInteger: isWhole } = Number;

/** Moves a frame to whole pixels, as browsers do when they paint, so that lines and edges stay sharp. */
import type { Frame } from "../layout/frame.js";

/**
 * The frame with whole edges; its content is unchanged. Each edge is rounded by itself, so that boxes that touch still
 * do. Painters round the baselines of text, but not the positions of glyphs along a line.
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

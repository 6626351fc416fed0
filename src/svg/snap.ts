/** Moves frames to whole pixels, as browsers do when they paint: lines and edges stay sharp. */
import type { Frame } from "../layout/frame.js";

/**
 * The frame and all in it with whole edges and baselines. Each edge is rounded by itself, so that
 * boxes that touch still do; lines keep their place along the line, where glyphs are not rounded.
 */
export function snapped(frame: Frame): Frame {
  const { lines } = frame;
  const x = Math.round(frame.x);
  const y = Math.round(frame.y);
  return {
    ...frame,
    x,
    y,
    width: Math.round(frame.x + frame.width) - x,
    height: Math.round(frame.y + frame.height) - y,
    children: frame.children.map(snapped),
    ...(lines && { lines: lines.map((line) => ({ ...line, y: Math.round(line.y) })) }),
  };
}
